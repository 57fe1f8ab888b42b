"""What a seat may know, and what never changes, as msgspec types."""

from __future__ import annotations

from typing import Literal

import msgspec

from kingscourt.games.kingsburg import components as box
from kingscourt.games.kingsburg.actions import ENVOY_BUILD, ENVOY_INFLUENCE
from kingscourt.games.kingsburg.components import Building, Effect, Enemy, KingsburgComponents
from kingscourt.games.kingsburg.holdings import GOLD, GOODS, KINDS, STONE, WOOD
from kingscourt.games.kingsburg.phases import PHASE_NAMES
from kingscourt.games.kingsburg.player import Player
from kingscourt.games.kingsburg.state import NEUTRAL, NOBODY, KingsburgState, Placement
from kingscourt.kernel.audience import sees
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.wire import StaticFacts, View

RESULTS: list[Literal["drawn", "won", "lost"]] = ["drawn", "won", "lost"]


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One province; everything here is open (KB-1.4)."""

    seat: int
    gold: int
    wood: int
    stone: int
    tokens: int
    soldiers: int
    vp: int
    points: list[int]  # by category, in the order of the score sheet
    buildings: list[str]
    next: list[str]  # buildings whose left neighbours stand
    own: list[int] = []  # dice not placed
    white: list[int] = []
    aside: str = ""
    rolled: int = 0
    passed: bool = False
    market: Literal["none", "ready", "used"] = "none"
    strength: int | None = None
    result: Literal["drawn", "won", "lost"] | None = None


class GroupView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Dice on an advisor; without a seat they are neutral."""

    advisor: int
    seat: int | None
    own: list[int]
    white: list[int] = []
    tokens: int = 0
    market: int = 0


class EnemyView(msgspec.Struct, frozen=True):
    """An enemy card that this seat knows."""

    id: str
    kind: str
    strength: int


class KingsburgView(View, frozen=True):
    """Everything an attentive player of a seat could know."""

    seat: int | None
    year: int
    years: int
    phase: str
    order: list[int]
    turn: int | None
    players: list[PlayerView]
    court: list[GroupView]
    aid: int | None
    envoy: int | None
    envoy_uses: list[Literal["influence", "build"]]
    enemy: EnemyView | None
    enemy_range: tuple[int, int] | None
    looked: list[int]
    kings_help: int | None
    past: list[str]
    over: bool
    advisors: list[str]  # ids by number, from 1


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


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
        buildings=[building.id for building in components.buildings if player.buildings & building.bit],
        next=[building.id for building in components.next_buildings(player.buildings)],
        own=player.own.faces.copy(),
        white=player.white.faces.copy(),
        aside=_aside(player),
        rolled=player.rolled_sum if player.at_home == 0 else 0,
        passed=player.has_passed and player.at_home == 0,
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


def _enemy_range(s: KingsburgState) -> tuple[int, int] | None:
    """What the back of the top card says (KB-1.2)."""
    strengths = [enemy.strength for enemy in s.components.enemies if enemy.year == len(s.past) + 1]
    return (min(strengths), max(strengths)) if strengths else None


def view_of(s: KingsburgState, seat: int | None) -> KingsburgView:
    """The position as a seat (None: a watcher) knows it."""
    card, enemy = s.enemy, None
    if card is not None and sees(card.known, seat):
        known = s.components.enemies[card.kind]
        enemy = EnemyView(known.id, box.ENEMY_KINDS[known.kind], known.strength)
    uses: list[Literal["influence", "build"]] = []
    if s.envoy_rights & ENVOY_INFLUENCE:
        uses.append("influence")
    if s.envoy_rights & ENVOY_BUILD:
        uses.append("build")
    return KingsburgView(
        seat=seat,
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
        enemy=enemy,
        enemy_range=_enemy_range(s),
        looked=[] if card is None else [other for other in range(s.seat_count) if card.known & (1 << other)],
        kings_help=s.kings_help or None,
        past=[s.components.enemies[kind].id for kind in s.past],
        over=s.waiting.kind == OVER,
        advisors=[advisor.id for advisor in s.components.advisors[1:]],
    )


# -- static facts --------------------------------------------------------------------------------


class GiftFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """One part of what an advisor does."""

    do: Literal["gain", "choose", "turn", "look", "buy"]
    amounts: dict[str, int] = {}
    n: int = 0
    kinds: list[str] = []
    alike: bool = False
    price: int = 0


class AdvisorFacts(msgspec.Struct, frozen=True):
    """An advisor."""

    number: int
    id: str
    rule: str
    gifts: list[GiftFacts]


class BuildingFacts(msgspec.Struct, frozen=True):
    """A building."""

    id: str
    rule: str
    row: int
    column: int
    cost: dict[str, int]
    vp: int


class EnemyFacts(msgspec.Struct, frozen=True):
    """An enemy card."""

    id: str
    rule: str
    year: int
    kind: str
    strength: int
    loss: dict[str, int]
    reward: dict[str, int]


class KingsburgFacts(StaticFacts, frozen=True):
    """The boards and cards of one box."""

    edition: str
    years: int
    phases: list[str]
    advisors: list[AdvisorFacts]
    buildings: list[BuildingFacts]
    enemies: list[EnemyFacts]
    names: dict[str, str]  # plain names of an owner's file, by message


_GIFTS: list[Literal["gain", "choose", "turn", "look", "buy"]] = ["gain", "choose", "turn", "look", "buy"]


def _amounts(numbers: list[int]) -> dict[str, int]:
    return {KINDS[kind]: n for kind, n in enumerate(numbers) if n}


def _gift(effect: Effect) -> GiftFacts:
    kinds = [KINDS[kind] for kind in range(GOODS) if effect.mask & (1 << kind)]
    amounts = _amounts(effect.amounts) if effect.kind == box.GAIN else {}
    n = effect.n if effect.kind in (box.CHOOSE, box.BUY) else 0
    return GiftFacts(_GIFTS[effect.kind], amounts, n, kinds, effect.alike, effect.price)


def _building_facts(building: Building) -> BuildingFacts:
    cost = _amounts(building.cost)
    return BuildingFacts(building.id, building.giver.rule, building.row, building.column, cost, building.vp)


def enemy_loss(enemy: Enemy) -> dict[str, int]:
    """What an enemy takes, by kind; `goods` are of the player's choice."""
    loss = _amounts(enemy.loss)
    rest = {"goods": enemy.loss_goods, "building": enemy.loss_buildings, "vp": enemy.loss_vp}
    return loss | {kind: n for kind, n in rest.items() if n}


def enemy_reward(enemy: Enemy) -> dict[str, int]:
    """What an enemy leaves, by kind."""
    return _amounts(enemy.reward) | ({"goods": enemy.reward_goods} if enemy.reward_goods else {})


def static_facts_of(components: KingsburgComponents) -> KingsburgFacts:
    """Everything printed in the box."""
    return KingsburgFacts(
        edition=components.edition,
        years=components.years,
        phases=PHASE_NAMES[1:],
        advisors=[
            AdvisorFacts(a.number, a.id, a.giver.rule, [_gift(effect) for effect in a.effects])
            for a in components.advisors[1:]
        ],
        buildings=[_building_facts(building) for building in components.buildings],
        enemies=[
            EnemyFacts(
                enemy.id,
                enemy.giver.rule,
                enemy.year,
                box.ENEMY_KINDS[enemy.kind],
                enemy.strength,
                enemy_loss(enemy),
                enemy_reward(enemy),
            )
            for enemy in components.enemies
        ],
        names=components.names,
    )
