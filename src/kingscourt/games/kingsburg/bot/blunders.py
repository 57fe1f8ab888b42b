"""Moves that people laugh at, each judged from what its seat knows."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.actions import (
    DONE,
    ENVOY_UNUSED,
    PASS,
    TAKE_TOKEN,
    Build,
    Declare,
    Exchange,
    Lose,
    Recruit,
    RollWhite,
    Trade,
)
from kingscourt.games.kingsburg.bot.battle_odds import BattleOdds
from kingscourt.games.kingsburg.bot.province import Province, provinces_of
from kingscourt.games.kingsburg.components import TURN_GOOD, KingsburgComponents
from kingscourt.games.kingsburg.phases import AUTUMN
from kingscourt.games.kingsburg.placements import Place
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.steps.build import BuildTurns, SecondBuild
from kingscourt.games.kingsburg.steps.influence import Influence
from kingscourt.games.kingsburg.steps.recruitment import Recruitment
from kingscourt.kernel.action import Action
from kingscourt.kernel.blunder import AVOIDED, COMMITTED, NO_OPPORTUNITY, Blunder

_GOOD: Final = 0.6  # points that a good is worth while something can be built with it
_CLEAR_GAIN: Final = 0.5  # points by which a soldier must be worth more than its price
_SURE: Final = 0.999


def judged(is_opportunity: bool, is_committed: bool) -> int:
    """The verdict of a detector."""
    if not is_opportunity:
        return NO_OPPORTUNITY
    return COMMITTED if is_committed else AVOIDED


def province_of(s: KingsburgState, seat: int) -> Province:
    """What follows from a seat's buildings."""
    return provinces_of(s.components).province(s.players[seat].buildings)


def odds_of(s: KingsburgState, seat: int, soldiers: int) -> BattleOdds:
    """The battle of this winter with so many soldiers, against the enemies that a seat holds possible."""
    card = s.enemy
    foe = len(s.components.enemies) + s.year
    if card is not None and card.is_known_to(seat):
        foe = card.kind
    return province_of(s, seat).battle_odds(foe, soldiers)


def is_last_year(s: KingsburgState) -> bool:
    """Whether goods can become nothing but soldiers, or points by a Cathedral, after this autumn."""
    return s.year == s.components.years


class EnvoyUnused(Blunder[KingsburgState]):
    """The envoy costs nothing, and its holder wants nothing from it."""

    def seen(self, s: KingsburgState, seat: int, action: Action) -> int:
        if not isinstance(action, Declare):
            return NO_OPPORTUNITY
        return judged(True, action.use == ENVOY_UNUSED)


class UselessToken(Blunder[KingsburgState]):
    """A token is taken in the last autumn, although a good that buys no soldier could become a point."""

    def seen(self, s: KingsburgState, seat: int, action: Action) -> int:
        if s.phase != AUTUMN or not is_last_year(s):
            return NO_OPPORTUNITY
        if action is not TAKE_TOKEN and not isinstance(action, Trade):
            return NO_OPPORTUNITY
        goods = s.players[seat].total_goods()
        return judged(goods % province_of(s, seat).soldier_price != 0, action is TAKE_TOKEN)


class LastBuildingDeclined(Blunder[KingsburgState]):
    """Points lie ready in the last autumn, and nothing is built."""

    def seen(self, s: KingsburgState, seat: int, action: Action) -> int:
        if s.phase != AUTUMN or not is_last_year(s):
            return NO_OPPORTUNITY
        if not isinstance(s.agenda[-1], (BuildTurns, SecondBuild)):
            return NO_OPPORTUNITY
        points = 0
        for answer in s.legal(seat):
            if isinstance(answer, Build):
                points = max(points, s.components.buildings[answer.index].vp)
        is_worth_it = points > 1 and not province_of(s, seat).turns_goods
        return judged(is_worth_it, not isinstance(action, Build))


class PassedWithFreeDice(Blunder[KingsburgState]):
    """Dice stay unused, although they reach an advisor without tokens."""

    def seen(self, s: KingsburgState, seat: int, action: Action) -> int:
        if not isinstance(s.agenda[-1], Influence):
            return NO_OPPORTUNITY
        is_possible = False
        for answer in s.legal(seat):
            if isinstance(answer, Place) and answer.tokens == 0 and helps(s, seat, answer.target):
                is_possible = True
        return judged(is_possible, action is PASS)


class UselessAdvisor(Blunder[KingsburgState]):
    """Dice lie on somebody who turns goods, and there are none to turn."""

    def seen(self, s: KingsburgState, seat: int, action: Action) -> int:
        if not isinstance(s.agenda[-1], Influence):
            return NO_OPPORTUNITY
        useful = False
        useless = False
        for answer in s.legal(seat):
            if isinstance(answer, Place):
                if helps(s, seat, answer.target):
                    useful = True
                else:
                    useless = True
        is_committed = isinstance(action, Place) and not helps(s, seat, action.target)
        return judged(useful and useless, is_committed)


def helps(s: KingsburgState, seat: int, advisor: int) -> bool:
    """Whether an advisor has anything to give: who turns goods needs some, or dice on those who give them."""
    for effect in s.components.advisors[advisor].effects:
        if effect.kind != TURN_GOOD:
            return True
    if s.players[seat].total_goods():
        return True
    promises = provinces_of(s.components).advisors
    for placement in s.court:
        at = placement.place.target
        if placement.seat == seat and at < advisor and promises[at].gives_goods():
            return True
    # dice that are still there may go to an advisor who gives goods first
    return s.players[seat].own.count > 1


class WhiteDiceLeft(Blunder[KingsburgState]):
    """A die that costs nothing is not rolled."""

    def seen(self, s: KingsburgState, seat: int, action: Action) -> int:
        if not isinstance(action, RollWhite):
            return NO_OPPORTUNITY
        return judged(True, action.n < len(s.legal(seat)) - 1)


class GoodsNotExchanged(Blunder[KingsburgState]):
    """Goods are kept at the end, although they could become points."""

    def seen(self, s: KingsburgState, seat: int, action: Action) -> int:
        if not isinstance(action, Exchange):
            return NO_OPPORTUNITY
        return judged(True, action.pairs < len(s.legal(seat)) - 1)


class MorePointsLost(Blunder[KingsburgState]):
    """After the last battle, where only points count, the building with more of them is given up."""

    def seen(self, s: KingsburgState, seat: int, action: Action) -> int:
        if not isinstance(action, Lose) or not is_last_year(s):
            return NO_OPPORTUNITY
        buildings = s.components.buildings
        points: list[int] = []
        for answer in s.legal(seat):
            if isinstance(answer, Lose):
                points.append(buildings[answer.index].vp)
        return judged(min(points) < max(points), buildings[action.index].vp > min(points))


class LastSoldiersNotHired(Blunder[KingsburgState]):
    """Goods are kept after the last autumn, although they could better an uncertain battle."""

    def seen(self, s: KingsburgState, seat: int, action: Action) -> int:
        if not isinstance(s.agenda[-1], Recruitment) or not is_last_year(s):
            return NO_OPPORTUNITY
        soldiers = s.players[seat].soldiers
        now = odds_of(s, seat, soldiers)
        then = odds_of(s, seat, soldiers + 1)
        betters = then.reward > now.reward or then.losses() < now.losses()
        return judged(betters and not province_of(s, seat).turns_goods, action is DONE)


class BuildingRisked(Blunder[KingsburgState]):
    """A building may fall for want of a soldier that costs clearly less."""

    def seen(self, s: KingsburgState, seat: int, action: Action) -> int:
        if not isinstance(s.agenda[-1], Recruitment) or is_last_year(s):
            return NO_OPPORTUNITY
        province = province_of(s, seat)
        soldiers = s.players[seat].soldiers
        now = odds_of(s, seat, soldiers)
        then = odds_of(s, seat, soldiers + 1)
        gain = (now.lost_buildings - then.lost_buildings) * province.exposed
        gain += now.lost_points - then.lost_points + then.reward - now.reward
        price = _GOOD * float(province.soldier_price)
        return judged(gain > price + _CLEAR_GAIN, action is DONE)


class NeedlessSoldier(Blunder[KingsburgState]):
    """Victory is certain, nobody can become as strong, and yet another soldier is paid for."""

    def seen(self, s: KingsburgState, seat: int, action: Action) -> int:
        if not isinstance(s.agenda[-1], Recruitment) or is_last_year(s):  # the last goods are free to waste
            return NO_OPPORTUNITY
        soldiers = s.players[seat].soldiers
        is_safe = odds_of(s, seat, soldiers).win > _SURE
        for rival in range(s.seat_count):
            if rival != seat and not is_weaker(s, rival, soldiers + province_of(s, seat).general_bonus):
                is_safe = False
        return judged(is_safe, isinstance(action, Recruit))


def is_weaker(s: KingsburgState, rival: int, strength: int) -> bool:
    """Whether a rival stays below a strength against any enemy, even after hiring all that goods can pay."""
    player = s.players[rival]
    price = province_of(s, rival).soldier_price
    bonus = highest_bonus(s.components, player.buildings)
    return player.soldiers + player.total_goods() // price + bonus < strength


def highest_bonus(components: KingsburgComponents, owned: int) -> int:
    """The most that buildings add in battle against any enemy."""
    most = 0
    for enemy in components.enemies:
        most = max(most, components.battle_bonus(owned, enemy.kind))
    return most


BLUNDERS: Final[list[Blunder[KingsburgState]]] = [
    EnvoyUnused("envoy-unused"),
    LastSoldiersNotHired("last-soldiers-not-hired"),
    BuildingRisked("building-risked-for-want-of-a-soldier"),
    NeedlessSoldier("needless-soldier"),
    UselessToken("useless-token-for-a-point"),
    LastBuildingDeclined("last-building-declined"),
    PassedWithFreeDice("passed-with-free-dice"),
    UselessAdvisor("useless-advisor"),
    WhiteDiceLeft("white-dice-left"),
    GoodsNotExchanged("goods-not-exchanged"),
    MorePointsLost("more-points-lost"),
]
