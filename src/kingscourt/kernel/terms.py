"""Terms: what a legal action takes and gives, said before it is done (docs/project/adr/0016)."""

from __future__ import annotations

from kingscourt.kernel.holdings import Counts
from kingscourt.kernel.phrase import Phrase


class Bounds:
    """The least and the most of each thing in all, declared by a step."""

    def __init__(self, least: Counts, most: Counts) -> None:
        self.least: Counts = least
        self.most: Counts = most


class Promise:
    """Something a named giver will do for the actor later; its event pays it or says why not."""

    def __init__(self, giver: str, text: Phrase, least: Counts, most: Counts) -> None:
        self.giver: str = giver  # a place; the event that pays carries the same `giver`
        self.text: Phrase = text  # who gives what, in words
        self.least: Counts = least  # of each thing; negative for what it takes
        self.most: Counts = most


class Terms:
    """What an action changes among the things that lie before its actor; amounts taken are negative."""

    def __init__(self, now: Counts, least: Counts, most: Counts) -> None:
        self.now: Counts = now  # exactly, up to the next question or draw
        self.least: Counts = least  # in all, whatever the actor answers to the action's own questions
        self.most: Counts = most
        self.spoken: Bounds = Bounds(least, most)  # in all, as people are told: see `spoken_bounds`
        self.later: list[Promise] = []
        self.remarks: list[Phrase] = []  # what else it brings about
        self.in_words: list[str] = []  # classes of things whose amounts in all a remark says better
        self.uncertain: list[str] = []  # things whose amounts rest on reconstructed numbers
        self.label_says: bool = False  # the label of the action names these amounts already
        self.asks: bool = False  # the action has questions of its own
        self.draws: bool = False  # a draw follows
        self.shows: bool = False  # it shows somebody something, so it cannot be taken back
        self.is_counted: bool = True  # in all is known: every way was tried, or the step gave bounds
        self.is_wide: bool = False  # in all is a step's wide bounds

    def about(self, what: str) -> None:
        """Mark the amount of a thing as an approximation."""
        if what not in self.uncertain:
            self.uncertain.append(what)
