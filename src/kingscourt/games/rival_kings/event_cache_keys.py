"""Cache keys of events that are worded once per box; each kind of event has its own range of numbers."""

from __future__ import annotations

from typing import Final

_SORT: Final = 24  # bits that the number inside a sort may use

HAND_DEALT: Final = 1 << _SORT
REVEALED: Final = 2 << _SORT
TOP_TURNED: Final = 3 << _SORT
ACQUIRED: Final = 4 << _SORT
ABILITY_USED: Final = 5 << _SORT
MONEY_TAKEN: Final = 6 << _SORT
HAND_RETURNED: Final = 7 << _SORT
ROBBED: Final = 8 << _SORT
SEEN_TOP_TURNED: Final = 9 << _SORT
