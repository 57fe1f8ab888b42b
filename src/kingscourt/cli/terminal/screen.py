"""What a person sees at the terminal table."""

from __future__ import annotations

import re
from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from kingscourt.cli.terminal.choice_layout import Layout, lay_out
from kingscourt.cli.terminal.event_lines import one_after_another, one_by_one, told
from kingscourt.cli.terminal.name_search import without_number
from kingscourt.cli.terminal.numbered_choices import Choice
from kingscourt.cli.terminal.outline_changes import changed_parts
from kingscourt.cli.terminal.outline_text import OutlineWriter, nodes
from kingscourt.cli.terminal.table_texts import TableTexts
from kingscourt.cli.terminal.text_layout import INDENT, beside, wrapped
from kingscourt.kernel.wire_types import Outline, WireEvent, WireRefusal

ACCENT = "bold yellow"
NOTE = "dim italic"
PEOPLE = ("green", "cyan", "magenta", "blue", "red")
MOST_CHANGES = 8  # lines about what changed on the table

Wait = Callable[[], None]


class Screen:
    """Prints log lines, positions, questions and answers; no screenful is longer than the terminal.

    `wait` lets a person read before the next screenful; without it, as into a file, nothing waits.
    """

    def __init__(self, words: TableTexts, console: Console, wait: Wait | None = None) -> None:
        self.words = words
        self.console = console
        self.width = console.width
        self._wait = wait
        self._used = 0  # lines since the last input
        self._told: set[str] = set()

    def room(self) -> int:
        """The lines above the prompt."""
        return max(self.console.height - 1, 10)

    def answered(self) -> None:
        """A line was read, so a new screenful begins."""
        self._used = 0

    def page(self, head: list[Text], foot: list[Text] | None = None) -> None:
        """Print lines; those of `foot` stay together, below as much of the rest as fits the screen."""
        together = foot or []
        while self._wait is not None and self._used + len(head) + len(together) > self.room():
            fits = min(len(head), max(self.room() - self._used, 0))
            if not fits and not self._used:
                break  # only the foot is left
            self._print(head[:fits])
            head = head[fits:]
            self._wait()
            self.answered()
        self._print([*head, *together])

    def _print(self, lines: list[Text]) -> None:
        for line in lines:
            line.rstrip()
            self.console.print(self._coloured(line), soft_wrap=True)
        self._used += len(lines)

    def noted(self, name: str, /, **args: int | str) -> list[Text]:
        """A message of the terminal itself."""
        return wrapped(Text(self.words.say(name, **args), style=NOTE), self.width)

    def note(self, name: str, /, **args: int | str) -> None:
        """Print a message of the terminal itself."""
        self.page(self.noted(name, **args))

    def noted_once(self, name: str) -> list[Text]:
        """A message that is news only the first time."""
        is_news = name not in self._told
        self._told.add(name)
        return self.noted(name) if is_news else []

    def welcome(self, seat: int, commitment: str) -> None:
        """Show what is played by whom, and how to get help."""
        words = self.words
        others = ", ".join(name for other, name in enumerate(words.people) if other != seat)
        title = words.say("welcome" if others else "alone", player=words.people[seat], others=others)
        lines = [self.ruled(words.name(), ACCENT), *wrapped(Text(title, style="bold"), self.width)]
        if commitment:
            lines += self.noted("commitment", hash=commitment)
        self.page([*lines, *self.noted("hint")])

    def farewell(self, record: str, is_over: bool) -> None:
        """Say where the record is."""
        if record:
            self.note("record-done" if is_over else "record-kept", file=record)
        elif is_over:
            self.note("record-none")
        else:
            self.note("left")

    def ruled(self, title: str, style: str = "bold") -> Text:
        """A title in a line across the screen."""
        rest = self.width - len(title) - 4
        return Text.assemble(("── ", "dim"), (title, style), (" " + "─" * max(rest, 0), "dim"))

    def event_lines(self, events: list[WireEvent], room: int) -> list[Text]:
        """Events, one line each if there is room, else one after another."""
        known = told(self.words, events)
        lines = one_by_one(known, self.width)
        return lines if len(lines) <= room else one_after_another(known, self.width)

    def events(self, events: list[WireEvent], whose: str = "") -> None:
        """Print events, one line each."""
        self.page(one_by_one(told(self.words, events, whose), self.width))

    def position(self, outline: Outline) -> None:
        """Print the whole outline under its title."""
        writer = OutlineWriter(self.words.render, self.width)
        printed = next((node for node in nodes(outline) if node.lines), None)
        note = [] if printed is None else self._part_usage(writer.label(printed))
        self.page([self.ruled(writer.said(outline)), *writer.inside(outline), *note])

    def _part_usage(self, name: str) -> list[Text]:
        return self.noted("part-usage", name=without_number(name).lower())

    def parts(self, found: list[Outline]) -> None:
        """Print places of the outline with everything printed there."""
        writer = OutlineWriter(self.words.render, self.width)
        self.page([line for node in found for line in writer.printed(node)])

    def changes(self, before: Outline | None, after: Outline, seat: int, room: int) -> list[Text]:
        """The title of the position, and the parts that differ from what was seen before."""
        writer = OutlineWriter(self.words.render, self.width)
        title = self.ruled(writer.said(after))
        if before is None or room < 2:
            return [title]
        lines = [
            line for part in changed_parts(before, after, seat) for line in part.lines(writer, self.width)
        ]
        most = min(room - 1, MOST_CHANGES)
        if len(lines) > most > 1:
            lines = [*lines[: most - 1], Text(" " * INDENT).append_text(self.noted("changed-more")[0])]
        return [title, *lines[:most]]

    def layout(self, choices: list[Choice], room: int, page: int = 0) -> Layout:
        """Numbered answers in as few lines as possible, with a hint if some are not shown."""
        layout = lay_out(choices, self.width - INDENT, room, page)
        for line in layout.lines:
            line.pad_left(INDENT)
        if layout.is_overview:
            layout.lines += self.noted("overview", n=len(choices))
        elif layout.pages > 1:
            layout.lines += self.noted("choice-page", page=page % layout.pages + 1, pages=layout.pages)
        return layout

    def _coloured(self, text: Text) -> Text:
        """Colour the people's names; colour never carries information alone."""
        for seat, name in enumerate(self.words.people):
            text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", PEOPLE[seat % len(PEOPLE)])
        return text

    def refusals(self, refusals: list[WireRefusal]) -> None:
        """Print the rules that forbid something, and how to read them."""
        lines: list[Text] = []
        for refusal in refusals:
            said = self.words.say("refused", rule=refusal.rule, reason=self.words.reason(refusal))
            lines += wrapped(Text(said, style="red"), self.width, INDENT)
        for rule in dict.fromkeys(refusal.rule for refusal in refusals):
            lines += self.noted("see-rule", rule=rule)
        self.page(lines)

    def help(self) -> None:
        """Print what can be typed."""
        rule, name = self.words.example_rule(), self.words.example_name()
        examples = {"rule": f"r {rule}", "card": f"r {name}", "part": f"o {name}", "why": f"? {name}"}
        rows = [(examples.get(key, typed), key) for typed, key in HELP]
        hang = max(len(typed) for typed, _ in rows) + 2
        lines: list[Text] = []
        for typed, key in rows:
            said = Text(self.words.say(f"help-{key}"))
            lines += beside(Text(typed, style=ACCENT), said, self.width, hang)
        self.page(lines)


HELP = (
    ("3", "number"),
    ("[3!]", "final"),
    ("3 1", "numbers"),
    ("abc", "text"),
    ("/8", "slash"),
    ("p 3", "try"),
    ("s", "send"),
    ("b", "back"),
    ("u", "undo"),
    ("t", "hint"),
    ("?", "why"),
    ("r", "rule"),
    ("r", "card"),
    ("o", "outline"),
    ("o", "part"),
    ("l", "log"),
    ("q", "quit"),
)
