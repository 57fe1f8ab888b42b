"""Responses that any client can read: the view of a game stays undecoded."""

from __future__ import annotations

from typing import Union

import msgspec
from msgspec import UNSET, UnsetType

from kingscourt.kernel.errors import KingscourtError
from kingscourt.server.api import seat_requests as r
from kingscourt.server.api.wire_types import ClockInfo, ProblemBody
from kingscourt.server.stream import messages as m
from kingscourt.table.wire_types import AnyValue, PatchOperation, SeatPreview, SeatUpdate, Step


class ServerRefusal(KingscourtError):
    """The service refused; the body says why."""

    def __init__(self, status: int, body: ProblemBody) -> None:
        super().__init__(f"{body.words} ({body.rule or body.code})")
        self.status = status
        self.body = body


class SeatOutline(msgspec.Struct, frozen=True):
    """An outline or its difference, undecoded."""

    whole: AnyValue | UnsetType = UNSET
    patch: list[PatchOperation] | UnsetType = UNSET


class SeatPushed(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """An update with the view undecoded."""

    update: SeatUpdate
    clock: ClockInfo | None
    since: int | None = None
    mark: str = ""
    steps: list[Step] | UnsetType = UNSET
    outline: SeatOutline | UnsetType = UNSET


class SeatPreviewAnswer(msgspec.Struct, frozen=True, tag_field="type", tag="preview"):
    """A `PreviewAnswer` with the view undecoded."""

    id: str
    preview: SeatPreview
    outline: SeatOutline | UnsetType = UNSET


Answer = r.Done | SeatPreviewAnswer | r.FinalsAnswer | r.WhyAnswer | r.OutlineAnswer | r.HintsAnswer
Message = Union[
    Answer,
    m.Hello,
    SeatPushed,
    m.Status,
    m.TableChanged,
    m.Presence,
    m.Said,
    m.No,
    m.Beat,
    m.Pong,
    m.Reload,
    m.Bye,
    m.LobbyList,
    m.LobbyChanged,
    m.MyTables,
]
ANSWERS: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)
MESSAGES = msgspec.json.Decoder(Message)
