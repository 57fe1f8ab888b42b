"""The numbered answers to a question, and how typed words find one."""

from __future__ import annotations

import re
import unicodedata

from kingscourt.kernel.wire import WireAction


class Choice:
    """One answer: its number, its label in words, and whether it could be taken back."""

    def __init__(self, number: int, action: WireAction, label: str, is_final: bool) -> None:
        self.number = number
        self.action = action
        self.label = label
        self.is_final = is_final

    def place(self, index: int) -> str:
        """A place that the answer points at, counted from either end."""
        places = self.action.places
        return places[index] if places else ""


def find(choices: list[Choice], typed: str) -> list[Choice]:
    """The choices that hold every typed word; the exact text or label of one means it alone."""
    wanted = fold(typed)
    for choice in choices:
        if wanted in (fold(choice.action.text), fold(choice.label)):
            return [choice]
    return [choice for choice in choices if has_words(f"{choice.label} {choice.action.text}", typed)]


def has_words(text: str, typed: str) -> bool:
    """Whether a text holds every typed word; a number only as a whole: 8 is not in 18."""
    folded = fold(text)
    return all(_has_word(folded, word) for word in fold(typed).split())


def fold(text: str) -> str:
    """A text without case and accents, so that they need not be typed."""
    plain = unicodedata.normalize("NFD", text.strip().casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def _has_word(folded: str, word: str) -> bool:
    if word.isdecimal():
        return re.search(rf"(?<!\d){word}(?!\d)", folded) is not None
    return word in folded
