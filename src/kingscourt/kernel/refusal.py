"""Why an action is refused: the id of the rule, and a sentence."""

from __future__ import annotations

from kingscourt.kernel.phrase import Phrase, Value


class Refusal:
    """The result of `explain`: the rule that forbids an action."""

    def __init__(self, rule: str, key: str, args: dict[str, Value] | None = None) -> None:
        self.rule: str = rule  # the id of the rule
        self.phrase: Phrase = Phrase(key, args)  # why, in a sentence

    def __repr__(self) -> str:
        return f"Refusal({self.rule}, {self.phrase.key})"


def not_your_turn() -> Refusal:
    """KC-1: only the seats asked can act."""
    return Refusal("KC-1", "kernel-refusal-turn")


def not_asked() -> Refusal:
    """KC-2: the action does not answer the current question."""
    return Refusal("KC-2", "kernel-refusal-question")


def game_is_over() -> Refusal:
    """KC-3: nothing can be done after the end."""
    return Refusal("KC-3", "kernel-refusal-over")
