"""The rules of components: the card of each, with what is printed on it."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.card_faces import OWN, BoardAction, Favour, Outsider, Paladin, Townsfolk, Wall
from kingscourt.games.paladins.component_files.checks import family
from kingscourt.games.paladins.components import Box
from kingscourt.games.paladins.rewards import in_words
from kingscourt.games.paladins.views.card_lines import (
    about,
    amount,
    area_lines,
    either,
    every_use_lines,
    favour_lines,
    gain_lines,
    gives,
    line,
    order_lines,
    outsider_lines,
    paladin_lines,
    rewards,
    spaces_line,
    townsfolk_lines,
)
from kingscourt.games.paladins.views.card_views import (
    action_view,
    doubtful,
    names_of,
    outsider_view,
    paladin_view,
    townsfolk_view,
)
from kingscourt.games.paladins.vocabulary import ACTIONS, SCHEMES
from kingscourt.kernel.phrase import RECONSTRUCTED, Phrase, Value
from kingscourt.kernel.rule import Rule
from kingscourt.kernel.wire_types import WirePhrase, WireValue

SUPPLIES: Final = ["tax", "suspicion", "debt", "workshop"]  # one card each, so they are shown together
# The numbered rule of each action of the board.
_RULES: Final = ["PW-3.1", "PW-3.2", "PW-3.3", "PW-3.3", "PW-3.4", "PW-3.5", *["PW-3.6"] * 6]


def component_rules(box: Box) -> list[Rule]:
    """One rule per name, then one for each single card and printed space."""
    cards = box.cards
    rules = [_paladin(card) for card in cards.paladins]
    rules += _families("townsfolk", [card.id for card in cards.townsfolk], "PW-3.9")
    rules += [_townsfolk(card) for card in cards.townsfolk]
    rules += _families("outsider", [card.id for card in cards.outsiders], "PW-6.3")
    rules += [_outsider(card) for card in cards.outsiders]
    rules += [_favour(card) for card in cards.favours]
    rules += [_order(box, name) for name in box.order_names]
    rules += [_wall(card) for card in cards.walls]
    rules += [
        _card(
            card.id, "tavern", {"number": number}, [_workers(card.workers.phrases)], "PW-2.5", card.confidence
        )
        for number, card in enumerate(cards.taverns, 1)
    ]
    rules += _jars(box)
    rules += _spaces(box)
    rules += [_action(action) for action in cards.board]
    return rules + _areas(box) + _supplies(box) + _schemes()


def to_phrase(said: WirePhrase) -> Phrase:
    """The phrase of the rules that a line of the outline stands for."""
    return Phrase(said.key, {name: _to_value(value) for name, value in said.args.items()})


def _to_value(value: WireValue) -> Value:
    if isinstance(value, WirePhrase):
        return to_phrase(value)
    return [to_phrase(part) for part in value] if isinstance(value, list) else value


def _card(
    id: str,
    kind: str,
    args: dict[str, Value],
    lines: list[Phrase],
    see: str,
    confidence: str,
) -> Rule:
    return Rule(
        f"PW:{id}",
        f"paladins-card-{kind}.rule",
        refusable=False,
        component=True,
        args=args,
        lines=lines,
        see=see,
        confidence=confidence,
        kind="supply" if kind in SUPPLIES else kind,
    )


def _said(lines: list[WirePhrase]) -> list[Phrase]:
    return [to_phrase(said) for said in lines]


def _families(kind: str, ids: list[str], see: str) -> list[Rule]:
    names = list(dict.fromkeys([family(id) for id in ids]))
    return [
        Rule(f"PW:{name}", f"paladins-{kind}-{name}.rule", refusable=False, component=True, see=see)
        for name in names
    ]


def _number(id: str) -> int:
    """Which of the cards of one name it is; an owner's card may be the only one."""
    number = id.rpartition("-")[2]
    return int(number) if number.isdigit() else 1


def _workers(phrases: list[Phrase]) -> Phrase:
    return Phrase("paladins-line-workers", {"workers": phrases})


def _paladin(card: Paladin) -> Rule:
    args: dict[str, Value] = {"paladin": card.name, "ability": card.ability()}
    return _card(
        card.id, "paladin", args, _said(paladin_lines(paladin_view(card))), "PW-3.11", card.confidence
    )


def _townsfolk(card: Townsfolk) -> Rule:
    args: dict[str, Value] = {"townsfolk": card.name, "number": _number(card.id)}
    lines = townsfolk_lines(townsfolk_view(card, 0, debt=False), OWN)
    return _card(card.id, "townsfolk", args, _said(lines), "PW-3.2", card.confidence)


def _outsider(card: Outsider) -> Rule:
    args: dict[str, Value] = {"outsider": card.name, "number": _number(card.id)}
    scoring = [WirePhrase(f"{card.name.key}.rule")] if isinstance(card.name, Phrase) else []
    lines = outsider_lines(outsider_view(card, 0, 0), scoring)
    return _card(card.id, "outsider", args, _said(lines), "PW-3.6", card.confidence)


def _favour(card: Favour) -> Rule:
    lines = _said(favour_lines(card))
    return _card(f"favour-{card.id}", "favour", {"favour": card.name}, lines, "PW-3.7", card.confidence)


def _order(box: Box, name: str) -> Rule:
    lines = order_lines(name, box.numbers.order_times)
    return _card(
        f"order-{name}", "order", {"order": Phrase(f"paladins-order-{name}")}, _said(lines), "PW-6.1", "exact"
    )


def _wall(card: Wall) -> Rule:
    gained = rewards(names_of(card.gain))
    if card.points > 0:
        gained.append(amount("points", card.points))
    lines = [line("copies", {"n": card.copies}), line("gives", {"rewards": gained})]
    if card.options:  # a line of its own, so that "or" joins only these
        options = either([names_of(option.rewards) for option in card.options])
        lines.append(line("options", {"options": [options]}))
    return _card(card.id, "wall", {"number": _number(card.id)}, _said(lines), "PW-3.6", card.confidence)


def _jars(box: Box) -> list[Rule]:
    confidence = box.numbers.jar_confidence
    is_doubtful = confidence == RECONSTRUCTED
    return [
        _card(
            f"jar-{number}",
            "jar",
            {"number": number},
            _said([gives(names_of(jar.reward), is_doubtful)]),
            "PW-3.6",
            confidence,
        )
        for number, jar in enumerate(box.cards.jars, 1)
    ]


def _spaces(box: Box) -> list[Rule]:
    found: list[Rule] = []
    for space in box.cards.spaces:
        lines = [Phrase("paladins-line-gives", {"rewards": in_words(space.reward)})]
        if space.players > 1:
            lines.append(Phrase("paladins-line-open", {"n": space.players}))
        args: dict[str, Value] = {"area": space.area + 1, "number": int(space.id.partition("/")[2])}
        id = f"space-{space.id.replace('/', '-')}"
        found.append(_card(id, "space", args, lines, "PW-3.6", space.confidence))
    return found


def _action(action: BoardAction) -> Rule:
    view = action_view(action)
    name = ACTIONS[action.index]
    doubts = doubtful(action.levels_confidence)
    lines = [spaces_line(view), *every_use_lines(name, view, {name: doubts})]
    if view.limit is not None:
        lines.append(line("limit", {"n": view.limit}))
    lines += gain_lines(view)
    args: dict[str, Value] = {"task": Phrase(f"paladins-task-{name}")}
    confidence = RECONSTRUCTED if doubts else action.confidence
    return _card(f"task-{name}", "task", args, _said(lines), _RULES[action.index], confidence)


def _areas(box: Box) -> list[Rule]:
    numbers = box.numbers
    doubts = {
        "faith": doubtful(numbers.faith_confidence),
        "strength": doubtful(numbers.strength_confidence),
    }
    found: list[Rule] = []
    for area, faith in enumerate(numbers.area_faith):
        lines = area_lines(area + 1, faith, numbers.area_strength[area], doubts)
        confidence = _lowest([numbers.faith_confidence[area], numbers.strength_confidence[area]])
        found.append(
            _card(f"area-{area + 1}", "area", {"area": area + 1}, _said(lines), "PW-3.6", confidence)
        )
    return found


def _supplies(box: Box) -> list[Rule]:
    """The tax supply, suspicions, debts and workshops."""
    numbers = box.numbers
    full: list[WirePhrase] = []
    for players, silver in enumerate(numbers.tax):
        in_doubt = numbers.tax_confidence[players] == RECONSTRUCTED
        full.append(
            line("full-for", {"seats": line("seats", {"n": players + 1}), "n": about(silver, in_doubt)})
        )
    taxes = [line("suspicions", {"n": n, "tax": tax}) for tax, n in enumerate(numbers.suspicions)]
    debts = [
        line("unpaid", {"points": amount("points", numbers.unpaid)}),
        line("paid", {"points": amount("points", numbers.paid)}),
    ]
    workers: WireValue = [
        WirePhrase(f"paladins-worker-{names_of(each)[0]}") for each in numbers.workshop_workers
    ]
    return [
        _card(
            "tax", "tax", {}, _said([*full, line("last-silver")]), "PW-4.1", _lowest(numbers.tax_confidence)
        ),
        _card("suspicion", "suspicion", {}, _said(taxes), "PW-5.1", "derived"),
        _card("debt", "debt", {}, _said(debts), "PW-5.5", "exact"),
        _card(
            "workshop",
            "workshop",
            {},
            _said([line("under-all", {"workers": workers})]),
            "PW-3.1",
            numbers.workshop_confidence,
        ),
    ]


def _lowest(levels: list[str]) -> str:
    return RECONSTRUCTED if RECONSTRUCTED in levels else levels[0]


def _schemes() -> list[Rule]:
    """The schemes of the artificial opponent."""
    return [
        _card(
            f"scheme-{name}", "scheme", {"scheme": Phrase(f"paladins-scheme-{name}")}, [], "PW-7.6", "exact"
        )
        for name in SCHEMES
    ]
