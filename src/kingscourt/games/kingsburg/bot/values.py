"""Rates provinces: what is there, what advisors have promised, what can be built, and the next battle."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.bot import layout
from kingscourt.games.kingsburg.bot.advisor_promises import AdvisorPromise, add_promises, add_steps
from kingscourt.games.kingsburg.bot.calendar import quarter_of
from kingscourt.games.kingsburg.bot.fill_per_answer_features import (
    fill_battle,
    fill_dice,
    fill_favour,
    fill_goods,
)
from kingscourt.games.kingsburg.bot.per_answer_features import Changing
from kingscourt.games.kingsburg.bot.rated_provinces import RatedProvince, RatingTable, ratings_of
from kingscourt.games.kingsburg.phases import AUTUMN
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.steps.build import BuildTurns
from kingscourt.games.kingsburg.steps.goods_questions import TakeGoods
from kingscourt.games.kingsburg.steps.season_end import SeasonGain, SeasonTrade
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.values import Values, Weights

_GOODS_BREAK_TIES: Final = 0.001
_BUILDINGS_BREAK_TIES: Final = 0.00001


class KingsburgValues(Values[KingsburgState]):
    """Values of Kingsburg; a seat's row counts no enemy that this seat has not seen."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.table: RatingTable | None = None
        self.promise: AdvisorPromise = AdvisorPromise()
        self.now: Changing = Changing()

    def progress(self, s: KingsburgState) -> float:
        return self.table_for(s).progress(quarter_of(s.year, s.phase))

    def stretch(self, s: KingsburgState) -> int:
        return quarter_of(s.year, s.phase)

    def final_points(self, s: KingsburgState, contender: int) -> float:
        player = s.players[contender]
        points = float(player.vp) + _GOODS_BREAK_TIES * float(player.total_goods())
        return points + _BUILDINGS_BREAK_TIES * float(player.built)

    def fill(self, s: KingsburgState, contender: int, row: list[float]) -> None:
        table = self.table_for(s)
        province = table.province(s.players[contender].buildings)
        quarter = quarter_of(s.year, s.phase)
        lasting = province.facts.lasting_row(quarter)
        for index in range(layout.CHANGING, len(row)):
            row[index] = lasting[index]
        self.fill_changing(s, contender, table, province, quarter)
        self.now.write(row)

    def policy_worth(self, s: KingsburgState, seat: int) -> float:
        # The same as `worth`, with the part that follows from the buildings looked up.
        if s.waiting.kind == OVER:
            return self.final_points(s, seat)
        table = self.table_for(s)
        province = table.province(s.players[seat].buildings)
        quarter = quarter_of(s.year, s.phase)
        self.fill_changing(s, seat, table, province, quarter)
        return table.lasting_worth(province, quarter) + self.now.worth(table.changing_weights[quarter])

    def table_for(self, s: KingsburgState) -> RatingTable:
        """The tables of the components in play; weights may have been replaced for training."""
        table = self.table
        if table is None or table.components is not s.components or table.weights is not self.weights:
            table = ratings_of(s.components, self.weights)
            self.table = table
        return table

    def fill_changing(
        self,
        s: KingsburgState,
        seat: int,
        table: RatingTable,
        province: RatedProvince,
        quarter: int,
    ) -> None:
        """The features that change with every answer."""
        player = s.players[seat]
        promise = self.promise
        promise.clear()
        next_build = quarter
        if player.at_home == 0:
            add_promises(s, seat, table.advisors, promise)
        else:
            top = s.agenda[-1]
            if isinstance(top, TakeGoods):
                add_steps(s, seat, promise)
            elif has_built(s, seat):
                next_build = min(quarter + 1 if s.phase < AUTUMN else quarter + 2, table.quarters)
        now = self.now
        now.points = float(player.vp + promise.points)
        fill_goods(s, seat, promise, table, province, next_build, now)
        fill_battle(s, seat, promise, table, province.facts, now)
        fill_dice(s, seat, promise, table, now)
        fill_favour(s, seat, table, now)


def has_built(s: KingsburgState, seat: int) -> bool:
    """Whether a seat's turn to build is over this season, although the season is not."""
    top = s.agenda[-1]
    if isinstance(top, BuildTurns):
        return seat in s.order[: s.position]
    return isinstance(top, (SeasonTrade, SeasonGain))
