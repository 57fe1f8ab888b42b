"""Everything that travels on a stream; `type` tells which."""

from __future__ import annotations

from typing import Annotated, Union

import msgspec
from msgspec import Meta

from kingscourt.server.api.wire import (
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
    TableInfo,
)
from kingscourt.server.model.course import OfferKind
from kingscourt.server.model.person import ChatLine
from kingscourt.table.wire import Preview, Update

PROTOCOL = 2

# -- from the server --------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message: what is followed, and how often to expect a sign of life."""

    protocol: int
    heartbeat: float
    table: TableInfo | None = None
    seat: int | None = None


class Pushed(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """Entries after number `since` (bare numbers where hidden), the position as a whole, the log's mark."""

    update: Update
    clock: ClockInfo | None
    since: int = 0
    mark: str = ""


class PushedAsIs(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """`Pushed` with an update that is encoded already."""

    update: msgspec.Raw
    clock: ClockInfo | None
    since: int
    mark: str


class Status(msgspec.Struct, frozen=True, tag_field="type", tag="status"):
    """Who is asked and who has chosen under seal; it has no number because nothing was appended."""

    asked: list[int]
    chosen: list[int]
    clock: ClockInfo | None


class TableChanged(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """Seats, offers, pause or end: everything but the game."""

    table: TableInfo


class Watcher(msgspec.Struct, frozen=True):
    """Somebody who watches, by a handle that is good for the reader alone."""

    who: str
    name: str


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence", omit_defaults=True):
    """Seats that follow the table now, and how many watch; who they are is told to its creator alone."""

    seats: list[int]
    watchers: int
    watching: list[Watcher] = []


class Said(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """New lines of chat, oldest first."""

    lines: list[ChatLine]


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """A command is durable."""

    id: str
    n: int
    sealed: bool = False


class No(msgspec.Struct, frozen=True, tag_field="type", tag="no"):
    """A message could not be followed; the id is that of the message."""

    id: str
    problem: ProblemBody


class Tried(msgspec.Struct, frozen=True, tag_field="type", tag="preview"):
    """The answer to a trial."""

    id: str
    preview: Preview


class Because(msgspec.Struct, frozen=True, tag_field="type", tag="why"):
    """The rules against something; none: it can be done."""

    id: str
    reasons: list[Reason]


class Beat(msgspec.Struct, frozen=True, tag_field="type", tag="beat"):
    """A sign of life."""


class Reload(msgspec.Struct, frozen=True, tag_field="type", tag="reload"):
    """The client speaks another protocol version than this server."""

    protocol: int


class Bye(msgspec.Struct, frozen=True, tag_field="type", tag="bye"):
    """This process closes: connect again after so many seconds."""

    wait: float


class LobbyList(msgspec.Struct, frozen=True, tag_field="type", tag="lobby"):
    """Public tables that fit: the newest of those with a free seat, and of those that run."""

    tables: list[LobbyTable]


class LobbyChanged(msgspec.Struct, frozen=True, tag_field="type", tag="lobby-changed"):
    """What is new or other than in the last `lobby` or `lobby-changed`, and which ids are gone."""

    tables: list[LobbyTable]
    gone: list[str]


class MyTables(msgspec.Struct, frozen=True, tag_field="type", tag="mine"):
    """My tables, those that wait for me first."""

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
    Because,
    Beat,
    Reload,
    Bye,
    LobbyList,
    LobbyChanged,
    MyTables,
]

# -- from the client --------------------------------------------------------------------------------


class Do(msgspec.Struct, frozen=True, tag_field="type", tag="do", forbid_unknown_fields=True):
    """One command."""

    id: CommandId
    actions: Actions
    after: EntryNumber | None = None


class TakeBack(msgspec.Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Undo; `after` is the last entry I have seen."""

    id: CommandId
    target: EntryNumber | None = None
    after: EntryNumber | None = None


class Try(msgspec.Struct, frozen=True, tag_field="type", tag="preview", forbid_unknown_fields=True):
    """What would be after these actions?"""

    id: CommandId
    actions: Annotated[list[ActionText], Meta(max_length=64)]


class Why(msgspec.Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Why not this place, or this action?"""

    id: CommandId
    asked: ActionText


class Say(msgspec.Struct, frozen=True, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Say something."""

    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(msgspec.Struct, frozen=True, tag_field="type", tag="mute", forbid_unknown_fields=True):
    """From now on hide what these people say and nobody else, here and at every table."""

    id: CommandId
    people: Annotated[list[Handle], Meta(max_length=50)]


class Propose(msgspec.Struct, frozen=True, tag_field="type", tag="offer", forbid_unknown_fields=True):
    """Propose something to the others."""

    id: CommandId
    kind: OfferKind
    target: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1


class Consent(msgspec.Struct, frozen=True, tag_field="type", tag="consent", forbid_unknown_fields=True):
    """Agree, or turn it down; `offer` is the id under which the offer was shown."""

    id: CommandId
    kind: OfferKind
    offer: OfferNumber
    agrees: bool


class Resign(msgspec.Struct, frozen=True, tag_field="type", tag="resign", forbid_unknown_fields=True):
    """Give up."""

    id: CommandId


class Resume(msgspec.Struct, frozen=True, tag_field="type", tag="resume", forbid_unknown_fields=True):
    """End a pause."""

    id: CommandId


class ComeBack(msgspec.Struct, frozen=True, tag_field="type", tag="return", forbid_unknown_fields=True):
    """Take the seat back from the bot."""

    id: CommandId


class Alive(msgspec.Struct, frozen=True, tag_field="type", tag="beat", forbid_unknown_fields=True):
    """A sign of life."""


FromClient = Union[Do, TakeBack, Try, Why, Say, Mute, Propose, Consent, Resign, Resume, ComeBack, Alive]
