"""Counting blunders: every answer is looked at, and bots are told apart."""

from __future__ import annotations

import pytest

from heirlooms.game import GAME
from kingscourt.arena import blunders
from kingscourt.arena.blunders import BlunderCount, added, count_blunders
from kingscourt.arena.contest.contest import LADDER, Contest
from kingscourt.kernel.action import Action
from kingscourt.kernel.blunder import AVOIDED, COMMITTED, NO_OPPORTUNITY, Blunder
from kingscourt.kernel.state import State

CONTEST = Contest(kind=LADDER, game="heirlooms", seats=3, bots=["knight", "random"], seeds=1)


class LowestCard(Blunder[State]):
    """Bids the lowest card though there are others."""

    def seen(self, s: State, seat: int, action: Action) -> int:
        bids = [one for one in s.legal(seat) if one.text.startswith("bid ")]
        if len(bids) < 2 or action not in bids:
            return NO_OPPORTUNITY
        return COMMITTED if action == min(bids, key=lambda bid: int(bid.text.split()[1])) else AVOIDED


@pytest.fixture(autouse=True)
def detectors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blunders, "game_of", lambda _: GAME)
    monkeypatch.setattr(blunders, "components_of", lambda _name, edition, _source: GAME.components(edition))
    monkeypatch.setattr(GAME, "blunders", lambda: [LowestCard("lowest-card")])


def test_opportunities_are_counted_for_each_seat() -> None:
    counts = count_blunders(CONTEST, 0)
    assert [one.bot for one in counts] == ["knight", "random", "knight"]
    assert all(one.opportunities > 0 for one in counts)
    assert count_blunders(CONTEST, 0) == counts


def test_bots_change_seats_from_game_to_game() -> None:
    assert [one.bot for one in count_blunders(CONTEST, 1)] == ["random", "knight", "random"]


def test_counts_of_a_bot_are_added() -> None:
    counts = added([BlunderCount("a", "x", 4, 1), BlunderCount("b", "x", 1, 1), BlunderCount("a", "x", 4, 2)])
    assert counts == [BlunderCount("a", "x", 8, 3), BlunderCount("b", "x", 1, 1)]
    assert counts[0].share() == 0.375
    assert BlunderCount("a", "x").share() == 0.0
