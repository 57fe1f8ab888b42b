"""Everything countable on the table, by place, as a viewer may count it."""

from __future__ import annotations

from kingscourt.components.pile import Card
from kingscourt.games.kingsburg.components import KingsburgComponents
from kingscourt.games.kingsburg.event_moves import (
    ASIDE,
    BOX,
    BUILDING,
    ENEMY,
    ENEMY_OPEN,
    ENEMY_PILE,
    ENVOY_AT,
    ENVOY_HOME,
    ENVOY_PIECE,
    ENVOY_SPENT_AT,
    HOME,
    MARKET_AT,
    MARKET_USE,
    NEUTRAL_DIE,
    ORDER_AT,
    ORDER_MARKERS,
    ORDER_WAITING,
    OWN,
    OWN_AT,
    REINFORCEMENT,
    REINFORCEMENTS,
    WHITE,
    WHITE_AT,
    building_at,
    enemy_face,
)
from kingscourt.games.kingsburg.holding_kinds import AT_SEAT, GOODS, KINDS, SOLDIER, TOKEN, VP
from kingscourt.games.kingsburg.phases import PHASE_PLACES, WINTER
from kingscourt.games.kingsburg.placements import ADVISOR_PLACES, Place
from kingscourt.games.kingsburg.player import Player
from kingscourt.kernel.audience import sees
from kingscourt.kernel.holdings import Holdings


def empty_holdings() -> Holdings:
    """Nothing counted yet; the supply never runs out (KB-1.4)."""
    return Holdings(["supply"])


def add_goods(held: Holdings, seat: int, player: Player) -> None:
    """Goods, tokens, soldiers and points."""
    places = AT_SEAT[seat]
    for kind in range(GOODS):
        held.add(places[kind], KINDS[kind], player.goods[kind])
    held.add(places[TOKEN], KINDS[TOKEN], player.tokens)
    held.add(places[SOLDIER], KINDS[SOLDIER], player.soldiers)
    held.add(places[VP], KINDS[VP], player.vp)


def add_dice(held: Holdings, seat: int, player: Player) -> None:
    """Dice before a player."""
    held.add(HOME[seat], OWN, player.at_home)
    for face in player.own.faces:
        held.add(OWN_AT[seat][face], OWN)
    for face in player.white.faces:
        held.add(WHITE_AT[seat][face], WHITE)
    if player.aside_own:
        held.add(ASIDE[seat], OWN)
    if player.aside_white:
        held.add(ASIDE[seat], WHITE)


def add_buildings(held: Holdings, components: KingsburgComponents, seat: int, player: Player) -> None:
    """Buildings, and the Market if it has not served this season."""
    if not player.buildings:
        return
    for building in components.buildings:
        if player.buildings & building.bit:
            held.add(building_at(seat, building.id), BUILDING)
    if player.buildings & components.market_mask and not player.market_used:
        held.add(MARKET_AT[seat], MARKET_USE)


def add_group(held: Holdings, place: Place, is_neutral: bool) -> None:
    """A group on an advisor."""
    where = ADVISOR_PLACES[place.target]
    held.add(where, NEUTRAL_DIE if is_neutral else OWN, place.own.count)
    held.add(where, WHITE, place.white.count)
    held.add(where, KINDS[TOKEN], place.tokens)


def add_calendar(held: Holdings, year: int, phase: int, order: list[int], seat_count: int) -> None:
    """Markers of year, phase and turn order."""
    held.add(f"year/{year}", "year-marker")
    held.add(PHASE_PLACES[phase or WINTER], "season-marker")
    is_drawn = len(order) == seat_count
    for turn, seat in enumerate(order if is_drawn else range(seat_count)):
        held.add(ORDER_AT[turn] if is_drawn else ORDER_WAITING[seat], ORDER_MARKERS[seat])


def add_envoy(held: Holdings, envoy: int, is_spent: bool) -> None:
    """The envoy, at home or with the seat that holds it."""
    if envoy < 0:
        held.add(ENVOY_HOME, ENVOY_PIECE)
    else:
        held.add(ENVOY_SPENT_AT[envoy] if is_spent else ENVOY_AT[envoy], ENVOY_PIECE)


def add_enemies(
    held: Holdings,
    components: KingsburgComponents,
    card: Card | None,
    kings_help: int,
    past: list[int],
    viewer: int | None,
) -> None:
    """The pile, this year's card once it is known, the reinforcements, and the cards of earlier years."""
    enemies = components.enemies
    unknown = components.years - len(past)
    if card is not None and sees(card.known, viewer):
        unknown -= 1
        held.add(ENEMY_OPEN if card.is_open() else ENEMY_PILE, enemy_face(enemies[card.kind].id))
    held.add(ENEMY_PILE, ENEMY, unknown)
    held.add(REINFORCEMENTS, REINFORCEMENT, kings_help)
    for kind in past:
        held.add(BOX, enemy_face(enemies[kind].id))
