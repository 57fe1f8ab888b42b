"""A rule as text: title, text, our ruling, and where editions differ."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.rule import Rule
from kingscourt.texts.renderer import Renderer

TITLE: Final = "title"
RULING: Final = "ruling"


class RuleText:
    """The parts of a rule shown in the rules reference."""

    def __init__(self, rule: Rule, title: str, text: str, ruling: str, editions: dict[str, str]) -> None:
        self.rule: Rule = rule
        self.title: str = title
        self.text: str = text
        self.ruling: str = ruling  # empty if the rulebook leaves nothing open
        self.editions: dict[str, str] = editions  # what an edition says instead, by the edition's id


def table_rules() -> list[Rule]:
    """KC-1 to KC-9, the rules of the table, which apply to every game."""
    return [Rule(f"KC-{n}", f"kernel-rule-{n}", refusable=True, component=False) for n in range(1, 10)]


def rule_text(renderer: Renderer, rule: Rule) -> RuleText:
    """A rule of a game or of the table in the renderer's language.

    A numbered rule is the value of its message, with the attributes `title`, `ruling` and one for each
    edition that differs. A component has its rule in an attribute (`inn.rule`): its title is its
    name, and editions that differ have `rule-<edition>`.
    """
    message, _, stated = rule.text.partition(".")
    before = f"{stated}-" if stated else ""
    attributes = renderer.attributes(message)
    editions = {
        name.removeprefix(before): _say(renderer, rule, f"{message}.{name}")
        for name in attributes
        if name.startswith(before) and name not in {TITLE, RULING, stated}
    }
    title = message if stated else f"{message}.{TITLE}"
    ruling = _say(renderer, rule, f"{message}.{RULING}") if RULING in attributes else ""
    return RuleText(rule, _say(renderer, rule, title), _say(renderer, rule, rule.text), ruling, editions)


def _say(renderer: Renderer, rule: Rule, key: str) -> str:
    return renderer.render(Phrase(key, rule.args))
