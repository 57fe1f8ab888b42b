"""A component file as it is written."""

from __future__ import annotations

import msgspec


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every entry says how sure we are of it."""

    confidence: str


class StartEntry(Entry, frozen=True):
    """What each player begins with (PW-1.3)."""

    silver: int
    provisions: int
    workshops: int
    monks: int
    outposts: int
    jars: int


class SilverEntry(Entry, frozen=True):
    """So much silver."""

    silver: int


class TaxEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tax supply by number of players (PW-1.1)."""

    solo: SilverEntry
    two: SilverEntry
    three: SilverEntry
    four: SilverEntry


class AttributesEntry(Entry, frozen=True):
    """Points by the place of a marker."""

    points: list[int]


class OrdersEntry(Entry, frozen=True):
    """The King's Orders."""

    points: list[int]
    times: int
    actions: list[str]


class DebtsEntry(Entry, frozen=True):
    """Debt cards and their points."""

    cards: int
    unpaid: int
    unpaid_with_traitor: int
    paid: int


class ResourcesEntry(Entry, frozen=True):
    """What silver and provisions are worth."""

    for_a_point: int


class TrackEntry(Entry, frozen=True):
    """The resource track of the opponent."""

    spaces: int


class ShownEntry(Entry, frozen=True):
    """Orders turned up by difficulty (PW-7.2)."""

    easy: int
    medium: int
    hard: int


class WorkersEntry(Entry, frozen=True):
    """So many workers."""

    workers: int


class CardsEntry(Entry, frozen=True):
    """So many cards."""

    cards: int


class SoloEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What only the solo game uses."""

    track: TrackEntry
    orders_shown: ShownEntry
    workers_besides_round: WorkersEntry
    favour_schemes: CardsEntry


class ActionEntry(Entry, frozen=True):
    """An action of the player board."""

    spaces: list[str]
    needs: str = ""
    levels: list[int] = []
    levels_confidence: str = ""
    silver: int = 0
    silver_by_use: list[int] = []
    provisions: list[int] = []
    gains: list[list[str]] = []
    points: dict[int, int] = {}
    points_confidence: str = ""


class RecruitEntry(Entry, frozen=True):
    """What townsfolk cost by column."""

    silver: list[int]
    or_debt: list[bool]


class AreasEntry(Entry, frozen=True):
    """What areas and outsiders ask for by column."""

    faith: list[int]
    strength: list[int]


class SpaceEntry(Entry, frozen=True):
    """A space of the main board."""

    area: int
    reward: list[str]
    players: int = 1


class NamedEntry(Entry, frozen=True, kw_only=True):
    """A card with an id, and a plain name where the owner gives one."""

    id: str
    name: str = ""


class PaladinEntry(NamedEntry, frozen=True):
    """A paladin."""

    workers: list[str]
    boosts: dict[str, int]
    action: str
    waives: str = ""
    saves: int = 0
    gains: list[str] = []


class TownsfolkEntry(NamedEntry, frozen=True):
    """A townsfolk."""

    dismiss: list[str]
    trigger: str
    reward: list[str]
    hire: list[str] = []
    least_suspicions: int = 0
    most_suspicions: int | None = None


class ScoringEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a converted outsider counts."""

    of: str
    per: int = 1
    base: int = 0


class OutsiderEntry(NamedEntry, frozen=True):
    """An outsider."""

    people: str
    attack: list[str]
    strength: int
    scoring: ScoringEntry


class FavourEntry(NamedEntry, frozen=True):
    """A King's Favour."""

    worker: str
    options: list[list[str]]
    silver: int = 0
    provisions: int = 0
    debts: int = 0


class WallEntry(Entry, frozen=True):
    """A wall card."""

    copies: int
    gain: list[str]
    options: list[list[str]] = []
    points: int = 0


class TavernEntry(Entry, frozen=True):
    """A tavern card."""

    workers: list[str]


class NumbersReading(Entry, frozen=True):
    """A doubtful list of numbers."""

    choices: dict[str, list[int]]


class RewardReading(Entry, frozen=True):
    """A doubtful list of rewards or workers."""

    choices: dict[str, list[str]]


class RewardsReading(Entry, frozen=True):
    """Several doubtful lists of rewards."""

    choices: dict[str, list[list[str]]]


class SwitchReading(Entry, frozen=True):
    """A doubtful yes or no."""

    choices: dict[str, bool]


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


class BoxFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    edition: str
    start: StartEntry
    tax: TaxEntry
    attributes: AttributesEntry
    orders: OrdersEntry
    debts: DebtsEntry
    resources: ResourcesEntry
    solo: SoloEntry
    actions: dict[str, ActionEntry]
    recruit: RecruitEntry
    areas: AreasEntry
    spaces: list[SpaceEntry]
    paladins: list[PaladinEntry]
    townsfolk: list[TownsfolkEntry]
    outsiders: list[OutsiderEntry]
    favours: list[FavourEntry]
    walls: list[WallEntry]
    taverns: list[TavernEntry]
    readings: Readings
