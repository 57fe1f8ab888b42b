from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingscourt.kernel.chance import Chance, ChanceOutcomes, FastRandom, Source


@given(st.lists(st.integers(1, 50), min_size=1, max_size=60))
def test_every_ticket_falls_on_its_outcome_as_often_as_the_weight_says(weights: list[int]) -> None:
    names = [str(value) for value in range(len(weights))]
    outcomes = ChanceOutcomes(list(range(len(weights))), names, weights)
    hits = [0] * len(weights)
    for ticket in range(outcomes.total):
        hits[outcomes.pick(ticket)] += 1
    assert hits == weights


def test_outcomes_without_weights_are_equally_likely() -> None:
    outcomes = ChanceOutcomes([4, 2], ["a", "b", "c", "d", "e"])
    assert (outcomes.total, outcomes.pick(0), outcomes.pick(1)) == (2, 0, 1)
    assert [outcomes.text(index) for index in range(len(outcomes))] == ["e", "c"]
    assert outcomes.index_of("c") == 1
    assert outcomes.index_of("a") == -1
    assert outcomes.weight(1) == 1


def test_fast_random_is_the_same_on_every_build() -> None:
    random = FastRandom(7)
    assert [random.index(100) for _ in range(8)] == [80, 94, 89, 51, 50, 49, 29, 38]


@given(st.integers(0, 2**64 - 1), st.integers(1, 1000))
def test_fast_random_stays_below(seed: int, n: int) -> None:
    random = FastRandom(seed)
    assert all(0 <= random.below("any", 0, n) < n for _ in range(50))


def test_fast_random_reaches_every_number_about_equally() -> None:
    random = FastRandom(1)
    hits = [0] * 6
    for _ in range(60_000):
        hits[random.index(6)] += 1
    assert all(9_500 < count < 10_500 for count in hits)


def test_seeds_give_different_streams() -> None:
    streams = {tuple(FastRandom(seed).index(1000) for _ in range(1)) for seed in range(50)}
    firsts = [FastRandom(seed) for seed in range(50)]
    assert len({tuple(random.index(1000) for _ in range(4)) for random in firsts}) == 50
    assert len(streams) > 30


def numbers(seed: int) -> list[int]:
    """The first eight numbers below 16 of a seed."""
    random = FastRandom(seed)
    return [random.index(16) for _ in range(8)]


@pytest.mark.parametrize("first", [0, 1000, 2**32 - 32, 2**63, -64])
def test_neighbouring_seeds_give_unlike_numbers_from_the_first_draw_on(first: int) -> None:
    drawn = [numbers(seed) for seed in range(first, first + 64)]
    assert all(len(set(position)) >= 14 for position in zip(*drawn, strict=True))


def test_seeds_that_differ_in_high_bits_alone_give_unlike_numbers() -> None:
    drawn = [numbers(seed << 56) for seed in range(64)]
    assert all(len(set(position)) >= 14 for position in zip(*drawn, strict=True))


def test_a_seed_is_spread_by_the_published_splitmix64() -> None:
    # the first two numbers of SplitMix64 for this seed in its authors' implementation
    first, second = 6457827717110365317, 3203168211198807973
    random = FastRandom(1234567)
    assert [random.x, random.y] == [(first & 0xFFFFFFFF) | 1, first >> 32]
    assert [random.z, random.w] == [second & 0xFFFFFFFF, second >> 32]


@given(st.integers(-(2**200), 2**200))
def test_a_large_or_negative_seed_counts_modulo_two_to_the_64(seed: int) -> None:
    assert numbers(seed) == numbers(seed % 2**64)
    assert all(0 <= number < 16 for number in numbers(seed))


def test_a_source_must_say_where_numbers_come_from() -> None:
    with pytest.raises(NotImplementedError):
        Source().below("roll", 0, 6)


def test_a_chance_node_is_open_unless_said_otherwise() -> None:
    assert Chance("roll", ChanceOutcomes([0], ["1"])).to == -1
