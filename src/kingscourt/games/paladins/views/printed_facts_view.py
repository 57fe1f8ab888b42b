"""The part of the view with printed facts: free spaces of areas, jar spaces, paladins in play."""

from __future__ import annotations

import msgspec

from kingscourt.games.paladins.card_faces import NO_LIMIT, WAIVES_NOTHING, Paladin, Townsfolk
from kingscourt.games.paladins.component_files.box_builder import WAIVERS
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.rewards import Reward
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.worker_action_and_reward_numbers import (
    ACTIONS,
    ATTRIBUTES,
    EMPTY,
    OUTSIDER_COLUMNS,
    PEOPLES,
    TRIGGERS,
    WORKERS,
)
from kingscourt.kernel.audience import sees


class AreaView(msgspec.Struct, frozen=True):
    """An area of the main board: what it asks for, and what its free spaces give."""

    faith: int
    strength: int
    free: dict[str, list[str]]  # by the id of the space


class PaladinView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A paladin that the viewer may read now."""

    workers: list[str]
    boosts: dict[str, int]
    action: str
    waives: str = ""
    saves: int = 0
    gains: list[str] = []


class ReactionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """When a hired townsfolk reacts, and with what."""

    trigger: str
    reward: list[str]
    least_suspicions: int = 0
    most_suspicions: int | None = None


def areas_of(s: PaladinsState) -> list[AreaView]:
    """The areas from the left; spaces for more players are closed."""
    numbers = s.box.numbers
    free: list[dict[str, list[str]]] = [{} for _ in range(OUTSIDER_COLUMNS)]
    for space, owner in zip(s.box.cards.spaces, s.settled, strict=True):
        if owner == EMPTY and space.players <= s.space_players():
            free[space.area][space.id] = names_of(space.reward)
    return [
        AreaView(numbers.area_faith[area], numbers.area_strength[area], spaces)
        for area, spaces in enumerate(free)
    ]


def free_jars(s: PaladinsState, p: Player) -> dict[str, list[str]]:
    """The rewards of the jar spaces on which somebody has no jar yet, by number."""
    return {
        str(space + 1): names_of(jar.reward)
        for space, jar in enumerate(s.box.cards.jars)
        if not p.jars >> space & 1
    }


def readable_paladins(s: PaladinsState, seat: int | None) -> dict[str, PaladinView]:
    """The paladins of this round, and those in the viewer's hand."""
    cards = s.box.cards.paladins
    kinds = [p.paladin for p in s.players if p.paladin >= 0]
    for p in s.players:
        kinds += [card.kind for card in p.hand if card.kind >= 0 and sees(card.known, seat)]
    return {cards[kind].id: _paladin(cards[kind]) for kind in sorted(set(kinds))}


def reactions_of(s: PaladinsState) -> dict[str, ReactionView]:
    """The reactions of all hired townsfolk; cards of one name differ."""
    cards = s.box.cards.townsfolk
    hired = sorted([card for p in s.players for card in p.townsfolk])
    return {cards[card].id: _reaction(cards[card]) for card in hired}


def _reaction(card: Townsfolk) -> ReactionView:
    return ReactionView(
        trigger=TRIGGERS[card.trigger],
        reward=names_of(card.reward),
        least_suspicions=card.least,
        most_suspicions=None if card.most == NO_LIMIT else card.most,
    )


def peoples_of(s: PaladinsState) -> dict[str, str]:
    """The people of every attacked outsider, which stays open (PW-1.5)."""
    cards = s.box.cards.outsiders
    attacked = sorted([card for p in s.players for card in p.attacked])
    return {cards[card].id: PEOPLES[cards[card].people] for card in attacked}


def names_of(rewards: list[Reward]) -> list[str]:
    """Rewards as the component file writes them."""
    return [reward.name for reward in rewards]


def _paladin(card: Paladin) -> PaladinView:
    return PaladinView(
        workers=[WORKERS[kind] for kind in card.workers.kinds],
        boosts={name: card.boosts[index] for index, name in enumerate(ATTRIBUTES) if card.boosts[index]},
        action=ACTIONS[card.action],
        waives="" if card.waives == WAIVES_NOTHING else WAIVERS[card.waives],
        saves=card.saves,
        gains=names_of(card.gains),
    )
