"""What advisors promise to whoever places on them: the help that comes later (KB-3.3)."""

from __future__ import annotations

from kingscourt.games.kingsburg.actions import ENVOY_INFLUENCE
from kingscourt.games.kingsburg.components import (
    BUY,
    CHOOSE,
    GAIN,
    MORE_SOLDIERS,
    TURN_GOOD,
    Advisor,
)
from kingscourt.games.kingsburg.holding_kinds import (
    GOODS,
    KINDS,
    VP,
)
from kingscourt.games.kingsburg.printed import advisor_gifts, gained
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.kernel.holdings import Counts
from kingscourt.kernel.phrase import Phrase, Value
from kingscourt.kernel.terms import Promise


def advisor_promise(s: KingsburgState, seat: int, advisor: Advisor) -> Promise:
    """The help of an advisor, in words and as bounds of what its first event brings."""
    extra = s.components.total(s.players[seat].buildings, MORE_SOLDIERS)
    args: dict[str, Value] = {"gifts": advisor_gifts(advisor, extra)}
    text = Phrase("kingsburg-promise-advisor", args)
    least, most = gift_bounds(advisor, extra)
    if helps_twice(s, seat, advisor):
        most = {what: 2 * n for what, n in most.items()}
    return Promise(advisor.giver.place, text, least, most)


def helps_twice(s: KingsburgState, seat: int, advisor: Advisor) -> bool:
    """Whether two groups of one player may come to lie on an advisor (KB-2.3)."""
    if s.envoy == seat and s.envoy_rights & ENVOY_INFLUENCE:
        return True
    return any(group.seat == seat and group.place.target == advisor.number for group in s.court)


def gift_bounds(advisor: Advisor, extra: int) -> tuple[Counts, Counts]:
    """The least and the most of the first event of an advisor; what follows a question comes later."""
    least: Counts = {}
    most: Counts = {}
    is_first = True
    for effect in advisor.effects:
        if effect.kind == GAIN:
            for kind, n in enumerate(gained(effect, extra)):
                add(most, kind, n)
                add(least, kind, n if is_first else 0)
            continue
        is_first = False
        for kind in range(GOODS):
            if effect.kind == TURN_GOOD:
                add(least, kind, -1)
                add(most, kind, 1)
            elif effect.kind == BUY or (effect.kind == CHOOSE and effect.mask & (1 << kind)):
                add(most, kind, effect.n)
        if effect.kind == BUY:
            add(least, VP, -effect.price)
    return least, most


def add(counts: Counts, kind: int, n: int) -> None:
    """Count some more of a kind."""
    if n:
        counts[KINDS[kind]] = counts.get(KINDS[kind], 0) + n
