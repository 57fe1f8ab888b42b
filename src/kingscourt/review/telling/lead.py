"""Who was in front over a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from kingscourt.review.document import CoursePoint

CLEAR: Final = 200  # ten-thousandths: less than two points is no lead
EARLIEST: Final = 0.1  # of the game: before that, nobody has fallen behind


class Lead(NamedTuple):
    """When the winner went in front for good, who had led until then, and the winner's worst place."""

    since: int | None  # the index of the entry; None if the winner was never behind
    before: int | None  # the contender who led most often until then
    worst_place: int


def lead_of(course: Sequence[CoursePoint], winner: int) -> Lead:
    """How the winner came to the front."""
    first = int(EARLIEST * len(course))
    places = [place_of(winner, point.chances) for point in course]
    behind = [index for index in range(first, len(course)) if places[index] > 1]
    if not behind:
        return Lead(None, None, 1)
    leaders = Counter(leader_of(course[index].chances) for index in behind)
    return Lead(behind[-1] + 1, leaders.most_common(1)[0][0], max(places[index] for index in behind))


def place_of(contender: int, chances: Sequence[int]) -> int:
    """One more than the number of those clearly in front."""
    return 1 + sum(1 for chance in chances if chance > chances[contender] + CLEAR)


def leader_of(chances: Sequence[int]) -> int:
    """The contender with the best chance; the first of equal ones."""
    return max(range(len(chances)), key=lambda contender: chances[contender])
