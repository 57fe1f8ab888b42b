"""Answering one decision: by number or by words, directly or after trying steps."""

from __future__ import annotations

import re

from kingscourt.cli.sessions.session_decoder import SessionDecoder
from kingscourt.cli.terminal.numbered_choices import Choice, ChoiceList, find
from kingscourt.cli.terminal.outline_text import nodes, own_name
from kingscourt.cli.terminal.prompt_input import are_numbers
from kingscourt.cli.terminal.screen import Screen
from kingscourt.cli.terminal.unsent_turn import UnsentTurn
from kingscourt.kernel.wire_types import WireAction
from kingscourt.texts.terms_text import terms_phrase


class DecisionPrompt:
    """The question on the screen and the steps a person has tried."""

    def __init__(self, client: SessionDecoder, screen: Screen, turn: UnsentTurn) -> None:
        self._client = client
        self._screen = screen
        self.turn = turn
        self.is_trying = False
        self._listings: dict[tuple[str, ...], ChoiceList] = {}
        self._places: dict[str, str] = {}

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
        say = self._screen.words.render
        if not self._places:
            outline = self._client.outline([])
            self._places = {
                own_name(node.place, self._client.seat): say(node.text) for node in nodes(outline)
            }
        title = self._places.get(action.places[0], "") if action.places else ""
        return say(action.label), re.sub(r"^\d+\W*", "", title)

    def terms(self, action: WireAction) -> str:
        """What an answer to the current question takes and gives."""
        phrase = terms_phrase(self.turn.decision(), action)
        return "" if phrase is None else self._screen.words.render(phrase)

    def show(self) -> None:
        """Show the position, the tried steps and the question."""
        turn, words = self.turn, self._screen.words
        self._screen.position(self._client.outline(turn.shown()))
        if turn.steps:
            steps = "; ".join(words.render(step.label) for step in turn.steps)
            self._screen.note("tried", steps=steps)
        if turn.is_complete:
            self._screen.note("try-ready")
            return
        listing = self.listing()
        listing.shown |= self._screen.question(words.render(turn.decision().prompt), listing.choices)
        if turn.decision().sealed:
            self._screen.note("sealed")
        if turn.steps:
            self._screen.note("try-open" if turn.can_go_on() else "try-send")

    def choose(self, text: str) -> bool:
        """Take the choice a text means, if it is unambiguous; whether the table has changed."""
        if self.turn.is_complete:
            self._screen.note("try-ready")
            return False
        listing = self.listing()
        found = find(listing.choices, text)
        if listing.is_hidden_number(text) and found:
            listing.asked_for = text
            listing.shown |= self._screen.choices(found)
            self._screen.note("hidden", n=text)
            return False
        if are_numbers(text):
            return self._pick([int(word) for word in text.split()])
        if len(found) == 1:
            return self._pick([found[0].number])
        if found:
            listing.shown |= self._screen.choices(found)
            self._screen.note("matches", n=len(found))
        else:
            self._screen.note("no-match", text=text)
        return False

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
        must_go_on = self.turn.is_sealed() and not self.turn.is_complete
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
