"""Values of a position: the points that every seat may expect at the end, from features and weights."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.state import State

S = TypeVar("S", bound=State)


class FeatureLayout:
    """The names of the numbers in a row of features; whoever changes a meaning raises the version."""

    def __init__(self, name: str, version: int, names: list[str]) -> None:
        self.name: str = name
        self.version: int = version
        self.names: list[str] = names

    def __len__(self) -> int:
        return len(self.names)


class Calibration:
    """How the weighted sum of a row becomes points at the end, by the share of the game that is over.

    The lists give offset, slope and spread at equal distances from the first to the last position.
    """

    def __init__(self, offsets: list[float], slopes: list[float], spreads: list[float]) -> None:
        self.offsets: list[float] = offsets
        self.slopes: list[float] = slopes
        self.spreads: list[float] = spreads  # standard deviation of the points still to come

    def expected(self, worth: float, progress: float) -> float:
        """The expected points at the end."""
        return between(self.offsets, progress) + between(self.slopes, progress) * worth

    def spread(self, progress: float) -> float:
        """The standard deviation of the points at the end around the expected ones."""
        return between(self.spreads, progress)


def between(table: list[float], progress: float) -> float:
    """The value of a table of equal distances, interpolated."""
    last = len(table) - 1
    place = min(max(progress, 0.0), 1.0) * float(last)
    low = min(int(place), max(0, last - 1))
    high = min(low + 1, last)
    part = place - float(low)
    return table[low] * (1.0 - part) + table[high] * part


UNCALIBRATED: Final = Calibration([0.0], [1.0], [10.0])


class Weights:
    """What a unit of each feature is worth in points, at the beginning and at the end of the game."""

    def __init__(
        self,
        layout: FeatureLayout,
        early: list[float],
        late: list[float],
        calibration: Calibration = UNCALIBRATED,
    ) -> None:
        if len(early) != len(layout) or len(late) != len(layout):
            raise ValueError(f"{layout.name} has {len(layout)} features, not {len(early)} and {len(late)}")
        self.layout: FeatureLayout = layout
        self.early: list[float] = early
        self.late: list[float] = late
        self.calibration: Calibration = calibration
        self.change: list[float] = [late[index] - early[index] for index in range(len(early))]

    def worth(self, row: list[float], progress: float) -> float:
        """The weighted sum of a row of features."""
        early = self.early
        change = self.change
        worth = 0.0
        for index in range(len(row)):
            feature = row[index]
            if feature != 0.0:
                worth += feature * (early[index] + change[index] * progress)
        return worth


@mypyc_attr(allow_interpreted_subclasses=True)
class Values(Generic[S]):
    """Rates positions of one game; a game overrides the first part.

    Rows are made from the whole position, hidden facts included: whoever must not know those rates imagined
    worlds. Contenders are the seats, and after them an opponent that has no seat, if a solo game has one.
    """

    def __init__(self, weights: Weights) -> None:
        self.weights: Weights = weights
        self.row: list[float] = [0.0] * len(weights.layout)

    # -- implemented by games ----------------------------------------------------------------------

    def fill(self, s: S, contender: int, row: list[float]) -> None:
        """Write every feature of a contender; the row still holds those of another position."""
        raise NotImplementedError

    def progress(self, s: S) -> float:
        """The share of the game that is over, from 0 to 1."""
        raise NotImplementedError

    def stretch(self, s: S) -> int:
        """The number of the season, round or period; searches may end a rollout where it changes."""
        return 0

    def final_points(self, s: S, contender: int) -> float:
        """The points of a contender in a finished game, tie-breakers as fractions."""
        raise NotImplementedError

    def contenders(self, s: S) -> int:
        """How many take part in the ranking."""
        return s.seat_count

    def policy_worth(self, s: S, seat: int) -> float:
        """What a seat wants to be high right after its answer; called for every answer in rollouts.

        A game in which answers change what others have should take their worth off.
        """
        return self.worth(s, seat)

    def idle_answer(self, s: S, seat: int, legal: list[Action]) -> Action | None:
        """The answer by which a seat keeps out of the way, such as a pass; None where it has to take part.

        Where seats hardly meet, rollouts in which only the searching seat plays see further for their work.
        """
        return None

    def plays_out(self) -> bool:
        """Whether a forecast plays on to the end, because positions on the way say too little about it.

        That takes many times the work of rating a position after some choices.
        """
        return False

    # -- made from them ----------------------------------------------------------------------------

    def worth(self, s: S, contender: int) -> float:
        """The weighted features of a contender: an order of positions, not yet points at the end."""
        if s.waiting.kind == OVER:
            return self.final_points(s, contender)
        row = self.row
        self.fill(s, contender, row)
        return self.weights.worth(row, self.progress(s))

    def features(self, s: S) -> list[list[float]]:
        """The rows of all contenders."""
        rows: list[list[float]] = []
        for contender in range(self.contenders(s)):
            row = [0.0] * len(self.weights.layout)
            self.fill(s, contender, row)
            rows.append(row)
        return rows

    def expected_points(self, s: S) -> list[float]:
        """The points at the end that every contender may expect."""
        contenders = self.contenders(s)
        if s.waiting.kind == OVER:
            return [self.final_points(s, contender) for contender in range(contenders)]
        progress = self.progress(s)
        calibration = self.weights.calibration
        points: list[float] = []
        for contender in range(contenders):
            self.fill(s, contender, self.row)
            points.append(calibration.expected(self.weights.worth(self.row, progress), progress))
        return points

    def spread(self, s: S) -> float:
        """The standard deviation of one contender's points around the expected ones."""
        if s.waiting.kind == OVER:
            return 0.0
        return self.weights.calibration.spread(self.progress(s))


GUESS: Final = Weights(FeatureLayout("guess", 1, ["points"]), [1.0], [1.0])


class GuessedPoints(Values[S]):
    """Values of a small game without learnt weights: somebody's guess at the points at the end."""

    def __init__(self, guess: Callable[[S, int], float]) -> None:
        super().__init__(GUESS)
        self.guess = guess  # of the points of a contender, from the position before the end

    def fill(self, s: S, contender: int, row: list[float]) -> None:
        """Write the guess."""
        row[0] = float(self.guess(s, contender))

    def progress(self, s: S) -> float:
        """Not known, and not asked for."""
        return 0.0

    def final_points(self, s: S, contender: int) -> float:
        """The score in the ranking."""
        outcome = s.outcome()
        assert outcome is not None
        return float(next(line.score for line in outcome.ranking if line.seat == contender))
