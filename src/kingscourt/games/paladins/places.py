"""Stable ids of places, built once, and the names of things in the terms of actions."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.vocabulary import (
    ATTRIBUTES,
    FAVOUR_SLOTS,
    ORDER_SLOTS,
    OUTSIDER_COLUMNS,
    TOWN_COLUMNS,
    WORKERS,
)
from kingscourt.games.paladins.vocabulary import SCHEMES as SCHEME_KINDS
from kingscourt.kernel.phrase import MAX_SEATS, Phrase, seat_phrase

SUPPLY: Final = "supply"
TAX_SUPPLY: Final = "tax"
DEBTS: Final = "debts"
WALLS: Final = "walls"
SUSPICIONS: Final = "suspicions"
SUSPICION_DISCARD: Final = "suspicions/discard"
TOWN_DECK: Final = "townsfolk/deck"
TOWN_DISCARD: Final = "townsfolk/discard"
OUTSIDER_DECK: Final = "outsider/deck"
OUTSIDER_DISCARD: Final = "outsider/discard"
TAVERN_DECK: Final = "tavern/deck"
TAVERN_DISCARD: Final = "tavern/discard"
SCHEMES: Final = "opponent/schemes"
SCHEME_DISCARD: Final = "opponent/schemes/discard"
TOWN: Final = [f"townsfolk/{column + 1}" for column in range(TOWN_COLUMNS)]
OUTSIDERS: Final = [f"outsider/{column + 1}" for column in range(OUTSIDER_COLUMNS)]
FAVOURS: Final = [f"favour/{slot + 1}" for slot in range(FAVOUR_SLOTS)]
ORDERS: Final = [f"order/{slot + 1}" for slot in range(ORDER_SLOTS)]

OPPONENT_ROW: Final = [f"opponent/row/{name}" for name in ["recruits", "prays", "trades", "conspires"]]

MINE: Final = "my"
OPPONENT: Final = "opponent"


class Area:
    """The places of one player, under `my` in questions and under `seat/2`, for example, in events."""

    def __init__(self, number: int, root: str, who: Phrase) -> None:
        self.number: int = number  # by which events already worded are kept
        self.root: str = root
        self.who: Phrase = who
        self.workers: str = f"{root}/workers"
        self.worker: list[str] = [f"{root}/workers/{worker}" for worker in WORKERS]
        self.silver: str = f"{root}/silver"
        self.provisions: str = f"{root}/provisions"
        self.attributes: list[str] = [f"{root}/{attribute}" for attribute in ATTRIBUTES]
        self.suspicions: str = f"{root}/suspicions"
        self.debts: str = f"{root}/debts"
        self.townsfolk: str = f"{root}/townsfolk"
        self.attacked: str = f"{root}/attacked"
        self.converted: str = f"{root}/converted"
        self.walls: str = f"{root}/walls"
        self.monks: str = f"{root}/monks"
        self.outposts: str = f"{root}/outposts"
        self.jars: str = f"{root}/jars"
        self.workshops: str = f"{root}/workshops"
        self.paladin: str = f"{root}/paladin"
        self.hand: str = f"{root}/hand"
        self.deck: str = f"{root}/deck"
        self.used: str = f"{root}/used"  # paladins of earlier rounds
        self.tavern: str = f"{root}/tavern"
        self.track: str = f"{root}/track"

    def jar_space(self, space: int) -> str:
        """A jar space of the board."""
        return f"{self.root}/jar/{space + 1}"

    def track_space(self, space: int) -> str:
        """A space of the opponent's resource track."""
        return f"{self.track}/{space + 1}"


AREA_COUNT: Final = MAX_SEATS + 1
AREAS: Final = [Area(seat, f"seat/{seat}", seat_phrase(seat)) for seat in range(MAX_SEATS)]
OPPONENT_AREA: Final = Area(MAX_SEATS, OPPONENT, Phrase("paladins-opponent"))
MY_AREA: Final = Area(MAX_SEATS + 1, MINE, Phrase("paladins-opponent"))


_SCHEME_FACES: Final = [f"scheme/{name}" for name in SCHEME_KINDS]
_SUSPICION_FACES: Final = [f"suspicion/{tax}" for tax in range(3)]  # an owner's box may have others


def suspicion_face(tax: int) -> str:
    """A suspicion whose tax is seen."""
    return _SUSPICION_FACES[tax] if tax < len(_SUSPICION_FACES) else f"suspicion/{tax}"


def order_face(name: str) -> str:
    """An Order that is turned up."""
    return f"order/{name}"


def scheme_face(kind: int) -> str:
    """A scheme that is turned up."""
    return _SCHEME_FACES[kind]


def board_space(action: str, number: int) -> str:
    """A space of a player board without its owner, such as `commission/2`."""
    return f"{action}/{number + 1}"


_AMOUNTS: Final = [*WORKERS, *ATTRIBUTES, "silver", "provision", "debt"]
_OWN_NAMES: Final = ["paid-debt", "suspicion", "worker"]


def thing_name(what: str) -> Phrase | None:
    """None for cards and pieces, which the label of the action names or its remarks explain."""
    family = what.partition("/")[0]
    if family in _AMOUNTS:
        return Phrase(f"paladins-reward-{family}")
    return Phrase(f"paladins-thing-{family}") if family in _OWN_NAMES else None
