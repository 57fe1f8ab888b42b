"""A decision in progress: steps tried but not sent, and the question after them."""

from __future__ import annotations

from kingscourt.cli.sessions.session_decoder import SessionDecoder
from kingscourt.cli.sessions.session_wire_types import SessionReply
from kingscourt.kernel.wire_types import WireAction, WireDecision


class UnsentTurn:
    """A seat's question and the steps it has tried."""

    def __init__(
        self, client: SessionDecoder, decision: WireDecision, posed: int, asked: int = 2, seats: int = 2
    ) -> None:
        self._client = client
        self._questions: list[WireDecision] = [decision]
        self.posed = posed
        self._is_secret = decision.sealed and asked > 1  # the only one asked has nobody to hide from
        self._is_alone = seats == 1
        self.steps: list[WireAction] = []
        self.is_complete = False  # the last step can only be sent, not tried

    def decision(self) -> WireDecision:
        """The question after the tried steps."""
        return self._questions[-1]

    def is_sealed(self) -> bool:
        """Whether the whole answer is submitted at once, in secret."""
        return self._is_secret

    def can_go_on(self) -> bool:
        """Whether one more step can be part of the same command; a sealed choice is a command of its own."""
        is_alike = self._is_alone or self.decision().sealed == self._questions[0].sealed
        return not self.is_complete and is_alike

    def texts(self) -> list[str]:
        """The steps as they are sent."""
        return [step.text for step in self.steps]

    def shown(self) -> list[str]:
        """The steps whose result can be shown before they are sent."""
        return self.texts()[:-1] if self.is_complete else self.texts()

    def add(self, action: WireAction) -> SessionReply:
        """Try one more step."""
        tried = self._client.preview([*self.texts(), action.text])
        if tried.refused is not None:
            return tried.refused
        assert tried.preview is not None
        self.steps.append(action)
        decision = tried.preview.decision
        if tried.preview.is_final or decision is None:
            self.is_complete = True
        else:
            self._questions.append(decision)
        return SessionReply()

    def back(self) -> None:
        """Drop the last step."""
        if self.is_complete:
            self.is_complete = False
        else:
            self._questions.pop()
        self.steps.pop()

    def finals(self) -> set[str]:
        """The answers that could not be undone."""
        return self._client.finals(self.texts())

    def send(self) -> SessionReply:
        """Send all steps."""
        return self._client.send(self.texts(), self.posed)
