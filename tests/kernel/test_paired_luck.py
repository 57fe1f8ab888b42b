"""Paired luck: fair, repeatable, and undisturbed by draws for other purposes."""

from __future__ import annotations

from kingscourt.kernel.chance import Chance, ChanceOutcomes
from kingscourt.kernel.decision import Pending, draw
from kingscourt.kernel.paired_luck import PairedLuck, mixed
from kingscourt.kernel.state import State
from kingscourt.kernel.step import Step

SIX = ChanceOutcomes([0, 1, 2, 3, 4, 5], ["1", "2", "3", "4", "5", "6"])


class Roll(Step["Rolling"]):
    """Keeps every roll."""

    def proceed(self, s: Rolling) -> Pending | None:
        return draw(Chance(s.purposes[len(s.drawn) % len(s.purposes)], SIX))

    def resolve(self, s: Rolling, outcome: int) -> None:
        s.drawn.append(outcome)


class Rolling(State):
    """Rolls for purposes in turn."""

    def __init__(self, purposes: list[str]) -> None:
        super().__init__(1)
        self.purposes = purposes
        self.drawn: list[int] = []
        self.push(Roll())
        self.settle()


def rolls(seed: int, purposes: list[str], count: int) -> list[int]:
    state = Rolling(purposes)
    luck = PairedLuck(seed)
    for _ in range(count):
        luck.draw(state)
    return state.drawn


def test_every_number_is_as_likely() -> None:
    drawn = [number for seed in range(60) for number in rolls(seed, ["die"], 100)]
    for number in range(6):
        assert 900 < drawn.count(number) < 1100


def test_another_purpose_shifts_nothing() -> None:
    alone = rolls(7, ["die"], 20)
    among = rolls(7, ["die", "card"], 40)[::2]
    assert alone == among


def test_seeds_differ() -> None:
    assert len({tuple(rolls(seed, ["die"], 12)) for seed in range(50)}) == 50


def test_mixing_is_one_to_one_on_a_sample() -> None:
    assert len({mixed(word) for word in range(20_000)}) == 20_000
