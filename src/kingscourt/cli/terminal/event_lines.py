"""What happened, as lines: one for each event, or events one after another where room is short."""

from __future__ import annotations

from rich.text import Text

from kingscourt.cli.terminal.table_texts import TableTexts
from kingscourt.cli.terminal.text_layout import INDENT, wrapped
from kingscourt.kernel.phrase import SEAT_KEY
from kingscourt.kernel.wire_types import WireEvent, WirePhrase, WireValue

ENDS = (".", "!", "?", "…", "”", "»", ")")


class Told:
    """The text of an event; a mark, which nobody caused, divides the game."""

    def __init__(self, text: str, is_mark: bool) -> None:
        self.text = text
        self.is_mark = is_mark
        self.times = 1  # how often it happened in a row

    def is_heading(self) -> bool:
        """Whether it names what comes, such as a season, instead of telling something."""
        return self.is_mark and not self.text.endswith(ENDS)

    def line(self) -> Text:
        """The text with its style."""
        text = self.text if self.times == 1 else f"{self.text} (\u00d7 {self.times})"
        return Text(text, style="bold" if self.is_mark else "")


def told(words: TableTexts, events: list[WireEvent], whose: str = "") -> list[Told]:
    """The events that have a text, equal ones in a row only once; `whose` names the only one who saw them."""
    found: list[Told] = []
    for event in events:
        line = words.render(event)
        text = f"({whose}) {line}" if whose else line
        is_mark = not whose and not any(is_person(value) for value in event.args.values())
        if line and found and found[-1].text == text:
            found[-1].times += 1
        elif line:
            found.append(Told(text, is_mark))
    return found


def one_by_one(events: list[Told], width: int) -> list[Text]:
    """A line for each event."""
    return [line for event in events for line in wrapped(event.line(), width, 2 * INDENT, INDENT)]


def one_after_another(events: list[Told], width: int) -> list[Text]:
    """Events in paragraphs, each begun by a heading."""
    lines: list[Text] = []
    paragraph = Text()
    for event in events:
        if event.is_heading() and paragraph:
            lines += wrapped(paragraph, width, 2 * INDENT, INDENT)
            paragraph = Text()
        if paragraph:
            paragraph.append(" " if paragraph.plain.endswith(ENDS) else ": ")
        paragraph.append(event.line())
    return [*lines, *wrapped(paragraph, width, 2 * INDENT, INDENT)] if paragraph else lines


def is_person(value: WireValue) -> bool:
    """Whether an argument names somebody at the table."""
    phrases = value if isinstance(value, list) else [value]
    return any(isinstance(phrase, WirePhrase) and phrase.key == SEAT_KEY for phrase in phrases)
