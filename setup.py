"""Compiles the rules with mypyc; KINGSCOURT_PURE=1 and editable installs leave them interpreted."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import setup

# msgspec types and TOML readers must stay interpreted: compiled, their annotations erase.
INTERPRETED = {"__init__.py", "wire.py", "data.py", "scenario.py", "game.py", "registry.py"}


def groups() -> list[tuple[list[str], str]]:
    """The modules that become native code: one library for each layer and for each game."""
    root = Path("src/kingscourt")
    folders = [root / "kernel", root / "components", root / "table"]
    folders += sorted(path.parent for path in root.glob("games/*/state.py"))
    return [(compiled_modules(folder), f"kingscourt_{folder.name}") for folder in folders]


def compiled_modules(folder: Path) -> list[str]:
    """The modules of a folder, without those that have to stay interpreted."""
    is_kernel = folder.name == "kernel"
    return [
        path.as_posix()
        for path in sorted(folder.rglob("*.py"))
        if path.name not in INTERPRETED or (is_kernel and path.name == "game.py")
    ]


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
    return list(mypycify(["--strict", *modules], opt_level="2", debug_level="0", separate=groups()))


setup(ext_modules=native_modules())
