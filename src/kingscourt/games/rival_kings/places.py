"""Stable ids of the places and things on the table, made once, and the names of the things."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.vocabulary import ACTION_NAMES, MAX_PLAYERS, PILE_NAMES
from kingscourt.kernel.phrase import Phrase

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
ABILITY: Final = [f"seat/{seat}/ability" for seat in _SEATS]
ABILITY_USED: Final = [f"seat/{seat}/ability/used" for seat in _SEATS]  # until the cycle ends (RK-5.1)
SCORE: Final = [f"seat/{seat}/points" for seat in _SEATS]
BOX: Final = "box"  # cards that are in nobody's game now; it has more of every card
POINTS: Final = "points"  # there are always more points
PILE: Final = [f"pile/{name}" for name in PILE_NAMES]
PILE_MONEY: Final = [f"pile/{name}/money" for name in PILE_NAMES]
SLOT: Final = [[f"seat/{seat}/character/{name}" for name in ACTION_NAMES] for seat in _SEATS]

# Things: a card that lies open is called by its back and its id, such as character/queen.
CHARACTER_BACK: Final = "character"
CARD_BACKS: Final = ["building", "subject"]  # of the two bags
ABILITY_OF_CYCLE: Final = "ability"
POINT: Final = "point"
COIN: Final = "coin"
HIDDEN_MONEY: Final = "hidden-money"  # all money of a pile, if an option hides how much it is (RK-4.3)
MARKER: Final = "marker"
CREST: Final = "crest"


def thing_name(what: str) -> Phrase | None:
    """A thing by its name in the ledger; crests never run short, and points come only at the end."""
    if what in (CREST, POINT):
        return None
    if what == COIN:
        return Phrase("rival-kings-thing-coin")
    if what == MARKER:
        return Phrase("rival-kings-thing-marker")
    back, _, name = what.partition("/")
    if name:
        return Phrase("rival-kings-thing-card", {"card": Phrase(f"rival-kings-{back}-{name}")})
    return Phrase(f"rival-kings-thing-{back}")
