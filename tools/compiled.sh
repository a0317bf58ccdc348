#!/bin/sh
# tools/compiled.sh FOLDER [SET]: an environment in FOLDER whose Yamen has kernel and games compiled by mypyc.
#
# SET is what else it holds (play, or bench for the peers). Nothing happens when no source changed since the last time, and
# only what changed is compiled again. Its Python is FOLDER/bin/python.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
. "$here/tools/ready.sh"
case ${1-} in
    '' | -*) fail "say where: tools/compiled.sh FOLDER [SET]" ;;
    /*) target=$1 ;;
    *) target=$PWD/$1 ;;
esac
shift

sources() {
    { stamp "$target"; cd "$here" && find hatch_build.py src -type f ! -name '*.pyc' -exec cksum {} + | sort; } | cksum
}

# c_compiler: the C compiler that Python was built with, else any, else the one from the package index.
c_compiler() {
    built_with=$("$venv/bin/python" -c 'import sysconfig; print((sysconfig.get_config_var("CC") or "cc").split()[0])')
    command -v "${CC:-$built_with}" >/dev/null 2>&1 && return 0
    for CC in cc gcc clang; do
        command -v "$CC" >/dev/null 2>&1 && break
        CC=
    done
    if [ -z "$CC" ]; then
        ready compile zig
        CC="\"$venv/bin/python\" -m ziglang cc"
    fi
    LDSHARED="$CC -shared"
    export CC LDSHARED
}

sum=$(sources)
is_ready "$target" "$sum" play "$@" && exit 0
ready compile
headers=$("$venv/bin/python" -c 'import sysconfig; print(sysconfig.get_path("include"))')
[ -e "$headers/Python.h" ] ||
    fail "The compiled build needs Python's C headers: install them (on Debian and Ubuntu: apt install python3-dev)."
c_compiler

build=$venv/compiled
rm -rf "$build/wheel"
mkdir -p "$build"
printf 'Compiling kernel and games ... ' >&2
began=$(date +%s)
if ! (cd "$here" && YAMEN_COMPILE=1 YAMEN_COMPILE_DIR="$build" \
    "$venv/bin/python" -m hatchling build --target wheel --directory "$build/wheel") >"$build/log" 2>&1; then
    tail -n 40 "$build/log" >&2
    fail "The compiled build failed; its whole output is in $build/log."
fi
printf 'done in %s s.\n' "$(($(date +%s) - began))" >&2
"$venv/bin/python" "$here/tools/install.py" --wheel "$build"/wheel/*.whl "$target" "$sum" play "$@"
