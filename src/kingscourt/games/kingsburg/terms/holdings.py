"""Everything countable on the table, by place, as a viewer may count it."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    WHITE_READY,
    building_at,
    enemy_face,
)
from kingscourt.games.kingsburg.holding_kinds import AT_SEAT, GOODS, KINDS, SOLDIER, TOKEN, VP
from kingscourt.games.kingsburg.phases import PHASE_PLACES, WINTER
from kingscourt.games.kingsburg.placements import ADVISOR_PLACES
from kingscourt.games.kingsburg.player import Player
from kingscourt.kernel.audience import sees
from kingscourt.kernel.holdings import Holdings

if TYPE_CHECKING:
    from kingscourt.games.kingsburg.state import KingsburgState


def count_holdings(s: KingsburgState, viewer: int | None) -> Holdings:
    """What lies open; the enemy counts by its face for those who have seen it."""
    held = Holdings(["supply"])  # KB-1.4
    for seat, player in enumerate(s.players):
        add_goods(held, seat, player)
        add_dice(held, seat, player)
        add_buildings(held, s, seat, player)
    add_court(held, s)
    add_calendar(held, s)
    add_enemies(held, s, viewer)
    return held


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


def add_buildings(held: Holdings, s: KingsburgState, seat: int, player: Player) -> None:
    """Buildings, and the Market if it has not served this season."""
    if not player.buildings:
        return
    for building in s.components.buildings:
        if player.buildings & building.bit:
            held.add(building_at(seat, building.id), BUILDING)
    if player.buildings & s.components.market_mask and not player.market_used:
        held.add(MARKET_AT[seat], MARKET_USE)


def add_court(held: Holdings, s: KingsburgState) -> None:
    """Groups on advisors."""
    for placement in s.court:
        place = placement.place
        where = ADVISOR_PLACES[place.target]
        held.add(where, NEUTRAL_DIE if placement.seat < 0 else OWN, place.own.count)
        held.add(where, WHITE, place.white.count)
        held.add(where, KINDS[TOKEN], place.tokens)


def add_calendar(held: Holdings, s: KingsburgState) -> None:
    """Markers of year, phase and turn order, the King's white die and the envoy."""
    held.add(f"year/{s.year}", "year-marker")
    held.add(PHASE_PLACES[s.phase or WINTER], "season-marker")
    is_drawn = len(s.order) == s.seat_count
    for turn, seat in enumerate(s.order if is_drawn else range(s.seat_count)):
        held.add(ORDER_AT[turn] if is_drawn else ORDER_WAITING[seat], ORDER_MARKERS[seat])
    if s.aid_waits:
        held.add(WHITE_READY[s.aid], WHITE)
    if s.envoy < 0:
        held.add(ENVOY_HOME, ENVOY_PIECE)
    else:
        held.add(ENVOY_SPENT_AT[s.envoy] if s.envoy_spent else ENVOY_AT[s.envoy], ENVOY_PIECE)


def add_enemies(held: Holdings, s: KingsburgState, viewer: int | None) -> None:
    """The pile, this year's card once it is known, the reinforcements, and the cards of earlier years."""
    enemies = s.components.enemies
    card = s.enemy
    unknown = s.components.years - len(s.past)
    if card is not None and sees(card.known, viewer):
        unknown -= 1
        held.add(ENEMY_OPEN if card.is_open() else ENEMY_PILE, enemy_face(enemies[card.kind].id))
    held.add(ENEMY_PILE, ENEMY, unknown)
    held.add(REINFORCEMENTS, REINFORCEMENT, s.kings_help)
    for kind in s.past:
        held.add(BOX, enemy_face(enemies[kind].id))
