"""The numbered answers to a question, and finding one by typed words."""

from __future__ import annotations

import re
import unicodedata

from kingscourt.kernel.wire_types import WireAction


class Choice:
    """One answer: its number, its label, the name of its place, whether it is final, its terms."""

    def __init__(
        self, number: int, action: WireAction, label: str, title: str, is_final: bool, terms: str = ""
    ) -> None:
        self.number = number
        self.action = action
        self.label = label
        self.title = title
        self.is_final = is_final
        self.terms = terms

    def place(self) -> str:
        """The place a person would click first, or an empty string."""
        places = self.action.places
        return places[0] if places else ""

    def words(self) -> str:
        """The text it can be found by."""
        return f"{self.label} {self.title} {self.action.text}"


class ChoiceList:
    """The choices of one question, those on the screen, and which of their numbers were shown."""

    def __init__(self, choices: list[Choice]) -> None:
        self.choices = choices
        self.listed = choices  # all of them, or those that match what was typed
        self.page = 0
        self.pages = 1
        self.shown: set[int] = set()
        self.asked_for = ""  # a number that was typed although it was not shown

    def is_hidden_number(self, text: str) -> bool:
        """Whether a number was not shown and may mean a place or a die; typed again, it is accepted."""
        return text.isdecimal() and int(text) not in self.shown and text != self.asked_for


def find(choices: list[Choice], typed: str) -> list[Choice]:
    """The choices with every typed word; an exact text selects one, a number prefers its place."""
    wanted = fold(typed)
    for choice in choices:
        if wanted in (fold(choice.action.text), fold(choice.label)):
            return [choice]
    there = [choice for choice in choices if wanted.isdecimal() and choice.place().endswith(f"/{wanted}")]
    return there or [choice for choice in choices if has_words(choice.words(), typed)]


def has_words(text: str, typed: str) -> bool:
    """Whether a text has every typed word; numbers match only as a whole, so 8 is not in 18."""
    folded = fold(text)
    return all(_has_word(folded, word) for word in fold(typed).split())


def has_whole_words(text: str, typed: str) -> bool:
    """Whether a text has every typed word as a whole, so that the Inn is not the Innkeeper."""
    words = set(re.findall(r"\w+", fold(text)))
    return all(word in words for word in re.findall(r"\w+", fold(typed)) or [""])


def fold(text: str) -> str:
    """A text without case and accents, so that nobody has to type them."""
    plain = unicodedata.normalize("NFD", text.strip().casefold().replace("\u2019", "'"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def _has_word(folded: str, word: str) -> bool:
    if word.isdecimal():
        return re.search(rf"(?<!\d){word}(?!\d)", folded) is not None
    return word in folded
