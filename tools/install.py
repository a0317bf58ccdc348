"""Make an environment: a virtual environment with pinned packages and Yamen. Needs the standard library alone.

    tools/install.py [--wheel WHEEL] VENV STAMP SET...

Each SET is requirements/SET.txt; with `play` comes Yamen itself, editable or from WHEEL. STAMP is what tools/ready.sh
compares at the next start. Trouble ends in one sentence and exit code 2.
"""

from __future__ import annotations

import argparse
import errno
import fcntl
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
NAMES = {
    "play": "Yamen",
    "test": "what the tests need",
    "docs": "the handbook's tools",
    "bench": "the peers to race",
    "compile": "the compiler's tools",
    "zig": "a C compiler",
}

FULL_DISK = re.compile(r"No space left on device|Disk quota exceeded|os error (28|122)")
WRONG_FILE = re.compile(r"DO NOT MATCH THE HASHES|[Hh]ash mismatch")
NO_NETWORK = re.compile(
    r"Temporary failure in name resolution|Name or service not known|nodename nor servname|NewConnectionError"
    r"|Failed to establish a new connection|Connection (refused|reset|aborted)|timed out|Network is unreachable"
    r"|dns error|error sending request|client error \(Connect\)|ProxyError|Cannot connect to proxy|SSLError"
    r"|CERTIFICATE_VERIFY_FAILED|invalid peer certificate|Could not fetch URL",
)
NO_WRITING = re.compile(r"Permission denied|Read-only file system|Operation not permitted|os error (13|30)")


class Trouble(Exception):
    """Why the environment cannot be made, as a sentence for the person who wants to play."""


def explain(said: str, venv: Path) -> str:
    """What an installer's output means, in one sentence."""
    if FULL_DISK.search(said):
        return f"The disk is full: make room for {venv} (about 300 MB) and start again."
    if WRONG_FILE.search(said):
        return "A downloaded package is not the one pinned in requirements/: look at your package index or proxy."
    if NO_NETWORK.search(said):
        return "The package index cannot be reached: look at your network connection or proxy, and start again."
    if NO_WRITING.search(said):
        return f"{venv} cannot be written to: set YAMEN_VENV to a folder of your own, and start again."
    errors = re.findall(r"^\s*(?:ERROR|error|×)[: ]+(.+)$", said, re.MULTILINE)
    last = errors[-1].strip() if errors else "it gave no reason"
    return f"The packages could not be installed: {last.rstrip('.')}. The whole output is in {venv / 'install.log'}."


def run(venv: Path, *command: str | Path) -> None:
    """Run an installer quietly; what it says when it fails becomes the sentence."""
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONHOME", "PYTHONPATH")}
    environment |= {"PIP_USER": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, errors="replace", check=False)
    if done.returncode != 0:
        said = done.stdout + done.stderr
        (venv / "install.log").write_text(f"{command}\n{said}")
        raise Trouble(explain(said, venv))


def make(venv: Path) -> None:
    """An empty virtual environment, unless a good one stands there; never over somebody's other files."""
    mark = f"{HERE}\n{venv}\n"
    marked = venv / "yamen-venv"
    if venv.is_dir() and any(venv.iterdir()):
        if not (venv / "pyvenv.cfg").exists():
            raise Trouble(f"{venv} holds other things: set YAMEN_VENV to an empty or new folder.")
        moved = marked.exists() and marked.read_text() != mark
        if not moved and runs(venv / "bin/python"):
            marked.write_text(mark)
            return
        shutil.rmtree(venv)
    venv.mkdir(parents=True, exist_ok=True)  # what stands in the way is said here, and is no fault of Python's
    # The link goes to the very version, so that a system that changes its python3 makes us start over.
    python = os.path.realpath(getattr(sys, "_base_executable", sys.executable))
    run_venv = subprocess.run(
        [python, "-m", "venv", "--without-pip", str(venv)], capture_output=True, text=True, check=False
    )
    if run_venv.returncode != 0:
        said = run_venv.stdout + run_venv.stderr
        raise Trouble(explain(said, venv) if NO_WRITING.search(said) or FULL_DISK.search(said) else no_venv())
    marked.write_text(mark)


def runs(python: Path) -> bool:
    """Whether this Python starts."""
    try:
        return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def no_venv() -> str:
    """What a Python without its venv parts lacks."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    return (
        f"Python {version} is here without its venv module: install it (on Debian and Ubuntu: apt install "
        f"python{version}-venv), and start again."
    )


class Installer:
    """Puts packages into an environment: with uv where it is and works, else with pip."""

    def __init__(self, venv: Path) -> None:
        self.venv = venv
        self.python = venv / "bin/python"
        uv = shutil.which("uv")
        self.uv = uv if uv and runs_uv(uv) else None
        if self.uv is None and importlib.util.find_spec("ensurepip") is None:
            raise Trouble(no_venv())

    def install(self, *what: str | Path) -> None:
        """Install exactly this, without looking for dependencies."""
        if self.uv is not None:
            try:
                run(self.venv, self.uv, "pip", "install", "--quiet", "--python", self.python, *STRICT, *what)
                return
            except Trouble:
                if importlib.util.find_spec("ensurepip") is None:
                    raise
                self.uv = None  # uv reads no pip settings: behind a proxy or a mirror, pip may do what it cannot
        if not (self.venv / "bin/pip").exists():
            run(self.venv, self.python, "-m", "ensurepip", "--default-pip")
        run(self.venv, self.python, "-m", "pip", "install", "--quiet", "--no-input", "--retries", "2", *STRICT, *what)


STRICT = ("--no-deps", "--no-build-isolation")


def runs_uv(uv: str) -> bool:
    """Whether uv is more than a name on the path."""
    try:
        return subprocess.run([uv, "--version"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


@contextmanager
def alone() -> Iterator[None]:
    """One installation at a time for a checkout; a second one waits for the first."""
    with Path(__file__).open() as file:
        with suppress(OSError):  # a file system without locks
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def set_up(venv: Path, stamp: str, sets: list[str], wheel: Path | None) -> None:
    """Make the environment, install what is not there yet, and stamp it."""
    make(venv)
    missing = [name for name in sets if not stamped(venv, name, stamp)]
    if not missing:
        return
    began = time.monotonic()
    what = ", ".join(NAMES[name] for name in missing)
    print(f"Installing {what} in {venv} ...", end="", file=sys.stderr, flush=True)
    try:
        installer = Installer(venv)
        for name in missing:
            (venv / f"ready-{name}").unlink(missing_ok=True)
            installer.install("--require-hashes", "-r", HERE / f"requirements/{name}.txt")
        if "play" in missing:
            installer.install(*(("-e", HERE) if wheel is None else ("--force-reinstall", wheel)))
        for name in missing:
            (venv / f"ready-{name}").write_text(stamp + "\n")
    except BaseException:
        print(file=sys.stderr)
        raise
    print(f" done in {time.monotonic() - began:.0f} s.", file=sys.stderr)


def stamped(venv: Path, name: str, stamp: str) -> bool:
    """Whether this set was installed from the same files."""
    try:
        return (venv / f"ready-{name}").read_text().strip() == stamp
    except OSError:
        return False


def main() -> int:
    """Do it, and say in one sentence why not."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--wheel", type=Path)
    parser.add_argument("venv", type=Path)
    parser.add_argument("stamp")
    parser.add_argument("sets", nargs="+", choices=NAMES, metavar="SET")
    given = parser.parse_args()
    try:
        with alone():
            set_up(given.venv, given.stamp, given.sets, given.wheel)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 2
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            print(explain("No space left on device", given.venv), file=sys.stderr)
        else:
            print(
                f"{given.venv} cannot be made ({error.strerror}): set YAMEN_VENV to a folder you can write to.",
                file=sys.stderr,
            )
        return 2
    except KeyboardInterrupt:
        print("Stopped. The next start goes on from here.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
