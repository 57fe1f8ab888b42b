"""The features that change with every answer: goods, the next battle, dice, and the King's favour."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.actions import ENVOY_BUILD, ENVOY_INFLUENCE
from kingscourt.games.kingsburg.bot.advisor_promises import AdvisorPromise
from kingscourt.games.kingsburg.bot.calendar import QUARTERS, use_of_tokens
from kingscourt.games.kingsburg.bot.per_answer_features import Changing
from kingscourt.games.kingsburg.bot.province import Province
from kingscourt.games.kingsburg.bot.rated_provinces import RatedProvince, RatingTable
from kingscourt.games.kingsburg.phases import ENVOY, RECRUITMENT, SPRING
from kingscourt.games.kingsburg.player import Player
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.steps.reroll import RerollDie, RerollEach

UNKNOWN: Final = -1
_AVERAGE_FACE: Final = 3.5
_GOODS_AT_STAKE: Final = 4.0  # who has fewer loses less than a card names
_SOLDIERS_COUNTED: Final = 4  # more are hardly ever hired


def fill_goods(
    s: KingsburgState,
    seat: int,
    promise: AdvisorPromise,
    table: RatingTable,
    province: RatedProvince,
    quarter: int,
    now: Changing,
) -> None:
    """Goods and tokens, and what they can build from the quarter of the next opportunity on."""
    player = s.players[seat]
    goods = player.goods
    gold = goods[0] + promise.gold
    wood = goods[1] + promise.wood
    stone = goods[2] + promise.stone
    free = promise.free
    total = gold + wood + stone + free + promise.alike
    if promise.turns and total:
        free += promise.turns
        total += promise.turns
    builds = table.builds[quarter]
    use = table.use_of_goods[quarter]
    now.gold_held = use * float(gold)
    now.wood_held = use * float(wood)
    now.stone_held = use * float(stone)
    now.free_goods = use * float(free + promise.alike)
    seasons = builds if player.at_home else builds - 1  # in which tokens can still be used
    tokens = min(player.tokens + promise.tokens, 2 * seasons + 1)
    now.tokens = use_of_tokens(seasons) * float(tokens)
    now.idle_goods = float(total) if builds == 0 else 0.0
    is_exchanged = province.facts.turns_goods and len(s.past) < table.years
    now.final_goods_held = float(total) if is_exchanged else 0.0
    hired = 0
    if s.phase < RECRUITMENT:
        hired = min(total // province.facts.soldier_price, _SOLDIERS_COUNTED)
    now.soldiers_to_hire = float(hired)
    now.best_build = 0.0
    now.nearest_build = 0.0
    now.next_build = 0.0
    now.envoy_second_build = 0.0
    if builds:
        gains = table.gains(province, quarter)
        fill_builds(province.facts, gains, gold, wood, stone, free, promise.alike, now)
        if s.envoy == seat and s.envoy_rights & ENVOY_BUILD:
            now.envoy_second_build = now.next_build
        if builds == 1:  # there is no later season to build in
            now.next_build = 0.0
            if not has_dice(player):
                now.nearest_build = 0.0


def has_dice(player: Player) -> bool:
    """Whether a player rolls dice or can still place some this season."""
    return player.at_home > 0 or (not player.has_passed and player.own.count > 0)


def fill_builds(
    province: Province,
    gains: list[float],
    gold: int,
    wood: int,
    stone: int,
    free: int,
    alike: int,
    now: Changing,
) -> None:
    """The best two buildings that can be paid, and the nearest of the others."""
    best = 0.0
    second = 0.0
    nearest = 0.0
    offers = province.offers
    for index in range(len(offers)):
        gain = gains[index]
        if gain <= 0.0:
            continue
        offer = offers[index]
        missing = offer.missing(gold, wood, stone, free, alike)
        if missing > 0:
            share = 1.0 - float(missing) / float(offer.total)
            nearest = max(nearest, gain * share * share)
        elif gain > best:
            second = best
            best = gain
        elif gain > second:
            second = gain
    now.best_build = best
    now.nearest_build = nearest
    now.next_build = second


def fill_battle(
    s: KingsburgState,
    seat: int,
    promise: AdvisorPromise,
    table: RatingTable,
    province: Province,
    now: Changing,
) -> None:
    """This winter's battle, until the King's help is rolled."""
    if s.kings_help or s.year == 0 or len(s.past) >= s.year:
        clear_battle(now)
        return
    player = s.players[seat]
    soldiers = player.soldiers + promise.soldiers + promise.soldier_gifts * province.more_soldiers
    foe = known_enemy(s, seat)
    if foe == UNKNOWN:
        foe = table.unseen + s.year
    odds = province.battle_odds(foe, soldiers)
    at_stake = min(float(player.total_goods()), _GOODS_AT_STAKE) / _GOODS_AT_STAKE
    use_next_year = table.use_of_goods[QUARTERS * s.year]
    now.win = odds.win
    now.win_points = odds.reward
    now.lose_points = odds.lost_points
    now.lose_goods = odds.lost_goods * at_stake * use_next_year
    now.lose_building = odds.lost_buildings * province.exposed
    now.strongest = 0.0
    if s.phase >= RECRUITMENT and is_strongest(s, seat, table, soldiers + province.general_bonus):
        now.strongest = odds.win


def known_enemy(s: KingsburgState, seat: int) -> int:
    """The enemy that a seat has seen; one seen only through the answer that is rated does not count."""
    card = s.enemy
    if card is None or not card.is_known_to(seat) or s.learners & (1 << seat):
        return UNKNOWN
    return card.kind


def clear_battle(now: Changing) -> None:
    """No battle is ahead this year."""
    now.win = 0.0
    now.win_points = 0.0
    now.lose_points = 0.0
    now.lose_goods = 0.0
    now.lose_building = 0.0
    now.strongest = 0.0


def is_strongest(s: KingsburgState, seat: int, table: RatingTable, strength: int) -> bool:
    """Whether no rival is stronger now, whatever the enemy."""
    players = s.players
    for other in range(len(players)):
        if other != seat:
            rival = players[other]
            if rival.soldiers + table.province(rival.buildings).facts.general_bonus > strength:
                return False
    return True


def fill_dice(
    s: KingsburgState, seat: int, promise: AdvisorPromise, table: RatingTable, now: Changing
) -> None:
    """Dice that can still be placed, the envoy, and a look at the enemy."""
    player = s.players[seat]
    rights = s.envoy_rights if s.envoy == seat else 0
    now.pips = 0.0
    now.dice_left = 0.0
    now.best_open = 0.0
    now.envoy_influence_right = 0.0
    if player.at_home:
        now.envoy_influence_right = 1.0 if rights & ENVOY_INFLUENCE else 0.0
        if player.white_chosen > 0:
            now.pips = _AVERAGE_FACE * float(player.white_chosen)
    elif has_dice(player):
        now.pips = expected_pips(s, seat, player)
        now.dice_left = float(player.own.count)
        closed = s.occupied
        if rights & ENVOY_INFLUENCE:
            now.envoy_influence_right = 1.0
            closed = 0
        now.best_open = table.prospects.prospect(player.own, player.white).best(closed)
    now.envoy_build_right = 1.0 if rights & ENVOY_BUILD else 0.0
    now.look_promised = 1.0 if promise.look and known_enemy(s, seat) == UNKNOWN else 0.0


def expected_pips(s: KingsburgState, seat: int, player: Player) -> float:
    """The pips of all unplaced dice, those that are just rolled again with their average."""
    pips = float(player.own.total + player.white.total)
    top = s.agenda[-1]
    if isinstance(top, RerollDie):
        if top.seat == seat:
            pips += _AVERAGE_FACE - float(top.face)
    elif isinstance(top, RerollEach) and top.seat == seat:
        pips = _AVERAGE_FACE * float(player.own.count + player.white.count)
    return pips


def fill_favour(s: KingsburgState, seat: int, table: RatingTable, now: Changing) -> None:
    """Whom the King will reward or aid, if the numbers of buildings stay as they are."""
    players = s.players
    built = players[seat].built
    is_most = built > 0
    is_fewest = True
    for other in range(len(players)):
        if other != seat:
            rival = players[other].built
            if rival > built:
                is_most = False
            if rival <= built:
                is_fewest = False
    years = table.years - s.year
    now.most_built = 0.0
    now.fewest_built = 0.0
    if is_most:
        now.most_built = float(years if s.phase > SPRING else years + 1)
    elif is_fewest:
        now.fewest_built = float(2 * years + (1 if s.phase < ENVOY else 0))
