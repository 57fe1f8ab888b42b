"""Bots see only what their seat may see."""

from __future__ import annotations

import pytest

from heirlooms.game import GAME
from kingscourt.bots.bot import Bot
from kingscourt.bots.levels import LEVELS
from kingscourt.bots.registry import BOTS
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.games.registry import game
from kingscourt.kernel.action import Action
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.law_case import cases
from kingscourt.testing.laws import blind_bots
from kingscourt.testing.laws.blind_bots import law_bots_are_blind

TITLES = ["kingsburg", "royals", "rival_kings", "paladins"]
SMALL = ":decisions=30"  # every part of a search, and quick enough for interpreted rules


@pytest.mark.parametrize("title", TITLES)
def test_levels_answer_alike_in_worlds_that_their_seat_cannot_tell_apart(title: str) -> None:
    bots = ["random", "one-ply", *[f"{level}{SMALL}" for level in LEVELS]]
    for case in [case for case in cases(game(title)) if case.options.seats == 3][:1]:
        law_bots_are_blind(case, bots, positions=6)


def test_the_example_holds() -> None:
    for case in cases(GAME)[:3]:
        law_bots_are_blind(case, LEVELS, positions=6)


class Peeper(Bot):
    """Reads the true hands."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, handle: SeatHandle) -> Action:
        legal = handle.legal()
        return legal[int(handle._state.digest(), 16) % len(legal)]


def test_a_bot_that_peeps_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "peeper", Peeper)
    with pytest.raises(LawBroken, match=blind_bots.NAME):
        law_bots_are_blind(cases(GAME)[0], ["peeper"], positions=12)
