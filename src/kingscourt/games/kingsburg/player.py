"""One player's province: goods, tokens, soldiers, points, buildings and dice."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.dice_multisets import NO_DICE, OWN_DICE, Dice
from kingscourt.games.kingsburg.holding_kinds import SOLDIER, STONE, TOKEN, VP

# Sources of points, the lines of the score sheet.
FROM_BUILDINGS: Final = 0
FROM_ADVISORS: Final = 1
FROM_REWARD: Final = 2
FROM_SEASONS: Final = 3
FROM_BATTLES: Final = 4
FROM_LOSSES: Final = 5
FROM_CATHEDRAL: Final = 6
CATEGORIES: Final = ["buildings", "advisors", "kings-reward", "seasons", "battles", "losses", "final-goods"]

DRAWN: Final = 0
WON: Final = 1
LOST: Final = 2

ALL_WHITE: Final = -1  # white dice chosen to be rolled, before or without a choice

USED_REROLL_ONE: Final = 1
USED_REROLL_EACH: Final = 2


class Player:
    """The facts of one seat; `copy` shares nothing mutable."""

    def __init__(self, goods: list[int], points: list[int]) -> None:
        self.goods: list[int] = goods  # gold, wood, stone
        self.points: list[int] = points  # by category
        self.tokens: int = 0
        self.soldiers: int = 0
        self.vp: int = 0
        self.buildings: int = 0  # bit mask
        self.built: int = 0  # how many
        self.at_home: int = OWN_DICE  # own dice not rolled
        self.own: Dice = NO_DICE  # rolled and not placed
        self.white: Dice = NO_DICE
        self.white_chosen: int = ALL_WHITE  # how many white dice are rolled this season
        self.aside_own: int = 0  # face of the die set aside (KB-6.2)
        self.aside_white: int = 0
        self.rolled_sum: int = 0  # of all dice rolled this season
        self.rerolls: int = 0  # used this season
        self.has_passed: bool = False
        self.market_used: bool = False
        self.strength: int = 0  # in this year's battle
        self.result: int = DRAWN

    def copy(self) -> Player:
        """An independent player."""
        other = Player(self.goods.copy(), self.points.copy())
        other.tokens = self.tokens
        other.soldiers = self.soldiers
        other.vp = self.vp
        other.buildings = self.buildings
        other.built = self.built
        other.at_home = self.at_home
        other.own = self.own
        other.white = self.white
        other.white_chosen = self.white_chosen
        other.aside_own = self.aside_own
        other.aside_white = self.aside_white
        other.rolled_sum = self.rolled_sum
        other.rerolls = self.rerolls
        other.has_passed = self.has_passed
        other.market_used = self.market_used
        other.strength = self.strength
        other.result = self.result
        return other

    def total_goods(self) -> int:
        """Gold, wood and stone together (KB-0.1)."""
        goods = self.goods
        return goods[0] + goods[1] + goods[2]

    def score(self, category: int, n: int) -> None:
        """Points won (or, below zero, lost) by a category."""
        self.vp += n
        self.points[category] += n

    def receive(self, amounts: list[int], category: int) -> None:
        """Amounts of every kind."""
        for kind in range(STONE + 1):
            self.goods[kind] += amounts[kind]
        self.tokens += amounts[TOKEN]
        self.soldiers += amounts[SOLDIER]
        if amounts[VP]:
            self.score(category, amounts[VP])

    def can_pay(self, price: list[int]) -> bool:
        """Whether the goods suffice."""
        goods = self.goods
        return goods[0] >= price[0] and goods[1] >= price[1] and goods[2] >= price[2]

    def lacks(self, price: list[int]) -> list[int]:
        """The goods that are missing for a price."""
        return [max(0, price[kind] - self.goods[kind]) for kind in range(STONE + 1)]

    def pay(self, price: list[int]) -> None:
        """Goods go back to the supply."""
        for kind in range(STONE + 1):
            self.goods[kind] -= price[kind]

    def take_dice_home(self) -> None:
        """All own dice lie ready again; white ones are back in the supply (KB-3.3)."""
        self.at_home = OWN_DICE
        self.own = NO_DICE
        self.white = NO_DICE
        self.white_chosen = ALL_WHITE
        self.aside_own = 0
        self.aside_white = 0

    def facts(self) -> str:
        """Every fact in one line, for digests."""
        return (
            f"goods {self.goods} points {self.points} vp {self.vp} tokens {self.tokens}"
            f" soldiers {self.soldiers} buildings {self.buildings} home {self.at_home}"
            f" own {self.own.text} white {self.white.text} of {self.white_chosen}"
            f" aside {self.aside_own}/{self.aside_white}"
            f" sum {self.rolled_sum} rerolls {self.rerolls}"
            f" passed {self.has_passed} market {self.market_used} battle {self.strength}/{self.result}"
        )
