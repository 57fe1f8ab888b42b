"""Levels of a game's bots as a TOML file: the settings of a search by the name of each level."""

from __future__ import annotations

import msgspec


def read_levels(text: str) -> dict[str, str]:
    """Settings by level, such as `king = "paired:samples=16,depth=24"`."""
    found = msgspec.toml.decode(text, type=dict[str, str])
    return dict(found)
