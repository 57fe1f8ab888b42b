"""Compiles the rules with mypyc; KINGSCOURT_PURE=1 and editable installs leave them interpreted."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import setup

# msgspec types and TOML readers must stay interpreted: compiled, their annotations erase.
INTERPRETED = {"__init__.py", "wire.py", "data.py", "scenario.py", "game.py", "registry.py"}
COMPILED_LAYERS = ("kernel", "components", "table", "games")


def compiled_modules() -> list[str]:
    """The modules that become native code."""
    modules: list[str] = []
    for layer in COMPILED_LAYERS:
        for path in sorted(Path("src/kingscourt", layer).rglob("*.py")):
            is_kernel_game = path.as_posix().endswith("kernel/game.py")
            if path.name not in INTERPRETED or is_kernel_game:
                modules.append(path.as_posix())
    return modules


def wants_pure() -> bool:
    """Whether to leave everything interpreted."""
    editable = any(word in sys.argv for word in ("editable_wheel", "develop"))
    return editable or os.environ.get("KINGSCOURT_PURE", "") == "1"


def native_modules() -> list[object]:
    """The extension modules of this build."""
    if wants_pure():
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - a pure build must not need mypyc

    return list(mypycify(["--strict", *compiled_modules()], opt_level="2", separate=True))


setup(ext_modules=native_modules())
