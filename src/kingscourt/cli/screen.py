"""What a person sees at the terminal table."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from kingscourt.cli.choices import Choice
from kingscourt.cli.layout import Cell, lay_out
from kingscourt.cli.outline_lines import outline_lines
from kingscourt.cli.words import Words
from kingscourt.kernel.wire import Outline, WireEvent, WireRefusal

ACCENT = "bold yellow"


class Screen:
    """Prints log lines, positions, questions and answers, in words."""

    def __init__(self, words: Words, console: Console) -> None:
        self.words = words
        self.console = console

    def note(self, name: str, **args: int | str) -> None:
        """A sentence of the terminal itself."""
        self.console.print(Text(self.words.say(name, **args), style="italic"))

    def welcome(self, seat: int, commitment: str) -> None:
        """What is played by whom, and how to get help."""
        words = self.words
        others = ", ".join(name for other, name in enumerate(words.people) if other != seat)
        title = words.say("welcome" if others else "alone", player=words.people[seat], others=others)
        self.console.rule(Text(words.name(), style=ACCENT))
        self.console.print(Text(title, style="bold"))
        if commitment:
            self.note("commitment", hash=commitment)
        self.note("hint")

    def farewell(self, record: str, is_over: bool) -> None:
        """Where the record is."""
        if record:
            self.note("record-done" if is_over else "record-kept", file=record)
        elif is_over:
            self.note("record-none")
        else:
            self.note("left")

    def events(self, events: list[WireEvent]) -> None:
        """What happened, a line each; what moves nothing is a heading of the game's course."""
        for event in events:
            line = self.words.render(event)
            if line:
                self.console.print(
                    Padding(Text(f"· {line}", style="dim" if event.moves else ""), (0, 0, 0, 1))
                )

    def position(self, outline: Outline) -> None:
        """The whole outline."""
        self.console.rule(style="dim")
        self.part(outline)

    def part(self, node: Outline) -> None:
        """One place of the outline with what is inside."""
        for line in outline_lines(node, self.words.render):
            self.console.print(line)

    def question(self, prompt: str, choices: list[Choice]) -> None:
        """What is asked and the numbered answers."""
        self.console.print()
        self.console.print(Text(prompt, style=ACCENT))
        self.choices(choices)
        finals = sum(choice.is_final for choice in choices)
        if finals:
            self.note("final-all" if finals == len(choices) else "final-some")

    def choices(self, choices: list[Choice]) -> None:
        """Numbered answers in as few lines as they fit."""
        every_final = all(choice.is_final for choice in choices)
        layout = lay_out(choices, self.console.width - 2)
        if layout.shared:
            self.console.print(Text(f"  {layout.shared}", style="bold"))
        for row in layout.rows:
            line = Text("  ")
            for cell in row:
                start = line.cell_len
                line.append(cell_text(cell, not every_final))
                line.append(" " * max(0, layout.column_width - (line.cell_len - start)))
            line.rstrip()
            self.console.print(line)

    def refusal(self, refusal: WireRefusal) -> None:
        """Which rule stands against something, and how to read it."""
        reason = self.words.render(refusal.text)
        said = self.words.say("refused", rule=refusal.rule, reason=reason)
        self.console.print(Text(said, style="red"))
        self.note("see-rule", rule=refusal.rule)

    def help(self) -> None:
        """What can be typed."""
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
    ("u!", "beyond"),
    ("? abc", "why"),
    ("r KB-3.2", "rule"),
    ("o", "outline"),
    ("o abc", "part"),
    ("l", "log"),
    ("q", "quit"),
)


def cell_text(cell: Cell, mark_finals: bool) -> Text:
    """A heading and its numbered parts."""
    text = Text()
    if cell.heading:
        text.append(f"{cell.heading}  ")
    for index, (choice, label) in enumerate(cell.parts):
        mark = "!" if mark_finals and choice.is_final else ""
        text.append("  " if index else "")
        text.append(f"{choice.number}{mark}", style=ACCENT)
        text.append(f" {label}")
    return text
