"""The evolution strategy: mirrored games with random offsets, what they say, and a small step.

In a pair of games each seat plays with its own offsets, once added and once taken off, with the same luck.
Half the difference of its two results, averaged with the signs of the offsets, estimates what the offset of
one weight is worth; all weights are estimated from the same games.
"""

from __future__ import annotations

import math
from typing import Final

import msgspec

from kingscourt.arena.match import bot_seed
from kingscourt.arena.training.self_play import SelfPlay, game_seed, play_game, soft_shares, values_of
from kingscourt.arena.training.weight_vector import WeightVector, sizes
from kingscourt.components.weights_file import read_weights
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.values import Weights

LARGEST_CERTAINTY: Final = 3.0  # standard errors; more does not make a longer step
OFFSETS: Final = 200  # in place of a seat, so that offsets have seeds that no bot has


class Generation(msgspec.Struct, frozen=True, kw_only=True):
    """What determines the mirrored games of a generation."""

    play: SelfPlay
    start: str  # text of the weights that learning began with
    split: bool
    centre: list[float]  # the numbers that offsets are added to
    noise: float  # size of an offset, as a part of the number
    softness: float
    number: int


class MirroredResult(msgspec.Struct, frozen=True):
    """By seat: the signs of its offsets, and half of what they gained."""

    signs: list[list[int]]
    gains: list[float]


def vector_of(play: SelfPlay, start: str, split: bool) -> WeightVector:
    """The vector of a file of weights."""
    return WeightVector(read_weights(values_of(play).weights.layout, start), split)


def play_mirrored(generation: Generation, number: int) -> MirroredResult:
    """Play the same luck twice, with offsets and with their opposites."""
    play = generation.play
    vector = vector_of(play, generation.start, generation.split)
    seed = game_seed(play, f"generation {generation.number}", number)
    signs = [random_signs(bot_seed(seed, OFFSETS + seat), len(vector)) for seat in range(play.seats)]
    results = [_shares(generation, vector, signs, side, seed) for side in (1, -1)]
    gains = [(added - taken) / 2 for added, taken in zip(*results, strict=True)]
    return MirroredResult(signs, gains)


def random_signs(seed: int, count: int) -> list[int]:
    """Fair signs."""
    random = FastRandom(seed)
    return [1 if random.index(2) else -1 for _ in range(count)]


def moved(generation: Generation, vector: WeightVector, signs: list[int], side: int) -> Weights:
    """The weights with offsets of these signs."""
    noise = generation.noise * side
    return vector.weights(
        [
            number + noise * size * sign
            for number, size, sign in zip(generation.centre, sizes(generation.centre), signs, strict=True)
        ]
    )


def _shares(
    generation: Generation, vector: WeightVector, signs: list[list[int]], side: int, seed: bytes
) -> list[float]:
    values = [values_of(generation.play, moved(generation, vector, own, side)) for own in signs]
    end = play_game(generation.play, values, seed)
    return soft_shares(values[0], end, generation.softness)


class Slope(msgspec.Struct, frozen=True):
    """What a whole offset of each number gains, and the standard error of that."""

    gains: list[float]
    errors: list[float]

    def certainties(self) -> list[float]:
        """Gains in standard errors."""
        return [
            gain / error if error > 0 else 0.0 for gain, error in zip(self.gains, self.errors, strict=True)
        ]


def estimate(results: list[MirroredResult]) -> Slope:
    """What the mirrored games say about each number; a pair of games counts as one observation."""
    count = len(results)
    numbers = len(results[0].signs[0])
    gains: list[float] = []
    errors: list[float] = []
    for index in range(numbers):
        found = [
            sum(signs[index] * gain for signs, gain in zip(one.signs, one.gains, strict=True))
            / len(one.gains)
            for one in results
        ]
        mean = sum(found) / count
        variance = sum((value - mean) ** 2 for value in found) / max(1, count - 1)
        gains.append(mean)
        errors.append(math.sqrt(variance / count))
    return Slope(gains, errors)


def stepped(centre: list[float], slope: Slope, noise: float, step: float) -> list[float]:
    """The centre after a small step: longer where the games are surer, never much longer."""
    return [
        number + step * noise * size * max(-LARGEST_CERTAINTY, min(LARGEST_CERTAINTY, certainty))
        for number, size, certainty in zip(centre, sizes(centre), slope.certainties(), strict=True)
    ]
