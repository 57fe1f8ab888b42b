"""Stable ids of the places on the table, made once."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.action_ability_and_pile_numbers import ACTION_NAMES, MAX_PLAYERS, PILE_NAMES

SUPPLY_COINS: Final = "supply/coins"
SUPPLY_MARKERS: Final = "supply/markers"
CHARACTER_PILE: Final = "characters"
TURNED_UP: Final = "characters/turned-up"
OUT: Final = "characters/out"  # open beside the pile until the round ends (RK-2.1, RK-3.5)

_SEATS: Final = range(MAX_PLAYERS)
COINS: Final = [f"seat/{seat}/coins" for seat in _SEATS]
MARKERS: Final = [f"seat/{seat}/markers" for seat in _SEATS]
HAND: Final = [f"seat/{seat}/hand" for seat in _SEATS]
CHARACTER: Final = [f"seat/{seat}/character" for seat in _SEATS]
CRESTS: Final = [f"seat/{seat}/crests" for seat in _SEATS]
ROW: Final = [f"seat/{seat}/row" for seat in _SEATS]
PILE: Final = [f"pile/{name}" for name in PILE_NAMES]
PILE_MONEY: Final = [f"pile/{name}/money" for name in PILE_NAMES]
SLOT: Final = [[f"seat/{seat}/character/{name}" for name in ACTION_NAMES] for seat in _SEATS]

COIN: Final = "coin"
MARKER: Final = "marker"
CREST: Final = "crest"
