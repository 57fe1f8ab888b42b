"""Hints say nothing that depends on what their seat may not know."""

from __future__ import annotations

import pytest

from heirlooms.game import GAME
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.games.registry import game
from kingscourt.kernel.action import Action
from kingscourt.kernel.blunder import AVOIDED, COMMITTED, Blunder
from kingscourt.kernel.state import State
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.law_case import cases
from kingscourt.testing.laws import blind_hints
from kingscourt.testing.laws.blind_hints import law_hints_are_blind

TITLES = ["kingsburg", "royals", "rival_kings", "paladins"]


@pytest.mark.parametrize("title", TITLES)
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_hints(title: str) -> None:
    for case in [case for case in cases(game(title)) if case.options.seats == 3][:1]:
        law_hints_are_blind(case, positions=8)


def test_the_example_holds() -> None:
    for case in cases(GAME)[:3]:
        law_hints_are_blind(case, positions=6)


class Peeper(Blunder[State]):
    """Judges by the true hands."""

    def __init__(self, truth: State) -> None:
        super().__init__("peeper")
        self.truth = truth

    def seen(self, s: State, seat: int, action: Action) -> int:
        number = int(self.truth.digest(), 16) + len(action.text)
        return COMMITTED if number % 2 else AVOIDED


def test_a_detector_that_peeps_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SeatHandle, "traps", lambda self: [Peeper(self._state)])
    with pytest.raises(LawBroken, match=blind_hints.NAME):
        law_hints_are_blind(cases(GAME)[0], positions=12)
