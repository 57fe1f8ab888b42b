"""How much a theft can change in all, where a swap of cards on the way gives it too many ways to try."""

from __future__ import annotations

from kingscourt.games.rival_kings.action_ability_and_pile_numbers import (
    BUY,
    KINDS,
    MONEY,
    PILES,
    RECRUIT,
)
from kingscourt.games.rival_kings.character_action_rules import REFILL
from kingscourt.games.rival_kings.places import ABILITY_OF_CYCLE, COIN, CREST, HIDDEN_MONEY, MARKER
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.kernel.holdings import Counts
from kingscourt.kernel.terms import Bounds


def bounds_of_theft(s: RivalKingsState, seat: int, kind: int) -> Bounds:
    """At most one swap and one stolen action."""
    player = s.players[seat]
    least: Counts = {CREST: -1, ABILITY_OF_CYCLE: -1}
    most: Counts = {CREST: -1}
    if kind == MONEY:
        is_shown = s.settings.money_is_shown
        most[COIN if is_shown else HIDDEN_MONEY] = max([REFILL, *s.money]) if is_shown else 1
    elif kind in (RECRUIT, BUY):
        least[COIN] = -player.coins
    else:
        least[MARKER] = -1
    tops = [s.top_of(pile) for pile in range(PILES)]
    for card in range(KINDS):
        own = player.copies(card)
        others = sum([each.copies(card) for each in s.players]) - own + tops.count(card)
        if own > 0:
            least[s.components.face_things[card]] = -1
        if others > 0:
            most[s.components.face_things[card]] = min(2, others)
    return Bounds(least, most)
