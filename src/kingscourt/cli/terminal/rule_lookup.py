"""Rules by number and components by name, however they are typed."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence

from rich.text import Text

from kingscourt.cli.terminal.name_search import by_spelling
from kingscourt.kernel.rule import Rule
from kingscourt.texts.renderer import Renderer
from kingscourt.texts.rule_text import OWN, rule_text


class Found:
    """The rule that was meant, or similar ones."""

    def __init__(self, exact: Rule | None, near: list[Rule]) -> None:
        self.exact = exact
        self.near = near


def find_rules(
    rules: list[Rule], asked: str, renderers: Sequence[Renderer] = (), open_cards: Sequence[str] = ()
) -> Found:
    """Find a rule by id, ignoring case and punctuation, or by its title in any language.

    The game's prefix is optional. Of components with the same words in their names, those that lie
    open on the table are meant.
    """
    wanted = _bare(asked)
    by_id = {_bare(rule.id): rule for rule in rules}
    if wanted in by_id:
        return Found(by_id[wanted], [])
    named = by_spelling(renderers, rules, title, asked)
    here = [rule for rule in named if rule.id in open_cards]
    ends = [rule for rule in rules if wanted and _bare(re.split(r"[-:]", rule.id, maxsplit=1)[-1]) == wanted]
    for candidates in (ends, named, here):
        if len(candidates) == 1:
            return Found(candidates[0], [])
    below = [rule for bare, rule in by_id.items() if wanted and is_below(bare, wanted)]
    close = [by_id[bare] for bare in difflib.get_close_matches(wanted, list(by_id), n=5, cutoff=0.6)]
    return Found(None, here or ends or named or below or close)


def is_below(id: str, wanted: str) -> bool:
    """Whether a number is the beginning of an id; the game's prefix is optional, and 1 does not begin 10."""
    number = id.lstrip("abcdefghijklmnopqrstuvwxyz")
    return any(text.startswith(wanted) and not text[len(wanted) :][:1].isdigit() for text in (id, number))


def title(renderer: Renderer, rule: Rule) -> str:
    """The title of a rule, which is the name of a component."""
    return rule_text(renderer, rule).title


def chapters(rules: list[Rule]) -> dict[str, Rule]:
    """The first rule of each chapter, by the chapter's number such as KB-3."""
    found: dict[str, Rule] = {}
    for rule in rules:
        number = re.match(r"[A-Z]+-\d+", rule.id)
        if number:
            found.setdefault(number[0], rule)
    return found


def rule_lines(renderer: Renderer, rule: Rule, edition: str, whose: str = OWN) -> list[Text]:
    """Title, facts, text in the words of the edition, and our ruling."""
    said = rule_text(renderer, rule, whose)
    lines = [Text.assemble((rule.id, "bold yellow"), "  ", (said.title, "bold"))]
    lines += [Text(f"– {line}") for line in said.lines]
    lines.append(Text(said.editions.get(edition, said.text)))
    if said.ruling:
        lines.append(Text(said.ruling, style="italic"))
    return lines


def _bare(text: str) -> str:
    return re.sub(r"[^a-z0-9.]", "", text.lower())
