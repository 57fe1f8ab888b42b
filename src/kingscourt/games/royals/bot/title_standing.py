"""What the title tokens and the noble house promise to a seat."""

from __future__ import annotations

from kingscourt.games.royals.bot.features import NOBLE_WAY, TITLE_AHEAD, TITLE_MARGIN, WAY_BY_PERIOD
from kingscourt.games.royals.state import RoyalsState


class TitleStanding:
    """Cubes on the title tokens, seen from one seat."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.chance: float = 0.0
        self.lead: float = 0.0
        self.progress: float = 0.0  # on the way to the noble house bonus
        self.points: float = 0.0  # that bonus, if the payment under way brings it
        self.missing: int = 0
        self.gains: list[float] = []  # of one more cube, by title
        self.chances: list[float] = []  # by title
        self.leads: list[float] = []
        self.single_gains: list[float] = []  # without the noble house
        # of the title rated last
        self.title_chance: float = 0.0
        self.title_lead: float = 0.0
        self.title_gain: float = 0.0

    def update(self, s: RoyalsState, known: list[list[int]]) -> None:
        """Rate the titles on which cubes have come since the known ones."""
        own = s.players[self.seat].titles
        if not self.chances:
            self.chances = [0.0] * len(own)
            self.leads = [0.0] * len(own)
            self.single_gains = [0.0] * len(own)
            for rank in range(len(own)):
                self.rate_anew(s, rank)
        else:
            for seat in range(len(known)):
                before = known[seat]
                after = s.players[seat].titles
                if before is not after:
                    for rank in range(len(after)):
                        if before[rank] != after[rank]:
                            self.rate_anew(s, rank)
        self.add_up(s, own)

    def rate_anew(self, s: RoyalsState, rank: int) -> None:
        """Rate one title and keep what was found."""
        self.rate(s, rank, -1)
        self.chances[rank] = self.title_chance
        self.leads[rank] = self.title_lead
        self.single_gains[rank] = self.title_gain

    def add_up(self, s: RoyalsState, own: list[int]) -> None:
        """The sums over all titles, and the noble house."""
        chance = 0.0
        lead = 0.0
        missing = 0
        for rank in range(len(own)):
            chance += self.chances[rank]
            lead += self.leads[rank]
            if own[rank] == 0:
                missing += 1
        self.chance = chance
        self.lead = lead
        self.missing = missing
        self.rate_noble_house(s, missing)
        self.gains = self.single_gains.copy()
        if self.progress > 0.0:
            step = self.progress * (NOBLE_WAY[missing - 1] / NOBLE_WAY[missing] - 1.0)
            if missing > 1:
                step *= WAY_BY_PERIOD[min(s.period, 2)]
            for rank in range(len(own)):
                if own[rank] == 0:
                    self.gains[rank] += step

    def rate(self, s: RoyalsState, rank: int, actor: int) -> None:
        """Rate one title as if `actor` had a cube more on it."""
        mine = 0
        most = 0
        level = 0
        players = s.players
        for seat in range(len(players)):
            cubes = players[seat].titles[rank]
            if seat == actor:
                cubes += 1
            if seat == self.seat:
                mine = cubes
            elif cubes > most:
                most = cubes
                level = 1
            elif cubes == most:
                level += 1
        title = s.components.titles[rank]
        value = float(title.value)
        margin = min(TITLE_MARGIN, max(-TITLE_MARGIN, mine - most)) + TITLE_MARGIN
        hope = 0.0
        self.title_lead = 0.0
        if mine > 0:
            hope = TITLE_AHEAD[margin]
            if mine > most:
                self.title_lead = value
            elif mine == most and level == 1:
                self.title_lead = float(title.half)
        self.title_chance = hope * value
        self.title_gain = (TITLE_AHEAD[min(margin + 1, 2 * TITLE_MARGIN)] - hope) * value

    def rate_noble_house(self, s: RoyalsState, missing: int) -> None:
        """How far it is to the bonus for all titles."""
        self.progress = 0.0
        self.points = 0.0
        bonuses = s.components.count(s.seat_count).noble_house
        taken = len(s.noble_bonuses)
        if taken >= len(bonuses) or self.seat in s.noble_bonuses:
            return
        if missing == 0:
            self.points = float(bonuses[taken])
        else:
            self.progress = float(bonuses[taken]) * NOBLE_WAY[missing]
