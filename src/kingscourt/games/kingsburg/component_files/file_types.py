"""The types of a component file, with the range of every number, list and text."""

from __future__ import annotations

from typing import Annotated, Literal, Union

import msgspec

from kingscourt.components.box_field_types import Id, Name, Word
from kingscourt.games.kingsburg.actions import MOST_PRICE
from kingscourt.games.kingsburg.placements import ADVISORS

MOST_BUILDINGS = 30
MOST_YEARS = 9

Confidence = Literal["exact", "likely", "ruling", "guess"]
Good = Literal["gold", "wood", "stone"]
Kind = Literal["gold", "wood", "stone", "token"]
EnemyKind = Literal["barbarians", "goblins", "orcs", "zombies", "demons", "dragons"]
Season = Literal["spring", "summer", "autumn"]
Wording = Literal["", "english-2007"]  # which text states a rule, where editions differ

# Each piece of these may be asked for one by one, so the ranges keep a turn short.
Amount = Annotated[int, msgspec.Meta(ge=0, le=9)]  # goods, tokens, soldiers, buildings
Points = Annotated[int, msgspec.Meta(ge=0, le=50)]
Strength = Annotated[int, msgspec.Meta(ge=0, le=99)]
Column = Annotated[int, msgspec.Meta(ge=1, le=MOST_BUILDINGS)]
Lot = Annotated[int, msgspec.Meta(ge=1, le=20)]  # goods that buy points


class FileEntry(msgspec.Struct, forbid_unknown_fields=True):
    """Every entry says how sure we are of it."""

    confidence: Confidence


class SettingsEntry(FileEntry):
    """Where editions differ."""

    tokens_per_group: Union[Literal["dice"], Annotated[int, msgspec.Meta(ge=1, le=9)]]
    envoy: Literal["declared", "free"]
    tied_buildings: Literal["owner", "topmost"]
    neutral_pair: Literal["apart", "together"]
    set_aside_die: bool
    soldier_goods: Annotated[int, msgspec.Meta(ge=1, le=MOST_PRICE)]
    white_dice: Literal["ask", "always"]


class EffectEntry(msgspec.Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    """One effect; `do` says which of the fields belong to it."""

    do: Word
    n: Annotated[int, msgspec.Meta(ge=-9, le=9)] = 1  # below 0 only in battle
    source: Annotated[list[Good], msgspec.Meta(max_length=3)] = []  # empty means all
    alike: bool = False
    gold: Amount = 0
    wood: Amount = 0
    stone: Amount = 0
    token: Amount = 0
    soldier: Amount = 0
    vp: Points = 0
    against: Annotated[list[EnemyKind], msgspec.Meta(max_length=6)] = []
    sum: Strength = 0
    columns: Annotated[list[Column], msgspec.Meta(max_length=MOST_BUILDINGS)] = []
    seasons: Annotated[list[Season], msgspec.Meta(max_length=3)] = []  # empty means all
    pay: Annotated[list[Kind], msgspec.Meta(max_length=4)] = []
    else_token: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    goods: Lot = 2
    exchange: bool = True


Effects = Annotated[list[EffectEntry], msgspec.Meta(max_length=6)]


class AdvisorEntry(FileEntry):
    """An advisor."""

    number: Annotated[int, msgspec.Meta(ge=1, le=ADVISORS)]
    id: Id
    effects: Effects
    name: Name = ""
    wording: Wording = ""


class CostEntry(msgspec.Struct, forbid_unknown_fields=True):
    """Goods by kind."""

    gold: Amount = 0
    wood: Amount = 0
    stone: Amount = 0


class BuildingEntry(FileEntry):
    """A building."""

    id: Id
    row: Column
    column: Column
    cost: CostEntry
    vp: Points
    effects: Effects
    name: Name = ""
    wording: Wording = ""


class SpoilsEntry(CostEntry):
    """The loss that an enemy inflicts, or the reward for beating it."""

    goods: Amount = 0
    building: Amount = 0
    vp: Points = 0


class EnemyEntry(FileEntry):
    """An enemy card."""

    year: Annotated[int, msgspec.Meta(ge=1, le=MOST_YEARS)]
    kind: EnemyKind
    strength: Strength
    loss: SpoilsEntry
    reward: SpoilsEntry


class ComponentFile(msgspec.Struct, forbid_unknown_fields=True):
    """A whole component file."""

    edition: Id
    settings: SettingsEntry
    advisor: Annotated[list[AdvisorEntry], msgspec.Meta(max_length=ADVISORS)]
    building: Annotated[list[BuildingEntry], msgspec.Meta(max_length=MOST_BUILDINGS)]
    enemy: Annotated[list[EnemyEntry], msgspec.Meta(max_length=10 * MOST_YEARS)]
