"""The features that change with every answer: goods, the next battle, dice, and the King's favour."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.actions import ENVOY_BUILD, ENVOY_INFLUENCE
from kingscourt.games.kingsburg.bot import layout
from kingscourt.games.kingsburg.bot.calendar import use_of_tokens
from kingscourt.games.kingsburg.bot.promises import Promise
from kingscourt.games.kingsburg.bot.province import Province
from kingscourt.games.kingsburg.bot.rated_provinces import RatedProvince, RatingTable
from kingscourt.games.kingsburg.phases import ENVOY, RECRUITMENT, SPRING
from kingscourt.games.kingsburg.player import Player
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.steps.reroll import RerollDie, RerollEach

_AVERAGE_FACE: Final = 3.5
_GOODS_AT_STAKE: Final = 4.0  # who has fewer loses less than a card names
_SOLDIERS_COUNTED: Final = 4  # more are hardly ever hired


def fill_goods(
    s: KingsburgState,
    seat: int,
    promise: Promise,
    table: RatingTable,
    province: RatedProvince,
    quarter: int,
    row: list[float],
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
    row[layout.GOLD_HELD] = use * float(gold)
    row[layout.WOOD_HELD] = use * float(wood)
    row[layout.STONE_HELD] = use * float(stone)
    row[layout.FREE_GOODS] = use * float(free + promise.alike)
    seasons = builds if player.at_home else builds - 1  # in which tokens can still be used
    tokens = min(player.tokens + promise.tokens, 2 * seasons + 1)
    row[layout.TOKENS] = use_of_tokens(seasons) * float(tokens)
    row[layout.IDLE_GOODS] = float(total) if builds == 0 else 0.0
    is_exchanged = province.facts.turns_goods and len(s.past) < table.years
    row[layout.FINAL_GOODS_HELD] = float(total) if is_exchanged else 0.0
    hired = 0
    if s.phase <= RECRUITMENT:
        hired = min(total // province.facts.soldier_price, _SOLDIERS_COUNTED)
    row[layout.SOLDIERS_TO_HIRE] = float(hired)
    row[layout.BEST_BUILD] = 0.0
    row[layout.NEAREST_BUILD] = 0.0
    row[layout.NEXT_BUILD] = 0.0
    row[layout.ENVOY_SECOND_BUILD] = 0.0
    if builds:
        gains = table.gains(province, quarter)
        fill_builds(province.facts, gains, gold, wood, stone, free, promise.alike, row)
        if s.envoy == seat and s.envoy_rights & ENVOY_BUILD:
            row[layout.ENVOY_SECOND_BUILD] = row[layout.NEXT_BUILD]


def fill_builds(
    province: Province,
    gains: list[float],
    gold: int,
    wood: int,
    stone: int,
    free: int,
    alike: int,
    row: list[float],
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
    row[layout.BEST_BUILD] = best
    row[layout.NEAREST_BUILD] = nearest
    row[layout.NEXT_BUILD] = second


def fill_battle(
    s: KingsburgState,
    seat: int,
    promise: Promise,
    table: RatingTable,
    province: Province,
    row: list[float],
) -> None:
    """This winter's battle, until the King's help is rolled."""
    if s.kings_help or s.year == 0 or len(s.past) >= s.year:
        for index in range(layout.WIN, layout.STRONGEST + 1):
            row[index] = 0.0
        return
    player = s.players[seat]
    soldiers = player.soldiers + promise.soldiers + promise.soldier_gifts * province.more_soldiers
    card = s.enemy
    foe = table.unseen + s.year
    if card is not None and card.is_known_to(seat):
        foe = card.kind
    odds = province.battle_odds(foe, soldiers)
    at_stake = min(float(player.total_goods()), _GOODS_AT_STAKE) / _GOODS_AT_STAKE
    row[layout.WIN] = odds.win
    row[layout.WIN_POINTS] = odds.reward
    row[layout.LOSE_POINTS] = odds.lost_points
    row[layout.LOSE_GOODS] = odds.lost_goods * at_stake
    row[layout.LOSE_BUILDING] = odds.lost_buildings * province.exposed
    row[layout.STRONGEST] = 0.0
    if s.phase >= RECRUITMENT and is_strongest(s, seat, table, soldiers + province.general_bonus):
        row[layout.STRONGEST] = odds.win


def is_strongest(s: KingsburgState, seat: int, table: RatingTable, strength: int) -> bool:
    """Whether no rival is stronger now, whatever the enemy."""
    players = s.players
    for other in range(len(players)):
        if other != seat:
            rival = players[other]
            if rival.soldiers + table.province(rival.buildings).facts.general_bonus > strength:
                return False
    return True


def fill_dice(s: KingsburgState, seat: int, promise: Promise, table: RatingTable, row: list[float]) -> None:
    """Dice that can still be placed, the envoy, and a look at the enemy."""
    player = s.players[seat]
    rights = s.envoy_rights if s.envoy == seat else 0
    row[layout.PIPS] = 0.0
    row[layout.DICE_LEFT] = 0.0
    row[layout.BEST_OPEN] = 0.0
    if player.at_home:
        if player.white_chosen > 0:
            row[layout.PIPS] = _AVERAGE_FACE * float(player.white_chosen)
    elif not player.has_passed and player.own.count:
        row[layout.PIPS] = expected_pips(s, seat, player)
        row[layout.DICE_LEFT] = float(player.own.count)
        closed = 0 if rights & ENVOY_INFLUENCE else s.occupied
        row[layout.BEST_OPEN] = table.prospects.prospect(player.own, player.white).best(closed)
    row[layout.ENVOY_INFLUENCE_RIGHT] = 1.0 if rights & ENVOY_INFLUENCE else 0.0
    row[layout.ENVOY_BUILD_RIGHT] = 1.0 if rights & ENVOY_BUILD else 0.0
    card = s.enemy
    is_news = promise.look and (card is None or not card.is_known_to(seat))
    row[layout.LOOK_PROMISED] = 1.0 if is_news else 0.0


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


def fill_favour(s: KingsburgState, seat: int, table: RatingTable, row: list[float]) -> None:
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
    row[layout.MOST_BUILT] = 0.0
    row[layout.FEWEST_BUILT] = 0.0
    if is_most:
        row[layout.MOST_BUILT] = float(years if s.phase > SPRING else years + 1)
    elif is_fewest:
        row[layout.FEWEST_BUILT] = float(2 * years + (1 if s.phase < ENVOY else 0))
