"""Values that repeat what others have said: rollouts without evaluation, to measure what it costs."""

from __future__ import annotations

from kingscourt.kernel.state import State
from kingscourt.kernel.values import Values


class Recorder(Values[State]):
    """Asks other values, and notes their answers in order."""

    def __init__(self, values: Values[State]) -> None:
        super().__init__(values.weights)
        self.values: Values[State] = values
        self.worths: list[float] = []

    def policy_worth(self, s: State, seat: int) -> float:
        worth = self.values.policy_worth(s, seat)
        self.worths.append(worth)
        return worth


class Stub(Values[State]):
    """Answers with recorded worths, whatever the position."""

    def __init__(self, recorder: Recorder) -> None:
        super().__init__(recorder.values.weights)
        self.worths: list[float] = recorder.worths
        self.next: int = 0

    def policy_worth(self, s: State, seat: int) -> float:
        worth = self.worths[self.next]
        self.next += 1
        return worth
