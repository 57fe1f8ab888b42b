"""Phrases of the outline for the rewards of cards and spaces."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.views.printed_facts_view import PaladinView, ReactionView
from kingscourt.games.paladins.views.seat_view import FavourView, TownsfolkView
from kingscourt.games.paladins.worker_action_and_reward_numbers import WORKERS
from kingscourt.kernel.wire_types import WirePhrase, WireValue

_DISCARD: Final = "discard-suspicion"


def rewards(names: list[str]) -> list[WirePhrase]:
    """Rewards as the view writes them; neighbours that discard suspicions are one phrase."""
    found: list[WirePhrase] = []
    discards = 0
    for name in names:
        number, _, kind = name.rpartition(" ")
        discards = discards + 1 if kind == _DISCARD else 0
        if discards > 1:
            found.pop()
        found.append(WirePhrase(f"paladins-reward-{kind}", {"n": max(discards, int(number or 1))}))
    return found


def together(names: list[str]) -> WirePhrase:
    """The rewards of one space or option, as one phrase."""
    return WirePhrase("paladins-together", {"rewards": rewards(names)})


def workers(kinds: list[str]) -> list[WirePhrase]:
    """Workers, those of one kind together."""
    return [
        WirePhrase(f"paladins-reward-{kind}", {"n": kinds.count(kind)}) for kind in WORKERS if kind in kinds
    ]


def hired(card: TownsfolkView) -> list[WirePhrase]:
    """What hiring a townsfolk gives: at once, and whenever it reacts."""
    again = reaction(card)
    if not card.hire:
        return [again]
    return [WirePhrase("paladins-hired", {"hire": rewards(card.hire), "reaction": again})]


def reaction(card: TownsfolkView | ReactionView) -> WirePhrase:
    """The trigger and the rewards of a townsfolk's reaction."""
    when = WirePhrase(f"paladins-trigger-{card.trigger}")
    if card.least_suspicions > 0:
        when = WirePhrase(f"paladins-trigger-{card.trigger}-least", {"n": card.least_suspicions})
    elif card.most_suspicions is not None:
        when = WirePhrase(f"paladins-trigger-{card.trigger}-most", {"n": card.most_suspicions})
    return WirePhrase("paladins-reaction", {"rewards": rewards(card.reward), "trigger": when})


def favour_rule(favour: FavourView) -> WirePhrase:
    """The worker, cost and rewards of a Favour."""
    costs = (("silver", favour.silver), ("provision", favour.provisions), ("debt", favour.debts))
    args: dict[str, WireValue] = {
        "worker": WirePhrase(f"paladins-worker-{favour.takes}"),
        "cost": [WirePhrase(f"paladins-reward-{kind}", {"n": n}) for kind, n in costs if n > 0],
        "rewards": [_either([together(option) for option in favour.options])],
    }
    return WirePhrase("paladins-card-favour.rule", args)


def paladin_rule(card: PaladinView) -> WirePhrase:
    """The workers, boosts and ability of a paladin."""
    args: dict[str, WireValue] = {
        "workers": workers(card.workers),
        "boosts": [WirePhrase(f"paladins-reward-{name}", {"n": n}) for name, n in card.boosts.items()],
        "ability": _ability(card),
    }
    return WirePhrase("paladins-card-paladin.rule", args)


def _ability(card: PaladinView) -> WirePhrase:
    args: dict[str, WireValue] = {"task": WirePhrase(f"paladins-task-{card.action}")}
    if card.gains:
        return WirePhrase("paladins-ability-gain", args | {"rewards": rewards(card.gains)})
    if card.waives:
        return WirePhrase(f"paladins-ability-no-{card.waives}", args)
    return WirePhrase("paladins-ability-save", args | {"n": card.saves})


def _either(options: list[WirePhrase]) -> WirePhrase:
    """Options joined by "or"."""
    if len(options) == 1:
        return options[0]
    return WirePhrase("paladins-either", {"first": options[0], "second": _either(options[1:])})
