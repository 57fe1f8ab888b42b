"""Cards and actions of the board in words of the component file, for views, outlines and cards."""

from __future__ import annotations

import msgspec

from kingscourt.games.paladins.card_faces import (
    NO_LIMIT,
    WAIVES_NOTHING,
    BoardAction,
    Outsider,
    Paladin,
    Townsfolk,
)
from kingscourt.games.paladins.component_files.box_builder import WAIVERS
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
from kingscourt.kernel.phrase import RECONSTRUCTED


class PaladinView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is printed on a paladin."""

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


class TownsfolkView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A townsfolk in the row, with what it gives."""

    id: str
    silver: int
    dismiss: list[str]
    trigger: str
    reward: list[str]
    hire: list[str] = []
    debt: bool = False  # may be paid with a debt
    least_suspicions: int = 0
    most_suspicions: int | None = None


class OutsiderView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An outsider in the row, with what it asks for and gives."""

    id: str
    people: str
    strength_needed: int
    faith_needed: int
    attack: list[str]
    strength: int
    counts: str
    per: int = 1
    base: int = 0


class FavourView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A King's Favour that is turned up."""

    id: str
    worker: str | None = None  # that has used it
    player: int | None = None  # index in `players`


class ActionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is printed on an action of the player board; lists are by use."""

    spaces: str  # the workers they take, from the left, such as "scout any cleric"
    needs: str = ""
    levels: list[int] = []
    fee: int = 0  # silver, always
    silver: list[int] = []
    provisions: list[int] = []
    gains: list[list[str]] = []  # by workers placed, or one list
    points: dict[int, int] = {}  # in all, from so many uses on
    limit: int | None = None


def paladin_view(card: Paladin) -> PaladinView:
    """A paladin's workers, boosts and ability."""
    return PaladinView(
        workers=[WORKERS[kind] for kind in card.workers.kinds],
        boosts={name: card.boosts[index] for index, name in enumerate(ATTRIBUTES) if card.boosts[index]},
        action=ACTIONS[card.action],
        waives="" if card.waives == WAIVES_NOTHING else WAIVERS[card.waives],
        saves=card.saves,
        gains=names_of(card.gains),
    )


def reaction_view(card: Townsfolk) -> ReactionView:
    """The lower part of a townsfolk."""
    return ReactionView(
        trigger=TRIGGERS[card.trigger],
        reward=names_of(card.reward),
        least_suspicions=card.least,
        most_suspicions=None if card.most == NO_LIMIT else card.most,
    )


def townsfolk_view(card: Townsfolk, silver: int, debt: bool) -> TownsfolkView:
    """A townsfolk with the cost of its column."""
    return TownsfolkView(
        id=card.id,
        silver=silver,
        dismiss=names_of(card.dismiss),
        trigger=TRIGGERS[card.trigger],
        reward=names_of(card.reward),
        hire=names_of(card.hire),
        debt=debt,
        least_suspicions=card.least,
        most_suspicions=None if card.most == NO_LIMIT else card.most,
    )


def outsider_view(card: Outsider, strength: int, faith: int) -> OutsiderView:
    """An outsider with what its column asks for."""
    return OutsiderView(
        id=card.id,
        people=PEOPLES[card.people],
        strength_needed=strength,
        faith_needed=faith,
        attack=names_of(card.attack),
        strength=card.convert[0].n,
        counts=SUBJECTS[card.subject],
        per=card.per,
        base=card.base,
    )


def action_view(action: BoardAction) -> ActionView:
    """An action as it is printed on every player board."""
    steps = enumerate(action.points)
    return ActionView(
        spaces=" ".join([SPACE_KINDS[kind] for kind in action.spaces]),
        needs=ATTRIBUTES[action.needs] if action.needs >= 0 else "",
        levels=action.levels,
        fee=action.fee,
        silver=action.silver,
        provisions=action.provisions,
        gains=[names_of(gains) for gains in action.gains],
        points={times: points for times, points in steps if points > action.points[max(0, times - 1)]},
        limit=None if action.limit == NO_LIMIT else action.limit,
    )


def doubtful(levels: list[str]) -> list[int]:
    """The places of reconstructed numbers in a list, from 1."""
    return [place for place, level in enumerate(levels, 1) if level == RECONSTRUCTED]


def names_of(rewards: list[Reward]) -> list[str]:
    """Rewards as the component file writes them."""
    return [reward.name for reward in rewards]
