"""What one country promises to a seat, and the positions in it that are worth aiming at."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingscourt.games.royals.bot.board_tables import BoardTables
from kingscourt.games.royals.bot.features import (
    COUNTRY_WAY,
    INTRIGUE_RATE,
    WAY_BY_PERIOD,
    ahead,
    is_before,
)
from kingscourt.games.royals.state import VACANT, RoyalsState

NO_TARGET: Final = -1
NO_AIM: Final = -1000.0  # the gain of a position that nobody should aim at


class PositionStanding:
    """What is printed on a position, who holds it, and what it would add for one seat.

    A plan reads plain numbers; lists of them are slow to read and write.
    """

    def __init__(self, tables: BoardTables, index: int) -> None:
        self.index: i64 = index
        self.title: i64 = tables.title[index]
        self.cost: i64 = tables.cost[index]
        self.price: float = float(tables.cost[index])  # the same
        self.influence: i64 = tables.influence[index]
        self.intrigue: i64 = tables.intrigue[index]
        self.bonus: float = tables.bonus[index]
        self.city: i64 = tables.city[index]
        self.holder: i64 = VACANT
        self.board_gain: float = 0.0  # titles left aside
        self.gain: float = NO_AIM
        self.need: i64 = 0  # intrigue cards


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
        # the cheapest first; aims are those that gain more than all that cost less
        self.positions: list[PositionStanding] = [
            PositionStanding(tables, index) for index in tables.by_country[country]
        ]
        self.dearest: int = 0  # the cost of the last aim
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
        holders = s.holders
        for position in self.positions:
            holder: i64 = holders[position.index]
            if holder != position.holder:
                return False
        return True

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
        influences = self.influences
        highest = self.highest
        for seat in range(len(influences)):
            influences[seat] = 0
            highest[seat] = 0
        holders = s.holders
        wanted: i64 = target
        for position in self.positions:
            holder: i64 = s.turn if position.index == wanted else holders[position.index]
            position.holder = holder
            if holder >= 0:
                influences[holder] += int(position.influence)
                highest[holder] = int(position.title) + 1  # the highest comes last

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
        known: i64 = 0  # the influence for which `tokens` was worked out
        tokens = 0.0
        seat: i64 = self.seat
        top_seat: i64 = self.top_seat
        target_city: i64 = self.tables.city[target] if target >= 0 else NO_TARGET
        has_cities: i64 = cities
        city_bonuses = s.city_bonuses
        for position in self.positions:
            holder = position.holder
            if holder == seat:
                continue
            if holder >= 0:
                gain = self.tokens_with(position, holder == top_seat)
                gain -= INTRIGUE_RATE * float(int(position.intrigue))
            else:
                if position.influence != known:
                    known = position.influence
                    tokens = self.tokens_with(position, robs_top=False)
                gain = tokens
            city = position.city
            if has_cities >> city & 1 == 0:
                gain += self.way
            if holder < 0 and city != target_city and city_bonuses[city] == VACANT:
                gain += position.bonus
            position.board_gain = gain

    def find_aims(self, title_gains: list[float]) -> None:
        """Add what titles gain; only positions are kept that gain more than all vacant cheaper ones."""
        seat: i64 = self.seat
        most = 0.0
        dearest: i64 = 0
        for position in self.positions:
            holder = position.holder
            position.gain = NO_AIM
            if holder == seat:
                continue
            gain = position.board_gain + title_gains[position.title]
            if gain > most:
                if holder < 0:
                    most = gain
                    position.need = 0
                else:
                    position.need = position.intrigue
                position.gain = gain
                dearest = position.cost
        self.dearest = int(dearest)

    def tokens_with(self, position: PositionStanding, robs_top: bool) -> float:
        """What one more position adds to the worth of the tokens."""
        added = int(position.influence)
        influence = self.mine + added
        rank = max(self.rank, int(position.title) + 1)
        top = self.top
        if robs_top:
            top = max(top - added, self.next)
        first = ahead(influence, rank, top, self.top_rank)
        either = ahead(influence, rank, self.next, self.next_rank)
        return self.first_over_second * first + self.second_token * either - self.planned
