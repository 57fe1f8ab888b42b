"""What a person sees at the terminal table."""

from __future__ import annotations

import re

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from kingscourt.cli.terminal.choice_layout import lay_out
from kingscourt.cli.terminal.numbered_choices import Choice
from kingscourt.cli.terminal.outline_text import OutlineWriter
from kingscourt.cli.terminal.table_texts import TableTexts
from kingscourt.kernel.phrase import SEAT_KEY
from kingscourt.kernel.wire_types import Outline, WireEvent, WirePhrase, WireRefusal, WireValue

ACCENT = "bold yellow"
PEOPLE = ("green", "cyan", "magenta", "blue", "red")


class Screen:
    """Prints log lines, positions, questions and answers."""

    def __init__(self, words: TableTexts, console: Console) -> None:
        self.words = words
        self.console = console

    def note(self, name: str, **args: int | str) -> None:
        """Print a message of the terminal itself."""
        self.console.print(Text(self.words.say(name, **args), style="dim italic"))

    def welcome(self, seat: int, commitment: str) -> None:
        """Show what is played by whom, and how to get help."""
        words = self.words
        others = ", ".join(name for other, name in enumerate(words.people) if other != seat)
        title = words.say("welcome" if others else "alone", player=words.people[seat], others=others)
        self.console.rule(Text(words.name(), style=ACCENT))
        self.console.print(Text(title, style="bold"))
        if commitment:
            self.note("commitment", hash=commitment)
        self.note("hint")

    def farewell(self, record: str, is_over: bool) -> None:
        """Say where the record is."""
        if record:
            self.note("record-done" if is_over else "record-kept", file=record)
        elif is_over:
            self.note("record-none")
        else:
            self.note("left")

    def events(self, events: list[WireEvent], whose: str = "") -> None:
        """Print events, one line each; those that nobody caused stand out, since they divide the game."""
        for event in events:
            line = self.words.render(event)
            if whose:
                line = f"({whose}) {line}"
            if line:
                is_mark = not whose and not any(is_person(value) for value in event.args.values())
                text = self._coloured(Text(line, style="bold" if is_mark else ""))
                self.console.print(Padding(text, (0, 0, 0, 2), expand=False))

    def position(self, outline: Outline) -> None:
        """Print the whole outline under its title."""
        self.console.rule(Text(self.words.render(outline.text), style="bold"), align="left", style="dim")
        for line in OutlineWriter(self.words.render, self.console.width).inside(outline):
            self.console.print(self._coloured(line))

    def part(self, node: Outline) -> None:
        """Print one place of the outline with its contents."""
        for line in OutlineWriter(self.words.render, self.console.width).whole(node):
            self.console.print(self._coloured(line))

    def question(self, prompt: str, choices: list[Choice]) -> set[int]:
        """Print the question and its numbered answers; returns the numbers shown."""
        self.console.print()
        self.console.print(Text(prompt, style=ACCENT))
        shown = self.choices(choices)
        finals = sum(choice.is_final for choice in choices)
        if finals:
            self.note("final-all" if finals == len(choices) else "final-some")
        return shown

    def choices(self, choices: list[Choice]) -> set[int]:
        """Print numbered answers in as few lines as possible; returns the numbers shown."""
        layout = lay_out(choices, self.console.width - 2)
        for line in layout.lines:
            self.console.print(Padding(line, (0, 0, 0, 2), expand=False))
        if layout.is_overview:
            self.note("overview", n=len(choices))
        return layout.numbers

    def _coloured(self, text: Text) -> Text:
        """Colour the people's names; colour never carries information alone."""
        for seat, name in enumerate(self.words.people):
            text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", PEOPLE[seat % len(PEOPLE)])
        return text

    def refusals(self, refusals: list[WireRefusal]) -> None:
        """Print the rules that forbid something, and how to read them."""
        for refusal in refusals:
            reason = self.words.render(refusal.text)
            said = self.words.say("refused", rule=refusal.rule, reason=reason)
            self.console.print(Text(said, style="red"))
        for rule in dict.fromkeys(refusal.rule for refusal in refusals):
            self.note("see-rule", rule=rule)

    def help(self) -> None:
        """Print what can be typed."""
        grid = Grid.grid(padding=(0, 2))
        for typed, name in HELP:
            grid.add_row(Text(typed, style=ACCENT), self.words.say(f"help-{name}"))
        self.console.print(grid)


HELP = (
    ("3", "number"),
    ("3 1", "numbers"),
    ("abc", "text"),
    ("/8", "slash"),
    ("p 3", "try"),
    ("s", "send"),
    ("b", "back"),
    ("u", "undo"),
    ("? abc", "why"),
    ("r KB-3.2", "rule"),
    ("o", "outline"),
    ("o abc", "part"),
    ("l", "log"),
    ("q", "quit"),
)


def is_person(value: WireValue) -> bool:
    """Whether an argument names somebody at the table."""
    phrases = value if isinstance(value, list) else [value]
    return any(isinstance(phrase, WirePhrase) and phrase.key == SEAT_KEY for phrase in phrases)
