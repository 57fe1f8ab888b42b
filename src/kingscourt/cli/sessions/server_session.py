"""A service's table as the terminal sees it: every query is one request."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import TypeVar

import msgspec

from kingscourt.cli.sessions.contract import TableSession
from kingscourt.cli.sessions.session_wire_types import Reasons, RefusedAction, SessionReply, SessionStart
from kingscourt.kernel.wire_types import WireRefusal
from kingscourt.server.api.wire_types import NewTable, TableInfo
from kingscourt.server.client.asking import AskingSeat
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import ServerRefusal
from kingscourt.table.wire_types import SeatLine, SeatPreview, SeatUpdate

encode = msgspec.json.encode
T = TypeVar("T")
PAUSE = 0.3


class RemotePreview(msgspec.Struct, frozen=True):
    """A preview from the service, or its refusal."""

    preview: SeatPreview | None
    refused: SessionReply | None


class ServerSession(TableSession):
    """One person's seat at a service's table."""

    def __init__(self, url: str, token: str = "", language: str = "en") -> None:
        self._runner = asyncio.Runner()
        self._client = Client(url, token, language)
        self._table = ""
        self._info: TableInfo | None = None

    def sign_in(self, name: str) -> None:
        """Sign in as a guest."""
        self._run(self._client.sign_in(name))

    def create(self, table: NewTable) -> str:
        """Create a table and take a seat."""
        return self.join(self._run(self._client.create(table)).id)

    def join(self, table: str, code: str = "") -> str:
        """Take a seat at a table and wait until the game begins."""
        self._table = table
        info = self._run(self._client.join(table, code=code))
        while info.status == "open":
            time.sleep(PAUSE)
            info = self._run(self._client.table(table))
        self._info = info
        return table

    def own_seat(self) -> int:
        """This person's seat."""
        assert self._info is not None
        return next(number for number, seat in enumerate(self._info.seats) if seat.is_you)

    def close(self) -> None:
        """Close the connection."""
        self._run(self._client.__aexit__(None, None, None))
        self._runner.close()

    def setup(self, seat: int) -> bytes:
        assert self._info is not None
        info = self._info
        return encode(
            SessionStart(
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
        """Wait until the seat is asked or the game is over."""
        while True:
            update: SeatUpdate = self._run(self._client.view(self._table, seat, since))
            is_asked = update.decision is not None and seat not in update.chosen
            if is_asked or update.outcome is not None:
                return encode(update)
            time.sleep(PAUSE)

    def outline(self, seat: int, actions: list[str]) -> bytes:
        return encode(self._run(self._seat(seat).outline(actions)))

    def send(self, seat: int, actions: list[str], after: int) -> bytes:
        try:
            self._run(self._seat(seat).do(actions, after))
        except ServerRefusal as told:
            return encode(_no(told))
        return encode(SessionReply())

    def undo(self, seat: int) -> bytes:
        try:
            self._run(self._seat(seat).undo())
        except ServerRefusal as told:
            return encode(_no(told))
        return encode(SessionReply())

    def preview(self, seat: int, actions: list[str]) -> bytes:
        try:
            return encode(RemotePreview(self._run(self._seat(seat).preview(actions)), None))
        except ServerRefusal as told:
            return encode(RemotePreview(None, _no(told)))

    def finals(self, seat: int, actions: list[str]) -> bytes:
        return encode(self._run(self._seat(seat).finals(actions)))

    def why_not(self, seat: int, asked: str) -> bytes:
        found = self._run(self._seat(seat).why(asked))
        refused: dict[str, RefusedAction] = {}
        for reason in found:
            one = refused.setdefault(reason.action.text, RefusedAction(reason.action, []))
            one.refusals.append(WireRefusal(reason.rule, reason.text, reason.missing))
        return encode(Reasons(list(refused.values())))

    def hints(self, seat: int, actions: list[str]) -> bytes:
        try:
            return encode(self._run(self._seat(seat).hints(actions)))
        except ServerRefusal:
            return encode(None)  # people play against each other

    def record_place(self) -> str:
        return f"{self._client.url}/api/tables/{self._table}/record"

    def _seat(self, seat: int) -> AskingSeat:
        return self._client.seat(self._table, seat)

    def _run(self, coroutine: Coroutine[None, None, T]) -> T:
        return self._runner.run(coroutine)


def _no(told: ServerRefusal) -> SessionReply:
    """A refusal by the service; errors that are not about rules are raised."""
    body = told.body
    if body.text is None:
        raise told
    return SessionReply(WireRefusal(body.rule, body.text), body.step)
