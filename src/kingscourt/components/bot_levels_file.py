"""Levels of a game's bots as a TOML file: the settings of a search by the name of each level."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec


@cache
def shipped_levels(package: str) -> dict[str, str]:
    """Settings by level from a game's `data/levels.toml`, such as `king = "paired:samples=16,depth=24"`."""
    text = (files(package) / "data" / "levels.toml").read_text(encoding="utf-8")
    return msgspec.toml.decode(text, type=dict[str, str])
