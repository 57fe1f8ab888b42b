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
        # of the title rated last
        self.title_chance: float = 0.0
        self.title_lead: float = 0.0
        self.title_gain: float = 0.0

    def work_out(self, s: RoyalsState) -> None:
        """Rate all titles as they are."""
        own = s.players[self.seat].titles
        gains: list[float] = []
        self.chance = 0.0
        self.lead = 0.0
        self.missing = 0
        for rank in range(len(own)):
            self.rate(s, rank, -1)
            self.chance += self.title_chance
            self.lead += self.title_lead
            gains.append(self.title_gain)
            if own[rank] == 0:
                self.missing += 1
        self.rate_noble_house(s, self.missing)
        if self.missing > 0 and self.progress > 0.0:
            step = self.progress * (NOBLE_WAY[self.missing - 1] / NOBLE_WAY[self.missing] - 1.0)
            if self.missing > 1:
                step *= WAY_BY_PERIOD[min(s.period, 2)]
            for rank in range(len(own)):
                if own[rank] == 0:
                    gains[rank] += step
        self.gains = gains

    def rate(self, s: RoyalsState, rank: int, actor: int) -> None:
        """Rate one title as if `actor` had a cube more on it."""
        mine = 0
        most = 0
        level = 0
        seat = 0
        for player in s.players:
            cubes = player.titles[rank]
            if seat == actor:
                cubes += 1
            if seat == self.seat:
                mine = cubes
            elif cubes > most:
                most = cubes
                level = 1
            elif cubes == most:
                level += 1
            seat += 1
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
