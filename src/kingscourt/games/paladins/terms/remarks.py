"""Remarks and promises in the terms of actions: what cannot be counted."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.action_requirements import column_silver
from kingscourt.games.paladins.actions import Choose, Clear, Deed, OfCard, PickTavern, PutJar, Settle
from kingscourt.games.paladins.card_faces import Outsider, Paladin
from kingscourt.games.paladins.effects.reward_effects import is_usable
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.rewards import WORKER_PHRASES, Reward, in_words
from kingscourt.games.paladins.scoring import outsider_points, unpaid_worth
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.terms.approximate_amounts import add_doubts
from kingscourt.games.paladins.terms.spans import Span
from kingscourt.games.paladins.vocabulary import (
    ANY,
    CONSPIRE,
    DISCARD_SUSPICION,
    EMPTY,
    LAST_PLAIN,
    PRAY,
    TAX,
    WORKERS,
)
from kingscourt.games.paladins.worker_spaces import has_workers_on
from kingscourt.kernel.action import Action
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.terms import Promise, Terms

HIRE: Final = "paladins-action-hire"
DISMISS: Final = "paladins-action-dismiss"
ATTACK: Final = "paladins-action-attack"
CONVERT: Final = "paladins-action-convert"
REACT: Final = "paladins-action-react"


def add_remarks(s: PaladinsState, seat: int, action: Action, terms: Terms) -> None:
    """What an answer brings about besides amounts: debts, lost rewards, points, suspicions."""
    p = s.players[seat]
    add_doubts(s, p, action, terms)
    lost = lost_rewards(s, p, rewards_of(s, action))
    if lost:
        terms.remarks.append(Phrase("paladins-terms-lost", {"rewards": in_words(lost)}))
    if isinstance(action, OfCard) and action.key == CONVERT:
        _add_worth(s, p, s.box.cards.outsiders[action.card], action.card, terms)
    elif isinstance(action, OfCard) and action.key == HIRE:
        reaction = s.box.cards.townsfolk[action.card].reaction()
        terms.remarks.append(Phrase("paladins-terms-reaction", {"reaction": reaction}))
    elif isinstance(action, PickTavern):
        add_suspicions(action.workers.criminals, terms)
        _add_left_criminals(s, action, terms)
    add_debt(s, p, terms)


def add_turn_remarks(s: PaladinsState, p: Player, action: Action, span: Span, terms: Terms) -> None:
    """The same for the use of a turn."""
    add_doubts(s, p, action, terms)
    if isinstance(action, Deed):
        _add_spaces(s, p, action, terms)
        if action.action == PRAY and not can_clear_another(s, p):
            terms.remarks.append(Phrase("paladins-terms-pray-self"))
        elif action.action == CONSPIRE:
            add_suspicions(1, terms)
    if span.taxes >= s.tax:
        terms.remarks.append(Phrase("paladins-terms-inquisition"))
    add_debt(s, p, terms)


def add_debt(s: PaladinsState, p: Player, terms: Terms) -> None:
    """The points that an unpaid debt costs (PW-6.2)."""
    if terms.now.get("debt", 0) > 0 or terms.most.get("debt", 0) > 0:
        terms.remarks.append(Phrase("paladins-terms-debt", {"n": -unpaid_worth(s.box, p)}))


def add_shortage(s: PaladinsState, p: Player, column: int, terms: Terms) -> None:
    """Who lacks the silver for a column at the left takes a debt unasked (PW-3.2)."""
    if p.silver < column_silver(s, p, column):
        terms.remarks.append(Phrase("paladins-terms-short"))


def add_suspicions(n: int, terms: Terms) -> None:
    """A suspicion for each criminal (PW-2.9)."""
    if n > 0:
        terms.remarks.append(Phrase("paladins-terms-suspicion", {"n": n}))


def add_clearing(action: Action, terms: Terms) -> None:
    """A prayer that clears its own space alone brings nothing else (PW-3.4)."""
    if isinstance(action, Clear) and action.action == PRAY:
        terms.remarks.append(Phrase("paladins-terms-pray-self"))


def add_paladin(p: Player, paladin: Paladin, terms: Terms) -> None:
    """Its workers come when all are turned up; its boosts and its ability are for the round (PW-2.5)."""
    workers = {WORKERS[kind]: n for kind, n in enumerate(paladin.workers.counts) if n > 0}
    text = Phrase("paladins-terms-paladin", {"workers": paladin.workers.phrases})
    terms.later.append(Promise(p.at.paladin, text, workers, workers))
    boosts = paladin.boost_phrases()
    if boosts:
        terms.remarks.append(Phrase("paladins-terms-boosts", {"boosts": boosts}))
    terms.remarks.append(Phrase("paladins-terms-ability", {"ability": paladin.ability()}))
    add_suspicions(paladin.workers.criminals, terms)


def rewards_of(s: PaladinsState, action: Action) -> list[Reward]:
    """The printed rewards of an answer."""
    if isinstance(action, OfCard):
        return _rewards_of_card(s, action)
    if isinstance(action, PutJar):
        return s.box.cards.jars[action.space].rewards
    if isinstance(action, Settle):
        return action.reward
    return action.rewards if isinstance(action, Choose) else []


def _rewards_of_card(s: PaladinsState, action: OfCard) -> list[Reward]:
    cards = s.box.cards
    if action.key == HIRE:
        return cards.townsfolk[action.card].hire
    if action.key == DISMISS:
        return cards.townsfolk[action.card].dismiss
    if action.key == ATTACK:
        return cards.outsiders[action.card].attack
    return cards.townsfolk[action.card].reward if action.key == REACT else []


def lost_rewards(s: PaladinsState, p: Player, rewards: list[Reward]) -> list[Reward]:
    """Those that the player could not use (PW-3.8)."""
    lost: list[Reward] = []
    suspicions = len(p.suspicions)
    for reward in rewards:
        if reward.kind <= LAST_PLAIN or reward.kind == TAX:
            continue
        if reward.kind == DISCARD_SUSPICION:
            suspicions -= 1
            if suspicions < 0:
                lost.append(reward)
        elif not is_usable(s, p, reward.kind):
            lost.append(reward)
    return lost


def _add_worth(s: PaladinsState, p: Player, outsider: Outsider, card: int, terms: Terms) -> None:
    """How a converted outsider scores, and its points as things stand (PW-6.3)."""
    if isinstance(outsider.name, Phrase):  # an owner's own card has no sentence
        terms.remarks.append(Phrase(f"{outsider.name.key}.rule"))
    after = p.copy()
    after.converted = [*p.converted, card]
    points = outsider_points(s.box, after, s.orders, len(p.converted), is_opponent=False)
    terms.remarks.append(Phrase("paladins-terms-worth", {"n": points}))


def _add_left_criminals(s: PaladinsState, action: PickTavern, terms: Terms) -> None:
    """The opponent is suspected for the criminals of the tavern left over (PW-7.3)."""
    taverns = [s.box.cards.taverns[card] for card in s.taverns if card != action.tavern]
    left = sum([tavern.workers.criminals for tavern in taverns])
    if s.opponent is not None and left > 0:
        terms.remarks.append(Phrase("paladins-terms-opponent-suspicion", {"n": left}))


def _add_spaces(s: PaladinsState, p: Player, deed: Deed, terms: Terms) -> None:
    """The kinds of worker that its spaces take, where they are not all the same to it."""
    facts = s.box.cards.board[deed.action]
    empty = [facts.spaces[n] for n in range(deed.workers) if p.spaces[facts.first + n] == EMPTY]
    if deed.workers > 1 and any(kind != ANY for kind in empty):
        terms.remarks.append(
            Phrase("paladins-terms-spaces", {"workers": [WORKER_PHRASES[kind] for kind in empty]})
        )


def can_clear_another(s: PaladinsState, p: Player) -> bool:
    """Whether a prayer has anything to clear but its own space."""
    return any(action.index != PRAY and has_workers_on(p, action) for action in s.box.cards.board)
