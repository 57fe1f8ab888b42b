"""Amounts in the terms of actions that rest on reconstructed numbers."""

from __future__ import annotations

from kingscourt.games.paladins.action_requirements import attack_silver
from kingscourt.games.paladins.actions import Deed, OfCard, PutJar, PutWorkshop
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.rewards import Reward
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.vocabulary import (
    ABSOLVE,
    ATTACK,
    DEVELOP,
    LAST_PLAIN,
    NO_CARD,
    REWARDS,
)
from kingscourt.kernel.action import Action
from kingscourt.kernel.phrase import RECONSTRUCTED
from kingscourt.kernel.terms import Terms

ATTACKED = "paladins-action-attack"


def add_doubts(s: PaladinsState, p: Player, action: Action, terms: Terms) -> None:
    """Mark what a jar space, a workshop or the strength of a column may change."""
    if isinstance(action, Deed):
        _add_of_deed(s, p, action.action, terms)
    elif isinstance(action, PutJar):
        _add_jar(s, action.space, terms)
    elif isinstance(action, PutWorkshop):
        _add_workshop(s, p, terms)
    elif isinstance(action, OfCard) and action.key == ATTACKED:
        _add_column(s, p, s.outsiders.index(action.card), terms)


def _add_of_deed(s: PaladinsState, p: Player, action: int, terms: Terms) -> None:
    if action == ABSOLVE:
        for space in range(len(s.box.cards.jars)):
            if not p.jars >> space & 1:
                _add_jar(s, space, terms)
    elif action == DEVELOP:
        _add_workshop(s, p, terms)
    elif action == ATTACK:
        for column, card in enumerate(s.outsiders):
            if card != NO_CARD and attack_silver(s, p, column) <= p.silver:
                _add_column(s, p, column, terms)


def _add_jar(s: PaladinsState, space: int, terms: Terms) -> None:
    jar = s.box.cards.jars[space]
    if jar.confidence == RECONSTRUCTED:
        _add_rewards(jar.reward, terms)


def _add_workshop(s: PaladinsState, p: Player, terms: Terms) -> None:
    numbers = s.box.numbers
    done = p.done[DEVELOP]
    if numbers.workshop_confidence == RECONSTRUCTED and done < len(numbers.workshop_workers):
        _add_rewards(numbers.workshop_workers[done], terms)


def _add_column(s: PaladinsState, p: Player, column: int, terms: Terms) -> None:
    is_doubtful = s.box.numbers.strength_confidence[column] == RECONSTRUCTED
    if is_doubtful and attack_silver(s, p, column) > 0:
        terms.about("silver")


def _add_rewards(rewards: list[Reward], terms: Terms) -> None:
    for reward in rewards:
        if reward.kind <= LAST_PLAIN:
            terms.about(REWARDS[reward.kind])
