"""A rule as text: title, text, our ruling, and where editions differ."""

from __future__ import annotations

from functools import partial
from typing import Final

from kingscourt.kernel.phrase import RECONSTRUCTED, Phrase
from kingscourt.kernel.rule import Rule
from kingscourt.texts.renderer import Renderer

TITLE: Final = "title"
RULING: Final = "ruling"
WHOSE: Final = "whose"  # an argument of every rule's text
OWN: Final = "own"
RIVAL: Final = "rival"


class RuleText:
    """The parts of a rule shown in the rules reference."""

    def __init__(
        self, rule: Rule, title: str, text: str, ruling: str, editions: dict[str, str], lines: list[str]
    ) -> None:
        self.rule: Rule = rule
        self.title: str = title
        self.text: str = text
        self.ruling: str = ruling  # empty if the rulebook leaves nothing open
        self.editions: dict[str, str] = editions  # what an edition says instead, by the edition's id
        self.lines: list[str] = lines  # of a component: price, points …, and how sure the numbers are


def table_rules() -> list[Rule]:
    """KC-1 to KC-10, the rules of the table, which apply to every game."""
    return [Rule(f"KC-{n}", f"kernel-rule-{n}", refusable=True, component=False) for n in range(1, 11)]


def rule_text(renderer: Renderer, rule: Rule, whose: str = OWN) -> RuleText:
    """A rule of a game or of the table in the renderer's language.

    `whose` is who has the component: its text speaks to the reader, or of a rival.

    A numbered rule is the value of its message, with the attributes `title`, `ruling` and one for each
    edition that differs. A component has its rule in an attribute (`inn.rule`): its title is its
    name, and editions that differ have `rule-<edition>`.
    """
    message, _, stated = rule.text.partition(".")
    before = f"{stated}-" if stated else ""
    attributes = renderer.attributes(message)
    said = partial(_say, renderer, rule, whose)
    editions = {
        name.removeprefix(before): said(f"{message}.{name}")
        for name in attributes
        if name.startswith(before) and name not in {TITLE, RULING, stated}
    }
    title = message if stated else f"{message}.{TITLE}"
    ruling = said(f"{message}.{RULING}") if RULING in attributes else ""
    return RuleText(rule, said(title), said(rule.text), ruling, editions, card_lines(renderer, rule))


def card_lines(renderer: Renderer, rule: Rule) -> list[str]:
    """What is printed on a component, a fact each, and whether some of it is reconstructed."""
    lines = [renderer.render(line) for line in rule.lines]
    if rule.confidence == RECONSTRUCTED:
        lines.append(renderer.render(Phrase("kernel-card-reconstructed")))
    return lines


def _say(renderer: Renderer, rule: Rule, whose: str, key: str) -> str:
    return renderer.render(Phrase(key, {**(rule.args or {}), WHOSE: whose}))
