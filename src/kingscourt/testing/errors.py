"""The error that a law raises."""

from __future__ import annotations


class LawBroken(AssertionError):
    """A game does what no game may do: which law, under which options, and what was observed."""

    def __init__(self, law: str, where: object, what: str) -> None:
        super().__init__(f"{law} is broken by {where}: {what}")
        self.law: str = law
        self.what: str = what
