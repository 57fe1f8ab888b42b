"""The draws of an imagined world are told apart: catches hidden hands that are alike."""

from __future__ import annotations

from kingscourt.kernel.chance import FastRandom, Source
from kingscourt.testing.case_positions import sample
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.law_case import Case

NAME = "law_imagined_draws_are_numbered"
POSITIONS = 16


class AskedDraws(Source):
    """Random numbers, and what they were asked for."""

    def __init__(self, seed: int) -> None:
        self.random = FastRandom(seed)
        self.asked: set[tuple[str, int]] = set()
        self.repeated: tuple[str, int] | None = None

    def below(self, purpose: str, draw: int, n: int) -> int:
        key = (purpose, draw)
        if key in self.asked:
            self.repeated = key
        self.asked.add(key)
        return self.random.below(purpose, draw, n)


def law_imagined_draws_are_numbered(case: Case) -> None:
    """No two draws of one imagined world have the same purpose and number.

    A source may answer by these two, as the audited one of a table does. Draws that share them are equal:
    three opponents would hold the same dice.
    """
    for position in sample(case, POSITIONS):
        for seat in range(position.state.seat_count):
            source = AskedDraws(case.seed + position.number)
            position.state.imagine(seat, source)
            if source.repeated is not None:
                purpose, draw = source.repeated
                what = f"seat {seat} imagines with draw {draw} of {purpose!r} twice: see `number_draws`"
                raise LawBroken(NAME, case, f"{what}, at entry {position.number}")
