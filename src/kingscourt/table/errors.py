"""Refusals and errors of the table."""

from __future__ import annotations

from kingscourt.kernel.errors import KingscourtError
from kingscourt.kernel.refusal import Refusal


class Refused(KingscourtError):
    """A command that a rule forbids; `step` is the index of the action that failed."""

    def __init__(self, refusal: Refusal, step: int = 0) -> None:
        super().__init__(f"not possible: {refusal.rule}")
        self.refusal: Refusal = refusal
        self.step: int = step


class BadRecord(KingscourtError):
    """A record that does not replay; `n` is the entry at fault, 0 for the header."""

    def __init__(self, n: int, problem: str) -> None:
        super().__init__(f"entry {n}: {problem}" if n else f"header: {problem}")
        self.n: int = n
        self.problem: str = problem


def barrier_inside() -> Refusal:
    """KC-4: a refusal after a barrier would reveal what the barrier showed."""
    return Refusal("KC-4", "kernel-refusal-barrier")


def unknown_action(text: str) -> Refusal:
    """KC-5: no action of the game has this text."""
    return Refusal("KC-5", "kernel-refusal-unknown", {"text": text})


def stale() -> Refusal:
    """KC-6: the command answers a question that is no longer pending."""
    return Refusal("KC-6", "kernel-refusal-stale")


def incomplete_seal() -> Refusal:
    """KC-7: a sealed command has to complete the seat's part."""
    return Refusal("KC-7", "kernel-refusal-sealed")


def nothing_to_undo() -> Refusal:
    """KC-8: there is a barrier before the step, it is not one's turn, or too much was undone before."""
    return Refusal("KC-8", "kernel-refusal-undo")


def consent_missing() -> Refusal:
    """KC-9: not everyone whose consent is needed has agreed."""
    return Refusal("KC-9", "kernel-refusal-consent")
