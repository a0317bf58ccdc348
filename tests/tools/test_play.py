"""./play and what it stands on: a start that installs nothing, and sentences for what is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOOLS = ("cat", "cksum", "dirname", "sh", "uname")


def script(file: Path, text: str) -> None:
    """A program of a few lines."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    file.chmod(0o755)


@pytest.fixture(autouse=True)
def without_own_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may have put the environment elsewhere."""
    monkeypatch.delenv("YAMEN_VENV", raising=False)
    monkeypatch.delenv("YAMEN_PYTHON", raising=False)


class Checkout:
    """A copy of what ./play reads, under a name with a space, and an environment that only repeats its words."""

    def __init__(self, at: Path) -> None:
        self.at = at / "a checkout"
        self.bin = at / "bin"
        self.venv = self.at / ".venv"
        self.bin.mkdir()
        shutil.copytree(ROOT / "tools", self.at / "tools")
        shutil.copytree(ROOT / "requirements", self.at / "requirements")
        for name in ("play", "pyproject.toml"):
            shutil.copy2(ROOT / name, self.at / name)
        for name in TOOLS:
            (self.bin / name).symlink_to(str(shutil.which(name)))

    def install(self, *sets: str) -> None:
        """As if these sets stood in the environment."""
        script(self.venv / "bin/python", "exit 0")
        script(self.venv / "bin/yamen", 'for word do echo "<$word>"; done; echo "$YAMEN_CHECKOUT"')
        lines = f'here="{self.at}"; . "$here/tools/ready.sh"; stamp "$venv"'
        stamp = subprocess.run(["sh", "-c", lines], capture_output=True, text=True, check=True).stdout
        for name in sets:
            (self.venv / f"ready-{name}").write_text(stamp, encoding="utf-8")

    def python(self, text: str) -> None:
        """A python3 that does just this."""
        script(self.bin / "python3", text)

    def play(self, *words: str, **around: str) -> subprocess.CompletedProcess[str]:
        """./play, with nothing on the path but what belongs to any system."""
        return subprocess.run(
            [str(self.at / "play"), *words],
            env={"PATH": str(self.bin), "HOME": str(self.at.parent), **around},
            cwd="/",
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_a_start_that_finds_everything_installs_nothing(checkout: Checkout) -> None:
    checkout.install("play")
    checkout.python("echo no python is needed >&2; exit 9")
    done = checkout.play("simulate", "two words", "")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == ["<simulate>", "<two words>", "<>", str(checkout.at)]


@pytest.mark.parametrize("changed", ["requirements/play.txt", "pyproject.toml", "tools/install.py"])
def test_what_it_is_made_from_has_changed(checkout: Checkout, changed: str) -> None:
    checkout.install("play")
    with (checkout.at / changed).open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    checkout.python('case $* in -c*) exit 0;; esac; echo "$*"; exit 7')
    done = checkout.play()
    assert done.returncode == 7
    assert done.stdout.startswith(f"{checkout.at}/tools/install.py {checkout.venv} ")
    assert done.stdout.endswith(" play\n")


@pytest.mark.parametrize("words", [["bench"], ["--language", "fr", "bench"], ["--language=fr", "bench"]])
def test_the_bench_needs_more(checkout: Checkout, words: list[str]) -> None:
    checkout.install("play")
    checkout.python('case $* in -c*) exit 0;; esac; echo "$*"; exit 7')
    done = checkout.play(*words)
    assert done.returncode == 7
    assert done.stdout.endswith(" play compile bench\n")
    assert checkout.play("journal", "show", "bench").returncode == 0


def test_compiled_it_runs_in_an_environment_of_its_own(checkout: Checkout) -> None:
    script(checkout.at / "tools/compiled.sh", 'echo "$*"; mkdir -p "$1/bin"; ln -s "$(command -v cat)" "$1/bin/yamen"')
    for name in ("mkdir", "ln"):
        (checkout.bin / name).symlink_to(str(shutil.which(name)))
    done = checkout.play("/dev/null", YAMEN_COMPILE="1")
    assert (done.returncode, done.stdout) == (0, f"{checkout.at}/.venv-compiled\n")


def test_no_python_at_all(checkout: Checkout) -> None:
    done = checkout.play()
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("play: Yamen needs Python 3.11 or later")
    assert done.stderr.count("\n") == 1


def test_a_python_that_is_too_old(checkout: Checkout) -> None:
    checkout.python("exit 1")
    assert checkout.play().stderr.startswith("play: Yamen needs Python 3.11 or later")


def test_a_python_asked_for_that_is_none(checkout: Checkout) -> None:
    checkout.python("exit 0")
    done = checkout.play(YAMEN_PYTHON="/none/python9")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "play: YAMEN_PYTHON=/none/python9 is not a Python 3.11 or later that runs.\n"


@pytest.fixture
def real(checkout: Checkout) -> Checkout:
    (checkout.bin / "python3").symlink_to(os.path.realpath(str(shutil.which("python3"))))
    return checkout


def test_an_environment_is_never_made_over_other_files(real: Checkout) -> None:
    (real.at / "mine").mkdir()
    (real.at / "mine" / "novel.txt").write_text("Once", encoding="utf-8")
    done = real.play(YAMEN_VENV=str(real.at / "mine"))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "holds other things" in done.stderr
    assert [path.name for path in (real.at / "mine").iterdir()] == ["novel.txt"]


def test_an_environment_that_cannot_be_made(real: Checkout) -> None:
    done = real.play(YAMEN_VENV="/dev/null/venv")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "YAMEN_VENV" in done.stderr
    assert "Traceback" not in done.stderr
