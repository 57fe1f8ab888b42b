"""A table of the service as the terminal sees it: every question is one request."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import TypeVar

import msgspec

from kingscourt.cli.messages import Answer, Reasons, Setup, Weighed
from kingscourt.cli.session import Session
from kingscourt.kernel.wire import WireRefusal
from kingscourt.server.api.wire import NewTable, TableInfo
from kingscourt.server.client.answers import Told
from kingscourt.server.client.client import Client
from kingscourt.table.wire import SeatLine, SeatPreview, SeatUpdate

encode = msgspec.json.encode
T = TypeVar("T")
PAUSE = 0.3


class RemoteTried(msgspec.Struct, frozen=True):
    """A preview as it came from the service, or the refusal of it."""

    preview: SeatPreview | None
    refused: Answer | None


class ServerSession(Session):
    """One person's seat at a table of a service."""

    def __init__(self, url: str, token: str = "", language: str = "en") -> None:
        self._runner = asyncio.Runner()
        self._client = Client(url, token, language)
        self._table = ""
        self._info: TableInfo | None = None

    def sign_in(self, name: str) -> None:
        """Become a guest."""
        self._run(self._client.sign_in(name))

    def create(self, table: NewTable) -> str:
        """Make a table and sit down."""
        return self.join(self._run(self._client.create(table)).id)

    def join(self, table: str, code: str = "") -> str:
        """Sit down at a table and wait until the game begins."""
        self._table = table
        info = self._run(self._client.join(table, code=code))
        while info.status == "open":
            time.sleep(PAUSE)
            info = self._run(self._client.table(table))
        self._info = info
        return table

    def own_seat(self) -> int:
        """The seat that this person plays."""
        assert self._info is not None
        return next(number for number, seat in enumerate(self._info.seats) if seat.is_you)

    def close(self) -> None:
        """Hang up."""
        self._run(self._client.__aexit__(None, None, None))
        self._runner.close()

    def setup(self, seat: int) -> bytes:
        assert self._info is not None
        info = self._info
        return encode(
            Setup(
                game=info.game,
                edition=info.edition,
                rules=info.rules,
                options=info.options,
                components=None,
                seats=[SeatLine(one.name, "bot" if one.kind == "bot" else "human") for one in info.seats],
                commitment=info.commitment,
                opening=[],
                has_free_undo=info.undo == "free",
            )
        )

    def update(self, seat: int, since: int) -> bytes:
        """Waits until the seat is asked or the game is over: others think at their own pace."""
        while True:
            update: SeatUpdate = self._run(self._client.view(self._table, seat, since))
            is_asked = update.decision is not None and seat not in update.chosen
            if is_asked or update.outcome is not None:
                return encode(update)
            time.sleep(PAUSE)

    def outline(self, seat: int, actions: list[str]) -> bytes:
        return encode(self._run(self._client.outline(self._table, seat, actions)))

    def send(self, seat: int, actions: list[str], after: int) -> bytes:
        try:
            self._run(self._client.do(self._table, seat, actions, after))
        except Told as told:
            return encode(_no(told))
        return encode(Answer())

    def undo(self, seat: int) -> bytes:
        try:
            self._run(self._client.undo(self._table, seat))
        except Told as told:
            return encode(_no(told))
        return encode(Answer())

    def preview(self, seat: int, actions: list[str]) -> bytes:
        try:
            return encode(RemoteTried(self._run(self._client.preview(self._table, seat, actions)), None))
        except Told as told:
            return encode(RemoteTried(None, _no(told)))

    def finals(self, seat: int, actions: list[str]) -> bytes:
        return encode(self._run(self._client.finals(self._table, seat, actions)))

    def why_not(self, seat: int, asked: str) -> bytes:
        found = self._run(self._client.why_not(self._table, seat, asked))
        return encode(
            Reasons([Weighed(reason.action, WireRefusal(reason.rule, reason.text)) for reason in found])
        )

    def record_place(self) -> str:
        return f"{self._client.url}/api/tables/{self._table}/record"

    def _run(self, coroutine: Coroutine[None, None, T]) -> T:
        return self._runner.run(coroutine)


def _no(told: Told) -> Answer:
    """The service's no; what is not about rules is an error for the person."""
    body = told.body
    if body.text is None:
        raise told
    return Answer(WireRefusal(body.rule, body.text), body.step)
