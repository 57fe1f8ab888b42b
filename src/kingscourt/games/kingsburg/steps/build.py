"""Building: in turn order, each player raises one building or none (KB-3.4)."""

from __future__ import annotations

from kingscourt.games.kingsburg.actions import DECLINE, ENVOY_BUILD, PASS, Build
from kingscourt.games.kingsburg.components import DISCOUNT, Building
from kingscourt.games.kingsburg.events.province import (
    ALL_BUILT,
    CANNOT_BUILD,
    CANNOT_BUILD_SECOND,
    NO_BUILDING,
    NO_SECOND_BUILDING,
    building_raised,
)
from kingscourt.games.kingsburg.holding_kinds import GOLD, GOODS, KINDS, VP
from kingscourt.games.kingsburg.player import FROM_BUILDINGS, Player
from kingscourt.games.kingsburg.refusals import already_built, building_price, left_missing
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.steps.envoy import use_envoy
from kingscourt.games.kingsburg.steps.in_turn_step_base import InTurn, ask_in_turn
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import PICK_PLACE, Pending, Question
from kingscourt.kernel.phrase import RECONSTRUCTED, Phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step
from kingscourt.kernel.terms import Terms


def gold_off(s: KingsburgState, player: Player, building: Building) -> int:
    """The gold that a Crane saves (KB:crane), never more than the gold of the cost."""
    owned = player.buildings
    off = 0
    if owned & s.components.masks[DISCOUNT]:
        for effect in s.components.effects[DISCOUNT]:
            if owned & effect.bit and effect.mask & (1 << building.column):
                off += effect.n
    return min(off, building.cost[GOLD])


def can_pay(s: KingsburgState, player: Player, building: Building) -> bool:
    """Whether the goods suffice for a building."""
    goods = player.goods
    cost = building.cost
    if goods[1] < cost[1] or goods[2] < cost[2]:
        return False
    return goods[0] >= cost[0] or goods[0] >= cost[0] - gold_off(s, player, building)


def price_of(s: KingsburgState, player: Player, building: Building) -> list[int]:
    """Gold, wood and stone that a player pays for a building."""
    price = building.cost.copy()
    price[GOLD] -= gold_off(s, player, building)
    return price


def can_build(s: KingsburgState, seat: int) -> bool:
    """Whether a player can raise anything at all."""
    player = s.players[seat]
    return any(can_pay(s, player, building) for building in s.components.next_buildings(player.buildings))


def buildable(s: KingsburgState, seat: int) -> list[Action]:
    """All build actions a player can pay, in canonical order."""
    player = s.players[seat]
    found: list[Action] = []
    for building in s.components.next_buildings(player.buildings):
        if can_pay(s, player, building):
            found.append(building.build)
    return found


def why_not_build(s: KingsburgState, seat: int, building: Building) -> Refusal | None:
    """The first part of KB-3.4 that stands against a building."""
    found = all_against_building(s, seat, building)
    return found[0] if found else None


def all_against_building(s: KingsburgState, seat: int, building: Building) -> list[Refusal]:
    """Every part of KB-3.4 that stands against a building."""
    player = s.players[seat]
    if player.buildings & building.bit:
        return [already_built(building)]
    found: list[Refusal] = []
    missing_left = building.left & ~player.buildings
    if missing_left:
        found.append(left_missing(building, [b.name for b in s.components.buildings if b.bit & missing_left]))
    lacks = player.lacks(price_of(s, player, building))
    if sum(lacks) > 0:
        found.append(building_price(building, lacks))
    return found


def mark_reconstructed(s: KingsburgState, action: Action, terms: Terms) -> None:
    """Price and points of a building may rest on reconstructed numbers."""
    if not isinstance(action, Build):
        return
    building = s.components.buildings[action.index]
    if building.certainty == RECONSTRUCTED:
        for kind in range(GOODS):
            if building.cost[kind]:
                terms.about(KINDS[kind])
        terms.about(KINDS[VP])


def raise_building(s: KingsburgState, seat: int, building: Building) -> None:
    """Pay, place, score at once; the effect counts from now on."""
    player = s.players[seat]
    price = price_of(s, player, building)
    player.pay(price)
    market = s.components.market_mask
    with_market = building.bit & market != 0 and player.buildings & market == 0
    player.buildings |= building.bit
    player.built += 1
    if building.vp:
        player.score(FROM_BUILDINGS, building.vp)
    if s.tells:
        s.emit(building_raised(seat, building, price, with_market))


class BuildTurns(InTurn):
    """Each player raises one building or none; the envoy may add a second one."""

    def visit(self, s: KingsburgState, seat: int) -> Pending | None:
        if can_build(s, seat):
            return ask_in_turn(s, seat)
        if s.players[seat].built < len(s.components.buildings):
            s.emit(CANNOT_BUILD[seat])
        else:
            s.emit(ALL_BUILT[seat])
        return None

    def legal(self, s: KingsburgState, seat: int) -> list[Action]:
        found = buildable(s, seat)
        found.append(PASS)
        return found

    def candidates(self, s: KingsburgState, seat: int) -> list[Action]:
        return [*[building.build for building in s.components.buildings], PASS]

    def explain(self, s: KingsburgState, seat: int, action: Action) -> Refusal | None:
        if action is PASS:
            return None
        if not isinstance(action, Build):
            return not_asked()
        return why_not_build(s, seat, s.components.buildings[action.index])

    def reasons(self, s: KingsburgState, seat: int, action: Action) -> list[Refusal]:
        if not isinstance(action, Build):
            return super().reasons(s, seat, action)
        return all_against_building(s, seat, s.components.buildings[action.index])

    def add_terms(self, s: KingsburgState, seat: int, action: Action, terms: Terms) -> None:
        mark_reconstructed(s, action, terms)

    def apply(self, s: KingsburgState, seat: int, action: Action) -> None:
        s.position += 1
        if isinstance(action, Build):
            raise_building(s, seat, s.components.buildings[action.index])
            if s.envoy == seat and s.envoy_rights & ENVOY_BUILD:
                s.push(SecondBuild(seat))
        else:
            s.emit(NO_BUILDING[seat])

    def question(self, s: KingsburgState, seat: int) -> Question:
        return Question(PICK_PLACE, Phrase("kingsburg-prompt-build"), PASS)


class SecondBuild(Step[KingsburgState]):
    """The envoy's second build action of one turn; it may be declined (KB-2.3)."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def proceed(self, s: KingsburgState) -> Pending | None:
        if can_build(s, self.seat):
            return ask_in_turn(s, self.seat)
        s.pop()
        s.emit(CANNOT_BUILD_SECOND[self.seat])
        return None

    def candidates(self, s: KingsburgState, seat: int) -> list[Action]:
        return [*[building.build for building in s.components.buildings], DECLINE]

    def explain(self, s: KingsburgState, seat: int, action: Action) -> Refusal | None:
        if action is DECLINE:
            return None
        if not isinstance(action, Build):
            return not_asked()
        return why_not_build(s, seat, s.components.buildings[action.index])

    def reasons(self, s: KingsburgState, seat: int, action: Action) -> list[Refusal]:
        if not isinstance(action, Build):
            return super().reasons(s, seat, action)
        return all_against_building(s, seat, s.components.buildings[action.index])

    def add_terms(self, s: KingsburgState, seat: int, action: Action, terms: Terms) -> None:
        mark_reconstructed(s, action, terms)

    def apply(self, s: KingsburgState, seat: int, action: Action) -> None:
        s.pop()
        if isinstance(action, Build):
            raise_building(s, seat, s.components.buildings[action.index])
            use_envoy(s)
        else:
            s.emit(NO_SECOND_BUILDING[seat])

    def question(self, s: KingsburgState, seat: int) -> Question:
        return Question(PICK_PLACE, Phrase("kingsburg-prompt-second-build"), DECLINE)

    def facts(self) -> str:
        return f"SecondBuild {self.seat}"
