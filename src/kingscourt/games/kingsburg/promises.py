"""What advisors promise to whoever places on them: the help that comes later (KB-3.3)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.actions import ENVOY_INFLUENCE
from kingscourt.games.kingsburg.components import (
    BUY,
    CHOOSE,
    GAIN,
    LOOK,
    MORE_SOLDIERS,
    TURN_GOOD,
    Advisor,
    Effect,
)
from kingscourt.games.kingsburg.holding_kinds import (
    GOODS,
    KINDS,
    SOLDIER,
    VP,
    amount,
    amounts,
    goods_of_choice,
)
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.kernel.holdings import Counts
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.terms import Promise

_TURN: Final = Phrase("kingsburg-gift-turn")
_LOOK: Final = Phrase("kingsburg-gift-look")


def advisor_promise(s: KingsburgState, seat: int, advisor: Advisor) -> Promise:
    """The help of an advisor, in words and as bounds of what its first event brings."""
    extra = s.components.total(s.players[seat].buildings, MORE_SOLDIERS)
    words: list[Phrase] = []
    for effect in advisor.effects:
        words += gift_words(effect, extra)
    text = Phrase("kingsburg-promise-advisor", {"advisor": advisor.name, "gifts": words})
    least, most = gift_bounds(advisor, extra)
    if helps_twice(s, seat, advisor):
        most = {what: 2 * n for what, n in most.items()}
    return Promise(advisor.giver.place, text, least, most)


def helps_twice(s: KingsburgState, seat: int, advisor: Advisor) -> bool:
    """Whether two groups of one player may come to lie on an advisor (KB-2.3)."""
    if s.envoy == seat and s.envoy_rights & ENVOY_INFLUENCE:
        return True
    return any(group.seat == seat and group.place.target == advisor.number for group in s.court)


def gained(effect: Effect, extra: int) -> list[int]:
    """Fixed amounts, with the soldiers that a Stable adds (KB:stable)."""
    if not effect.amounts[SOLDIER] or not extra:
        return effect.amounts
    numbers = effect.amounts.copy()
    numbers[SOLDIER] += extra
    return numbers


def gift_words(effect: Effect, extra: int) -> list[Phrase]:
    """One part of an advisor's help in words."""
    if effect.kind == GAIN:
        return amounts(gained(effect, extra))
    if effect.kind == CHOOSE:
        return choice_words(effect)
    if effect.kind == TURN_GOOD:
        return [_TURN]
    if effect.kind == BUY:
        price = amount(VP, effect.price)
        return [Phrase("kingsburg-gift-buy", {"goods": goods_of_choice(effect.n), "price": price})]
    return [_LOOK] if effect.kind == LOOK else []


def choice_words(effect: Effect) -> list[Phrase]:
    """Goods that the player may choose among: two kinds or all three."""
    kinds = [kind for kind in range(GOODS) if effect.mask & (1 << kind)]
    n = effect.n if effect.alike else 1
    if len(kinds) == 2:
        either = Phrase("kingsburg-gift-or", {"first": amount(kinds[0], n), "second": amount(kinds[1], n)})
        return [either] * (effect.n // n)
    if n > 1:
        return [Phrase("kingsburg-gift-alike", {"n": n})]
    return [goods_of_choice(effect.n)]


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
