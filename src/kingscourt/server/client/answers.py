"""What comes back, as any client can read it: the view of a game stays as it came."""

from __future__ import annotations

from typing import Union

import msgspec

from kingscourt.kernel.errors import KingscourtError
from kingscourt.kernel.wire import WireDecision, WireOutcome, WireScore
from kingscourt.server.stream import messages as m
from kingscourt.server.wire import ClockInfo, ProblemBody
from kingscourt.table.wire import SeenEntry


class Told(KingscourtError):
    """The service said no; the body says why."""

    def __init__(self, status: int, body: ProblemBody) -> None:
        super().__init__(f"{body.words} ({body.rule or body.code})")
        self.status = status
        self.body = body


class SeatUpdate(msgspec.Struct, frozen=True):
    """An update with the view undecoded."""

    n: int
    entries: list[SeenEntry]
    view: msgspec.Raw
    asked: list[int]
    chosen: list[int]
    decision: WireDecision | None
    posed: int | None
    can_undo: bool
    outcome: WireOutcome | None
    scores: list[list[WireScore]] | None


class SeatPreview(msgspec.Struct, frozen=True):
    """A preview with the view undecoded."""

    done: int
    view: msgspec.Raw
    decision: WireDecision | None
    is_final: bool


class SeatPushed(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """A push with the view undecoded."""

    update: SeatUpdate
    clock: ClockInfo | None


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
    m.MyTables,
]
MESSAGES = msgspec.json.Decoder(Message)
