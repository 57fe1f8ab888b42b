"""What a bot gets instead of the state: one seat's view, its choices, and possible worlds."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from kingscourt.kernel.action import Action
from kingscourt.kernel.blunder import Blunder
from kingscourt.kernel.chance import Source
from kingscourt.kernel.decision import Question
from kingscourt.kernel.game import Game
from kingscourt.kernel.state import State
from kingscourt.kernel.values import Values
from kingscourt.kernel.wire_types import View


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatHandle:
    """One seat of a position; the true state stays inside."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.seat: int = seat
        self.seats: int = state.seat_count
        self._game: Game = game
        self._state: State = state

    def view(self) -> View:
        """Everything this seat could know."""
        return self._game.view(self._state, self.seat)

    def question(self) -> Question:
        """The pending question."""
        return self._state.question(self.seat)

    def legal(self) -> list[Action]:
        """Every legal answer."""
        return self._state.legal(self.seat)

    def imagine(self, source: Source) -> State:
        """A world that this seat cannot tell from the true one; it tells no events."""
        world = self._state.imagine(self.seat, source)
        world.tells = False
        return world

    def values(self) -> Values[State] | None:
        """What rates imagined worlds in points at the end, for every seat."""
        return self._game.values()

    def blunders(self) -> list[Blunder[State]]:
        """Detectors of moves that people laugh at; they judge imagined worlds."""
        return self._game.blunders()

    def traps(self) -> list[Blunder[State]]:
        """Detectors of answers that beginners regret; they judge imagined worlds, too."""
        return self._game.traps()

    def levels(self) -> dict[str, str]:
        """The settings of searches that the game has chosen for named levels."""
        return self._game.levels()

    def is_sealed(self) -> bool:
        """Whether others choose at the same time."""
        return self._state.pending().sealed
