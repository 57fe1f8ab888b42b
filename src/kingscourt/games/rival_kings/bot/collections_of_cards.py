"""The points of collections of cards, remembered because rollouts meet the same ones again and again."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.components import RivalKingsComponents
from kingscourt.games.rival_kings.player import Player
from kingscourt.games.rival_kings.scoring import (
    SINGLE_POINTS,
    best_pairing,
    points_of_colours,
    points_of_perfect,
)
from kingscourt.games.rival_kings.vocabulary import KINDS, SYMBOLS

UNKNOWN: Final = -1000.0
MOST_REMEMBERED: Final = 200_000
_RECENT: Final = 256  # places for collections met lately, which are found without the dictionary
_RADIX: Final = 3  # two copies of every card, so a collection is a number with 32 digits of this radix


class Collection:
    """The cards of one player, in any order: what they score, and what a further card would add."""

    def __init__(self, number: int, kinds: list[int], points: float, loose: list[int]) -> None:
        self.number: int = number
        self.kinds: list[int] = kinds
        self.points: float = points
        self.loose: list[int] = loose  # cards outside perfect pairs
        self.gains: list[float] = [UNKNOWN] * KINDS  # points that a further card of each kind adds


class Collections:
    """All collections met so far with the cards of one box."""

    def __init__(self, components: RivalKingsComponents) -> None:
        self.components: RivalKingsComponents = components
        radix = max(_RADIX, components.box.copies + 1)
        self.digits: list[int] = [radix**kind for kind in range(KINDS)]
        self.known: dict[int, Collection] = {}
        self.recent: list[Collection] = [Collection(-1, [], 0.0, [])] * _RECENT

    def of(self, player: Player) -> Collection:
        """The collection of a player."""
        digits = self.digits
        number = 0
        for kind in player.buildings:
            number += digits[kind]
        for kind in player.subjects:
            number += digits[kind]
        recent = self.recent[number % _RECENT]
        if recent.number == number:
            return recent
        found = self.known.get(number)
        if found is None:
            found = self.add(number, player.buildings + player.subjects)
        self.recent[number % _RECENT] = found
        return found

    def add(self, number: int, kinds: list[int]) -> Collection:
        """Count the points of a collection for the first time."""
        if len(self.known) >= MOST_REMEMBERED:
            self.known.clear()
        player = Player(
            [kind for kind in kinds if kind < SYMBOLS], [kind for kind in kinds if kind >= SYMBOLS]
        )
        pairing = best_pairing(self.components, player)
        points = (
            points_of_perfect(self.components, pairing)
            + points_of_colours(self.components, pairing)
            + SINGLE_POINTS * len(pairing.singles)
        )
        loose = pairing.singles + pairing.colour_buildings + pairing.colour_subjects
        found = Collection(number, kinds, float(points), loose)
        self.known[number] = found
        return found

    def gain(self, own: Collection, kind: int) -> float:
        """The points that a further card adds."""
        gain = own.gains[kind]
        if gain == UNKNOWN:
            gain = self.with_card(own, kind).points - own.points
            own.gains[kind] = gain
        return gain

    def with_card(self, own: Collection, kind: int) -> Collection:
        """The collection with one more card."""
        number = own.number + self.digits[kind]
        found = self.known.get(number)
        return self.add(number, [*own.kinds, kind]) if found is None else found

    def without_card(self, own: Collection, kind: int) -> Collection:
        """The collection with one card less."""
        number = own.number - self.digits[kind]
        found = self.known.get(number)
        if found is None:
            kinds = own.kinds.copy()
            kinds.remove(kind)
            return self.add(number, kinds)
        return found
