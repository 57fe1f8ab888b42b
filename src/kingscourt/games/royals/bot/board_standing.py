"""What the board promises to a seat, and what every position would add; kept until somebody occupies one."""

from __future__ import annotations

from kingscourt.games.royals.bot.board_tables import BoardTables
from kingscourt.games.royals.bot.features import (
    AHEAD,
    COUNTRY_WAY,
    MARGIN,
    NOBLE_WAY,
    TITLE_AHEAD,
    TITLE_MARGIN,
    WAY_BY_PERIOD,
)
from kingscourt.games.royals.state import VACANT, RoyalsState

NOT_FOR_SALE = -1.0


class BoardStanding:
    """The features of one seat that depend on cubes alone; a payment under way counts as made."""

    def __init__(self, tables: BoardTables, seat: int, seats: int) -> None:
        self.tables: BoardTables = tables
        self.seat: int = seat
        self.seats: int = seats
        # Lists of titles are replaced by every occupation, so the same lists mean the same board.
        self.known: list[list[int]] = []
        self.period: int = -1
        self.target: int = -1
        self.turn: int = -1
        countries = len(tables.by_country)
        self.influences: list[int] = [0] * (countries * seats)
        self.highest: list[int] = [0] * (countries * seats)  # title held, from 1
        self.title_gains: list[float] = []
        self.gains: list[float] = [0.0] * len(tables.country)  # by position
        self.points: float = 0.0
        self.period_chance: float = 0.0
        self.period_due: float = 0.0
        self.later: float = 0.0
        self.influence: int = 0
        self.title_chance: float = 0.0
        self.title_lead: float = 0.0
        self.country_progress: float = 0.0
        self.noble_progress: float = 0.0

    def update(self, s: RoyalsState) -> None:
        """Work everything out anew, unless the board is the one that is known."""
        target = s.target
        if self.period == s.period and self.target == target and (target < 0 or self.turn == s.turn):
            known = self.known
            seat = 0
            for player in s.players:
                if player.titles is not known[seat]:
                    break
                seat += 1
            if seat == self.seats:
                return
        self.period = s.period
        self.target = target
        self.turn = s.turn
        self.known = [player.titles for player in s.players]
        self.work_out(s)

    def work_out(self, s: RoyalsState) -> None:
        """Fill in all features and gains."""
        self.points = 0.0
        self.period_chance = 0.0
        self.period_due = 0.0
        self.later = 0.0
        self.influence = 0
        self.country_progress = 0.0
        cities = s.players[self.seat].cities
        if self.target >= 0 and self.turn == self.seat:
            city = self.tables.city[self.target]
            if s.city_bonuses[city] == VACANT:
                self.points += float(s.components.cities[city].bonus)
            cities |= 1 << city
        self.titles(s)
        self.count_influence(s)
        for country in range(len(self.tables.by_country)):
            self.rate_country(s, country, cities)

    # -- titles ------------------------------------------------------------------------------------

    def titles(self, s: RoyalsState) -> None:
        """Title tokens and the noble house, and what one more cube would add to them."""
        box = s.components
        seat = self.seat
        own = s.players[seat].titles
        extra = self.tables.title[self.target] if self.target >= 0 else -1
        chance = 0.0
        lead = 0.0
        missing = 0
        gains: list[float] = []
        for rank in range(len(own)):
            mine = own[rank]
            most = 0
            level = 0
            for other in range(self.seats):
                cubes = s.players[other].titles[rank]
                if rank == extra and other == self.turn:
                    cubes += 1
                if other == seat:
                    mine = cubes
                elif cubes > most:
                    most = cubes
                    level = 1
                elif cubes == most:
                    level += 1
            title = box.titles[rank]
            margin = mine - most
            margin = min(TITLE_MARGIN, max(-TITLE_MARGIN, margin)) + TITLE_MARGIN
            hope = 0.0
            if mine == 0:
                missing += 1
            else:
                hope = TITLE_AHEAD[margin]
                if mine > most:
                    lead += float(title.value)
                elif mine == most and level == 1:
                    lead += float(title.half)
            chance += hope * float(title.value)
            gains.append((TITLE_AHEAD[min(margin + 1, 2 * TITLE_MARGIN)] - hope) * float(title.value))
        self.title_chance = chance
        self.title_lead = lead
        self.title_gains = gains
        self.noble_house(s, own, extra, missing)

    def noble_house(self, s: RoyalsState, own: list[int], extra: int, missing: int) -> None:
        """How far it is to the bonus for all titles, and how much nearer each missing one would bring it."""
        self.noble_progress = 0.0
        bonuses = s.components.count(self.seats).noble_house
        taken = len(s.noble_bonuses)
        if taken >= len(bonuses) or self.seat in s.noble_bonuses:
            return
        bonus = float(bonuses[taken])
        if missing == 0:
            self.points += bonus
            return
        self.noble_progress = bonus * NOBLE_WAY[missing]
        step = bonus * (NOBLE_WAY[missing - 1] - NOBLE_WAY[missing])
        if missing > 1:
            step *= WAY_BY_PERIOD[min(self.period, 2)]
        for rank in range(len(own)):
            if own[rank] == 0 and not (rank == extra and self.turn == self.seat):
                self.title_gains[rank] += step

    # -- countries ---------------------------------------------------------------------------------

    def count_influence(self, s: RoyalsState) -> None:
        """Influence and highest title of every seat in every country."""
        tables = self.tables
        influences = self.influences
        highest = self.highest
        seats = self.seats
        for slot in range(len(influences)):
            influences[slot] = 0
            highest[slot] = 0
        holders = s.holders
        base = 0
        for positions in tables.by_country:
            for index in positions:
                holder = holders[index]
                if index == self.target:
                    holder = self.turn
                if holder >= 0:
                    influences[base + holder] += tables.influence[index]
                    highest[base + holder] = tables.title[index] + 1  # the highest comes last
            base += seats

    def rate_country(self, s: RoyalsState, country: int, cities: int) -> None:
        """The tokens of a country, its bonus, and the gains of its positions."""
        tables = self.tables
        seats = self.seats
        base = country * seats
        mine = self.influences[base + self.seat]
        rank = self.highest[base + self.seat]
        top = 0
        top_rank = 0
        top_seat = -1
        next_best = 0
        next_rank = 0
        for other in range(seats):
            influence = self.influences[base + other]
            if other == self.seat or influence == 0:
                continue
            other_rank = self.highest[base + other]
            if influence > top or (influence == top and other_rank > top_rank):
                next_best = top
                next_rank = top_rank
                top = influence
                top_rank = other_rank
                top_seat = other
            elif influence > next_best or (influence == next_best and other_rank > next_rank):
                next_best = influence
                next_rank = other_rank
        period = min(self.period, len(tables.first) - 1)
        facts = s.components.countries[country]
        now = 0.0
        if mine > 0:
            first = ahead(mine, rank, top, top_rank)
            either = ahead(mine, rank, next_best, next_rank)
            tokens = facts.tokens[period]
            self.period_chance += float(tokens[0] - tokens[1]) * first + float(tokens[1]) * either
            later_second = tables.later_second[period][country]
            self.later += (tables.later_first[period][country] - later_second) * first + later_second * either
            self.influence += mine * (len(facts.tokens) - period)
            if is_before(mine, rank, top, top_rank):
                self.period_due += float(tokens[0])
            elif is_before(mine, rank, next_best, next_rank):
                self.period_due += float(tokens[1])
            second = tables.second[period][country]
            now = (tables.first[period][country] - second) * first + second * either
        way = self.country_way(s, country, cities)
        first_share = tables.first[period][country]
        second_share = tables.second[period][country]
        holders = s.holders
        gains = self.gains
        for index in tables.by_country[country]:
            holder = holders[index]
            if index == self.target:
                holder = self.turn
            if holder == self.seat:
                gains[index] = NOT_FOR_SALE
                continue
            influence = mine + tables.influence[index]
            new_rank = max(rank, tables.title[index] + 1)
            rival = top
            rival_rank = top_rank
            if holder >= 0 and holder == top_seat:
                rival = max(top - tables.influence[index], next_best)
            first = ahead(influence, new_rank, rival, rival_rank)
            either = ahead(influence, new_rank, next_best, next_rank)
            gain = (first_share - second_share) * first + second_share * either - now
            city = tables.city[index]
            if s.city_bonuses[city] == VACANT and (
                city != self.tables.city[self.target] if self.target >= 0 else True
            ):
                gain += float(s.components.cities[city].bonus)
            if cities & (1 << city) == 0:
                gain += way
            gains[index] = gain + self.title_gains[tables.title[index]]

    def country_way(self, s: RoyalsState, country: int, cities: int) -> float:
        """Add how far it is to the bonus of a country; returns what one more city would bring."""
        facts = s.components.countries[country]
        takers = s.country_bonuses[country]
        if len(takers) >= len(facts.bonuses) or self.seat in takers:
            return 0.0
        missing = 0
        for city in facts.cities:
            if cities & (1 << city) == 0:
                missing += 1
        bonus = float(facts.bonuses[len(takers)])
        if missing == 0:
            self.points += bonus
            return 0.0
        missing = min(missing, len(COUNTRY_WAY) - 1)
        self.country_progress += bonus * COUNTRY_WAY[missing]
        step = bonus * (COUNTRY_WAY[missing - 1] - COUNTRY_WAY[missing])
        return step if missing == 1 else step * WAY_BY_PERIOD[min(self.period, 2)]


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
