"""How a game ended."""

from __future__ import annotations

from kingscourt.kernel.phrase import Phrase


class ScoreLine:
    """Points in one category of a score sheet."""

    def __init__(self, category: str, points: int) -> None:
        self.category: str = category
        self.points: int = points


class Standing:
    """One line of the ranking; `seat` is None for an opponent played by the rules."""

    def __init__(
        self, rank: int, seat: int | None, score: int, name: Phrase, sheet: list[ScoreLine] | None = None
    ) -> None:
        self.rank: int = rank  # 1 is best; ties share a rank
        self.seat: int | None = seat
        self.score: int = score
        self.name: Phrase = name
        self.sheet: list[ScoreLine] = [] if sheet is None else sheet  # of an opponent without a seat


class GameOutcome:
    """The ranking, best first, and what decided it."""

    def __init__(self, ranking: list[Standing], reason: Phrase) -> None:
        self.ranking: list[Standing] = ranking  # best first
        self.reason: Phrase = reason  # what decided the game

    def winners(self) -> list[int]:
        """Seats on rank 1."""
        return [line.seat for line in self.ranking if line.rank == 1 and line.seat is not None]


def rank_by(keys: list[list[int]]) -> list[int]:
    """The rank (1 is best) of each entry by its keys, highest first; equal keys share a rank."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
