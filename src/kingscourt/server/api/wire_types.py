"""Requests and responses of the API as msgspec types; the OpenAPI page is made from them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kingscourt.kernel.wire_types import Outline, WireAction, WirePhrase
from kingscourt.server.api.wire_types_of_games import LessonInfo, Sourcing
from kingscourt.server.api.wire_types_of_practice import PracticeInfo
from kingscourt.server.model.clocks_and_offers import HoldKind, OfferKind
from kingscourt.server.model.lobby_query import LobbyStatus
from kingscourt.server.model.table_row import Status
from kingscourt.server.model.table_setup import BotPace, Pace, SeatKind, UndoKind

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Nonce = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[0-9A-Za-z]+$")]
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
Handle = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[0-9a-z]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
EntryNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
StepNumber = Annotated[int, Meta(ge=0, le=1000)]
OfferNumber = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Language = Literal["", "de", "en", "es", "fr", "hu", "nl"]
InvitationStatus = Literal["ready", "wrong", "expired", "taken", "begun", "seated"]
ActionText = Annotated[str, Meta(max_length=200)]


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new guest, or a new name; with the join code if the service requires one."""

    name: Name
    code: Annotated[str, Meta(max_length=40)] = ""


class Me(msgspec.Struct, frozen=True):
    """A person; without cookies, send `token` in the header `Authorization: Bearer`."""

    id: str
    name: str
    token: str = ""


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: me, someone else on this device, anybody, somebody by link, or a bot."""

    kind: Literal["me", "device", "open", "invited", "bot"]
    name: Annotated[str, Meta(max_length=40)] = ""
    level: Annotated[str, Meta(max_length=40)] = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to create; with `undo` set to free, one person playing with bots may undo anything.

    With `bot_pace` set to human, bots pause before they answer; if it is missing, they do at live tables.
    With the same `id` it is safe to send again: the answer is the first table.
    """

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    edition: Annotated[str, Meta(max_length=60)] = ""
    options: dict[str, str] = {}
    components: Annotated[str, Meta(max_length=200_000)] | None = None
    pace: Pace | None = None
    public: bool = True
    starts_when_full: bool = True
    undo: UndoKind = "barrier"
    bot_pace: BotPace | None = None
    language: Language = ""  # spoken there; if empty, the language of the request
    id: CommandId | None = None


class NewLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson to begin; with the same `id` it is safe to send again: the answer is the first table.

    The nonce is for the game after the lesson; if it is missing, the service makes one up.
    """

    id: CommandId | None = None
    nonce: Nonce | None = None


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat, with a nonce for the table's randomness, and a code if the table is private."""

    nonce: Nonce
    seat: SeatNumber | None = None
    code: Annotated[str, Meta(max_length=100)] = ""


class BotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a seat that nobody has taken yet."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)]
    name: Annotated[str, Meta(max_length=40)] = ""


class NewInvitation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For which seat, or for watching if none, and for how long."""

    seat: SeatNumber | None = None
    hours: Annotated[float, Meta(gt=0, le=720)] = 72


class Invitation(msgspec.Struct, frozen=True, omit_defaults=True):
    """A code that lets somebody sit down or watch, and a short one to read out that leads to it."""

    code: str
    until: float
    short: str = ""  # empty while the directory is unreachable


class FoundInvitation(msgspec.Struct, frozen=True):
    """The table and the code that a short code stands for."""

    table: str
    code: str


class InvitationState(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an invitation is good for now; whoever has a valid one may know the game and who plays.

    `ready`: it can be used. `wrong`: not an invitation to this table, or withdrawn. `expired`: it was one.
    `taken`: somebody has the seat. `begun`: the table no longer waits for players. `seated`: I sit there.
    """

    status: InvitationStatus
    seat: int | None = None  # none: it is for watching
    game: str = ""
    names: list[str] = []
    host: str = ""  # the name of the person who made the table


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code from an invitation."""

    code: Annotated[str, Meta(max_length=100)]


class Blocking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person with whom I do not want to play or chat, by the handle I was given as `person`."""

    who: Handle
    blocked: bool = True


class Muting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person whose chat I do not want to read for now, by the handle I was given as `person`."""

    who: Handle
    muted: bool = True


class Removal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person to remove from my table, by the handle I was given as `person` or `who`."""

    who: Handle


class SessionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of my sessions; its last use is stored to the day only."""

    id: str
    created_at: float
    seen_at: float
    is_this: bool = False


class SignedOut(msgspec.Struct, frozen=True):
    """How many sessions ended."""

    ended: int


class Erasure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to erase me for good; `confirm` is my current name."""

    confirm: Annotated[str, Meta(max_length=40)]


class NewDaysOff(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """At most two weekdays (Monday is 0) and thirty single days at a time, in my own time zone."""

    weekdays: Annotated[list[Annotated[int, Meta(ge=0, le=6)]], Meta(max_length=2)] = []
    dates: Annotated[list[Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]], Meta(max_length=30)] = []
    offset: Annotated[int, Meta(ge=-840, le=840)] = 0


class MyDaysOff(msgspec.Struct, frozen=True):
    """My days off, the yearly allowance of single days, and how many are left this year."""

    weekdays: list[int]
    dates: list[str]
    offset: int
    allowance: int
    left: int
    tables_left: int = 0  # tables that do not have the change yet; send it again


class DaysShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person's days off, in their own time zone."""

    weekdays: list[int] = []  # Monday is 0
    dates: list[str] = []


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat; only people seated at the table and its creator see `person` and `off`.

    `person` is my own id, or a handle of another person that is valid for me only: to mute, block or remove.
    """

    kind: SeatKind
    name: str = ""
    person: str = ""
    level: str = ""
    is_ready: bool = False
    is_you: bool = False
    on_device: bool = False
    bot: str = ""  # plays now, temporarily or for good
    missed: int = 0
    resigned: bool = False
    off: DaysShown | None = None  # its person's days off, at a pace of days per move


class OfferInfo(msgspec.Struct, frozen=True):
    """An offer; replies refer to it by its id."""

    id: int
    kind: OfferKind
    seat: int
    yes: list[int]
    target: int


class HeldInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a table is held; for a component file, also what is wrong with it."""

    reason: HoldKind
    detail: str = ""


class TableInfo(msgspec.Struct, frozen=True):
    """A table without its game."""

    id: str
    game: str
    edition: str
    options: dict[str, str]
    own_components: bool
    sourcing: Sourcing
    seats: list[SeatInfo]
    pace: Pace
    public: bool
    status: Status
    is_creator: bool
    commitment: str
    rules: str
    created_at: float
    started_at: float
    ended_at: float
    rematch: str
    offers: list[OfferInfo]
    paused: bool
    undo: UndoKind
    held: HeldInfo | None = None
    rematch_seat: int | None = None  # whose player proposed the rematch
    closed_because: str = ""  # the operators' reason for closing it
    bot_pace: BotPace = "quick"
    lesson: LessonInfo | None = None
    practice: PracticeInfo | None = None


class ClockInfo(msgspec.Struct, frozen=True):
    """Seconds left for each seat now, which clocks are running, and when the first runs out."""

    left: list[float]
    running: list[int]
    deadline: float | None


class MyTable(msgspec.Struct, frozen=True):
    """One of my tables; those waiting for me come first."""

    id: str
    game: str
    status: Status
    names: list[str]
    seats: list[int]
    waits_for_me: bool
    deadline: float | None
    n: int


class LobbyTable(msgspec.Struct, frozen=True):
    """A public table that waits for players or can be watched, as anybody may see it."""

    id: str
    status: LobbyStatus
    game: str
    edition: str
    seats: int
    free: int
    names: list[str]
    pace: str
    language: str  # of its creator; empty if unknown
    created_at: float


class LobbyPage(msgspec.Struct, frozen=True):
    """Tables, newest first; `after` requests the next page, and is empty on the last."""

    tables: list[LobbyTable]
    after: str


class ProblemBody(msgspec.Struct, frozen=True, omit_defaults=True):
    """A code for programs and words for people; for refusals also the rule, its sentence and the step."""

    code: str
    words: str
    rule: str = ""
    text: WirePhrase | None = None
    step: int = 0


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action that is not possible, a rule that forbids it, also in words, and what is missing."""

    rule: str
    text: WirePhrase
    words: str
    action: WireAction
    missing: list[WirePhrase] = []


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether a record is valid; `draws` follow from the seed, `prepared` ones from the lesson it names."""

    ok: bool
    draws: int = 0
    entries: int = 0
    problem: str = ""
    n: int = 0
    prepared: int = 0


class TotalAt(msgspec.Struct, frozen=True):
    """The points of every seat after an entry."""

    n: int
    points: list[int]


class ReviewProgress(msgspec.Struct, frozen=True):
    """How many entries of a game have been reviewed so far, of how many; 0 of 0 before the work begins."""

    done: int
    total: int


class Secrets(msgspec.Struct, frozen=True):
    """What only one seat knew in a position."""

    seat: int
    parts: list[Outline]
