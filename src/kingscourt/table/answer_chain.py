"""The actions of a command, as far as one belongs to another, and what they take and give in all."""

from __future__ import annotations

from kingscourt.kernel.action import Action
from kingscourt.kernel.find_terms import Trial, try_action
from kingscourt.kernel.holdings import Counts
from kingscourt.kernel.state import State
from kingscourt.kernel.terms import Terms
from kingscourt.kernel.wire_terms import running_total
from kingscourt.kernel.wire_types import RunningTotal
from kingscourt.table.game_setup import GameSetup


class AnswerChain:
    """An answer and those to its own questions; further answers of the same command follow them."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self._trial: Trial | None = None  # of the last answer, with those to its own questions
        self._before: Counts = {}  # what lay before the seat when that trial began
        self._settled: Counts = {}  # what earlier answers have changed
        self._uncertain: list[str] = []
        self._is_sealed: bool = False

    def add(self, state: State, action: Action) -> None:
        """Add the next action; `state` is the position in which it is asked for."""
        self._is_sealed = state.waiting.sealed
        last = self._trial
        if last is not None and not self._is_sealed and last.is_asked():
            self._trial = last.answer(action)
        else:
            self._settled = self.changed()
            self._before = state.held_by(self.seat)
            self._trial = None if self._is_sealed else try_action(state, self.seat, action)
        self._note_uncertain(state, action)

    def is_open(self) -> bool:
        """Whether the question that follows belongs to the last answer; a sealed one is given as a whole."""
        return self._is_sealed or (self._trial is not None and self._trial.is_asked())

    def changed(self) -> Counts:
        """What the actions have taken and given, as far as the seat may know it."""
        total = self._settled.copy()
        if self._trial is not None:
            for what, n in self._trial.change_since(self._before).items():
                total[what] = total.get(what, 0) + n
        return {what: n for what, n in total.items() if n != 0}

    def running_total(self, setup: GameSetup) -> RunningTotal:
        """The same in wire form, with the names of the things."""
        return running_total(setup.game, setup.components, self.changed(), self._uncertain)

    def _note_uncertain(self, state: State, action: Action) -> None:
        now = self.changed()
        terms = Terms(now, now, now)
        state.agenda[-1].add_terms(state, self.seat, action, terms)
        self._uncertain += [what for what in terms.uncertain if what not in self._uncertain]
