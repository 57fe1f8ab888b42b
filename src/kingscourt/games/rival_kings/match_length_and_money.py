"""The options of a table as the rules use them."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.options import Options, OptionSpec

MOST_GAMES: Final = 20  # RK-6.4

MOST_POINTS: Final = 999
MATCH: Final = OptionSpec(
    "match",
    ["one-game", "points-20", "points-40", "points-60", "games-2", "games-3", "games-5"],
    ranges={"points": [1, MOST_POINTS], "games": [2, MOST_GAMES]},
)
PILE_MONEY: Final = OptionSpec("money", ["shown", "hidden"], hides={"hidden": ["piles.*.money"]})


class MatchOptions:
    """How long a match lasts (RK-6.4) and whether money at the piles is shown (RK-4.3). Immutable."""

    def __init__(self, options: Options) -> None:
        kind, _, number = options.variant(MATCH.name).partition("-")
        self.match: str = options.variant(MATCH.name)
        self.games: int = 1
        self.points: int = 0
        if kind == "games":
            self.games = int(number)
        elif kind == "points":
            self.games = MOST_GAMES
            self.points = int(number)
        self.money_is_shown: bool = options.variant(PILE_MONEY.name) == "shown"

    def is_match(self) -> bool:
        """Whether points of several games add up."""
        return self.games > 1
