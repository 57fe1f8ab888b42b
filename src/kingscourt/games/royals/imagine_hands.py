"""Imagines hands: unseen cards are drawn anew so that everything a seat has watched remains true.

Only what the seat knows goes in, so equal knowledge gives equal guesses. As long as the possible histories
of the draws can be counted, every one of them is as likely as the rules make it; where they are too many, a
possible one is mixed thoroughly. Cards that left say nothing about the rest of the hand except that they were
in it; why a player paid with these and not with others is left to bots.
"""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.count_histories import Histories
from kingscourt.games.royals.deck import Deck
from kingscourt.games.royals.hand import Hand, Stage, SureCards
from kingscourt.games.royals.imagine_by_exchange import Exchange
from kingscourt.games.royals.knowledge_of_draws import HiddenDraws, pick
from kingscourt.kernel.chance import Source

MOST_RESTS: Final = 1000  # counting so many takes a few milliseconds
NO_LIMIT: Final = 1 << 60
_KEPT: Final = 16
_LATEST: Final[dict[tuple[int, ...], Histories]] = {}


def imagine_hands(
    hands: list[Hand], deck: Deck, seat: int, payer: int, sure: SureCards | None, source: Source
) -> None:
    """Redraw in place the cards of hands and deck that a seat does not know."""
    hidden = HiddenDraws(hands, deck, seat)
    if sure is not None and payer != seat:
        for hand in hidden.hands:
            if hand.owner == payer:
                hand.must_hold(sure, hands[payer].shown)
    drawn = hidden.nothing_drawn()
    if not hidden.is_free():
        trace(hidden, drawn, source)
    fill(hidden, drawn, source)
    deck.bag.counts = hidden.pools[deck.shuffle]
    for number, hidden_hand in enumerate(hidden.hands):
        rewrite(hands[hidden_hand.owner], hidden_hand.stages, drawn[number])


def trace(hidden: HiddenDraws, drawn: list[list[list[int]]], source: Source) -> None:
    """Choose draws that explain all that is known to have left the hands, and take them from the pools."""
    histories = histories_of(hidden)
    if histories.is_counted:
        histories.draw(hidden.pools, drawn, source)
        return
    exchange = Exchange(hidden, source)
    if exchange.repair():
        exchange.mix()
        exchange.give(hidden, drawn)
        return
    histories = Histories(hidden, NO_LIMIT)  # slow, but certain to end
    histories.draw(hidden.pools, drawn, source)


def histories_of(hidden: HiddenDraws) -> Histories:
    """The counted histories; searching bots imagine one position many times, so the latest are kept."""
    key = hidden.key()
    found = _LATEST.get(key)
    if found is None:
        found = Histories(hidden, MOST_RESTS)
        if len(_LATEST) >= _KEPT:
            _LATEST.clear()
        _LATEST[key] = found
    return found


def fill(hidden: HiddenDraws, drawn: list[list[list[int]]], source: Source) -> None:
    """Every other draw is a fair one from its pool."""
    for number, hand in enumerate(hidden.hands):
        for place, stage in enumerate(hand.stages):
            kinds = drawn[number][place]
            pool = hidden.pools[stage.shuffle]
            for _ in range(hand.sizes[place] - sum(kinds)):
                kind = pick(pool, source)
                pool[kind] -= 1
                kinds[kind] += 1


def rewrite(hand: Hand, stages: list[Stage], drawn: list[list[int]]) -> None:
    """Give a hand the cards that were guessed for it."""
    cards = hand.shown.copy()
    past: list[Stage] = []
    for number, stage in enumerate(stages):
        kinds = drawn[number]
        past.append(Stage(stage.shuffle, kinds, stage.left))
        for kind in range(len(cards)):
            cards[kind] += kinds[kind] - stage.left[kind]
    hand.cards = cards
    if hand.mixed or hand.unseen > 0:
        hand.drawn = past.pop().drawn
    hand.past = past
