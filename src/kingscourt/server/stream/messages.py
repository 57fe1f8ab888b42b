"""All stream messages; `type` tells them apart."""

from __future__ import annotations

from typing import Annotated, Union

import msgspec
from msgspec import UNSET, Meta, UnsetType

from kingscourt.kernel.wire_types import Outline
from kingscourt.server.api.wire_types import (
    Actions,
    ActionText,
    ClockInfo,
    CommandId,
    EntryNumber,
    Handle,
    LobbyTable,
    MyTable,
    OfferNumber,
    ProblemBody,
    Reason,
    StepNumber,
    TableInfo,
)
from kingscourt.server.model.chat_line import ChatLine
from kingscourt.server.model.clocks_and_offers import OfferKind
from kingscourt.table.wire_types import PatchOperation, Preview, Step, Update

PROTOCOL = 3

# -- from the server --------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message: what is being followed, how often to expect a heartbeat, and the service's time."""

    protocol: int
    heartbeat: float
    at: float  # seconds since 1970 by the clock that deadlines refer to
    table: TableInfo | None = None
    seat: int | None = None


class OutlineNews(msgspec.Struct, frozen=True):
    """An outline, or its difference from the outline of the last update."""

    whole: Outline | UnsetType = UNSET
    patch: list[PatchOperation] | UnsetType = UNSET


class Pushed(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """Entries after number `since` (bare numbers where hidden), the view or its steps, the log's mark."""

    update: Update
    clock: ClockInfo | None
    since: int = 0
    mark: str = ""
    steps: list[Step] | UnsetType = UNSET
    outline: OutlineNews | UnsetType = UNSET


class PushedAsIs(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """`Pushed` with parts that are already encoded."""

    update: msgspec.Raw
    clock: ClockInfo | None
    since: int
    mark: str
    steps: msgspec.Raw | UnsetType = UNSET
    outline: msgspec.Raw | UnsetType = UNSET


class Status(msgspec.Struct, frozen=True, tag_field="type", tag="status"):
    """Who is asked and who has made a sealed choice; it has no number because nothing was appended."""

    asked: list[int]
    chosen: list[int]
    clock: ClockInfo | None


class TableChanged(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """Seats, offers, pause or end: everything but the game."""

    table: TableInfo


class Watcher(msgspec.Struct, frozen=True):
    """A watcher, identified by a handle that is valid for this reader only."""

    who: str
    name: str


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence", omit_defaults=True):
    """Seats that follow the table now, and the number of watchers; only its creator learns who they are."""

    seats: list[int]
    watchers: int
    watching: list[Watcher] = []


class Said(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """New lines of chat, oldest first."""

    lines: list[ChatLine]


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """A command has been committed."""

    id: str
    n: int
    sealed: bool = False


class No(msgspec.Struct, frozen=True, tag_field="type", tag="no"):
    """A message was refused; `id` is that of the message."""

    id: str
    problem: ProblemBody


class Tried(msgspec.Struct, frozen=True, tag_field="type", tag="preview"):
    """The answer to a preview request; differences are relative to the last update."""

    id: str
    preview: Preview
    outline: OutlineNews | UnsetType = UNSET


class Finals(msgspec.Struct, frozen=True, tag_field="type", tag="finals"):
    """The answers to the current question that cannot be undone."""

    id: str
    actions: list[str]


class Because(msgspec.Struct, frozen=True, tag_field="type", tag="why"):
    """The rules that forbid something; empty if it is allowed."""

    id: str
    reasons: list[Reason]


class Beat(msgspec.Struct, frozen=True, tag_field="type", tag="beat"):
    """A heartbeat."""


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping, with the service's time as in `hello`."""

    id: str
    at: float


class Reload(msgspec.Struct, frozen=True, tag_field="type", tag="reload"):
    """The client uses another protocol version than this server."""

    protocol: int


class Bye(msgspec.Struct, frozen=True, tag_field="type", tag="bye"):
    """This process is shutting down; reconnect after `wait` seconds."""

    wait: float


class LobbyList(msgspec.Struct, frozen=True, tag_field="type", tag="lobby"):
    """Matching public tables: the newest ones with a free seat, and the newest running ones."""

    tables: list[LobbyTable]


class LobbyChanged(msgspec.Struct, frozen=True, tag_field="type", tag="lobby-changed"):
    """Tables added or changed since the last `lobby` or `lobby-changed`, and the ids of removed ones."""

    tables: list[LobbyTable]
    gone: list[str]


class MyTables(msgspec.Struct, frozen=True, tag_field="type", tag="mine"):
    """My tables, those waiting for me first."""

    tables: list[MyTable]


FromServer = Union[
    Hello,
    Pushed,
    Status,
    TableChanged,
    Presence,
    Said,
    Done,
    No,
    Tried,
    Finals,
    Because,
    Beat,
    Pong,
    Reload,
    Bye,
    LobbyList,
    LobbyChanged,
    MyTables,
]

# -- from the client --------------------------------------------------------------------------------


class Do(msgspec.Struct, frozen=True, tag_field="type", tag="do", forbid_unknown_fields=True):
    """Send a command."""

    id: CommandId
    actions: Actions
    after: EntryNumber | None = None


class TakeBack(msgspec.Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Undo; `after` is the last entry that I have seen."""

    id: CommandId
    target: EntryNumber | None = None
    after: EntryNumber | None = None


class Try(msgspec.Struct, frozen=True, tag_field="type", tag="preview", forbid_unknown_fields=True):
    """Preview the position after these actions."""

    id: CommandId
    actions: Annotated[list[ActionText], Meta(max_length=64)]


class AskFinals(msgspec.Struct, frozen=True, tag_field="type", tag="finals", forbid_unknown_fields=True):
    """Ask which answers to the current question cannot be undone."""

    id: CommandId


class Why(msgspec.Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Ask why a place or an action is not available."""

    id: CommandId
    asked: ActionText


class Say(msgspec.Struct, frozen=True, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Send a line of chat; with the same `id` it is safe to send again."""

    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(msgspec.Struct, frozen=True, tag_field="type", tag="mute", forbid_unknown_fields=True):
    """Hide chat from exactly these people from now on, at every table."""

    id: CommandId
    people: Annotated[list[Handle], Meta(max_length=50)]


class Propose(msgspec.Struct, frozen=True, tag_field="type", tag="offer", forbid_unknown_fields=True):
    """Make an offer to the other players."""

    id: CommandId
    kind: OfferKind
    target: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1


class Consent(msgspec.Struct, frozen=True, tag_field="type", tag="consent", forbid_unknown_fields=True):
    """Accept or decline an offer; `offer` is the id it was shown with."""

    id: CommandId
    kind: OfferKind
    offer: OfferNumber
    agrees: bool


class Resign(msgspec.Struct, frozen=True, tag_field="type", tag="resign", forbid_unknown_fields=True):
    """Resign."""

    id: CommandId


class Resume(msgspec.Struct, frozen=True, tag_field="type", tag="resume", forbid_unknown_fields=True):
    """End a pause."""

    id: CommandId


class LessonSeen(
    msgspec.Struct, frozen=True, tag_field="type", tag="lesson-seen", forbid_unknown_fields=True
):
    """I have looked at what the step of the lesson shows, or read it; `step` is the one shown to me."""

    id: CommandId
    step: StepNumber


class ComeBack(msgspec.Struct, frozen=True, tag_field="type", tag="return", forbid_unknown_fields=True):
    """Take the seat back from the bot."""

    id: CommandId


class Alive(msgspec.Struct, frozen=True, tag_field="type", tag="beat", forbid_unknown_fields=True):
    """A heartbeat."""


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Ask for a sign of life; answered at once."""

    id: CommandId


FromClient = Union[
    Do,
    TakeBack,
    Try,
    AskFinals,
    Why,
    Say,
    Mute,
    Propose,
    Consent,
    Resign,
    Resume,
    LessonSeen,
    ComeBack,
    Alive,
    Ping,
]
