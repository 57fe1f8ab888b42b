"""Rates provinces: what is there, what advisors have promised, what can be built, and the next battle."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.actions import ENVOY_BUILD, ENVOY_INFLUENCE
from kingscourt.games.kingsburg.bot import layout
from kingscourt.games.kingsburg.bot.calendar import quarter_of, use_of_tokens
from kingscourt.games.kingsburg.bot.promises import Promise, add_promises, add_steps
from kingscourt.games.kingsburg.bot.province import Province, ProvinceTable, table_of
from kingscourt.games.kingsburg.phases import AID, AUTUMN, ENVOY, RECRUITMENT, REWARD, SPRING, WINTER
from kingscourt.games.kingsburg.player import Player
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.steps.build import BuildTurns
from kingscourt.games.kingsburg.steps.goods_questions import TakeGoods
from kingscourt.games.kingsburg.steps.reroll import RerollDie, RerollEach
from kingscourt.games.kingsburg.steps.season_end import SeasonGain, SeasonTrade
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.values import Values, Weights

_AVERAGE_FACE: Final = 3.5
_GOODS_AT_STAKE: Final = 4.0  # who has fewer loses less than a card names

# About what an advisor's help is worth, to see what unplaced dice may still bring.
_ADVISOR_WORTH: Final = [
    *[0.0, 1.0, 0.5, 0.5, 0.6, 0.8, 0.7, 1.2, 1.1, 1.2],
    *[1.9, 1.3, 1.8, 1.8, 2.8, 1.8, 2.3, 4.3, 2.5],
]


class KingsburgValues(Values[KingsburgState]):
    """Values of Kingsburg; a seat's row counts no enemy that this seat has not seen."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.table: ProvinceTable | None = None
        self.promise: Promise = Promise()

    # -- the contract ------------------------------------------------------------------------------

    def progress(self, s: KingsburgState) -> float:
        return self.table_for(s).progress(quarter_of(s.year, s.phase))

    def stretch(self, s: KingsburgState) -> int:
        return quarter_of(s.year, s.phase)

    def final_points(self, s: KingsburgState, contender: int) -> float:
        player = s.players[contender]
        return float(player.vp) + 0.001 * float(player.total_goods()) + 0.00001 * float(player.built)

    def fill(self, s: KingsburgState, contender: int, row: list[float]) -> None:
        table = self.table_for(s)
        province = table.province(s.players[contender].buildings)
        quarter = quarter_of(s.year, s.phase)
        lasting = table.lasting_row(province, quarter)
        for index in range(layout.CHANGING, len(row)):
            row[index] = lasting[index]
        self.fill_changing(s, contender, row, table, province, quarter)

    def policy_worth(self, s: KingsburgState, seat: int) -> float:
        if s.waiting.kind == OVER:
            return self.final_points(s, seat)
        table = self.table_for(s)
        province = table.province(s.players[seat].buildings)
        quarter = quarter_of(s.year, s.phase)
        row = self.row
        self.fill_changing(s, seat, row, table, province, quarter)
        worth = table.lasting_worth(province, quarter)
        weights = self.weights
        early = weights.early
        change = weights.change
        progress = table.progress(quarter)
        for index in range(layout.CHANGING):
            feature = row[index]
            if feature != 0.0:
                worth += feature * (early[index] + change[index] * progress)
        return worth

    # -- its parts ---------------------------------------------------------------------------------

    def table_for(self, s: KingsburgState) -> ProvinceTable:
        """The tables of the components in play; weights may have been replaced for training."""
        table = self.table
        if table is None or table.components is not s.components or table.weights is not self.weights:
            table = table_of(s.components, self.weights)
            self.table = table
        return table

    def fill_changing(
        self,
        s: KingsburgState,
        seat: int,
        row: list[float],
        table: ProvinceTable,
        province: Province,
        quarter: int,
    ) -> None:
        """The features that change with every answer."""
        player = s.players[seat]
        promise = self.promise
        promise.clear()
        if player.at_home == 0:
            add_promises(s, seat, table.advisors, promise)
        elif isinstance(s.agenda[-1], TakeGoods):
            add_steps(s, seat, promise)
        next_quarter = quarter
        if player.at_home and has_built(s, seat):
            next_quarter = quarter + 1 if s.phase < AUTUMN else quarter + 2
            if next_quarter > table.quarters:
                next_quarter = table.quarters
        row[layout.POINTS] = float(player.vp + promise.points)
        self.fill_goods(s, seat, player, row, table, province, next_quarter)
        self.fill_battle(s, seat, player, row, table, province)
        self.fill_dice(s, seat, player, row, table)
        self.fill_standing(s, seat, player, row, table)

    def fill_goods(
        self,
        s: KingsburgState,
        seat: int,
        player: Player,
        row: list[float],
        table: ProvinceTable,
        province: Province,
        quarter: int,
    ) -> None:
        """Goods, tokens, and what they can build from the next opportunity on."""
        promise = self.promise
        goods = player.goods
        gold = goods[0] + promise.gold
        wood = goods[1] + promise.wood
        stone = goods[2] + promise.stone
        free = promise.free
        alike = promise.alike
        total = gold + wood + stone + free + alike
        if promise.turns and total:
            free += promise.turns
            total += promise.turns
        builds = table.builds[quarter]
        use = table.use_of_goods[quarter]
        row[layout.GOLD_HELD] = use * float(gold)
        row[layout.WOOD_HELD] = use * float(wood)
        row[layout.STONE_HELD] = use * float(stone)
        row[layout.FREE_GOODS] = use * float(free + alike)
        seasons = builds if player.at_home else builds - 1
        row[layout.TOKENS] = use_of_tokens(seasons) * float(
            min(player.tokens + promise.tokens, 2 * seasons + 1)
        )
        row[layout.IDLE_GOODS] = float(total) if builds == 0 else 0.0
        if province.turns_goods and len(s.past) < table.years:
            row[layout.FINAL_GOODS_HELD] = float(total)
        else:
            row[layout.FINAL_GOODS_HELD] = 0.0
        row[layout.SOLDIERS_TO_HIRE] = (
            float(min(total // province.soldier_price, 4)) if s.phase <= RECRUITMENT else 0.0
        )
        row[layout.SECOND_BUILD] = 0.0
        if builds == 0:
            row[layout.BEST_BUILD] = 0.0
            row[layout.NEAREST_BUILD] = 0.0
            return
        gains = table.gains(province, quarter)
        offers = province.offers
        best = 0.0
        second = 0.0
        nearest = 0.0
        for index in range(len(offers)):
            gain = gains[index]
            if gain <= 0.0:
                continue
            offer = offers[index]
            missing = 0
            most = 0
            lacks = offer.gold - gold
            if lacks > 0:
                missing = lacks
                most = lacks
            lacks = offer.wood - wood
            if lacks > 0:
                missing += lacks
                if lacks > most:
                    most = lacks
            lacks = offer.stone - stone
            if lacks > 0:
                missing += lacks
                if lacks > most:
                    most = lacks
            if missing > 0:
                missing -= free + (most if most < alike else alike)
            if missing <= 0:
                if gain > best:
                    second = best
                    best = gain
                elif gain > second:
                    second = gain
            else:
                share = 1.0 - float(missing) / float(offer.total)
                near = gain * share * share
                if near > nearest:
                    nearest = near
        row[layout.BEST_BUILD] = best
        row[layout.NEAREST_BUILD] = nearest
        if s.envoy == seat and s.envoy_rights & ENVOY_BUILD:
            row[layout.SECOND_BUILD] = second

    def fill_battle(
        self,
        s: KingsburgState,
        seat: int,
        player: Player,
        row: list[float],
        table: ProvinceTable,
        province: Province,
    ) -> None:
        """This winter's battle, until the King's help is rolled."""
        if s.kings_help or s.year == 0 or len(s.past) >= s.year:
            for index in range(layout.WIN, layout.STRONGEST + 1):
                row[index] = 0.0
            return
        promise = self.promise
        soldiers = player.soldiers + promise.soldiers
        if promise.soldier_gifts:
            soldiers += promise.soldier_gifts * province.more_soldiers
        card = s.enemy
        foe = table.unseen + s.year
        if card is not None and card.is_known_to(seat):
            foe = card.kind
        odds = province.battle_odds(foe, soldiers)
        goods = float(player.total_goods())
        row[layout.WIN] = odds.win
        row[layout.WIN_POINTS] = odds.reward
        row[layout.LOSE_POINTS] = odds.lost_points
        row[layout.LOSE_GOODS] = odds.lost_goods * min(goods, _GOODS_AT_STAKE) / _GOODS_AT_STAKE
        row[layout.LOSE_BUILDING] = odds.lost_buildings * province.exposed
        strongest = 0.0
        if s.phase >= RECRUITMENT:
            strongest = odds.win
            mine = soldiers + province.general_bonus
            for other in range(len(s.players)):
                if other != seat:
                    rival = s.players[other]
                    if rival.soldiers + table.province(rival.buildings).general_bonus > mine:
                        strongest = 0.0
        row[layout.STRONGEST] = strongest

    def fill_dice(
        self, s: KingsburgState, seat: int, player: Player, row: list[float], table: ProvinceTable
    ) -> None:
        """Dice that can still be placed, and the envoy."""
        pips = 0.0
        dice = 0.0
        best_open = 0.0
        if player.at_home:
            if player.white_chosen > 0:
                pips = _AVERAGE_FACE * float(player.white_chosen)
        elif not player.has_passed:
            own = player.own
            if own.count:
                white = player.white
                pips = float(own.total + white.total)
                dice = float(own.count)
                closed = s.occupied
                if s.envoy == seat and s.envoy_rights & ENVOY_INFLUENCE:
                    closed = 0
                reach = s.components.table.hand(own, white).reach & ~closed
                if reach:
                    best_open = _ADVISOR_WORTH[reach.bit_length() - 1]
                top = s.agenda[-1]
                if isinstance(top, RerollDie):
                    if top.seat == seat:
                        pips += _AVERAGE_FACE - float(top.face)
                elif isinstance(top, RerollEach) and top.seat == seat:
                    pips = _AVERAGE_FACE * float(own.count + white.count)
        row[layout.PIPS] = pips
        row[layout.DICE_LEFT] = dice
        row[layout.BEST_OPEN] = best_open
        influence = 0.0
        build = 0.0
        if s.envoy == seat and s.envoy_rights:
            if s.envoy_rights & ENVOY_INFLUENCE:
                influence = 1.0
            if s.envoy_rights & ENVOY_BUILD:
                build = 1.0
        row[layout.ENVOY_INFLUENCE_RIGHT] = influence
        row[layout.ENVOY_BUILD_RIGHT] = build
        look = 0.0
        if self.promise.look:
            card = s.enemy
            if card is None or not card.is_known_to(seat):
                look = 1.0
        row[layout.LOOK_PROMISED] = look

    def fill_standing(
        self, s: KingsburgState, seat: int, player: Player, row: list[float], table: ProvinceTable
    ) -> None:
        """Who the King will reward or aid, if the number of buildings stays as it is."""
        built = player.built
        most = True
        fewest = True
        players = s.players
        for other in range(len(players)):
            if other != seat:
                rival = players[other].built
                if rival > built:
                    most = False
                if rival <= built:
                    fewest = False
        years = table.years - s.year
        row[layout.MOST_BUILT] = 0.0
        row[layout.FEWEST_BUILT] = 0.0
        if most and built:
            row[layout.MOST_BUILT] = float(years if s.phase > SPRING else years + 1)
        elif fewest:
            row[layout.FEWEST_BUILT] = float(2 * years + (1 if s.phase < ENVOY else 0))


def has_built(s: KingsburgState, seat: int) -> bool:
    """Whether a seat's turn to build is over this season, although the season is not."""
    top = s.agenda[-1]
    if isinstance(top, BuildTurns):
        for at in range(s.position):
            if s.order[at] == seat:
                return True
        return False
    return isinstance(top, (SeasonTrade, SeasonGain))
