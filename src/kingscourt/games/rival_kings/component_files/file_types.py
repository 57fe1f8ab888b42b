"""The types of a component file, with the range of every number, list and text."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from kingscourt.components.box_field_types import Id, Name, Word
from kingscourt.games.rival_kings.vocabulary import (
    CHARACTERS,
    SYMBOLS,
)

Confidence = Literal["exact", "derived", "reconstructed"]
Rank = Literal["a", "b", "c", "d", "e", "f"]
# Money and markers are counted, never listed; a pile is a list, and each of its cards may take ten rounds.
Copies = Annotated[int, msgspec.Meta(ge=1, le=6)]
PileSize = Annotated[int, msgspec.Meta(ge=1, le=30)]
Pieces = Annotated[int, msgspec.Meta(ge=1, le=99)]
Coin = Annotated[int, msgspec.Meta(ge=1, le=9)]
Crests = Annotated[int, msgspec.Meta(ge=2, le=12)]  # a robber needs one for each of two victims
CardValue = Annotated[int, msgspec.Meta(ge=1, le=20)]


class BoxEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Counts of the box."""

    copies: Copies
    pile_size: PileSize
    subject_coin: Coin
    building_coin: Coin
    pile_coins: Pieces
    start_coins: Pieces
    start_markers: Pieces
    markers: Pieces
    crests: Crests
    confidence: Confidence = "exact"  # a value that its owner does not doubt is exact
    coins_confidence: Confidence = "exact"
    copies_confidence: Confidence = "exact"


class RankEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rank and the one it steals from."""

    id: Rank
    confidence: Confidence = "exact"
    steals_from: Rank | None = None


class CharacterEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character card."""

    id: Id
    rank: Rank
    tie: bool
    actions: Annotated[
        list[Literal["settle", "give", "money", "recruit", "buy"]], msgspec.Meta(min_length=1, max_length=5)
    ]
    confidence: Confidence = "exact"
    tie_confidence: Confidence = "exact"
    name: Name = ""


class BuildingEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The building of a pair."""

    id: Id
    value: CardValue
    confidence: Confidence = "exact"
    name: Name = ""


class SubjectEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The subject of a pair."""

    id: Id
    value: CardValue
    ability: Word
    confidence: Confidence = "exact"
    name: Name = ""


class PairEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A building and a subject with the same symbol."""

    colour: Literal["yellow", "red", "blue", "green"]
    building: BuildingEntry
    subject: SubjectEntry
    colour_confidence: Confidence = "exact"


class ComponentFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole component file."""

    edition: Id
    box: BoxEntry
    ranks: Annotated[list[RankEntry], msgspec.Meta(max_length=6)]
    characters: Annotated[list[CharacterEntry], msgspec.Meta(max_length=CHARACTERS)]
    pairs: Annotated[list[PairEntry], msgspec.Meta(max_length=SYMBOLS)]
