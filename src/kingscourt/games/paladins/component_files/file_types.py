"""The types of a component file, with the range of every number, list and text."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from kingscourt.components.box_field_types import Id, Name, Word
from kingscourt.games.paladins.vocabulary import (
    HIGHEST,
    ORDER_SLOTS,
    OUTSIDER_COLUMNS,
    TOWN_COLUMNS,
)

MOST_PIECES = 12  # of one kind per player; workshops fill the right side (PW-3.1)
MOST_ICONS = 6  # rewards or workers in one list

Confidence = Literal["A", "R", "B", "X"]
PartConfidence = Literal["", "A", "R", "B", "X"]

# Rewards are carried out one by one, so that their number keeps an entry short.
RewardText = Annotated[str, msgspec.Meta(max_length=24, extra={"amount": (1, 9)})]  # "2 silver"
Rewards = Annotated[list[RewardText], msgspec.Meta(max_length=MOST_ICONS)]
RewardOptions = Annotated[list[Rewards], msgspec.Meta(max_length=4)]
WorkerList = Annotated[list[Word], msgspec.Meta(max_length=MOST_ICONS)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=20)]  # silver, provisions, suspicions, a level
AtLeastOne = Annotated[int, msgspec.Meta(ge=1, le=20)]
Supply = Annotated[int, msgspec.Meta(ge=0, le=50)]
Pieces = Annotated[int, msgspec.Meta(ge=0, le=MOST_PIECES)]
Points = Annotated[int, msgspec.Meta(ge=-50, le=50)]
AttributeLevel = Annotated[int, msgspec.Meta(ge=0, le=HIGHEST)]  # of an attribute
ByUse = Annotated[list[Amount], msgspec.Meta(max_length=MOST_PIECES)]
CardCount = Annotated[int, msgspec.Meta(ge=0, le=60)]
CardCounts = Annotated[list[CardCount], msgspec.Meta(max_length=3)]
MoreRewards = Annotated[list[RewardText], msgspec.Meta(max_length=MOST_PIECES)]
JarSpaces = Annotated[list[Rewards], msgspec.Meta(max_length=MOST_PIECES)]
FewReadings = msgspec.Meta(max_length=4)


class FileEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every entry says how sure we are of it."""

    confidence: Confidence


class StartEntry(FileEntry, frozen=True):
    """The belongings of each player at the start (PW-1.3)."""

    silver: Supply
    provisions: Supply
    workshops: Pieces
    monks: Pieces
    outposts: Pieces
    jars: Pieces


class SilverEntry(FileEntry, frozen=True):
    """So much silver."""

    silver: Annotated[int, msgspec.Meta(ge=1, le=50)]


class TaxEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tax supply by number of players (PW-1.1)."""

    solo: SilverEntry
    two: SilverEntry
    three: SilverEntry
    four: SilverEntry


class AttributesEntry(FileEntry, frozen=True):
    """Points by the place of a marker."""

    points: Annotated[list[Points], msgspec.Meta(max_length=HIGHEST + 1)]


class OrdersEntry(FileEntry, frozen=True):
    """The King's Orders."""

    points: Annotated[list[Points], msgspec.Meta(max_length=ORDER_SLOTS)]
    times: AtLeastOne
    actions: Annotated[list[Word], msgspec.Meta(max_length=6)]


class DebtsEntry(FileEntry, frozen=True):
    """Debt cards and their points."""

    cards: CardCount
    unpaid: Points
    unpaid_with_traitor: Points
    paid: Points


class ResourcesEntry(FileEntry, frozen=True):
    """The points for silver and provisions."""

    for_a_point: AtLeastOne


class TrackEntry(FileEntry, frozen=True):
    """The resource track of the opponent."""

    spaces: AtLeastOne


class ShownEntry(FileEntry, frozen=True):
    """Orders turned up by difficulty (PW-7.2)."""

    easy: Annotated[int, msgspec.Meta(ge=0, le=6)]
    medium: Annotated[int, msgspec.Meta(ge=0, le=6)]
    hard: Annotated[int, msgspec.Meta(ge=0, le=6)]


class WorkersEntry(FileEntry, frozen=True):
    """So many workers."""

    workers: Pieces


class CardsEntry(FileEntry, frozen=True):
    """So many cards."""

    cards: Pieces


class SoloEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of the solo game."""

    track: TrackEntry
    orders_shown: ShownEntry
    workers_besides_round: WorkersEntry
    favour_schemes: CardsEntry


class ActionEntry(FileEntry, frozen=True):
    """An action of the player board."""

    spaces: Annotated[list[Word], msgspec.Meta(max_length=3)]
    needs: Word = ""
    levels: ByUse = []
    levels_confidence: PartConfidence = ""
    levels_known: ByUse = []  # those of the levels that are certain all the same
    silver: Amount = 0
    silver_by_use: ByUse = []
    provisions: ByUse = []
    gains: RewardOptions = []
    points: Annotated[dict[Amount, Points], msgspec.Meta(max_length=MOST_PIECES)] = {}
    points_confidence: PartConfidence = ""


class RecruitEntry(FileEntry, frozen=True):
    """The cost of townsfolk by column."""

    silver: Annotated[list[Amount], msgspec.Meta(max_length=TOWN_COLUMNS)]
    or_debt: Annotated[list[bool], msgspec.Meta(max_length=TOWN_COLUMNS)]


class AreasEntry(FileEntry, frozen=True):
    """The attributes that areas and outsiders need, by column."""

    faith: Annotated[list[Amount], msgspec.Meta(max_length=OUTSIDER_COLUMNS)]
    strength: Annotated[list[Amount], msgspec.Meta(max_length=OUTSIDER_COLUMNS)]
    faith_confidence: PartConfidence = ""
    strength_confidence: PartConfidence = ""
    faith_known: Annotated[list[Amount], msgspec.Meta(max_length=OUTSIDER_COLUMNS)] = []
    strength_known: Annotated[list[Amount], msgspec.Meta(max_length=OUTSIDER_COLUMNS)] = []


class SpaceEntry(FileEntry, frozen=True):
    """A space of the main board."""

    area: Annotated[int, msgspec.Meta(ge=1, le=OUTSIDER_COLUMNS)]
    reward: Rewards
    players: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1


class NamedEntry(FileEntry, frozen=True, kw_only=True):
    """A card with an id, and a plain name where the owner gives one."""

    id: Id
    name: Name = ""


class PaladinEntry(NamedEntry, frozen=True):
    """A paladin."""

    workers: WorkerList
    boosts: Annotated[dict[Word, AttributeLevel], msgspec.Meta(max_length=3)]
    action: Word
    waives: Word = ""
    saves: Amount = 0
    gains: Rewards = []


class TownsfolkEntry(NamedEntry, frozen=True):
    """A townsfolk."""

    dismiss: Rewards
    trigger: Word
    reward: Rewards
    hire: Rewards = []
    least_suspicions: Amount = 0
    most_suspicions: Amount | None = None


class ScoringEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The things that a converted outsider counts."""

    of: Word
    per: AtLeastOne = 1
    base: Points = 0


class OutsiderEntry(NamedEntry, frozen=True):
    """An outsider."""

    people: Word
    attack: Rewards
    strength: Annotated[int, msgspec.Meta(ge=1, le=HIGHEST)]
    scoring: ScoringEntry


class FavourEntry(NamedEntry, frozen=True):
    """A King's Favour."""

    worker: Word
    options: RewardOptions
    silver: Amount = 0
    provisions: Amount = 0
    debts: Amount = 0


class WallEntry(FileEntry, frozen=True):
    """A wall card."""

    copies: AtLeastOne
    gain: Rewards
    options: RewardOptions = []
    points: Points = 0


class TavernEntry(FileEntry, frozen=True):
    """A tavern card."""

    workers: WorkerList


class NumbersReading(FileEntry, frozen=True):
    """A doubtful list of numbers."""

    choices: Annotated[dict[Word, CardCounts], FewReadings]


class RewardReading(FileEntry, frozen=True):
    """A doubtful list of rewards or workers."""

    choices: Annotated[dict[Word, MoreRewards], FewReadings]


class RewardsReading(FileEntry, frozen=True):
    """Several doubtful lists of rewards."""

    choices: Annotated[dict[Word, JarSpaces], FewReadings]


class SwitchReading(FileEntry, frozen=True):
    """A doubtful yes or no."""

    choices: Annotated[dict[Word, bool], FewReadings]


class Readings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Values in doubt, each with its alternatives; the first is the usual one."""

    suspicion_split: NumbersReading
    third_squire: RewardReading
    second_vigilante: RewardReading
    workshop_workers: RewardReading
    jar_spaces: RewardsReading
    opponent_absolve: SwitchReading
    mercenaries: SwitchReading
    schemes: NumbersReading


class ComponentFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    edition: Id
    start: StartEntry
    tax: TaxEntry
    attributes: AttributesEntry
    orders: OrdersEntry
    debts: DebtsEntry
    resources: ResourcesEntry
    solo: SoloEntry
    actions: Annotated[dict[Word, ActionEntry], msgspec.Meta(max_length=12)]
    recruit: RecruitEntry
    areas: AreasEntry
    spaces: Annotated[list[SpaceEntry], msgspec.Meta(max_length=40)]
    paladins: Annotated[list[PaladinEntry], msgspec.Meta(max_length=24)]
    townsfolk: Annotated[list[TownsfolkEntry], msgspec.Meta(max_length=64)]
    outsiders: Annotated[list[OutsiderEntry], msgspec.Meta(max_length=72)]
    favours: Annotated[list[FavourEntry], msgspec.Meta(max_length=24)]
    walls: Annotated[list[WallEntry], msgspec.Meta(max_length=24)]
    taverns: Annotated[list[TavernEntry], msgspec.Meta(max_length=32)]
    readings: Readings
