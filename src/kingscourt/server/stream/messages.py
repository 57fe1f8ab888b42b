"""All stream messages; `type` tells them apart."""

from __future__ import annotations

from typing import Union

import msgspec
from msgspec import UNSET, UnsetType

from kingscourt.server.api.seat_requests import OutlineNews, SeatAnswer, SeatRequest
from kingscourt.server.api.wire_types import (
    ClockInfo,
    CommandId,
    LobbyTable,
    MyTable,
    ProblemBody,
    TableInfo,
)
from kingscourt.server.model.chat_line import ChatLine
from kingscourt.table.wire_types import Step, Update

PROTOCOL = 3

# -- from the server, besides the answers to requests -----------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message: what is being followed, how often to expect a heartbeat, and the service's time."""

    protocol: int
    heartbeat: float
    at: float  # seconds since 1970 by the clock that deadlines refer to
    table: TableInfo | None = None
    seat: int | None = None


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


class No(msgspec.Struct, frozen=True, tag_field="type", tag="no"):
    """A message was refused; `id` is that of the message."""

    id: str
    problem: ProblemBody


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
    SeatAnswer,
    Hello,
    Pushed,
    Status,
    TableChanged,
    Presence,
    Said,
    No,
    Beat,
    Pong,
    Reload,
    Bye,
    LobbyList,
    LobbyChanged,
    MyTables,
]

# -- from the client, besides the requests of a seat ------------------------------------------------


class Alive(msgspec.Struct, frozen=True, tag_field="type", tag="beat", forbid_unknown_fields=True):
    """A heartbeat."""


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Ask for a sign of life; answered at once."""

    id: CommandId


FromClient = Union[SeatRequest, Alive, Ping]
