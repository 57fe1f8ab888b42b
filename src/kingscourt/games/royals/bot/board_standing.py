"""What the board promises to a seat; kept until somebody occupies a position or a period ends.

While a position is being paid for, it counts as held by the payer. Then only its country and its title are
rated anew, which keeps comparing many positions cheap.
"""

from __future__ import annotations

from kingscourt.games.royals.bot.board_tables import BoardTables
from kingscourt.games.royals.bot.country_standing import NO_TARGET, CountryStanding
from kingscourt.games.royals.bot.title_standing import TitleStanding
from kingscourt.games.royals.state import VACANT, RoyalsState


class BoardStanding:
    """The features of one seat that depend on cubes alone."""

    def __init__(self, tables: BoardTables, seat: int, seats: int) -> None:
        self.tables: BoardTables = tables
        self.seat: int = seat
        # Lists of titles are replaced by every occupation, so the same lists mean the same board.
        self.known: list[list[int]] = [[] for _ in range(seats)]
        self.period: int = -1
        self.target: int = NO_TARGET
        self.payer: int = -1
        self.countries: list[CountryStanding] = []
        self.current: list[CountryStanding] = []  # the same, but for the country of the target
        self.trials: list[CountryStanding] = []
        for country in range(len(tables.by_country)):
            self.countries.append(CountryStanding(tables, seat, seats, country))
            self.trials.append(CountryStanding(tables, seat, seats, country))
        self.current = self.countries.copy()
        self.titles: TitleStanding = TitleStanding(seat)
        self.points: float = 0.0
        self.chance: float = 0.0
        self.due: float = 0.0
        self.later: float = 0.0
        self.influence: int = 0
        self.progress: float = 0.0
        self.title_chance: float = 0.0
        self.title_lead: float = 0.0
        self.noble_progress: float = 0.0

    def update(self, s: RoyalsState) -> None:
        """Work out what has changed."""
        target = s.target
        if not self.is_known(s):
            self.work_out(s)
        elif target == self.target and (target < 0 or self.payer == s.turn):
            return
        if self.target >= 0:
            country = self.tables.country[self.target]
            self.current[country] = self.countries[country]
        self.target = target
        self.payer = s.turn
        if target >= 0:
            self.try_target(s, target)
        self.add_up()

    def is_known(self, s: RoyalsState) -> bool:
        """Whether nobody has occupied anything since the board was worked out."""
        if self.period != s.period:
            return False
        players = s.players
        known = self.known
        return all(players[seat].titles is known[seat] for seat in range(len(known)))

    def work_out(self, s: RoyalsState) -> None:
        """Rate the board as it is, where it has changed."""
        self.period = s.period
        titles = self.titles
        titles.update(s, self.known)
        for seat in range(len(self.known)):
            self.known[seat] = s.players[seat].titles
        cities = s.players[self.seat].cities
        for standing in self.countries:
            standing.update(s, cities, titles.gains)

    def add_up(self) -> None:
        """The sums over all countries, and the titles."""
        points = 0.0
        chance = 0.0
        due = 0.0
        later = 0.0
        influence = 0
        progress = 0.0
        for standing in self.current:
            points += standing.points
            chance += standing.chance
            due += standing.due
            later += standing.later
            influence += standing.influence
            progress += standing.progress
        self.chance = chance
        self.due = due
        self.later = later
        self.influence = influence
        self.progress = progress
        if self.target < 0:
            titles = self.titles
            self.points = points + titles.points
            self.title_chance = titles.chance
            self.title_lead = titles.lead
            self.noble_progress = titles.progress
        else:
            self.points += points

    def try_target(self, s: RoyalsState, target: int) -> None:
        """Rate the country and the title of the position that is being paid for."""
        tables = self.tables
        is_own = s.turn == self.seat
        cities = s.players[self.seat].cities
        self.points = 0.0
        if is_own:
            city = tables.city[target]
            cities |= 1 << city
            if s.city_bonuses[city] == VACANT:
                self.points = tables.bonus[target]
        country = tables.country[target]
        trial = self.trials[country]
        trial.work_out(s, target, cities)
        trial.find_aims(self.titles.gains)
        self.current[country] = trial
        self.try_title(s, tables.title[target], is_own)

    def try_title(self, s: RoyalsState, rank: int, is_own: bool) -> None:
        """The titles with one more cube of the payer."""
        titles = self.titles
        titles.rate(s, rank, -1)
        chance = titles.chance - titles.title_chance
        lead = titles.lead - titles.title_lead
        titles.rate(s, rank, s.turn)
        self.title_chance = chance + titles.title_chance
        self.title_lead = lead + titles.title_lead
        self.noble_progress = titles.progress
        if is_own and s.players[self.seat].titles[rank] == 0:
            progress = titles.progress
            titles.rate_noble_house(s, titles.missing - 1)
            self.noble_progress = titles.progress
            self.points += titles.points
            titles.progress = progress
            titles.points = 0.0
