"""Answering one decision: by number or by words, directly or after trying steps."""

from __future__ import annotations

from rich.text import Text

from kingscourt.cli.sessions.session_decoder import SessionDecoder
from kingscourt.cli.terminal.name_search import by_name, without_number
from kingscourt.cli.terminal.numbered_choices import Choice, ChoiceList, find
from kingscourt.cli.terminal.outline_text import nodes, own_name
from kingscourt.cli.terminal.prompt_input import are_numbers
from kingscourt.cli.terminal.screen import ACCENT, Screen
from kingscourt.cli.terminal.text_layout import wrapped
from kingscourt.cli.terminal.unsent_turn import UnsentTurn
from kingscourt.kernel.wire_types import Outline, WireAction, WireEvent
from kingscourt.texts.renderer import Renderer
from kingscourt.texts.terms_text import terms_phrase

HINT = 2  # lines of the hint below a list that goes on
LEAST_QUESTION = 10  # lines that are left for a question below what happened


class LastLook:
    """The table as a person has last seen it."""

    def __init__(self) -> None:
        self.outline: Outline | None = None


class DecisionPrompt:
    """The question on the screen and the steps a person has tried."""

    def __init__(
        self, client: SessionDecoder, screen: Screen, turn: UnsentTurn, last: LastLook, can_undo: bool
    ) -> None:
        self._client = client
        self._screen = screen
        self.turn = turn
        self._last = last
        self._can_undo = can_undo
        self.is_trying = False
        self._listings: dict[tuple[str, ...], ChoiceList] = {}
        self._places: dict[str, Outline] = {}

    def listing(self) -> ChoiceList:
        """The numbered answers to the question after the tried steps."""
        steps = tuple(self.turn.texts())
        if steps not in self._listings:
            finals = self.turn.finals()
            choices = [
                Choice(number, action, *self.names(action), action.text in finals, self.terms(action))
                for number, action in enumerate(self.turn.decision().actions, 1)
            ]
            self._listings[steps] = ChoiceList(choices)
        return self._listings[steps]

    def names(self, action: WireAction) -> tuple[str, str]:
        """The label of an action, and the name of the first place it points at, without its number."""
        renderer = self._screen.words.renderer
        return renderer.render(action.label), self.place_name(renderer, action)

    def place_name(self, renderer: Renderer, action: WireAction) -> str:
        """The name of the first place an action points at, without its number."""
        if not self._places:
            outline = self._client.outline([])
            self._places = {own_name(node.place, self._client.seat): node for node in nodes(outline)}
        node = self._places.get(action.places[0]) if action.places else None
        return "" if node is None else without_number(renderer.render(node.label))

    def spoken(self, renderer: Renderer, choice: Choice) -> str:
        """The words of a choice in another language."""
        return f"{renderer.render(choice.action.label)} {self.place_name(renderer, choice.action)}"

    def terms(self, action: WireAction) -> str:
        """What an answer to the current question takes and gives."""
        phrase = terms_phrase(self.turn.decision(), action)
        return "" if phrase is None else self._screen.words.render(phrase)

    def show(self, events: list[WireEvent] | None = None) -> None:
        """Show what happened, what changed on the table, the tried steps and the question."""
        screen = self._screen
        outline = self._client.outline(self.turn.shown())
        notes = self._notes()
        question = self._question(notes, screen.room() - 1)
        room = screen.room() - len(question)
        head = screen.event_lines(events or [], room - 1)
        left = screen.room() - 1 - len(head)
        if LEAST_QUESTION <= left < len(question):
            question = self._question(notes, left)  # fewer choices, so that all stays on one screen
            room = screen.room() - len(question)
        changes = screen.changes(self._last.outline, outline, self._client.seat, room - len(head))
        self._last.outline = outline
        screen.page(head, [*changes, *question])

    def _question(self, notes: list[Text], height: int) -> list[Text]:
        """The tried steps, the question and its answers in so many lines, and what is worth knowing."""
        turn, screen = self.turn, self._screen
        before: list[Text] = []
        if turn.steps:
            steps = "; ".join(screen.words.render(step.label) for step in turn.steps)
            before += screen.noted("tried", steps=steps)
        if not turn.can_go_on():
            return [*before, *notes]
        prompt = Text(screen.words.render(turn.decision().prompt), style=ACCENT)
        before += wrapped(prompt, screen.width)
        listing = self.listing()
        listing.listed, listing.page = listing.choices, 0
        return [*before, *self._listed(height - len(before) - len(notes)), *notes]

    def _notes(self) -> list[Text]:
        """What is worth knowing about the answers."""
        turn, screen = self.turn, self._screen
        if not turn.can_go_on():
            return screen.noted("try-ready" if turn.is_complete else "try-send")
        notes = self._finals_note(self.listing().choices)
        if turn.is_sealed():
            notes += screen.noted_once("sealed")
        if turn.steps:
            notes += screen.noted("sealed-open" if turn.is_sealed() else "try-open")
        return notes

    def _finals_note(self, choices: list[Choice]) -> list[Text]:
        """What cannot be taken back, if that is news: it is so for some, or only from here on."""
        finals = sum(choice.is_final for choice in choices)
        if 0 < finals < len(choices):
            return self._screen.noted_once("final-some")
        is_news = self._can_undo or (self.turn.steps and not self.turn.is_sealed())
        return self._screen.noted("final-all") if finals and is_news else []

    def _listed(self, height: int) -> list[Text]:
        """The answers on the current page, in so many lines with a hint about the others."""
        listing = self.listing()
        layout = self._screen.layout(listing.listed, max(height - HINT, 1), listing.page)
        listing.shown |= layout.numbers
        listing.pages = layout.pages
        return layout.lines

    def turn_page(self) -> None:
        """Show the next page of a long list, or the question again."""
        if self.turn.can_go_on() and self.listing().pages > 1:
            self.listing().page += 1
            self._screen.page(self._listed(self._screen.room()))
        else:
            self.show()

    def find(self, text: str) -> list[Choice]:
        """The answers that a text means, in whatever language."""
        if not self.turn.can_go_on():
            return []
        choices = self.listing().choices
        found = find(choices, text)
        if found or are_numbers(text):
            return found
        return by_name(self._screen.words.renderers[1:], choices, self.spoken, text)

    def choose(self, text: str) -> bool:
        """Take the choice a text means, if it is unambiguous; whether the table has changed."""
        if not self.turn.can_go_on():
            self._screen.note("try-ready" if self.turn.is_complete else "try-send")
            return False
        listing = self.listing()
        found = self.find(text)
        if listing.is_hidden_number(text) and found:
            listing.asked_for = text
            self._list(found, self._screen.noted("hidden", n=text))
            return False
        if are_numbers(text):
            return self._pick([int(word) for word in text.split()])
        if len(found) == 1:
            return self._pick([found[0].number])
        if found:
            self._list(found, self._screen.noted("matches", n=len(found)))
        else:
            self._screen.note("no-match", text=text)
        return False

    def _list(self, found: list[Choice], note: list[Text]) -> None:
        """Show only the choices that match."""
        listing = self.listing()
        listing.listed, listing.page = found, 0
        self._screen.page([*self._listed(self._screen.room() - len(note)), *note])

    def send(self) -> bool:
        """Send the tried steps; whether the table accepted them."""
        if not self.turn.steps:
            self._screen.note("nothing-tried")
            return False
        refusal = self.turn.send().refusal
        if refusal is not None:
            self._screen.refusals([refusal])
        return refusal is None

    def back(self) -> None:
        """Drop the last step."""
        if not self.turn.steps:
            self._screen.note("nothing-tried")
            return
        self.turn.back()
        self.is_trying = self.is_trying and bool(self.turn.steps)
        self.show()

    def _pick(self, numbers: list[int]) -> bool:
        """Take answers by number, each from the list that the previous one leads to."""
        before = len(self.turn.steps)
        for number in numbers:
            if not self._add(number):
                while len(self.turn.steps) > before:
                    self.turn.back()
                return False
        must_go_on = self.turn.is_sealed() and self.turn.can_go_on()
        if self.is_trying or must_go_on:
            self.show()
            return False
        return self.send()

    def _add(self, number: int) -> bool:
        if not self.turn.can_go_on():
            self._screen.note("final-inside", n=len(self.turn.steps))
            return False
        actions = self.turn.decision().actions
        if not 1 <= number <= len(actions):
            self._screen.note("no-number", n=number, last=len(actions))
            return False
        refusal = self.turn.add(actions[number - 1]).refusal
        if refusal is not None:
            self._screen.refusals([refusal])
        return refusal is None
