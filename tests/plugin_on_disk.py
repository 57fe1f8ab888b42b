"""Distributions with a game, written into a folder as `pip install` would."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

HEIRLOOMS = """
from importlib.resources import files
from heirlooms.components import Box
from heirlooms.game import OPTIONS, Heirlooms

class Plugin(Heirlooms):
    def components(self, edition):
        return Box(files({package!r}).joinpath(f"{{edition}}.toml").read_text("utf-8"), shipped=True)

GAME = Plugin({package!r}, "1", [2, 3, 4], ["cottage"], OPTIONS, "heirlooms")
"""


def install(folder: Path, monkeypatch: pytest.MonkeyPatch, package: str, source: str, **files: str) -> Path:
    """Install a game of this name; returns the module that its entry point names."""
    for loaded in (package, f"{package}.game"):  # an earlier test may have installed one of the same name
        sys.modules.pop(loaded, None)
    home = folder / package
    home.mkdir()
    (home / "__init__.py").write_text("", "utf-8")
    module = home / "game.py"
    module.write_text(source, "utf-8")
    for name, text in files.items():
        (home / f"{name}.toml").write_text(text, "utf-8")
    info = folder / f"{package}-0.7.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 0.7\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[kingscourt.games]\n{package} = {package}.game:GAME\n", "utf-8")
    monkeypatch.syspath_prepend(str(folder))
    return module


def install_heirlooms(folder: Path, monkeypatch: pytest.MonkeyPatch, package: str, cottage: str) -> None:
    """Install Heirlooms under another name, with this text as its only edition."""
    install(folder, monkeypatch, package, HEIRLOOMS.format(package=package), cottage=cottage)
