"""The facts that only the artificial opponent has: resource track, stack of markers, schemes (PW-7)."""

from __future__ import annotations

from kingscourt.games.paladins.vocabulary import FAITH, INFLUENCE, SCHEMES, STRENGTH


class Opponent:
    """Its board, cards and pieces are those of a `Player`; this is the rest."""

    def __init__(self, schemes: list[int], discards: list[int], stack: list[int]) -> None:
        self.marker: int = 0  # on the resource track, from the left
        self.stack: list[int] = stack  # attributes; of those on one level the last lies uppermost
        self.schemes: list[int] = schemes  # in the deck, by kind
        self.discards: list[int] = discards
        self.row: int = 0  # actions of its row used this round, as a mask

    def copy(self) -> Opponent:
        """An independent opponent."""
        other = Opponent(self.schemes.copy(), self.discards.copy(), self.stack.copy())
        other.marker = self.marker
        other.row = self.row
        return other

    def shuffle(self) -> None:
        """The discarded schemes join the deck."""
        for kind in range(len(SCHEMES)):
            self.schemes[kind] += self.discards[kind]
            self.discards[kind] = 0

    def facts(self) -> str:
        """Every fact in one line, for digests."""
        return (
            f"opponent marker {self.marker} stack {self.stack} schemes {self.schemes}"
            f" discards {self.discards} row {self.row}"
        )


def new_opponent(schemes: list[int]) -> Opponent:
    """The marker on the first space, the attributes stacked (PW-7.1)."""
    return Opponent(schemes.copy(), [0] * len(schemes), [INFLUENCE, FAITH, STRENGTH])
