"""Spans: the least and the most that rewards can bring, for actions with too many ways to try them all.

A span may be wider than what can be had, never narrower: parts that depend on each other are added up as
if they did not.
"""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.action_requirements import ability_gains
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.rewards import Reward
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.steps.inquisition import reacting_cards
from kingscourt.games.paladins.vocabulary import (
    ATTRIBUTES,
    CRIMINAL,
    DEBT_PAID,
    DESTROY_DEBT,
    DEVELOP,
    DISCARD_SUSPICION,
    FREE_DEVELOP,
    FREE_RECRUIT,
    GAIN_CRIMINAL,
    HIGHEST,
    INQUISITION,
    LAST_PLAIN,
    NO_CARD,
    PAY_DEBT,
    REWARDS,
    TAX,
    WORKERS,
)
from kingscourt.kernel.holdings import Counts
from kingscourt.kernel.terms import Bounds

_DEEPEST: Final = 4  # recruits that follow from recruits


class Span:
    """The least and the most of each thing, and what else the rewards may lead to."""

    def __init__(self) -> None:
        self.least: Counts = {}
        self.most: Counts = {}
        self.draws: bool = False  # a card may be drawn, after which nothing counts
        self.taxes: int = 0  # at most
        self.discards: int = 0  # of suspicions, at most
        self.payments: int = 0  # of debts, at most
        self.destructions: int = 0

    def add(self, what: str, least: int, most: int) -> None:
        """Something that happens in any case."""
        self.least[what] = self.least.get(what, 0) + least
        self.most[what] = self.most.get(what, 0) + most

    def add_all(self, other: Span) -> None:
        """Further things that happen in any case."""
        for what, n in other.least.items():
            self.add(what, n, other.most[what])
        self.draws = self.draws or other.draws
        self.taxes += other.taxes
        self.discards += other.discards
        self.payments += other.payments
        self.destructions += other.destructions

    def may_stop(self) -> None:
        """Any of it may not come to pass."""
        for what in self.least:
            self.least[what] = min(0, self.least[what])
            self.most[what] = max(0, self.most[what])


def one_of(spans: list[Span]) -> Span:
    """One of several things happens."""
    hull = Span()
    for span in spans:
        for what in span.least:
            hull.least[what] = 0
            hull.most[what] = 0
    for what in hull.least:
        hull.least[what] = min([span.least.get(what, 0) for span in spans])
        hull.most[what] = max([span.most.get(what, 0) for span in spans])
    for span in spans:
        hull.draws = hull.draws or span.draws
        hull.taxes = max(hull.taxes, span.taxes)
        hull.discards = max(hull.discards, span.discards)
        hull.payments = max(hull.payments, span.payments)
        hull.destructions = max(hull.destructions, span.destructions)
    return hull


def of_rewards(s: PaladinsState, p: Player, rewards: list[Reward], depth: int = 0) -> Span:
    """What a list of rewards can bring."""
    span = Span()
    for reward in rewards:
        kind = reward.kind
        if kind <= LAST_PLAIN:
            span.add(REWARDS[kind], reward.n, reward.n)
        elif kind == TAX:
            span.add("silver", reward.n, reward.n)
            span.taxes += reward.n
        elif kind == GAIN_CRIMINAL:
            span.add(WORKERS[CRIMINAL], 0, 1)
            span.draws = True
        elif kind == DISCARD_SUSPICION:
            span.discards += 1
        elif kind == PAY_DEBT:
            span.payments += 1
        elif kind == DESTROY_DEBT:
            span.destructions += 1
        elif kind == FREE_RECRUIT and depth < _DEEPEST:
            span.add_all(_of_recruit(s, p, depth + 1))
        elif kind == FREE_DEVELOP:
            workshop = of_workshop(s, p)
            workshop.add_all(of_reactions(s, p, DEVELOP))
            span.add_all(one_of([Span(), workshop]))
    return span


def _of_recruit(s: PaladinsState, p: Player, depth: int) -> Span:
    spans = [Span()]
    for card in s.town:
        if card != NO_CARD:
            folk = s.box.cards.townsfolk[card]
            hired = of_rewards(s, p, folk.hire, depth)
            hired.add(folk.place, 1, 1)
            spans.append(hired)
            spans.append(of_rewards(s, p, folk.dismiss, depth))
    return one_of(spans)


def of_workshop(s: PaladinsState, p: Player) -> Span:
    """A workshop, and the worker it covered."""
    left = s.box.numbers.workshop_workers[p.done[DEVELOP] :]
    span = one_of([of_rewards(s, p, rewards, _DEEPEST) for rewards in left])
    span.add("workshop", -1, -1)
    return span


def of_reactions(s: PaladinsState, p: Player, trigger: int) -> Span:
    """All hired townsfolk that react to something."""
    span = Span()
    for card in reacting_cards(s, p, trigger):
        span.add_all(of_rewards(s, p, s.box.cards.townsfolk[card].reward))
    return span


def of_help(s: PaladinsState, p: Player, action: int) -> Span:
    """What the paladin and the townsfolk add to an action."""
    span = of_reactions(s, p, action)
    extra = ability_gains(s, p, action)
    if extra is not None:
        span.add_all(of_rewards(s, p, extra))
    return span


def to_bounds(s: PaladinsState, p: Player, span: Span) -> Bounds:
    """The span with the debts, suspicions and tops of tracks of a player."""
    if span.taxes >= s.tax:
        _add_inquisition(s, p, span)
    _add_debts(s, p, span)
    discards = min(span.discards, len(p.suspicions))
    if discards > 0:
        span.add("suspicion", -discards, 0)
    for attribute, level in enumerate(p.attributes):
        name = ATTRIBUTES[attribute]
        if name in span.most:
            span.least[name] = min(span.least[name], HIGHEST - level)
            span.most[name] = min(span.most[name], HIGHEST - level)
    return Bounds(span.least, span.most)


def _add_inquisition(s: PaladinsState, p: Player, span: Span) -> None:
    """An inquisition may come at any time, and ask others first (PW-5.3)."""
    span.add_all(of_reactions(s, p, INQUISITION))
    span.may_stop()
    span.add("debt", 0, 1)
    span.discards += len(p.suspicions)


def _add_debts(s: PaladinsState, p: Player, span: Span) -> None:
    debts = p.unpaid + span.most.get("debt", 0)
    paid = min(span.payments, debts)
    gone = min(span.payments + span.destructions, debts)
    if gone > 0:
        span.add("debt", -gone, 0)
    if paid > 0:
        span.add("paid-debt", 0, paid)
    for _ in range(paid):
        span.add_all(one_of([Span(), of_reactions(s, p, DEBT_PAID)]))
