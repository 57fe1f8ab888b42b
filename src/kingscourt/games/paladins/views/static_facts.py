"""Static facts: the boards and cards of the box, which never change during a game."""

from __future__ import annotations

import msgspec

from kingscourt.games.paladins.card_faces import (
    NO_LIMIT,
    WAIVES_NOTHING,
    BoardAction,
    Favour,
    Outsider,
    Paladin,
    Space,
    Townsfolk,
    Wall,
)
from kingscourt.games.paladins.component_files.box_builder import WAIVERS
from kingscourt.games.paladins.component_files.checks import family
from kingscourt.games.paladins.components import Box, PaladinsComponents
from kingscourt.games.paladins.rewards import Reward
from kingscourt.games.paladins.vocabulary import (
    ACTIONS,
    ATTRIBUTES,
    PEOPLES,
    SPACE_KINDS,
    SUBJECTS,
    TRIGGERS,
    WORKERS,
)
from kingscourt.kernel.wire_types import StaticFacts


class ActionFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action of the player board; lists are by use."""

    id: str
    spaces: list[str]
    needs: str | None = None
    levels: list[int] = []
    silver: list[int] = []
    provisions: list[int] = []
    gains: list[list[str]] = []
    points: list[int] = []
    limit: int | None = None


class PaladinFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A paladin."""

    id: str
    rule: str
    workers: list[str]
    boosts: dict[str, int]
    action: str
    waives: str = ""
    saves: int = 0
    gains: list[str] = []


class TownsfolkFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A townsfolk."""

    id: str
    name: str
    rule: str
    dismiss: list[str]
    hire: list[str]
    trigger: str
    reward: list[str]
    least_suspicions: int = 0
    most_suspicions: int | None = None


class OutsiderFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """An outsider."""

    id: str
    name: str
    rule: str
    people: str
    attack: list[str]
    strength: int
    counts: str
    per: int = 1
    base: int = 0


class FavourFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A King's Favour."""

    id: str
    rule: str
    worker: str
    options: list[list[str]]
    silver: int = 0
    provisions: int = 0
    debts: int = 0


class WallFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A wall card."""

    id: str
    rule: str
    copies: int
    gain: list[str]
    options: list[list[str]] = []
    points: int = 0


class TavernFacts(msgspec.Struct, frozen=True):
    """A tavern card."""

    id: str
    rule: str
    workers: list[str]


class SpaceFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space of the main board."""

    id: str
    rule: str
    area: int
    reward: list[str]
    players: int = 1


class OrderFacts(msgspec.Struct, frozen=True):
    """A King's Order."""

    id: str
    rule: str
    times: int


class PaladinsFacts(StaticFacts, frozen=True):
    """Everything printed in the box, under the usual readings."""

    edition: str
    actions: list[ActionFacts]
    paladins: list[PaladinFacts]
    townsfolk: list[TownsfolkFacts]
    outsiders: list[OutsiderFacts]
    favours: list[FavourFacts]
    walls: list[WallFacts]
    taverns: list[TavernFacts]
    spaces: list[SpaceFacts]
    jars: list[list[str]]
    orders: list[OrderFacts]
    order_points: list[int]
    attribute_points: list[int]
    area_faith: list[int]
    area_strength: list[int]
    column_silver: list[int]
    column_debt: list[bool]
    workshop_workers: list[list[str]]
    suspicions: list[int]
    tax: list[int]
    confidence: dict[str, str]
    names: dict[str, str]


def static_facts_of(components: PaladinsComponents, box: Box) -> PaladinsFacts:
    """Everything printed in the box."""
    cards = box.cards
    numbers = box.numbers
    return PaladinsFacts(
        edition=components.edition,
        actions=[_action(action) for action in cards.board],
        paladins=[_paladin(card) for card in cards.paladins],
        townsfolk=[_townsfolk(card) for card in cards.townsfolk],
        outsiders=[_outsider(card) for card in cards.outsiders],
        favours=[_favour(card) for card in cards.favours],
        walls=[_wall(card) for card in cards.walls],
        taverns=[
            TavernFacts(card.id, f"PW:{card.id}", [WORKERS[kind] for kind in card.workers.kinds])
            for card in cards.taverns
        ],
        spaces=[_space(space) for space in cards.spaces],
        jars=[_names(jar.reward) for jar in cards.jars],
        orders=[OrderFacts(name, f"PW:order-{name}", numbers.order_times) for name in box.order_names],
        order_points=numbers.order_points,
        attribute_points=numbers.attribute_points,
        area_faith=numbers.area_faith,
        area_strength=numbers.area_strength,
        column_silver=numbers.column_silver,
        column_debt=numbers.column_debt,
        workshop_workers=[_names(rewards) for rewards in numbers.workshop_workers],
        suspicions=numbers.suspicions,
        tax=numbers.tax,
        confidence=components.confidence(),
        names=box.plain_names,
    )


def _names(rewards: list[Reward]) -> list[str]:
    return [reward.name for reward in rewards]


def _action(action: BoardAction) -> ActionFacts:
    return ActionFacts(
        id=ACTIONS[action.index],
        spaces=[SPACE_KINDS[kind] for kind in action.spaces],
        needs=ATTRIBUTES[action.needs] if action.needs >= 0 else None,
        levels=action.levels,
        silver=action.silver or ([action.fee] if action.fee else []),
        provisions=action.provisions,
        gains=[_names(gains) for gains in action.gains],
        points=action.points,
        limit=None if action.limit == NO_LIMIT else action.limit,
    )


def _paladin(card: Paladin) -> PaladinFacts:
    return PaladinFacts(
        id=card.id,
        rule=f"PW:{card.id}",
        workers=[WORKERS[kind] for kind in card.workers.kinds],
        boosts={name: card.boosts[index] for index, name in enumerate(ATTRIBUTES) if card.boosts[index]},
        action=ACTIONS[card.action],
        waives="" if card.waives == WAIVES_NOTHING else WAIVERS[card.waives],
        saves=card.saves,
        gains=_names(card.gains),
    )


def _townsfolk(card: Townsfolk) -> TownsfolkFacts:
    return TownsfolkFacts(
        id=card.id,
        name=family(card.id),
        rule=f"PW:{card.id}",
        dismiss=_names(card.dismiss),
        hire=_names(card.hire),
        trigger=TRIGGERS[card.trigger],
        reward=_names(card.reward),
        least_suspicions=card.least,
        most_suspicions=None if card.most == NO_LIMIT else card.most,
    )


def _outsider(card: Outsider) -> OutsiderFacts:
    return OutsiderFacts(
        id=card.id,
        name=family(card.id),
        rule=f"PW:{card.id}",
        people=PEOPLES[card.people],
        attack=_names(card.attack),
        strength=card.convert[0].n,
        counts=SUBJECTS[card.subject],
        per=card.per,
        base=card.base,
    )


def _favour(card: Favour) -> FavourFacts:
    return FavourFacts(
        id=card.id,
        rule=f"PW:favour-{card.id}",
        worker=SPACE_KINDS[card.worker],
        options=[_names(option.rewards) for option in card.options],
        silver=card.silver,
        provisions=card.provisions,
        debts=card.debts,
    )


def _wall(card: Wall) -> WallFacts:
    return WallFacts(
        id=card.id,
        rule=f"PW:{card.id}",
        copies=card.copies,
        gain=_names(card.gain),
        options=[_names(option.rewards) for option in card.options],
        points=card.points,
    )


def _space(space: Space) -> SpaceFacts:
    rule = f"PW:space-{space.id.replace('/', '-')}"
    return SpaceFacts(space.id, rule, space.area + 1, _names(space.reward), space.players)
