"""Laughable moves when soldiers are hired."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.actions import DONE, Recruit
from kingscourt.games.kingsburg.bot.blunder_facts import is_last_year, judged, odds_of, province_of
from kingscourt.games.kingsburg.components import KingsburgComponents
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.steps.recruitment import Recruitment
from kingscourt.kernel.action import Action
from kingscourt.kernel.blunder import NO_OPPORTUNITY, Blunder

_GOOD: Final = 0.6  # points that a good is worth while something can be built with it
_CLEAR_GAIN: Final = 0.5  # points by which a soldier must be worth more than its price
_SURE: Final = 0.999


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
