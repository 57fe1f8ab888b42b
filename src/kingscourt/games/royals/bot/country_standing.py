"""What one country promises to a seat, and the positions in it that are worth aiming at."""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.bot.board_tables import BoardTables
from kingscourt.games.royals.bot.features import (
    AHEAD,
    COUNTRY_WAY,
    INTRIGUE_RATE,
    MARGIN,
    WAY_BY_PERIOD,
)
from kingscourt.games.royals.state import VACANT, RoyalsState

NO_TARGET: Final = -1


class CountryStanding:
    """The tokens and the bonus of a country for one seat; made anew when somebody occupies a position."""

    def __init__(self, tables: BoardTables, seat: int, seats: int, country: int) -> None:
        self.tables: BoardTables = tables
        self.seat: int = seat
        self.country: int = country
        self.chance: float = 0.0  # of the tokens of this period
        self.due: float = 0.0  # the same if the period ended now
        self.later: float = 0.0
        self.influence: int = 0  # times scorings to come
        self.progress: float = 0.0  # on the way to the country bonus
        self.points: float = 0.0  # the country bonus, if the payment under way brings it
        # what the country was when it was worked out
        self.period: int = -1
        self.takers: list[int] = []
        self.cities: int = 0
        self.holders: list[int] = [VACANT] * len(tables.by_country[country])
        self.board_gains: list[float] = [0.0] * len(self.holders)  # by place in the country
        # positions to aim at, the cheapest first: each gains more than all that cost less
        self.aims: int = 0  # how many they are
        self.costs: list[int] = [0] * len(self.holders)
        self.gains: list[float] = [0.0] * len(self.holders)
        self.needs: list[int] = [0] * len(self.holders)  # intrigue cards
        self.dearest: int = 0
        # influence and highest title (from 1) of every seat, and the two best of the others
        self.influences: list[int] = [0] * seats
        self.highest: list[int] = [0] * seats
        self.mine: int = 0
        self.rank: int = 0
        self.top: int = 0
        self.top_rank: int = 0
        self.top_seat: int = -1
        self.next: int = 0
        self.next_rank: int = 0
        self.planned: float = 0.0  # what the tokens are worth in plans as things are
        self.second_token: float = 0.0  # what places are worth in plans
        self.first_over_second: float = 0.0
        self.way: float = 0.0  # what one more city adds to the progress

    def update(self, s: RoyalsState, cities: int, title_gains: list[float]) -> None:
        """Work the country out anew, if it is not the known one; title gains may always be new."""
        if not self.is_known(s, cities):
            self.work_out(s, NO_TARGET, cities)
        self.find_aims(title_gains)

    def is_known(self, s: RoyalsState, cities: int) -> bool:
        """Whether nothing in the country has changed."""
        if self.period != s.period or self.takers is not s.country_bonuses[self.country]:
            return False
        if self.cities != cities & s.components.countries[self.country].city_mask:
            return False
        known = self.holders
        holders = s.holders
        positions = self.tables.by_country[self.country]
        return all(holders[positions[place]] == known[place] for place in range(len(positions)))

    def work_out(self, s: RoyalsState, target: int, cities: int) -> None:
        """Rate the country as if the player whose turn it is held the target, too."""
        self.period = s.period
        self.takers = s.country_bonuses[self.country]
        self.cities = cities & s.components.countries[self.country].city_mask
        self.count(s, target)
        self.find_rivals()
        self.rate_tokens(s)
        self.rate_bonus(s, cities)
        self.rate_positions(s, target, cities)

    def count(self, s: RoyalsState, target: int) -> None:
        """Influence and highest title of every seat."""
        tables = self.tables
        influences = self.influences
        highest = self.highest
        for seat in range(len(influences)):
            influences[seat] = 0
            highest[seat] = 0
        holders = s.holders
        known = self.holders
        positions = tables.by_country[self.country]
        for place in range(len(positions)):
            index = positions[place]
            holder = s.turn if index == target else holders[index]
            known[place] = holder
            if holder >= 0:
                influences[holder] += tables.influence[index]
                highest[holder] = tables.title[index] + 1  # the highest comes last

    def find_rivals(self) -> None:
        """The best two of the other players."""
        self.mine = self.influences[self.seat]
        self.rank = self.highest[self.seat]
        top = 0
        top_rank = 0
        top_seat = -1
        second = 0
        second_rank = 0
        for other in range(len(self.influences)):
            influence = self.influences[other]
            if influence == 0 or other == self.seat:
                continue
            rank = self.highest[other]
            if is_before(influence, rank, top, top_rank):
                second = top
                second_rank = top_rank
                top = influence
                top_rank = rank
                top_seat = other
            elif is_before(influence, rank, second, second_rank):
                second = influence
                second_rank = rank
        self.top = top
        self.top_rank = top_rank
        self.top_seat = top_seat
        self.next = second
        self.next_rank = second_rank

    def rate_tokens(self, s: RoyalsState) -> None:
        """The tokens of this period and of later ones."""
        self.chance = 0.0
        self.due = 0.0
        self.later = 0.0
        self.influence = 0
        self.planned = 0.0
        tables = self.tables
        tokens = s.components.countries[self.country].tokens
        period = min(s.period, len(tokens) - 1)
        self.second_token = tables.second[period][self.country]
        self.first_over_second = tables.first[period][self.country] - self.second_token
        mine = self.mine
        if mine == 0:
            return
        first = ahead(mine, self.rank, self.top, self.top_rank)
        either = ahead(mine, self.rank, self.next, self.next_rank)
        pair = tokens[period]
        self.chance = float(pair[0] - pair[1]) * first + float(pair[1]) * either
        second = tables.later_second[period][self.country]
        self.later = (tables.later_first[period][self.country] - second) * first + second * either
        self.planned = self.first_over_second * first + self.second_token * either
        self.influence = mine * (len(tokens) - period)
        if is_before(mine, self.rank, self.top, self.top_rank):
            self.due = float(pair[0])
        elif is_before(mine, self.rank, self.next, self.next_rank):
            self.due = float(pair[1])

    def rate_bonus(self, s: RoyalsState, cities: int) -> None:
        """The way to the bonus for all cities."""
        self.progress = 0.0
        self.points = 0.0
        self.way = 0.0
        facts = s.components.countries[self.country]
        takers = s.country_bonuses[self.country]
        if len(takers) >= len(facts.bonuses) or self.seat in takers:
            return
        missing = 0
        for city in facts.cities:
            if cities & (1 << city) == 0:
                missing += 1
        bonus = float(facts.bonuses[len(takers)])
        if missing == 0:
            self.points = bonus
            return
        missing = min(missing, len(COUNTRY_WAY) - 1)
        self.progress = bonus * COUNTRY_WAY[missing]
        self.way = bonus * (COUNTRY_WAY[missing - 1] - COUNTRY_WAY[missing])
        if missing > 1:
            self.way *= WAY_BY_PERIOD[min(s.period, 2)]

    def rate_positions(self, s: RoyalsState, target: int, cities: int) -> None:
        """What each position would add, titles left aside."""
        tables = self.tables
        known = 0  # the influence for which `tokens` was worked out
        tokens = 0.0
        target_city = tables.city[target] if target >= 0 else NO_TARGET
        holders = self.holders
        city_bonuses = s.city_bonuses
        influences = tables.influences_in[self.country]
        city_of = tables.cities_in[self.country]
        for place in range(len(holders)):
            holder = holders[place]
            if holder == self.seat:
                continue
            if holder >= 0:
                gain = self.tokens_with(place, holder == self.top_seat)
                gain -= INTRIGUE_RATE * float(tables.intrigues_in[self.country][place])
            else:
                if influences[place] != known:
                    known = influences[place]
                    tokens = self.tokens_with(place, robs_top=False)
                gain = tokens
            city = city_of[place]
            if cities & (1 << city) == 0:
                gain += self.way
            if holder < 0 and city_bonuses[city] == VACANT and city != target_city:
                gain += tables.bonuses_in[self.country][place]
            self.board_gains[place] = gain

    def find_aims(self, title_gains: list[float]) -> None:
        """Add what titles gain; only positions are kept that gain more than all vacant cheaper ones."""
        tables = self.tables
        costs = tables.costs_in[self.country]
        titles = tables.titles_in[self.country]
        holders = self.holders
        board_gains = self.board_gains
        most = 0.0
        aims = 0
        for place in range(len(holders)):
            holder = holders[place]
            if holder == self.seat:
                continue
            gain = board_gains[place] + title_gains[titles[place]]
            if gain > most:
                need = 0
                if holder < 0:
                    most = gain
                else:
                    need = tables.intrigues_in[self.country][place]
                self.costs[aims] = costs[place]
                self.gains[aims] = gain
                self.needs[aims] = need
                aims += 1
        self.aims = aims
        self.dearest = self.costs[aims - 1] if aims > 0 else 0

    def tokens_with(self, place: int, robs_top: bool) -> float:
        """What one more position adds to the worth of the tokens."""
        tables = self.tables
        added = tables.influences_in[self.country][place]
        influence = self.mine + added
        rank = max(self.rank, tables.titles_in[self.country][place] + 1)
        top = self.top
        if robs_top:
            top = max(top - added, self.next)
        first = ahead(influence, rank, top, self.top_rank)
        either = ahead(influence, rank, self.next, self.next_rank)
        return self.first_over_second * first + self.second_token * either - self.planned


def ahead(mine: int, rank: int, other: int, other_rank: int) -> float:
    """The chance to end before another player with this influence and highest title."""
    margin = 2 * (mine - other)
    if rank > other_rank:
        margin += 1
    elif rank < other_rank:
        margin -= 1
    return AHEAD[min(MARGIN, max(-MARGIN, margin)) + MARGIN]


def is_before(mine: int, rank: int, other: int, other_rank: int) -> bool:
    """Whether influence and title put one before the other as things are."""
    return mine > other or (mine == other and rank > other_rank)
