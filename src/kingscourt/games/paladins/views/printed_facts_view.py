"""Printed facts that the readings of a table may change, so that its views have to tell them."""

from __future__ import annotations

from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.views.card_views import ReactionView, names_of, reaction_view
from kingscourt.games.paladins.worker_action_and_reward_numbers import DEVELOP


def jar_rewards(s: PaladinsState) -> list[list[str]]:
    """The rewards of the jar spaces, which are the same on every player board."""
    return [names_of(jar.reward) for jar in s.box.cards.jars]


def reactions_of(s: PaladinsState) -> dict[str, ReactionView]:
    """The reactions of all hired townsfolk; cards of one name differ."""
    cards = s.box.cards.townsfolk
    hired = sorted([card for p in s.players for card in p.townsfolk])
    return {cards[card].id: reaction_view(cards[card]) for card in hired}


def under_workshop(s: PaladinsState, p: Player) -> list[str]:
    """The worker under the workshop that is placed next (PW-3.1)."""
    workers = s.box.numbers.workshop_workers
    done = p.done[DEVELOP]
    return names_of(workers[done]) if done < len(workers) else []
