"""The setup of a table; together with its entries it makes up the whole record."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.catalogue import Catalogue
from kingscourt.kernel.errors import BadOptions
from kingscourt.kernel.game import Components, Game
from kingscourt.kernel.options import Options
from kingscourt.kernel.state import State
from kingscourt.kernel.wire_types import Outline, View
from kingscourt.table.fairness import FIRST_SCHEME, SCHEME

HUMAN: Final = "human"
BOT: Final = "bot"

TO_THE_BARRIER: Final = "barrier"
FREE: Final = "free"  # one person with bots may undo without limits


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
        chance: str = SCHEME,
        undo: str = TO_THE_BARRIER,
    ) -> None:
        if undo == FREE and len([seat for seat in seats if seat.kind != BOT]) != 1:
            raise BadOptions("free undo is for one person with bots")
        self.game: Game = game
        self.options: Options = options
        self.components: Components = components
        self.seats: list[SeatSetup] = seats
        self.commitment: str = commitment
        self.rules_version: str = rules_version or game.rules_version
        self.chance: str = chance  # the chance scheme
        self.undo: str = undo
        # a game's catalogue can be large, so tables with the same options may share one
        self.catalogue: Catalogue = game.catalogue(options, components) if catalogue is None else catalogue

    def nonces(self) -> list[str]:
        """The nonces in seat order; empty for bots."""
        return [seat.nonce for seat in self.seats]

    def has_epochs(self) -> bool:
        """Whether undone draws are lost; in the first scheme they are repeated."""
        return self.chance != FIRST_SCHEME

    def has_free_undo(self) -> bool:
        """Whether the table's one person may undo without limits."""
        return self.undo == FREE

    def new_state(self) -> State:
        """The position before the first entry."""
        return self.game.new(self.options, self.components)

    def outline(self, view: View) -> Outline:
        """The outline of a view of this table."""
        return self.game.outline(view, self.components)
