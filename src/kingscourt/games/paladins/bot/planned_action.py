"""A right-side action while a plan is made: the workers it asks for, and what it would bring."""

from __future__ import annotations

from mypy_extensions import i64

from kingscourt.games.paladins.bot.supply import Supply
from kingscourt.games.paladins.card_faces import BoardAction
from kingscourt.games.paladins.vocabulary import ANY, EMPTY, WORKSHOP


class PlannedAction:
    """A place to work on; filled anew for every player that is rated."""

    def __init__(self, facts: BoardAction) -> None:
        self.facts: BoardAction = facts
        self.index: int = facts.index
        self.first: i64 = facts.first
        # the kinds of worker that its spaces take, one bit for each; none for a space that takes any
        self.first_kind: i64 = bit(facts.spaces[0])
        self.second_kind: i64 = bit(facts.spaces[1])
        self.third_kind: i64 = bit(facts.spaces[2])
        # of the board looked at last
        self.is_clear: bool = False  # no worker stands on it
        self.needed: i64 = 0  # workers for all spaces without a workshop
        self.kinds: i64 = 0  # their kinds; the coloured spaces of an action always differ
        # of the player rated last
        self.is_rated: bool = False
        self.worth: float = 0.0  # of one more use, its workers left aside
        self.net: float = 0.0  # the same with its workers, if it may be part of the plan being made
        self.silver: i64 = 0
        self.provisions: i64 = 0
        self.is_planned: bool = False  # whether it may be part of the plan being made

    def look_at(self, spaces: list[int]) -> None:
        """Read the three spaces of a board."""
        first = self.first
        needed: i64 = 3
        kinds: i64 = 0
        is_clear = True
        content: i64 = spaces[first]
        if content == WORKSHOP:
            needed -= 1
        else:
            kinds |= self.first_kind
            is_clear = content == EMPTY
        content = spaces[first + 1]
        if content == WORKSHOP:
            needed -= 1
        else:
            kinds |= self.second_kind
            if content != EMPTY:
                is_clear = False
        content = spaces[first + 2]
        if content == WORKSHOP:
            needed -= 1
        else:
            kinds |= self.third_kind
            if content != EMPTY:
                is_clear = False
        self.needed = needed
        self.kinds = kinds
        self.is_clear = is_clear

    def can_be_taken(self, supply: Supply, total: i64, missing: i64) -> bool:
        """Whether a supply fills all spaces, given its size and the kinds that it lacks."""
        return self.needed <= total and can_stand_in(supply.criminals, self.kinds & missing)

    def can_be_taken_without(self, supply: Supply, total: i64, missing: i64, number: int) -> bool:
        """The same with one more workshop, on its first or second space."""
        kinds = self.kinds & ~(self.first_kind if number == 0 else self.second_kind)
        return self.needed - 1 <= total and can_stand_in(supply.criminals, kinds & missing)

    def take_workers(self, supply: Supply, spaces: list[int]) -> None:
        """Workers for all spaces leave the supply, the dearest last."""
        anywhere = 0
        missing = supply.missing()
        for number in range(3):
            if spaces[self.facts.first + number] == WORKSHOP:
                continue
            kind = self.facts.spaces[number]
            if kind == ANY:
                anywhere += 1
            elif bit(kind) & missing == 0:
                supply.take(kind)
            else:
                supply.criminals -= 1
        for _ in range(anywhere):
            supply.take(supply.spare())


def bit(kind: int) -> i64:
    """A set of one kind of worker, or the empty one."""
    return 0 if kind == ANY else 1 << kind


def can_stand_in(criminals: i64, lacking: i64) -> bool:
    """Whether criminals replace one worker of each of some kinds."""
    while lacking != 0:
        if criminals <= 0:
            return False
        criminals -= 1
        lacking &= lacking - 1
    return True
