"""Chance as explicit nodes: named outcomes with integer weights, and the sources of random numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kingscourt.kernel.audience import EVERYONE


class ChanceOutcomes:
    """A weighted list of values; names give each value its text. Immutable and shared."""

    def __init__(self, values: list[int], names: list[str], weights: list[int] | None = None) -> None:
        self.values: list[int] = values  # what `Step.resolve` receives, by index
        self.names: list[str] = names  # the text of each value, by value
        self.weights: list[int] | None = weights  # by index; None if all weigh 1
        self.ends: list[int] | None = None  # running sums of the weights
        self.total: int = len(values)  # the sum of all weights
        if weights is not None:
            ends: list[int] = []
            total = 0
            for weight in weights:
                total += weight
                ends.append(total)
            self.ends = ends
            self.total = total

    def __len__(self) -> int:
        return len(self.values)

    def weight(self, index: int) -> int:
        """Weight of one outcome."""
        return 1 if self.weights is None else self.weights[index]

    def pick(self, ticket: int) -> int:
        """The index of the outcome selected by a ticket below `total`."""
        ends = self.ends
        if ends is None:
            return ticket
        low = 0
        high = len(ends) - 1
        while low < high:
            middle = (low + high) >> 1
            if ends[middle] > ticket:
                high = middle
            else:
                low = middle + 1
        return low

    def text(self, index: int) -> str:
        """The text of one outcome, as in records."""
        return self.names[self.values[index]]

    def index_of(self, text: str) -> int:
        """The outcome with this text, or -1."""
        for index in range(len(self.values)):
            if self.names[self.values[index]] == text:
                return index
        return -1


class Chance:
    """A chance node: what is drawn, for which purpose, and who sees the result."""

    def __init__(self, purpose: str, outcomes: ChanceOutcomes, to: int = EVERYONE) -> None:
        self.purpose: str = purpose  # such as roll/2; draws are counted per purpose
        self.outcomes: ChanceOutcomes = outcomes
        self.to: int = to  # the audience that sees the outcome


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """A source of fair numbers, with draws counted per purpose."""

    def below(self, purpose: str, draw: int, n: int) -> int:
        """A number from 0 to n-1 for the given draw of a purpose."""
        raise NotImplementedError


_WORD: Final = 0xFFFFFFFF
_LONG_WORD: Final = 0xFFFFFFFFFFFFFFFF
_GOLDEN_GAMMA: Final = 0x9E3779B97F4A7C15  # 2**64 divided by the golden ratio
_FIRST_MULTIPLIER: Final = 0xBF58476D1CE4E5B9
_SECOND_MULTIPLIER: Final = 0x94D049BB133111EB


def _splitmix64(state: int) -> int:
    """The 64 bits SplitMix64 gives next: changing one bit of the state changes about half of them."""
    bits = (state + _GOLDEN_GAMMA) & _LONG_WORD
    bits = ((bits ^ (bits >> 30)) * _FIRST_MULTIPLIER) & _LONG_WORD
    bits = ((bits ^ (bits >> 27)) * _SECOND_MULTIPLIER) & _LONG_WORD
    return bits ^ (bits >> 31)


class FastRandom(Source):
    """Marsaglia's xorshift128: small, fast, identical in every build; for search and training.

    xorshift is linear, so similar states give similar numbers for long; SplitMix64 gives neighbouring seeds
    unlike states. Seeds count modulo `2**64`, and no two of these begin in the same state.
    """

    def __init__(self, seed: int) -> None:
        first = _splitmix64(seed)
        second = _splitmix64(seed + _GOLDEN_GAMMA)
        # | 1, because a state of zeros would give nothing but zeros
        self.x: int = (first & _WORD) | 1
        self.y: int = first >> 32
        self.z: int = second & _WORD
        self.w: int = second >> 32

    def word(self) -> int:
        """The next 32 random bits."""
        x = self.x
        t = (x ^ (x << 11)) & _WORD
        self.x = self.y
        self.y = self.z
        w = self.w
        self.z = w
        w = w ^ (w >> 19) ^ t ^ (t >> 8)
        self.w = w
        return w

    def index(self, n: int) -> int:
        """A number from 0 to n-1."""
        return (self.word() * n) >> 32

    def below(self, purpose: str, draw: int, n: int) -> int:
        return (self.word() * n) >> 32


class NumberedDraws(Source):
    """Another source whose draws are numbered in order, whatever number they are asked for with."""

    def __init__(self, source: Source) -> None:
        self.source: Source = source
        self.draws: int = 0

    def below(self, purpose: str, draw: int, n: int) -> int:
        self.draws += 1
        return self.source.below(purpose, self.draws - 1, n)


def number_draws(source: Source) -> Source:
    """The source of one imagined world: no two of its draws have the same number.

    A source that answers by purpose and number would otherwise give every hidden hand the same cards.
    `FastRandom` answers in order anyway and stays as it is, for searching bots imagine often.
    """
    return source if isinstance(source, FastRandom) else NumberedDraws(source)
