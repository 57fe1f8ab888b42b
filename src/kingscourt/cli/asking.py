"""Questions at the terminal table: why is this not possible, and what does a rule say."""

from __future__ import annotations

from kingscourt.cli.choices import Choice, find
from kingscourt.cli.client import Client
from kingscourt.cli.outline_lines import find_places
from kingscourt.cli.rule_lookup import find_rules, rule_lines
from kingscourt.cli.screen import Screen
from kingscourt.kernel.wire import WireRefusal

MOST_PLACES = 12


def why_not(screen: Screen, client: Client, choices: list[Choice], asked: str) -> None:
    """Say which rules stand against a place or an action; by its text, its place or its words."""
    if not asked:
        screen.note("why-usage")
        return
    places = find_places(client.outline([]), screen.words.render, asked)
    ids = [asked, *[node.place for node in places[:MOST_PLACES]]]
    possible = [choice for choice in choices if set(choice.action.places) & set(ids)]
    possible = possible or find(choices, asked)
    refusals: dict[str, WireRefusal] = {}
    for place in ids:
        for refusal in client.why_not(place):
            refusals.setdefault(f"{refusal.rule} {screen.words.render(refusal.text)}", refusal)
    if possible:
        screen.note("why-possible")
        screen.choices(possible)
    for refusal in refusals.values():
        screen.refusal(refusal)
    if not possible and not refusals:
        screen.note("why-nothing", text=asked)


def say_rule(screen: Screen, asked: str) -> None:
    """The text of a rule, or the rules that are near what was typed."""
    found = find_rules(screen.words.rules(), asked)
    if found.exact is None:
        screen.note("no-rule", text=asked)
        if found.near:
            screen.note("near-rules", list=", ".join(rule.id for rule in found.near))
        return
    for line in rule_lines(screen.words.renderer, found.exact, screen.words.edition):
        screen.console.print(line)
