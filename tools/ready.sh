# Read by ./play, ./test and tools/compiled.sh: the environment, made ready when it is not.
# shellcheck shell=sh disable=SC2154  # the script that reads this sets $here, the checkout
#
#   YAMEN_VENV     where the environment is (.venv in the checkout)
#   YAMEN_PYTHON   the Python to make it with (the first that fits); its environment is .venv-NAME

if [ -n "${YAMEN_VENV-}" ]; then
    case $YAMEN_VENV in
        /*) venv=$YAMEN_VENV ;;
        *) venv=$PWD/$YAMEN_VENV ;;
    esac
else
    venv=$here/.venv${YAMEN_PYTHON:+-${YAMEN_PYTHON##*/}}
fi

# fail SENTENCE: the one way to give up.
fail() {
    printf '%s: %s\n' "${0##*/}" "$1" >&2
    exit 2
}

# find_python: the first Python that fits becomes $python. One without ensurepip is the last choice: only uv can use it.
find_python() {
    python=
    if [ -n "${YAMEN_PYTHON-}" ]; then
        set -- "$YAMEN_PYTHON"
    else
        set -- python3 python3.14 python3.13 python3.12 python3.11 python
    fi
    for candidate do
        "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || continue
        if "$candidate" -c 'import ensurepip, venv' >/dev/null 2>&1; then
            python=$candidate
            return 0
        fi
        python=${python:-$candidate}
    done
    [ -n "$python" ]
}

# stamp FOLDER: what the environment in FOLDER is made from, as a checksum.
stamp() {
    { printf '%s\n' "$here" "$1"; cat "$here/pyproject.toml" "$here/requirements"/*.txt "$here/tools/install.py"; } | cksum
}

# is_ready FOLDER STAMP SET...: whether these sets stand in the environment as the stamp says.
is_ready() (
    folder=$1 stamp=$2
    [ -x "$folder/bin/python" ] || return 1
    shift 2
    for name do
        { read -r found <"$folder/ready-$name"; } 2>/dev/null && [ "$found" = "$stamp" ] || return 1
    done
)

# ready SET...: the environment has Yamen and these sets of requirements (requirements/SET.txt), `play` always.
ready() {
    set -- "$(stamp "$venv")" play "$@"
    is_ready "$venv" "$@" && return 0
    if ! find_python; then
        [ -z "${YAMEN_PYTHON-}" ] || fail "YAMEN_PYTHON=$YAMEN_PYTHON is not a Python 3.11 or later that runs."
        fail "Yamen needs Python 3.11 or later, and none of python3, python3.11 ... python3.14 is one: install it from your system's packages or from python.org."
    fi
    "$python" "$here/tools/install.py" "$venv" "$@" || exit $?
}
