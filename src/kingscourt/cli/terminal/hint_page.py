"""What a person could do, at the terminal: hints with the numbers of their choices, then warnings."""

from __future__ import annotations

from rich.text import Text

from kingscourt.cli.sessions.session_decoder import SessionDecoder
from kingscourt.cli.terminal.choice_layout import NUMBER, tag
from kingscourt.cli.terminal.decision_prompt import DecisionPrompt
from kingscourt.cli.terminal.numbered_choices import Choice
from kingscourt.cli.terminal.screen import Screen
from kingscourt.cli.terminal.text_layout import INDENT, beside, wrapped
from kingscourt.hints.wire_types import Hint, Hints, Warned
from kingscourt.kernel.wire_types import WirePhrase

MOST_NUMBERS = 6  # choices that one warning names


def show_hints(screen: Screen, client: SessionDecoder, chooser: DecisionPrompt) -> None:
    """Print what could be chosen now and why, and what one should think twice about."""
    found = client.hints(chooser.turn.shown()) if chooser.turn.can_go_on() else None
    if found is None or not (found.hints or found.warnings):
        screen.note("hints-none")
        return
    page = HintPage(screen, chooser)
    screen.page([*screen.noted("hints"), *page.hints(found), *page.warnings(found)])


class HintPage:
    """Writes hints for the choices on the screen."""

    def __init__(self, screen: Screen, chooser: DecisionPrompt) -> None:
        self._screen = screen
        listing = chooser.listing()
        self._choices: dict[str, Choice] = {choice.action.text: choice for choice in listing.choices}
        self._marks = not all(choice.is_final for choice in listing.choices)
        listing.shown |= {choice.number for choice in listing.choices}

    def hints(self, found: Hints) -> list[Text]:
        """A choice each: its number, its label and terms, then the reasons."""
        tags = [tag(self._choices[hint.action], self._marks) for hint in found.hints]
        widest = max(map(len, tags), default=0)
        lines: list[Text] = []
        for hint, number in zip(found.hints, tags, strict=True):
            mark = Text(number.rjust(widest), style=NUMBER)
            lines += beside(mark, Text(self._said(hint)), self._screen.width, widest + 1)
        return lines

    def _said(self, hint: Hint) -> str:
        words = self._screen.words
        head = words.render(hint.label)
        if hint.terms is not None:
            head = words.render(WirePhrase("hint-terms", {"choice": hint.label, "terms": hint.terms}))
        reasons = [words.render(phrase) for phrase in (hint.printed, hint.why) if phrase is not None]
        return " ".join([f"{head.rstrip('.')}.", *reasons])

    def warnings(self, found: Hints) -> list[Text]:
        """A line for each warning, with the numbers of the choices it is about."""
        lines: list[Text] = []
        for said, choices in self._by_text(found.warnings).items():
            named = [tag(choice, self._marks) for choice in choices[:MOST_NUMBERS]]
            numbers = " ".join([*named, *(["…"] if len(choices) > MOST_NUMBERS else [])])
            text = Text(f"{numbers} {said}", style="red")
            lines += wrapped(text, self._screen.width, 2 * INDENT, INDENT)
        return [*self._screen.noted("hints-warnings"), *lines] if lines else []

    def _by_text(self, warned: list[Warned]) -> dict[str, list[Choice]]:
        found: dict[str, list[Choice]] = {}
        for one in warned:
            for phrase in one.texts:
                found.setdefault(self._screen.words.render(phrase), []).append(self._choices[one.action])
        return found
