"""The list of problems of a component file, with checks that several of its parts share."""

from __future__ import annotations

from kingscourt.games.paladins.vocabulary import REWARDS


class ProblemList:
    """Collects problems."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def unless(self, is_right: bool, problem: str) -> None:
        """Note a problem."""
        if not is_right:
            self.found.append(problem)

    def known(self, where: str, word: str, words: list[str]) -> None:
        """A word must be one of those the rules know."""
        self.unless(word in words, f"{where}: {word!r} is none of {', '.join(words)}")

    def all_known(self, where: str, given: list[str], words: list[str]) -> None:
        """The same for every word of a list."""
        for word in given:
            self.known(where, word, words)

    def rewards(self, where: str, given: list[str]) -> None:
        """Rewards are a kind, after a number if there is more than one; its range has been checked before."""
        for text in given:
            self.known(where, text.rpartition(" ")[2], REWARDS)

    def options(self, where: str, given: list[list[str]]) -> None:
        """Every option is a list of rewards."""
        for option in given:
            self.rewards(where, option)
