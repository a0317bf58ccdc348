"""The optional compiled wheel: with YAMEN_COMPILE=1, kernel and games are built by mypyc; otherwise this does nothing.

    YAMEN_COMPILE=1 pip install .

The interpreted sources stay in the wheel beside the compiled modules; Python prefers the compiled ones.
YAMEN_COMPILE_DIR names a folder to keep the build in, so that only what changed is compiled again.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("src/yamen/kernel", "src/yamen/games")


class CompileHook(BuildHookInterface[BuilderConfig]):
    """Adds the compiled modules of kernel and games to a wheel."""

    PLUGIN_NAME = "custom"
    kept: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """What building needs: the `compile` extra, when compiling is asked for."""
        if os.environ.get("YAMEN_COMPILE") != "1":
            return []
        return list(self.metadata.core.optional_dependencies["compile"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and put the results beside their sources."""
        if os.environ.get("YAMEN_COMPILE") != "1" or version == "editable":
            return
        folder = os.environ.get("YAMEN_COMPILE_DIR")
        if not folder:
            self.kept = tempfile.TemporaryDirectory(prefix="yamen-")
            folder = self.kept.name
        for built, place in compile_packages(Path(self.root), Path(folder)).items():
            build_data["force_include"][built] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The wheel is written: the folder of the build can go, unless it was asked for."""
        if self.kept is not None:
            self.kept.cleanup()


def compile_packages(root: Path, folder: Path) -> dict[str, str]:
    """Compile every module of the packages into `folder`; each library with its place in the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(root)  # mypy finds its settings and names the modules from here
    sources = sorted(str(path) for package in COMPILED for path in Path(package).rglob("*.py"))
    extensions = mypycify(
        [f"--cache-dir={folder / 'mypy'}", *sources],
        target_dir=str(folder / "c"),
        group_name="yamen",
        multi_file=True,
    )
    command = build_ext(Distribution({"name": "yamen", "ext_modules": extensions}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "temp")
    command.ensure_finalized()
    command.build_extensions = partial(on_all_processors, command, command.build_extensions)
    command.run()
    return {built: str(Path(built).relative_to(command.build_lib)) for built in command.get_outputs()}


def on_all_processors(command: Any, build: Callable[[], None]) -> None:
    """Compile the C files side by side; setuptools would take one after the other."""
    compile_them: Callable[..., list[str]] = command.compiler.compile

    def compile_each(sources: list[str], **settings: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            made = pool.map(lambda source: compile_them([source], **settings), sources)
            return [library for libraries in made for library in libraries]

    command.compiler.compile = compile_each
    build()
