"""What comes back, as any client can read it: the view of a game stays as it came."""

from __future__ import annotations

from typing import Union

import msgspec

from kingscourt.kernel.errors import KingscourtError
from kingscourt.server.api.wire import ClockInfo, ProblemBody
from kingscourt.server.stream import messages as m
from kingscourt.table.wire import SeatPreview, SeatUpdate


class Told(KingscourtError):
    """The service said no; the body says why."""

    def __init__(self, status: int, body: ProblemBody) -> None:
        super().__init__(f"{body.words} ({body.rule or body.code})")
        self.status = status
        self.body = body


class SeatPushed(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """A push with the view undecoded."""

    update: SeatUpdate
    clock: ClockInfo | None
    since: int | None = None
    mark: str = ""


class SeatTried(msgspec.Struct, frozen=True, tag_field="type", tag="preview"):
    """The answer to a trial with the view undecoded."""

    id: str
    preview: SeatPreview


Message = Union[
    m.Hello,
    SeatPushed,
    m.Status,
    m.TableChanged,
    m.Presence,
    m.Said,
    m.Done,
    m.No,
    SeatTried,
    m.Because,
    m.Beat,
    m.Reload,
    m.Bye,
    m.LobbyList,
    m.LobbyChanged,
    m.MyTables,
]
MESSAGES = msgspec.json.Decoder(Message)
