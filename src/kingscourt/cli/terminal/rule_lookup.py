"""Rules by id, however it is typed."""

from __future__ import annotations

import difflib
import re

from rich.text import Text

from kingscourt.kernel.rule import Rule
from kingscourt.texts.renderer import Renderer
from kingscourt.texts.rule_text import rule_text


class Found:
    """The rule that was meant, or similar ones."""

    def __init__(self, exact: Rule | None, near: list[Rule]) -> None:
        self.exact = exact
        self.near = near


def find_rules(rules: list[Rule], asked: str) -> Found:
    """Find a rule by id, ignoring case and punctuation; the game's prefix is optional."""
    wanted = _bare(asked)
    by_id = {_bare(rule.id): rule for rule in rules}
    if wanted in by_id:
        return Found(by_id[wanted], [])
    ends = [rule for rule in rules if wanted and _bare(re.split(r"[-:]", rule.id, maxsplit=1)[-1]) == wanted]
    if len(ends) == 1:
        return Found(ends[0], [])
    below = [rule for bare, rule in by_id.items() if wanted and bare.startswith(wanted)]
    close = [by_id[bare] for bare in difflib.get_close_matches(wanted, list(by_id), n=5, cutoff=0.6)]
    return Found(None, (ends or below or close)[:8])


def rule_lines(renderer: Renderer, rule: Rule, edition: str) -> list[Text]:
    """Title, text, ruling, and what editions say instead, the current edition first."""
    said = rule_text(renderer, rule)
    lines = [Text.assemble((rule.id, "bold yellow"), "  ", (said.title, "bold")), Text(said.text)]
    if edition in said.editions:
        lines[1] = Text(said.editions[edition])
    if said.ruling:
        lines.append(Text(said.ruling, style="italic"))
    return lines


def _bare(text: str) -> str:
    return re.sub(r"[^a-z0-9.]", "", text.lower())
