"""Builds the view of a seat: public facts, and those that only this seat has seen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from msgspec.structs import replace

from kingscourt.games.kingsburg import components as box
from kingscourt.games.kingsburg.actions import ENVOY_BUILD, ENVOY_INFLUENCE
from kingscourt.games.kingsburg.components import KingsburgComponents
from kingscourt.games.kingsburg.holding_kinds import GOLD, STONE, WOOD
from kingscourt.games.kingsburg.phases import PHASE_NAMES
from kingscourt.games.kingsburg.player import Player
from kingscourt.games.kingsburg.state import NEUTRAL, NO_SEAT, KingsburgState, Placement
from kingscourt.games.kingsburg.views.view_types import EnemyView, GroupView, KingsburgView, PlayerView
from kingscourt.kernel.audience import sees
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.wire_conversion import open_scores

REMEMBERED: Final = 4096
RESULTS: Final[list[Literal["drawn", "won", "lost"]]] = ["drawn", "won", "lost"]


def _seat(seat: int) -> int | None:
    return None if seat == NO_SEAT else seat


def _aside(player: Player) -> str:
    if player.aside_white:
        return f"w{player.aside_white}"
    return str(player.aside_own) if player.aside_own else ""


def _player_view(s: KingsburgState, seat: int) -> PlayerView:
    player, components = s.players[seat], s.components
    market: Literal["none", "ready", "used"] = "none"
    if player.buildings & components.masks[box.MARKET]:
        market = "used" if player.market_used else "ready"
    in_battle = s.kings_help > 0
    return PlayerView(
        seat=seat,
        gold=player.goods[GOLD],
        wood=player.goods[WOOD],
        stone=player.goods[STONE],
        tokens=player.tokens,
        soldiers=player.soldiers,
        vp=player.vp,
        points=player.points.copy(),
        buildings=_built(components, player.buildings),
        next=_next(components, player.buildings),
        own=player.own.faces.copy(),
        white=player.white.faces.copy(),
        aside=_aside(player),
        rolled=player.rolled_sum if player.at_home == 0 else 0,
        passed=player.has_passed and player.own.count + player.white.count > 0,
        market=market,
        strength=player.strength if in_battle else None,
        result=RESULTS[player.result] if in_battle else None,
    )


def _group_view(placement: Placement) -> GroupView:
    place = placement.place
    seat = None if placement.seat == NEUTRAL else placement.seat
    return GroupView(
        place.target, seat, place.own.faces.copy(), place.white.faces.copy(), place.tokens, place.shift
    )


# Lists that only depend on the box and a few bits are made once and shared, because views never change.


@lru_cache(maxsize=REMEMBERED)
def _built(components: KingsburgComponents, owned: int) -> list[str]:
    return [building.id for building in components.buildings if owned & building.bit]


@lru_cache(maxsize=REMEMBERED)
def _next(components: KingsburgComponents, owned: int) -> list[str]:
    return [building.id for building in components.next_buildings(owned)]


@lru_cache(maxsize=REMEMBERED)
def _advisor_ids(components: KingsburgComponents) -> list[str]:
    return [advisor.id for advisor in components.advisors[1:]]


@lru_cache(maxsize=REMEMBERED)
def _enemy_range(components: KingsburgComponents, year: int) -> tuple[int, int] | None:
    """The range on the back of the top card (KB-1.2)."""
    strengths = [enemy.strength for enemy in components.enemies if enemy.year == year]
    return (min(strengths), max(strengths)) if strengths else None


def view_of(s: KingsburgState, seat: int | None) -> KingsburgView:
    """The position as a seat (None: a watcher) knows it."""
    watched = watcher_view(s)
    return watched if seat is None else seat_view(s, seat, watched)


def seat_view(s: KingsburgState, seat: int, watched: KingsburgView) -> KingsburgView:
    """A watcher's view, with the enemy if this seat has looked at it; nothing else is hidden (KB-1.4)."""
    return replace(watched, seat=seat, enemy=_enemy(s, seat))


def _enemy(s: KingsburgState, seat: int | None) -> EnemyView | None:
    card = s.enemy
    if card is None or not sees(card.known, seat):
        return None
    known = s.components.enemies[card.kind]
    return EnemyView(known.id, box.ENEMY_KINDS[known.kind], known.strength)


def watcher_view(s: KingsburgState) -> KingsburgView:
    """The position as everybody knows it."""
    card = s.enemy
    uses: list[Literal["influence", "build"]] = []
    if s.envoy_rights & ENVOY_INFLUENCE:
        uses.append("influence")
    if s.envoy_rights & ENVOY_BUILD:
        uses.append("build")
    return KingsburgView(
        seat=None,
        year=s.year,
        years=s.components.years,
        phase=PHASE_NAMES[s.phase],
        order=s.order.copy(),
        turn=_seat(s.turn),
        players=[_player_view(s, other) for other in range(s.seat_count)],
        court=[_group_view(placement) for placement in s.court],
        aid=_seat(s.aid),
        envoy=_seat(s.envoy),
        envoy_uses=uses,
        envoy_spent=s.envoy_spent,
        enemy=_enemy(s, None),
        enemy_range=_enemy_range(s.components, len(s.past) + 1),
        looked=[] if card is None else [other for other in range(s.seat_count) if card.known & (1 << other)],
        kings_help=s.kings_help or None,
        past=[s.components.enemies[kind].id for kind in s.past],
        over=s.waiting.kind == OVER,
        advisors=_advisor_ids(s.components),
        scores=open_scores(s),
    )
