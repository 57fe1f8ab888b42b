"""Numbers of one box as plain lists, for quick lookups."""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.bot.features import TOKEN_SHARES
from kingscourt.games.royals.components import CityPosition, RoyalsComponents


def title_of(position: CityPosition) -> int:
    """The sort key."""
    return position.title


class BoardTables:
    """Positions by index, and what a period's tokens are worth in plans."""

    def __init__(self, box: RoyalsComponents) -> None:
        self.country: Final = [position.country for position in box.positions]
        self.city: Final = [position.city for position in box.positions]
        self.title: Final = [position.title for position in box.positions]
        self.cost: Final = [position.cost for position in box.positions]
        self.influence: Final = [position.influence for position in box.positions]
        self.bonus: Final = [float(box.cities[position.city].bonus) for position in box.positions]
        self.intrigue: Final = [position.intrigue for position in box.positions]
        self.by_country: Final = [
            [position.index for position in ranked(box, country)] for country in range(len(box.countries))
        ]
        self.first: Final = [token_table(box, period, 0) for period in range(len(box.periods))]
        self.second: Final = [token_table(box, period, 1) for period in range(len(box.periods))]
        self.later_first: Final = [later_table(box, period, 0) for period in range(len(box.periods))]
        self.later_second: Final = [later_table(box, period, 1) for period in range(len(box.periods))]


def ranked(box: RoyalsComponents, country: int) -> list[CityPosition]:
    """The positions of a country, the lowest title first."""
    return sorted([box.positions[index] for index in box.countries[country].positions], key=title_of)


def token_table(box: RoyalsComponents, period: int, place: int) -> list[float]:
    """By country, what the first or second place is worth to a plan made in a period."""
    found: list[float] = []
    shares = TOKEN_SHARES[min(period, len(TOKEN_SHARES) - 1)]
    for country in box.countries:
        total = 0.0
        for index in range(len(country.tokens)):
            total += float(country.tokens[index][place]) * shares[min(index, len(shares) - 1)]
        found.append(total)
    return found


def later_table(box: RoyalsComponents, period: int, place: int) -> list[float]:
    """By country, the tokens of the periods after this one."""
    found: list[float] = []
    for country in box.countries:
        found.append(float(sum([pair[place] for pair in country.tokens[period + 1 :]])))
    return found
