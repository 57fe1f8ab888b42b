"""What is printed on cards, spaces and actions, a fact a line; shared by the outline and the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from kingscourt.games.paladins.card_faces import Favour
from kingscourt.games.paladins.views.card_views import (
    ActionView,
    OutsiderView,
    PaladinView,
    ReactionView,
    TownsfolkView,
    names_of,
)
from kingscourt.games.paladins.vocabulary import SPACE_KINDS, WORKERS
from kingscourt.kernel.phrase import ABOUT_KEY
from kingscourt.kernel.wire_types import WirePhrase, WireValue

Doubts = Mapping[str, Sequence[int]]  # places of reconstructed numbers in a list, from 1
_DISCARD: Final = "discard-suspicion"


def line(name: str, args: dict[str, WireValue] | None = None) -> WirePhrase:
    """A fact that is printed on something."""
    return WirePhrase(f"paladins-line-{name}", args or {})


def about(n: int, in_doubt: bool) -> WireValue:
    """A number, marked if it is only reconstructed."""
    return WirePhrase(ABOUT_KEY, {"n": n}) if in_doubt else n


def amount(kind: str, n: int, in_doubt: bool = False) -> WirePhrase:
    """So much of something."""
    return WirePhrase(f"paladins-reward-{kind}", {"n": about(n, in_doubt)})


def rewards(names: list[str], in_doubt: bool = False) -> list[WirePhrase]:
    """Rewards as the view writes them; neighbours that discard suspicions are one phrase."""
    found: list[WirePhrase] = []
    discards = 0
    for name in names:
        number, _, kind = name.rpartition(" ")
        discards = discards + 1 if kind == _DISCARD else 0
        if discards > 1:
            found.pop()
        found.append(amount(kind, max(discards, int(number or 1)), in_doubt))
    return found


def together(names: list[str]) -> WirePhrase:
    """The rewards of one space or option, as one phrase."""
    return WirePhrase("paladins-together", {"rewards": rewards(names)})


def gives(names: list[str], in_doubt: bool = False) -> WirePhrase:
    """What something gives."""
    return line("gives", {"rewards": rewards(names, in_doubt)})


def workers(kinds: list[str]) -> list[WirePhrase]:
    """Workers, those of one kind together."""
    return [amount(kind, kinds.count(kind)) for kind in WORKERS if kind in kinds]


def reaction(card: TownsfolkView | ReactionView, whose: str) -> WirePhrase:
    """The trigger and the rewards of a townsfolk's reaction."""
    key = f"paladins-trigger-{card.trigger}"
    when = WirePhrase(key, {"whose": whose})
    if card.least_suspicions > 0:
        when = WirePhrase(f"{key}-least", {"n": card.least_suspicions, "whose": whose})
    elif card.most_suspicions is not None:
        when = WirePhrase(f"{key}-most", {"n": card.most_suspicions, "whose": whose})
    return WirePhrase("paladins-reaction", {"rewards": rewards(card.reward), "trigger": when})


def townsfolk_lines(card: TownsfolkView, whose: str) -> list[WirePhrase]:
    """Both parts of a townsfolk, without the cost of its column."""
    found = [line("dismissed", {"rewards": rewards(card.dismiss)})]
    if card.hire:
        found.append(line("hired", {"rewards": rewards(card.hire)}))
    return [*found, line("reaction", {"reaction": reaction(card, whose)})]


def price_line(card: TownsfolkView) -> WirePhrase:
    """The cost of the column (PW-3.2)."""
    if card.silver == 0:
        return line("cost-none")
    return line("cost-or-debt" if card.debt else "cost", {"cost": [amount("silver", card.silver)]})


def outsider_lines(card: OutsiderView, scoring: list[WirePhrase]) -> list[WirePhrase]:
    """The people and both parts of an outsider, without the needs of its column."""
    found = [
        WirePhrase(f"paladins-people-{card.people}"),
        line("attacked", {"rewards": rewards(card.attack)}),
        line("converted", {"rewards": [amount("strength", card.strength)]}),
    ]
    return [*found, *scoring]


def column_lines(card: OutsiderView, column: int, doubts: Doubts) -> list[WirePhrase]:
    """The strength and the faith that a column asks for (PW-3.6)."""
    return [
        line(
            "attack", {"need": amount("strength", card.strength_needed, column in doubts.get("strength", ()))}
        ),
        line("convert", {"need": amount("faith", card.faith_needed, column in doubts.get("faith", ()))}),
    ]


def area_lines(area: int, faith: int, strength: int, doubts: Doubts) -> list[WirePhrase]:
    """The faith and the strength that an area asks for (PW-3.6)."""
    return [
        line("area-faith", {"need": amount("faith", faith, area in doubts.get("faith", ()))}),
        line("area-strength", {"need": amount("strength", strength, area in doubts.get("strength", ()))}),
    ]


def favour_lines(card: Favour) -> list[WirePhrase]:
    """The worker, cost and rewards of a Favour."""
    costs = (("silver", card.silver), ("provision", card.provisions), ("debt", card.debts))
    cost = [amount(kind, n) for kind, n in costs if n > 0]
    found = [line("takes", {"worker": WirePhrase(f"paladins-worker-{SPACE_KINDS[card.worker]}")})]
    if cost:
        found.append(line("cost", {"cost": cost}))
    options = either([names_of(option.rewards) for option in card.options])
    return [*found, line("gives", {"rewards": [options]})]


def order_lines(name: str, times: int) -> list[WirePhrase]:
    """How often an Order asks for its action."""
    return [line("order", {"n": times, "task": WirePhrase(f"paladins-task-{name}")})]


def paladin_lines(card: PaladinView) -> list[WirePhrase]:
    """The workers and boosts of a paladin."""
    found = [line("workers", {"workers": workers(card.workers)})]
    if card.boosts:
        found.append(line("boosts", {"boosts": [amount(name, n) for name, n in card.boosts.items()]}))
    return found


def ability(card: PaladinView) -> WirePhrase:
    """What a paladin does for one action."""
    args: dict[str, WireValue] = {"task": WirePhrase(f"paladins-task-{card.action}")}
    if card.gains:
        return WirePhrase("paladins-ability-gain", args | {"rewards": rewards(card.gains)})
    if card.waives:
        return WirePhrase(f"paladins-ability-no-{card.waives}", args)
    return WirePhrase("paladins-ability-save", args | {"n": card.saves})


def either(options: list[list[str]]) -> WirePhrase:
    """Options joined by "or"."""
    first = together(options[0])
    if len(options) == 1:
        return first
    return WirePhrase("paladins-either", {"first": first, "second": either(options[1:])})


def spaces_line(action: ActionView) -> WirePhrase:
    """The workers that the spaces of an action take."""
    kinds: WireValue = [WirePhrase(f"paladins-worker-{kind}") for kind in action.spaces.split()]
    return line("spaces", {"workers": kinds})


def next_use_lines(name: str, action: ActionView, done: int, doubts: Doubts) -> list[WirePhrase]:
    """What the next use of an action needs and costs."""
    if action.limit is not None and done >= action.limit:
        return [line("limit", {"n": action.limit})]
    found: list[WirePhrase] = []
    if action.levels:
        in_doubt = done + 1 in doubts.get(name, ())
        found.append(line("need", {"need": amount(action.needs, action.levels[done], in_doubt)}))
    silver = action.fee + (action.silver[done] if action.silver else 0)
    cost = [amount("silver", silver)] if silver else []
    if action.provisions:
        cost.append(amount("provision", action.provisions[done]))
    if cost:
        found.append(line("cost", {"cost": cost}))
    return found


def every_use_lines(name: str, action: ActionView, doubts: Doubts) -> list[WirePhrase]:
    """What each use of an action needs and costs."""
    found: list[WirePhrase] = []
    if action.levels:
        needs: dict[str, WireValue] = {
            "attribute": WirePhrase(f"paladins-score-{action.needs}"),
            "levels": _numbers(action.levels, doubts.get(name, ())),
        }
        found.append(line("needs-by-use", needs))
    if action.fee:
        found.append(line("cost", {"cost": [amount("silver", action.fee)]}))
    if action.silver:
        found.append(line("silver-by-use", {"levels": _numbers(action.silver)}))
    if action.provisions:
        found.append(line("provisions-by-use", {"levels": _numbers(action.provisions)}))
    return found


def gain_lines(action: ActionView) -> list[WirePhrase]:
    """What an action gives, and its points at the end."""
    found = [gives(names) for names in action.gains[:1]]
    found += [line("gives-with", {"n": 2, "rewards": rewards(names)}) for names in action.gains[1:]]
    for times, points in action.points.items():
        found.append(line("points", {"n": times, "points": amount("points", points)}))
    return found


def _numbers(values: list[int], doubts: Sequence[int] = ()) -> list[WirePhrase]:
    return [line("amount", {"n": about(value, number in doubts)}) for number, value in enumerate(values, 1)]
