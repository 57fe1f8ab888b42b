"""What unplaced dice may still bring: every way to spread them over advisors, the best first."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.bot.advisor_promises import AdvisorPromise
from kingscourt.games.kingsburg.dice_multisets import DICE, NO_DICE, WHITE_SETS, Dice
from kingscourt.games.kingsburg.placements import PlaceTable

_GOOD: Final = 0.55  # points, about
_FREE_GOOD: Final = 0.6
_TOKEN: Final = 0.6
_SOLDIER: Final = 0.85
_LOOK: Final = 0.2
_TURN: Final = 0.5
_LATER_GROUP: Final = 0.75  # others may come first to whatever is left for a later turn


def advisor_worth(promise: AdvisorPromise) -> float:
    """What an advisor's help is worth to anybody, about."""
    worth = float(promise.points) + _GOOD * float(promise.gold + promise.wood + promise.stone)
    worth += _FREE_GOOD * float(promise.free + promise.alike) + _TOKEN * float(promise.tokens)
    worth += _SOLDIER * float(promise.soldiers) + _TURN * float(promise.turns)
    return worth + (_LOOK if promise.look else 0.0)


class Prospect:
    """The ways to place some dice: masks of advisors, by falling worth."""

    def __init__(self, masks: list[int], worths: list[float]) -> None:
        self.masks: list[int] = masks
        self.worths: list[float] = worths

    def best(self, closed: int) -> float:
        """The worth of the best way that needs no closed advisor."""
        masks = self.masks
        for at in range(len(masks)):
            if masks[at] & closed == 0:
                return self.worths[at]
        return 0.0


class ProspectTable:
    """The prospects of all dice, worked out when they are first asked for."""

    def __init__(self, places: PlaceTable, advisors: list[AdvisorPromise]) -> None:
        self.places: PlaceTable = places
        self.advisor_worths: list[float] = [advisor_worth(promise) for promise in advisors]
        self.found: list[Prospect | None] = [None] * (len(DICE) * WHITE_SETS)

    def prospect(self, own: Dice, white: Dice) -> Prospect:
        """The ways to place these dice."""
        key = own.index * WHITE_SETS + white.index
        found = self.found[key]
        if found is None:
            ways: dict[int, float] = {}
            self.spread(own, white, 0, [], ways)
            masks = sorted(ways, key=ways.__getitem__, reverse=True)
            found = Prospect(masks, [ways[mask] for mask in masks])
            self.found[key] = found
        return found

    def spread(self, own: Dice, white: Dice, mask: int, groups: list[float], ways: dict[int, float]) -> None:
        """Add every way to place some of the dice, after groups that are already placed."""
        if mask:
            ways[mask] = max(ways.get(mask, 0.0), way_worth(groups))
        if own is NO_DICE:
            return
        for place in self.places.hand(own, white).plain:
            own_left = own.rest[place.own.index]
            white_left = white.rest[place.white.index]
            if mask & place.bit == 0 and own_left is not None and white_left is not None:
                worth = self.advisor_worths[place.target]
                self.spread(own_left, white_left, mask | place.bit, [*groups, worth], ways)


def way_worth(groups: list[float]) -> float:
    """The best group first; the others with a doubt that grows."""
    worth = 0.0
    factor = 1.0
    for group in sorted(groups, reverse=True):
        worth += factor * group
        factor *= _LATER_GROUP
    return worth
