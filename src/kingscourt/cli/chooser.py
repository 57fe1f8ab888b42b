"""How one decision is answered: by numbers, by words, at once or tried first."""

from __future__ import annotations

from kingscourt.cli.choices import Choice, find
from kingscourt.cli.client import Client
from kingscourt.cli.commands import are_numbers
from kingscourt.cli.screen import Screen
from kingscourt.cli.turn import Turn


class Chooser:
    """The question on the screen and the steps a person takes towards an answer."""

    def __init__(self, client: Client, screen: Screen, turn: Turn) -> None:
        self._client = client
        self._screen = screen
        self.turn = turn
        self.is_trying = False

    def choices(self) -> list[Choice]:
        """The numbered answers."""
        finals = self.turn.finals()
        words = self._screen.words
        return [
            Choice(number, action, words.render(action.label), action.text in finals)
            for number, action in enumerate(self.turn.decision().actions, 1)
        ]

    def show(self) -> None:
        """The position, what is tried, and the question."""
        turn, words = self.turn, self._screen.words
        self._screen.position(self._client.outline(turn.shown()))
        if turn.steps:
            steps = "; ".join(words.render(step.label) for step in turn.steps)
            self._screen.note("tried", steps=steps)
        if turn.is_complete:
            self._screen.note("try-ready")
            return
        self._screen.question(words.render(turn.decision().prompt), self.choices())
        if turn.decision().sealed:
            self._screen.note("sealed")
        if turn.steps:
            self._screen.note("try-open")

    def choose(self, text: str) -> bool:
        """Take what a text means, if that is clear; True when the table has changed."""
        if self.turn.is_complete:
            self._screen.note("try-ready")
            return False
        if are_numbers(text):
            return self._pick([int(word) for word in text.split()])
        found = find(self.choices(), text)
        if len(found) == 1:
            return self._pick([found[0].number])
        if found:
            self._screen.choices(found)
            self._screen.note("matches", n=len(found))
        else:
            self._screen.note("no-match", text=text)
        return False

    def send(self) -> bool:
        """Do what is tried; True when the table took it."""
        if not self.turn.steps:
            self._screen.note("nothing-tried")
            return False
        refusal = self.turn.send().refusal
        if refusal is not None:
            self._screen.refusal(refusal)
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
        """Take answers by number, each from the list that the one before leads to."""
        before = len(self.turn.steps)
        for number in numbers:
            if not self._add(number):
                while len(self.turn.steps) > before:
                    self.turn.back()
                return False
        must_go_on = self.turn.decision().sealed and not self.turn.is_complete
        if self.is_trying or must_go_on:
            self.show()
            return False
        return self.send()

    def _add(self, number: int) -> bool:
        if self.turn.is_complete:
            self._screen.note("final-inside", n=len(self.turn.steps))
            return False
        actions = self.turn.decision().actions
        if not 1 <= number <= len(actions):
            self._screen.note("no-number", n=number, last=len(actions))
            return False
        refusal = self.turn.add(actions[number - 1]).refusal
        if refusal is not None:
            self._screen.refusal(refusal)
        return refusal is None
