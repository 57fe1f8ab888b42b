"""The rules of components: the id of each, and the arguments of its text."""

from __future__ import annotations

from kingscourt.games.paladins.actions import TASK_PHRASES, Choose
from kingscourt.games.paladins.card_faces import (
    Favour,
    Outsider,
    Paladin,
    Space,
    Townsfolk,
    Wall,
)
from kingscourt.games.paladins.component_files.checks import family
from kingscourt.games.paladins.components import Box
from kingscourt.games.paladins.rewards import WORKER_PHRASES, in_words
from kingscourt.games.paladins.worker_action_and_reward_numbers import (
    ACTIONS,
    PEOPLES,
)
from kingscourt.kernel.phrase import Phrase, Value
from kingscourt.kernel.rule import Rule


def component_rules(box: Box) -> list[Rule]:
    """One rule per name, then one for each single card and printed space."""
    cards = box.cards
    rules = [_card(card.id, "paladin", _paladin(card)) for card in cards.paladins]
    rules += _families("townsfolk", [card.id for card in cards.townsfolk])
    rules += [_card(card.id, "townsfolk", _townsfolk(card)) for card in cards.townsfolk]
    rules += _families("outsider", [card.id for card in cards.outsiders])
    rules += [_card(card.id, "outsider", _outsider(card)) for card in cards.outsiders]
    rules += [_card(f"favour-{card.id}", "favour", _favour(card)) for card in cards.favours]
    rules += [_card(f"order-{name}", "order", _order(box, name)) for name in box.order_names]
    rules += [_wall(card) for card in cards.walls]
    rules += [
        _card(card.id, "tavern", {"number": number, "workers": card.workers.phrases})
        for number, card in enumerate(cards.taverns, 1)
    ]
    rules += [
        _card(f"jar-{number}", "jar", {"number": number, "rewards": in_words(jar.reward)})
        for number, jar in enumerate(cards.jars, 1)
    ]
    rules += [_card(f"space-{space.id.replace('/', '-')}", "space", _space(space)) for space in cards.spaces]
    return rules


def _card(id: str, kind: str, args: dict[str, Value], form: str = "rule") -> Rule:
    return Rule(f"PW:{id}", f"paladins-card-{kind}.{form}", refusable=False, component=True, args=args)


def _families(kind: str, ids: list[str]) -> list[Rule]:
    names = list(dict.fromkeys([family(id) for id in ids]))
    return [
        Rule(f"PW:{name}", f"paladins-{kind}-{name}.rule", refusable=False, component=True) for name in names
    ]


def _number(id: str) -> int:
    """Which of the cards of one name it is; an owner's card may be the only one."""
    number = id.rpartition("-")[2]
    return int(number) if number.isdigit() else 1


def _paladin(card: Paladin) -> dict[str, Value]:
    return {
        "paladin": card.name,
        "workers": card.workers.phrases,
        "boosts": card.boost_phrases(),
        "ability": card.ability(),
    }


def _townsfolk(card: Townsfolk) -> dict[str, Value]:
    return {
        "townsfolk": card.name,
        "number": _number(card.id),
        "dismiss": in_words(card.dismiss),
        "hire": in_words(card.hire),
        "trigger": card.trigger_phrase(),
        "rewards": in_words(card.reward),
    }


def _outsider(card: Outsider) -> dict[str, Value]:
    return {
        "outsider": card.name,
        "number": _number(card.id),
        "people": Phrase(f"paladins-people-{PEOPLES[card.people]}"),
        "attack": in_words(card.attack),
        "convert": in_words(card.convert),
    }


def _favour(card: Favour) -> dict[str, Value]:
    cost: list[Phrase] = []
    for name, n in (("silver", card.silver), ("provision", card.provisions), ("debt", card.debts)):
        if n > 0:
            cost.append(Phrase(f"paladins-reward-{name}", {"n": n}))
    return {
        "favour": card.name,
        "worker": WORKER_PHRASES[card.worker],
        "cost": cost,
        "rewards": [_either(card.options)],
    }


def _either(options: list[Choose]) -> Phrase:
    """Options joined by "or"."""
    first = Phrase("paladins-together", {"rewards": in_words(options[0].rewards)})
    if len(options) == 1:
        return first
    return Phrase("paladins-either", {"first": first, "second": _either(options[1:])})


def _order(box: Box, name: str) -> dict[str, Value]:
    return {
        "order": Phrase(f"paladins-order-{name}"),
        "task": TASK_PHRASES[ACTIONS.index(name)],
        "n": box.numbers.order_times,
    }


def _wall(card: Wall) -> Rule:
    rewards = in_words(card.gain)
    if card.points > 0:
        rewards.append(Phrase("paladins-reward-points", {"n": card.points}))
    args: dict[str, Value] = {"number": _number(card.id), "copies": card.copies, "rewards": rewards}
    if not card.options:
        return _card(card.id, "wall", args)
    args["options"] = [_either(card.options)]  # a clause of its own, so that "or" joins only these
    return _card(card.id, "wall", args, "choice")


def _space(space: Space) -> dict[str, Value]:
    return {
        "area": space.area + 1,
        "number": int(space.id.partition("/")[2]),
        "players": space.players,
        "rewards": in_words(space.reward),
    }
