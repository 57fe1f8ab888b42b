"""The phrases of this game."""

from __future__ import annotations

from typing import Final

from kingscourt.components.game_words import GameWords

WORDS: Final = GameWords("royals", "RY")
