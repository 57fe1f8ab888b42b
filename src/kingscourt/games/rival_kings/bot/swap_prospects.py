"""What a swap of cards that is under way may add, once the card in return is chosen."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.action_ability_and_pile_numbers import NONE, PILES, SYMBOLS, partner
from kingscourt.games.rival_kings.bot.collections_of_cards import Collection, Collections
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.steps.swap_cards import SwapWithMiddle, SwapWithRival

RIVAL: Final = 0.4  # a rival's gain counts so much


def best_from_middle(
    s: RivalKingsState, collections: Collections, own: Collection, step: SwapWithMiddle
) -> float:
    """The points that the best top card adds for the card offered."""
    rest = collections.without_card(own, step.card)
    best = rest.points - own.points
    for pile in range(PILES):
        kind = s.top_of(pile)
        if kind != NONE:
            points = rest.points + collections.gain(rest, kind) - own.points
            best = max(best, points)
    return best


def best_from_rivals(
    s: RivalKingsState, collections: Collections, own: Collection, seat: int, step: SwapWithRival
) -> float:
    """The points that the best free card of a rival adds for the card offered, less what the rival gains."""
    rest = collections.without_card(own, step.card)
    best = -100.0
    for rival in range(s.seat_count):
        if rival == seat:
            continue
        theirs = s.players[rival]
        collection = collections.of(theirs)
        row = theirs.buildings if step.card < SYMBOLS else theirs.subjects
        paired = theirs.subjects if step.card < SYMBOLS else theirs.buildings
        for kind in row:
            if row.count(kind) <= paired.count(partner(kind)):
                continue  # bound in a perfect pair (RK-5.2)
            points = rest.points + collections.gain(rest, kind) - own.points
            without = collections.without_card(collection, kind)
            points -= RIVAL * (without.points + collections.gain(without, step.card) - collection.points)
            best = max(best, points)
    return best
