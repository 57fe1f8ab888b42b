"""Questions at the terminal table: why is this not possible, and what does a rule say?"""

from __future__ import annotations

from kingscourt.cli.sessions.messages import RefusedAction
from kingscourt.cli.sessions.session_decoder import SessionDecoder
from kingscourt.cli.terminal.decision_prompt import DecisionPrompt
from kingscourt.cli.terminal.numbered_choices import Choice, find
from kingscourt.cli.terminal.rule_lookup import find_rules, rule_lines
from kingscourt.cli.terminal.screen import Screen
from kingscourt.kernel.wire_types import WireRefusal

MOST_REASONS = 5


def why_not(screen: Screen, client: SessionDecoder, chooser: DecisionPrompt, asked: str) -> None:
    """Say which rules forbid an action, given by its text, its place or words of its label."""
    if not asked:
        screen.note("why-usage")
        return
    possible = find(chooser.listing().choices, asked)
    if possible:
        screen.note("why-possible")
        screen.choices(possible)
        return
    reasons: dict[str, WireRefusal] = {}
    for one in meant(client, chooser, asked):
        reasons.setdefault(f"{one.refusal.rule} {screen.words.render(one.refusal.text)}", one.refusal)
    screen.refusals(list(reasons.values())[:MOST_REASONS])
    if len(reasons) > MOST_REASONS:
        screen.note("why-more", n=len(reasons) - MOST_REASONS)
    if not reasons:
        screen.note("why-nothing", text=asked)


def meant(client: SessionDecoder, chooser: DecisionPrompt, asked: str) -> list[RefusedAction]:
    """The illegal actions that a text means, else the table's answer to it as an action's text."""
    weighed = {one.action.text: one for one in client.why_not()}
    named = [Choice(0, one.action, *chooser.names(one.action), is_final=False) for one in weighed.values()]
    return [weighed[choice.action.text] for choice in find(named, asked)] or client.why_not(asked)


def say_rule(screen: Screen, asked: str) -> None:
    """Show the text of a rule, or the rules similar to what was typed."""
    found = find_rules(screen.words.rules(), asked)
    if found.exact is None:
        screen.note("no-rule", text=asked)
        if found.near:
            screen.note("near-rules", list=", ".join(rule.id for rule in found.near))
        return
    for line in rule_lines(screen.words.renderer, found.exact, screen.words.edition):
        screen.console.print(line)
