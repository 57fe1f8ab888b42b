"""Why something is not possible: every reason, and what is missing."""

from __future__ import annotations

from rich.text import Text

from kingscourt.cli.sessions.session_decoder import SessionDecoder
from kingscourt.cli.sessions.session_wire_types import RefusedAction
from kingscourt.cli.terminal.decision_prompt import DecisionPrompt
from kingscourt.cli.terminal.find_on_table import OpenThings
from kingscourt.cli.terminal.name_search import by_name, by_spelling
from kingscourt.cli.terminal.numbered_choices import Choice, find, has_whole_words
from kingscourt.cli.terminal.outline_text import nodes, own_name
from kingscourt.cli.terminal.rule_lookup import title
from kingscourt.cli.terminal.screen import Screen
from kingscourt.cli.terminal.text_layout import INDENT, wrapped
from kingscourt.kernel.action import Action
from kingscourt.kernel.wire_conversion import phrase_to_wire
from kingscourt.kernel.wire_types import Outline
from kingscourt.texts.renderer import Renderer

NOT_ASKED = "KC-2"  # the action answers another question
MOST_ASKED = 12  # actions that are not plausible now and are asked about one by one


def why_not(screen: Screen, client: SessionDecoder, chooser: DecisionPrompt, asked: str) -> None:
    """Say which rules forbid an action, given by its text, its place or words of its label."""
    if not asked:
        screen.note("why-usage", name=screen.words.example_name())
        return
    possible = chooser.find(asked)
    if possible:
        layout = screen.layout(possible, screen.room() - 2)
        screen.page(screen.noted("why-possible"), layout.lines)
        return
    refused = Inquiry(screen, client, chooser).meant(asked)
    is_moment = all(one.refusals[0].rule == NOT_ASKED for one in refused)
    things = [rule for rule in screen.words.rules if rule.component]
    if is_moment and by_spelling(screen.words.renderers, things, title, asked):
        screen.note("why-elsewhere", text=asked)
    elif refused:
        show_reasons(screen, refused)
    else:
        screen.note("why-nothing", text=asked)


def show_reasons(screen: Screen, refused: list[RefusedAction]) -> None:
    """Print the reasons against actions, the action with the fewest first; equal reasons only once."""
    words = screen.words
    room = screen.room() - 3
    lines: list[Text] = []
    seen: set[tuple[str, ...]] = set()
    left = 0
    for one in sorted(decisive(refused), key=lambda one: len(one.refusals)):
        reasons = tuple(f"{refusal.rule}: {words.reason(refusal)}" for refusal in one.refusals)
        if reasons in seen:
            continue
        seen.add(reasons)
        block = wrapped(
            Text(words.say("why-not", choice=words.render(one.action.label)), style="bold"), screen.width
        )
        for reason in reasons:
            block += wrapped(Text(reason, style="red"), screen.width, 2 * INDENT, INDENT)
        if lines and len(lines) + len(block) > room:
            left += 1
        else:
            lines += block
    if left:
        lines += screen.noted("why-more", n=left)
    rule = min(decisive(refused), key=lambda one: len(one.refusals)).refusals[0].rule
    screen.page([*lines, *screen.noted("see-rule", rule=rule)])


def decisive(refused: list[RefusedAction]) -> list[RefusedAction]:
    """Without actions that answer another question, unless there are no others."""
    return [one for one in refused if one.refusals[0].rule != NOT_ASKED] or refused


class Inquiry:
    """Finds the impossible actions that a text means."""

    def __init__(self, screen: Screen, client: SessionDecoder, chooser: DecisionPrompt) -> None:
        self._words = screen.words
        self._client = client
        self._chooser = chooser

    def meant(self, asked: str) -> list[RefusedAction]:
        """By words of a plausible action, by what lies open, by any action of the game; whole words first."""
        weighed = {one.action.text: one for one in self._client.why_not()}
        named = [
            Choice(0, one.action, *self._chooser.names(one.action), is_final=False)
            for one in weighed.values()
        ]
        found = [choice for choice in named if has_whole_words(choice.words(), asked)]
        if found:
            return [weighed[choice.action.text] for choice in found]
        things = OpenThings(self._words, self._client.outline([]))
        there = self.pointing_at(things.called(asked), list(weighed.values()))
        if there:
            return there
        found = find(named, asked) or by_name(self._words.renderers, named, self._chooser.spoken, asked)
        if found:
            return [weighed[choice.action.text] for choice in found]
        there = self.pointing_at(things.like(asked), list(weighed.values()))
        return there or self._client.why_not(asked) or self.elsewhere(asked)

    def pointing_at(self, found: list[Outline], weighed: list[RefusedAction]) -> list[RefusedAction]:
        """The actions that point at one of these places, or at what they are directly in."""
        outline = self._client.outline([])
        around = {child.place: node.place for node in nodes(outline) for child in node.inside}
        places = {node.place for node in found}
        places |= {around[place] for place in places if place in around} - {outline.place}
        places |= {own_name(place, self._client.seat) for place in places}
        return [one for one in weighed if places.intersection(one.action.places)]

    def elsewhere(self, asked: str) -> list[RefusedAction]:
        """Actions of the game that no answer to this question could be."""
        renderer = self._words.renderer
        actions = by_name([renderer], self._words.actions, action_label, asked)
        kinds: dict[str, list[Action]] = {}
        for action in actions:
            kinds.setdefault(action.label().key, []).append(action)
        actions = [min(kind, key=lambda one: len(one.text)) for kind in kinds.values()]
        return [one for action in actions[:MOST_ASKED] for one in self._client.why_not(action.text)]


def action_label(renderer: Renderer, action: Action) -> str:
    """The label of an action, and the text it is sent by."""
    return f"{renderer.render(phrase_to_wire(action.label()))} {action.text}"
