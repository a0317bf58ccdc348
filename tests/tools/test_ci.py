""".ci/run on machines that lack this or that: what it asks the system for before it proves everything."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.tools.test_play import ROOT, script

NEEDED = ("bash", "cat", "cksum", "dirname", "env", "sh")


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A system whose apt-get only says what it should install, and a checkout whose ./test only says that it ran."""
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in NEEDED:
        (programs / name).symlink_to(str(shutil.which(name)))
    script(programs / "apt-get", 'echo "apt-get $*"')
    script(programs / "id", "echo 0")
    script(programs / "cc", "exit 0")
    script(programs / "python3", "exit 0")
    (tmp_path / ".ci").mkdir()
    (tmp_path / "tools").mkdir()
    shutil.copy2(ROOT / ".ci/run", tmp_path / ".ci/run")
    shutil.copy2(ROOT / "tools/ready.sh", tmp_path / "tools/ready.sh")
    script(tmp_path / "test", "echo tested; exit 5")
    return tmp_path


def run(machine: Path) -> list[str]:
    """What it said; it always ends as ./test does."""
    done = subprocess.run(
        [str(machine / ".ci/run")], env={"PATH": str(machine / "bin")}, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (5, "")
    *said, last = done.stdout.splitlines()
    assert last == "tested"
    return said


def installed(said: list[str]) -> list[str]:
    """The packages that were asked for."""
    update, command = said
    assert update.startswith("apt-get update")
    return [word for word in command.split()[2:] if not word.startswith("-")]


def test_nothing_is_installed_where_everything_is(machine: Path) -> None:
    assert run(machine) == []


def test_no_compiler(machine: Path) -> None:
    (machine / "bin/cc").unlink()
    assert installed(run(machine)) == ["gcc", "libc6-dev"]


def test_no_python(machine: Path) -> None:
    (machine / "bin/python3").unlink()
    assert installed(run(machine)) == ["python3", "python3-venv", "python3-dev"]


def test_a_python_without_venv(machine: Path) -> None:
    script(machine / "bin/python3", "case $2 in *ensurepip*) exit 1 ;; esac")
    assert installed(run(machine)) == ["python3", "python3-venv", "python3-dev"]


def test_a_python_without_headers(machine: Path) -> None:
    script(machine / "bin/python3", "case $2 in *Python.h*) exit 1 ;; esac")
    assert installed(run(machine)) == ["python3-dev"]


def test_who_may_not_install_goes_on_without(machine: Path) -> None:
    (machine / "bin/cc").unlink()
    script(machine / "bin/id", "echo 1000")
    assert run(machine) == []
