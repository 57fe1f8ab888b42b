"""Static facts: the boards and cards of the box, which never change during a game."""

from __future__ import annotations

from typing import Literal

import msgspec

from kingscourt.games.kingsburg import components as box
from kingscourt.games.kingsburg.components import Advisor, Building, Effect, Enemy, KingsburgComponents
from kingscourt.games.kingsburg.holding_kinds import GOODS, KINDS
from kingscourt.games.kingsburg.phases import PHASE_NAMES
from kingscourt.games.kingsburg.printed import rule_key
from kingscourt.kernel.wire_types import StaticFacts


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
    text: str  # the message that states the rule in this edition
    gifts: list[GiftFacts]
    confidence: str  # exact, derived or reconstructed


class BuildingFacts(msgspec.Struct, frozen=True):
    """A building."""

    id: str
    rule: str
    text: str
    row: int
    column: int
    cost: dict[str, int]
    vp: int
    battle: dict[str, int]  # strength added or taken away, by the kind of enemy
    gold_off: dict[str, int]  # gold that later buildings cost less, by their column
    confidence: str


class EnemyFacts(msgspec.Struct, frozen=True):
    """An enemy card."""

    id: str
    rule: str
    year: int
    kind: str
    strength: int
    loss: dict[str, int]
    reward: dict[str, int]
    confidence: str


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


def _advisor_facts(advisor: Advisor) -> AdvisorFacts:
    text = rule_key("advisor", advisor.id, advisor.wording)
    gifts = [_gift(effect) for effect in advisor.effects]
    return AdvisorFacts(advisor.number, advisor.id, advisor.giver.rule, text, gifts, advisor.certainty)


def _battle(components: KingsburgComponents, building: Building) -> dict[str, int]:
    bonuses = components.battle[building.index]
    return {box.ENEMY_KINDS[kind]: n for kind, n in enumerate(bonuses) if n}


def _gold_off(building: Building) -> dict[str, int]:
    off: dict[str, int] = {}
    for effect in building.effects:
        if effect.kind == box.DISCOUNT:
            for column in range(effect.mask.bit_length()):
                if effect.mask & (1 << column):
                    off[str(column)] = off.get(str(column), 0) + effect.n
    return off


def _building_facts(components: KingsburgComponents, building: Building) -> BuildingFacts:
    cost = _amounts(building.cost)
    return BuildingFacts(
        building.id,
        building.giver.rule,
        rule_key("building", building.id, building.wording),
        building.row,
        building.column,
        cost,
        building.vp,
        _battle(components, building),
        _gold_off(building),
        building.certainty,
    )


def enemy_loss(enemy: Enemy) -> dict[str, int]:
    """The losses of a defeat, by kind; `goods` are of the player's choice."""
    loss = _amounts(enemy.loss)
    rest = {"goods": enemy.loss_goods, "building": enemy.loss_buildings, "vp": enemy.loss_vp}
    return loss | {kind: n for kind, n in rest.items() if n}


def enemy_reward(enemy: Enemy) -> dict[str, int]:
    """The rewards of a victory, by kind."""
    return _amounts(enemy.reward) | ({"goods": enemy.reward_goods} if enemy.reward_goods else {})


def static_facts_of(components: KingsburgComponents) -> KingsburgFacts:
    """Everything printed in the box."""
    return KingsburgFacts(
        edition=components.edition,
        years=components.years,
        phases=PHASE_NAMES[1:],
        advisors=[_advisor_facts(advisor) for advisor in components.advisors[1:]],
        buildings=[_building_facts(components, building) for building in components.buildings],
        enemies=[
            EnemyFacts(
                enemy.id,
                enemy.giver.rule,
                enemy.year,
                box.ENEMY_KINDS[enemy.kind],
                enemy.strength,
                enemy_loss(enemy),
                enemy_reward(enemy),
                enemy.certainty,
            )
            for enemy in components.enemies
        ],
        names=components.names,
    )
