"""The part of the view with printed facts: free spaces of areas, jar spaces, paladins in play."""

from __future__ import annotations

from typing import Final

import msgspec

from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.views.card_views import (
    ActionView,
    PaladinView,
    ReactionView,
    action_view,
    doubtful,
    names_of,
    paladin_view,
    reaction_view,
)
from kingscourt.games.paladins.worker_action_and_reward_numbers import (
    ACTIONS,
    DEVELOP,
    EMPTY,
    OUTSIDER_COLUMNS,
    PEOPLES,
)
from kingscourt.kernel.audience import sees

# What may be in doubt besides the levels of an action.
FAITH: Final = "faith"  # of areas and columns
STRENGTH: Final = "strength"
TAX: Final = "tax"  # in a full supply
JARS: Final = "jars"  # what their spaces give
WORKSHOPS: Final = "workshops"  # the workers under them


class AreaView(msgspec.Struct, frozen=True):
    """An area of the main board: what it asks for, and what its free spaces give."""

    faith: int
    strength: int
    free: dict[str, list[str]]  # by the id of the space


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
    return {cards[kind].id: paladin_view(cards[kind]) for kind in sorted(set(kinds))}


def reactions_of(s: PaladinsState) -> dict[str, ReactionView]:
    """The reactions of all hired townsfolk; cards of one name differ."""
    cards = s.box.cards.townsfolk
    hired = sorted([card for p in s.players for card in p.townsfolk])
    return {cards[card].id: reaction_view(cards[card]) for card in hired}


def peoples_of(s: PaladinsState) -> dict[str, str]:
    """The people of every attacked outsider, which stays open (PW-1.5)."""
    cards = s.box.cards.outsiders
    attacked = sorted([card for p in s.players for card in p.attacked])
    return {cards[card].id: PEOPLES[cards[card].people] for card in attacked}


def actions_of(s: PaladinsState) -> dict[str, ActionView]:
    """What is printed on the actions of every player board."""
    return {ACTIONS[action.index]: action_view(action) for action in s.box.cards.board}


def doubts_of(s: PaladinsState) -> dict[str, list[int]]:
    """Which of the numbers shown are only reconstructed: of lists by place, from 1."""
    numbers = s.box.numbers
    lists = {FAITH: numbers.faith_confidence, STRENGTH: numbers.strength_confidence}
    lists |= {ACTIONS[action.index]: action.levels_confidence for action in s.box.cards.board}
    lists[TAX] = [numbers.tax_confidence[s.seat_count - 1]]
    lists[JARS] = [numbers.jar_confidence]
    lists[WORKSHOPS] = [numbers.workshop_confidence]
    found = {name: doubtful(levels) for name, levels in lists.items()}
    return {name: places for name, places in found.items() if places}


def under_workshop(s: PaladinsState, p: Player) -> list[str]:
    """The worker under the workshop that is placed next (PW-3.1)."""
    workers = s.box.numbers.workshop_workers
    done = p.done[DEVELOP]
    return names_of(workers[done]) if done < len(workers) else []
