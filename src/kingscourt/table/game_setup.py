"""The setup of a table; together with its entries it makes up the whole record."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.catalogue import Catalogue
from kingscourt.kernel.chance import ChanceOutcomes
from kingscourt.kernel.errors import BadOptions
from kingscourt.kernel.game import Components, Game
from kingscourt.kernel.options import Options
from kingscourt.kernel.state import State
from kingscourt.kernel.wire_types import Outline, View

HUMAN: Final = "human"
BOT: Final = "bot"

TO_THE_BARRIER: Final = "barrier"
FREE: Final = "free"  # one person with bots may undo without limits


class Prepared:
    """Draws that a lesson has set in advance, by purpose and in the order they are drawn. Immutable."""

    def __init__(self, lesson: str, draws: dict[str, list[str]]) -> None:
        self.lesson: str = lesson  # its name
        self.draws: dict[str, list[str]] = draws

    def index(self, purpose: str, draw: int, outcomes: ChanceOutcomes) -> int:
        """The outcome set for a draw; -1 if none is, or if the game has left the way to it."""
        texts = self.draws.get(purpose)
        if texts is None or draw >= len(texts):
            return -1
        return outcomes.index_of(texts[draw])


class PracticeStart:
    """Where a practice game begins: after entries of another game, or in a position of the rules. Immutable.

    What the seat could not know there is drawn anew from the seed.
    """

    def __init__(
        self,
        seat: int,
        seed: str,
        entries: list[str],
        scenario: str = "",
        before: PracticeStart | None = None,
    ) -> None:
        self.seat: int = seat
        self.seed: str = seed  # hexadecimal digits
        self.entries: list[str] = entries  # lines of a record with the same options, components and rules
        self.scenario: str = scenario
        self.before: PracticeStart | None = before  # where the other game began, if it was practice itself


class SeatSetup:
    """The occupant of a seat; a person adds a nonce to the table's chance."""

    def __init__(self, name: str, kind: str, nonce: str = "") -> None:
        self.name: str = name
        self.kind: str = kind
        self.nonce: str = nonce


class GameSetup:
    """Game, options, components, seats and the commitment to chance. Immutable."""

    def __init__(
        self,
        game: Game,
        options: Options,
        components: Components,
        seats: list[SeatSetup],
        commitment: str,
        rules_version: str = "",
        catalogue: Catalogue | None = None,
        undo: str = TO_THE_BARRIER,
        prepared: Prepared | None = None,
        start: PracticeStart | None = None,
        start_state: State | None = None,
    ) -> None:
        if undo == FREE and len([seat for seat in seats if seat.kind != BOT]) != 1:
            raise BadOptions("free undo is for one person with bots")
        self.game: Game = game
        self.options: Options = options
        self.components: Components = components
        self.seats: list[SeatSetup] = seats
        self.commitment: str = commitment
        self.rules_version: str = rules_version or game.rules_version
        self.undo: str = undo
        self.prepared: Prepared | None = prepared  # by the lesson that the table plays
        self.start: PracticeStart | None = start
        self.start_state: State | None = start_state  # what `start` describes; see `practice_start`
        # a game's catalogue can be large, so tables with the same options may share one
        self.catalogue: Catalogue = game.catalogue(options, components) if catalogue is None else catalogue

    def nonces(self) -> list[str]:
        """The nonces in seat order; empty for bots."""
        return [seat.nonce for seat in self.seats]

    def has_free_undo(self) -> bool:
        """Whether the table's one person may undo without limits."""
        return self.undo == FREE

    def prepared_index(self, purpose: str, draw: int, outcomes: ChanceOutcomes) -> int:
        """The outcome that a lesson has set for a draw; -1 if the committed chance decides."""
        return -1 if self.prepared is None else self.prepared.index(purpose, draw, outcomes)

    def new_state(self) -> State:
        """The position before the first entry."""
        if self.start_state is not None:
            return self.start_state.copy()
        return self.game.new(self.options, self.components)

    def outline(self, view: View) -> Outline:
        """The outline of a view of this table."""
        return self.game.outline(view, self.components)
