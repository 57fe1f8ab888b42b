"""Worlds that a seat cannot tell apart, a random few or all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import prod

from kingscourt.kernel.chance import FastRandom, Source
from kingscourt.kernel.state import State


def some_worlds(state: State, seat: int, seed: int, count: int) -> Iterator[State]:
    """A few imagined worlds."""
    random = FastRandom(seed)
    for _ in range(count):
        yield state.imagine(seat, random)


class EveryTicket(Source):
    """A source that gives, run by run, every possible series of numbers."""

    def __init__(self) -> None:
        self.given: list[int] = []
        self.sizes: list[int] = []
        self.used = 0

    def below(self, purpose: str, draw: int, n: int) -> int:
        if self.used == len(self.given):
            self.given.append(0)
            self.sizes.append(n)
        self.used += 1
        return self.given[self.used - 1]

    def chance(self) -> Fraction:
        """How likely a fair source is to give the numbers of this run."""
        return Fraction(1, prod(self.sizes))

    def advance(self) -> bool:
        """Move to the next series; False once all were given."""
        self.used = 0
        while self.given:
            self.given[-1] += 1
            if self.given[-1] < self.sizes[-1]:
                return True
            self.given.pop()
            self.sizes.pop()
        return False


def all_worlds(state: State, seat: int) -> Iterator[State]:
    """Every world that `imagine` can draw, repeated if it can be drawn in several ways."""
    source = EveryTicket()
    yield state.imagine(seat, source)
    while source.advance():
        yield state.imagine(seat, source)


def chances_of_worlds(state: State, seat: int) -> dict[str, Fraction]:
    """How likely `imagine` is to draw each world, by the digests of the worlds."""
    source = EveryTicket()
    runs: Counter[tuple[str, int]] = Counter()  # by the world, and by how many runs are as likely as this one
    while True:
        digest = state.imagine(seat, source).digest()
        runs[digest, prod(source.sizes)] += 1
        if not source.advance():
            break
    found: dict[str, Fraction] = {}
    for (digest, size), n in runs.items():
        found[digest] = found.get(digest, Fraction(0)) + Fraction(n, size)
    return found
