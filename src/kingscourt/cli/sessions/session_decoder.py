"""One person's end of a session: decodes messages without knowing any game's types."""

from __future__ import annotations

import msgspec

from kingscourt.cli.sessions.contract import TableSession
from kingscourt.cli.sessions.session_wire_types import Reasons, RefusedAction, SessionReply, SessionStart
from kingscourt.hints.wire_types import Hints
from kingscourt.kernel.wire_types import Outline
from kingscourt.table.wire_types import SeatPreview, SeatUpdate


class DecodedPreview(msgspec.Struct, frozen=True):
    """A preview, or its refusal."""

    preview: SeatPreview | None
    refused: SessionReply | None


class SessionDecoder:
    """A session from one seat; remembers how far this person has seen the game."""

    def __init__(self, session: TableSession, seat: int) -> None:
        self.seat = seat
        self.setup = msgspec.json.decode(session.setup(seat), type=SessionStart)
        self._session = session
        self._seen = 0

    def update(self) -> SeatUpdate:
        """What happened since the last update, and the current position."""
        update = msgspec.json.decode(self._session.update(self.seat, self._seen), type=SeatUpdate)
        self._seen = update.n
        return update

    def history(self) -> SeatUpdate:
        """Everything since the beginning."""
        return msgspec.json.decode(self._session.update(self.seat, 0), type=SeatUpdate)

    def outline(self, actions: list[str]) -> Outline:
        """The position after unsent actions."""
        return msgspec.json.decode(self._session.outline(self.seat, actions), type=Outline)

    def send(self, actions: list[str], after: int) -> SessionReply:
        """Carry out actions as one command."""
        return msgspec.json.decode(self._session.send(self.seat, actions, after), type=SessionReply)

    def undo(self) -> SessionReply:
        """Undo the last step."""
        return msgspec.json.decode(self._session.undo(self.seat), type=SessionReply)

    def preview(self, actions: list[str]) -> DecodedPreview:
        """The position and question after unsent actions, or why they are refused."""
        return msgspec.json.decode(self._session.preview(self.seat, actions), type=DecodedPreview)

    def finals(self, actions: list[str]) -> set[str]:
        """Which of the next actions could not be undone."""
        return set(msgspec.json.decode(self._session.finals(self.seat, actions), type=list[str]))

    def why_not(self, asked: str = "") -> list[RefusedAction]:
        """What is illegal at a place (anywhere if empty) or by an action's text, and why."""
        return msgspec.json.decode(self._session.why_not(self.seat, asked), type=Reasons).refused

    def hints(self, actions: list[str]) -> Hints | None:
        """What could be done after unsent actions; None where the table allows no hints."""
        return msgspec.json.decode(self._session.hints(self.seat, actions), type=Hints | None)

    def record_place(self) -> str:
        """The location of the record."""
        return self._session.record_place()
