"""What is printed on advisors, buildings and enemies, as lines of their cards: a fact each."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.components import (
    BUY,
    CHOOSE,
    GAIN,
    LOOK,
    TURN_GOOD,
    Advisor,
    Building,
    Effect,
    Enemy,
    KingsburgComponents,
)
from kingscourt.games.kingsburg.holding_kinds import (
    GOODS,
    SOLDIER,
    VP,
    goods_of_choice,
    printed_amount,
    printed_amounts,
)
from kingscourt.kernel.phrase import Phrase, Value, number

_TURN: Final = Phrase("kingsburg-gift-turn")
_LOOK: Final = Phrase("kingsburg-gift-look")


def advisor_lines(advisor: Advisor) -> list[Phrase]:
    """The number that an advisor asks for, and what the advisor gives."""
    return [Phrase("kingsburg-card-number", {"n": advisor.number}), gifts_line(advisor)]


def gifts_line(advisor: Advisor) -> Phrase:
    """What an advisor gives."""
    return Phrase("kingsburg-card-gifts", {"gifts": advisor_gifts(advisor, 0)})


def advisor_gifts(advisor: Advisor, extra: int) -> list[Phrase]:
    """All gifts of an advisor, with the soldiers that a Stable adds (KB:stable)."""
    words: list[Phrase] = []
    for effect in advisor.effects:
        words += gift_words(effect, extra, advisor.certainty)
    return words


def gained(effect: Effect, extra: int) -> list[int]:
    """Fixed amounts, with the soldiers that a Stable adds (KB:stable)."""
    if not effect.amounts[SOLDIER] or not extra:
        return effect.amounts
    numbers = effect.amounts.copy()
    numbers[SOLDIER] += extra
    return numbers


def gift_words(effect: Effect, extra: int, certainty: str) -> list[Phrase]:
    """One part of an advisor's help in words."""
    if effect.kind == GAIN:
        return printed_amounts(gained(effect, extra), certainty)
    if effect.kind == CHOOSE:
        return choice_words(effect, certainty)
    if effect.kind == TURN_GOOD:
        return [_TURN]
    if effect.kind == BUY:
        args: dict[str, Value] = {
            "goods": goods_of_choice(effect.n, certainty),
            "price": printed_amount(VP, effect.price, certainty),
        }
        return [Phrase("kingsburg-gift-buy", args)]
    return [_LOOK] if effect.kind == LOOK else []


def choice_words(effect: Effect, certainty: str) -> list[Phrase]:
    """Goods that the player may choose among: two kinds or all three."""
    kinds = [kind for kind in range(GOODS) if effect.mask & (1 << kind)]
    n = effect.n if effect.alike else 1
    if len(kinds) == 2:
        args: dict[str, Value] = {
            "first": printed_amount(kinds[0], n, certainty),
            "second": printed_amount(kinds[1], n, certainty),
        }
        return [Phrase("kingsburg-gift-or", args)] * (effect.n // n)
    if n > 1:
        return [Phrase("kingsburg-gift-alike", {"n": number(n, certainty)})]
    return [goods_of_choice(effect.n, certainty)]


def building_lines(components: KingsburgComponents, building: Building) -> list[Phrase]:
    """Price, points, and what has to stand to the left (KB-3.4)."""
    lines = [
        Phrase("kingsburg-card-price", {"price": printed_amounts(building.cost, building.certainty)}),
        Phrase("kingsburg-card-points", {"points": printed_amount(VP, building.vp, building.certainty)}),
        Phrase("kingsburg-card-space", {"row": building.row, "column": building.column}),
    ]
    left = [other.name for other in components.buildings if other.bit & building.left]
    if left:
        lines.append(Phrase("kingsburg-card-left", {"buildings": left}))
    return lines


def building_effect(building: Building) -> Phrase:
    """The rule of a building, in the words of its edition."""
    return Phrase(rule_key("building", building.id, building.wording))


def rule_key(family: str, id: str, wording: str) -> str:
    """The message that states the rule of an advisor or building."""
    return f"kingsburg-{family}-{id}.rule{'-' if wording else ''}{wording}"


def enemy_card(enemy: Enemy) -> Phrase:
    """An enemy card by its name and strength."""
    return Phrase("kingsburg-enemy-card", {"enemy": enemy.name, "strength": enemy.printed_strength()})


def enemy_lines(enemy: Enemy) -> list[Phrase]:
    """Strength, losses and rewards of an enemy card."""
    return [
        Phrase("kingsburg-card-strength", {"n": enemy.printed_strength()}),
        Phrase("kingsburg-card-loss", {"loss": enemy.loss_words()}),
        Phrase("kingsburg-card-reward", {"reward": enemy.reward_words()}),
    ]
