"""One person's end of a session: it decodes what comes and knows no game's own types."""

from __future__ import annotations

import msgspec

from kingscourt.cli.messages import Answer, Reasons, Setup, Weighed
from kingscourt.cli.session import Session
from kingscourt.kernel.wire import Outline
from kingscourt.table.wire import SeatPreview, SeatUpdate


class SeatTried(msgspec.Struct, frozen=True):
    """A preview, or the refusal of it."""

    preview: SeatPreview | None
    refused: Answer | None


class Client:
    """A session from one seat; it remembers up to where this person has seen the game."""

    def __init__(self, session: Session, seat: int) -> None:
        self.seat = seat
        self.setup = msgspec.json.decode(session.setup(seat), type=Setup)
        self._session = session
        self._seen = 0

    def update(self) -> SeatUpdate:
        """What happened since the last update, and where the game stands."""
        update = msgspec.json.decode(self._session.update(self.seat, self._seen), type=SeatUpdate)
        self._seen = update.n
        return update

    def history(self) -> SeatUpdate:
        """Everything since the beginning."""
        return msgspec.json.decode(self._session.update(self.seat, 0), type=SeatUpdate)

    def outline(self, actions: list[str]) -> Outline:
        """The position after actions that are not sent yet."""
        return msgspec.json.decode(self._session.outline(self.seat, actions), type=Outline)

    def send(self, actions: list[str], after: int) -> Answer:
        """Do actions as one command."""
        return msgspec.json.decode(self._session.send(self.seat, actions, after), type=Answer)

    def undo(self) -> Answer:
        """Take back the last step."""
        return msgspec.json.decode(self._session.undo(self.seat), type=Answer)

    def preview(self, actions: list[str]) -> SeatTried:
        """The position and question after actions, or why they cannot be done."""
        return msgspec.json.decode(self._session.preview(self.seat, actions), type=SeatTried)

    def finals(self, actions: list[str]) -> set[str]:
        """Which of the next actions could not be taken back."""
        return set(msgspec.json.decode(self._session.finals(self.seat, actions), type=list[str]))

    def why_not(self, asked: str = "") -> list[Weighed]:
        """What cannot be done at a place (empty: anywhere) or by an action's text, and why."""
        return msgspec.json.decode(self._session.why_not(self.seat, asked), type=Reasons).refused

    def record_place(self) -> str:
        """Where the record is kept."""
        return self._session.record_place()
