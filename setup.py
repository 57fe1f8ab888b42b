"""Compiles the rules with mypyc; KINGSCOURT_PURE=1 and editable installs leave them interpreted."""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path

from setuptools import setup

SOURCES = Path("src")


def interpreted_modules() -> set[str]:
    """The modules that pyproject.toml declares as interpreted, by dotted name."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    return set(project["tool"]["kingscourt"]["build"]["interpreted"])


def groups() -> list[tuple[list[str], str]]:
    """The modules that become native code: one library for each layer and for each game."""
    root = SOURCES / "kingscourt"
    folders = [root / "kernel", root / "components", root / "table", root / "bots"]
    folders += sorted(path.parent for path in root.glob("games/*/state.py"))
    return [(compiled_modules(folder), f"kingscourt_{folder.name}") for folder in folders]


def compiled_modules(folder: Path) -> list[str]:
    """The modules of a folder except packages and those that stay interpreted."""
    interpreted = interpreted_modules()
    return [
        path.as_posix()
        for path in sorted(folder.rglob("*.py"))
        if path.name != "__init__.py" and module_name(path) not in interpreted
    ]


def module_name(path: Path) -> str:
    """The dotted name of a source file."""
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts)


def wants_pure() -> bool:
    """Whether to leave everything interpreted."""
    editable = any(word in sys.argv for word in ("editable_wheel", "develop"))
    return editable or os.environ.get("KINGSCOURT_PURE", "") == "1"


def native_modules() -> list[object]:
    """The extension modules of this build."""
    if wants_pure():
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - a pure build must not need mypyc

    modules = [module for group, _ in groups() for module in group]
    extensions = mypycify(["--strict", *modules], opt_level="2", debug_level="0", separate=groups())
    if os.name == "posix":
        for extension in extensions:
            # A third of the compiler's time goes into warnings about generated code.
            extension.extra_compile_args.append("-w")
    return list(extensions)


setup(ext_modules=native_modules())
