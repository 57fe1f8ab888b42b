"""Stable ids of the places that actions, events and outlines point at."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.phrase import MAX_SEATS

COUNTRY_DECK: Final = "deck/country"
INTRIGUE_DECK: Final = "deck/intrigue"
COUNTRY_DISCARDS: Final = "discards/country"
INTRIGUE_DISCARDS: Final = "discards/intrigue"
DISPLAY: Final = "display"
BOX: Final = "box"  # pieces that leave the game
HANDS: Final = [f"seat/{seat}/hand" for seat in range(MAX_SEATS)]
CUBES: Final = [f"seat/{seat}/cubes" for seat in range(MAX_SEATS)]
TOKENS: Final = [f"seat/{seat}/tokens" for seat in range(MAX_SEATS)]
CUBE: Final = [f"cube/{seat}" for seat in range(MAX_SEATS)]
