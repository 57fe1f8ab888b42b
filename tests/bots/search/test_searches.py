"""Searches in the example game: repeatable, within their budget, and better than what they start from."""

from __future__ import annotations

import pytest

from heirlooms.game import GAME
from kingscourt.bots.levels import LEVELS
from kingscourt.bots.registry import UnknownBot, make_bot
from kingscourt.bots.search.budget import Budget
from kingscourt.bots.search.candidates import Candidate, rated_candidates
from kingscourt.bots.search.paired_rollouts import PairedRollouts, better_half, gated_choice
from kingscourt.bots.search.sealed_choice import mixed_choice
from kingscourt.bots.search.settings import read_settings
from kingscourt.bots.search.shortlist import Detectors, shortlist
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.kernel.action import Action
from kingscourt.kernel.blunder import AVOIDED, COMMITTED, Blunder
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.policy_playout import OnePlyPolicy
from kingscourt.kernel.random_playout import playout
from kingscourt.kernel.state import State
from kingscourt.testing.law_case import cases


def position(entries: int) -> tuple[State, int]:
    """A position in which somebody has a choice."""
    case = next(case for case in cases(GAME) if case.options.seats == 3)
    for more in range(40):
        state = case.start()
        playout(state, FastRandom(5), entries + more)
        seats = state.pending().seats
        if seats and len(state.legal(seats[0])) > 1:
            return state, seats[0]
    raise AssertionError("no choice found")


def handle(entries: int = 12) -> SeatHandle:
    state, seat = position(entries)
    return SeatHandle(GAME, state, seat)


def policy() -> OnePlyPolicy:
    values = GAME.values()
    assert values is not None
    return OnePlyPolicy(values)


def tried(results: list[float], worth: float = 0.0) -> Candidate:
    one = Candidate(Action(f"action {worth} {results}"), worth)
    one.results = results
    return one


@pytest.mark.parametrize(
    "name", [*LEVELS, "one-ply", "paired:samples=4,depth=6", "tree:decisions=60,depth=8"]
)
def test_a_bot_repeats_itself_with_the_same_seed(name: str) -> None:
    first = make_bot(name, 3).choose(handle())
    assert first in handle().legal()
    assert make_bot(name, 3).choose(handle()) == first


def test_searching_leaves_the_position_as_it_is() -> None:
    state, seat = position(12)
    before = state.digest()
    state.take_events()
    for name in ("paired:samples=4,depth=6", "tree:decisions=60,depth=8"):
        make_bot(name, 3).choose(SeatHandle(GAME, state, seat))
    assert state.digest() == before
    assert not state.events


def test_work_stays_within_the_budget() -> None:
    thinking = policy()
    at = handle()
    candidates = rated_candidates(at, thinking, FastRandom(1), 1)
    PairedRollouts(thinking, read_settings("paired:samples=1000,depth=4"), Budget(50)).run(
        at, candidates, FastRandom(1)
    )
    assert 50 <= thinking.decisions <= 50 + 4 * len(candidates)  # a sample that was begun is finished


def test_time_stops_a_search() -> None:
    budget = Budget(1_000_000, seconds=0.001)
    budget.start()
    while not budget.is_used_up(0):
        pass
    assert budget.is_used_up(0)


def test_every_candidate_is_played_on_in_the_same_samples() -> None:
    thinking = policy()
    at = handle()
    candidates = rated_candidates(at, thinking, FastRandom(1), 1)[:2]
    left = PairedRollouts(thinking, read_settings("paired:samples=8,depth=4"), Budget(1_000_000)).run(
        at, candidates, FastRandom(1)
    )
    assert [len(one.results) for one in left] == [8] * len(left)


def test_the_gate_keeps_the_first_choice_unless_the_gain_is_clear() -> None:
    first = tried([0.5, 0.6, 0.4, 0.5])
    doubtful = tried([0.9, 0.1, 0.8, 0.3])
    clear = tried([0.6, 0.72, 0.51, 0.61])
    assert gated_choice([first, doubtful], gate=1.0) is first
    assert gated_choice([first, doubtful, clear], gate=1.0) is clear
    assert gated_choice([first, doubtful], gate=0.0) is doubtful


def test_the_worse_half_is_dropped_but_never_the_first() -> None:
    first, good, bad, worst = tried([0.1]), tried([0.9]), tried([0.3]), tried([0.2])
    assert better_half([first, worst, good, bad]) == [first, good]


def test_sealed_choices_are_mixed_among_what_is_about_as_good() -> None:
    near = [tried([0.5, 0.6, 0.4]), tried([0.45, 0.62, 0.4])]
    far = tried([0.1, 0.15, 0.05])
    chosen = {mixed_choice([*near, far], FastRandom(seed)).action.text for seed in range(60)}
    assert chosen == {one.action.text for one in near}


@pytest.mark.parametrize(
    ("text", "problem"),
    [("guess", "no search"), ("paired:luck=1", "no setting"), ("tree:depth=deep", "invalid")],
)
def test_settings_that_make_no_sense_are_refused(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        read_settings(text)


def test_a_level_may_be_changed() -> None:
    assert make_bot("king:decisions=20", 1).choose(handle()) in handle().legal()


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(UnknownBot, match="jester"):
        make_bot("jester", 1)


class Laughable(Blunder[State]):
    """Anything but what a test names."""

    def __init__(self, sound: str) -> None:
        super().__init__("laughable")
        self.sound = sound

    def seen(self, s: State, seat: int, action: Action) -> int:
        return AVOIDED if action.text == self.sound else COMMITTED


def rated(*worths: float) -> list[Candidate]:
    return [Candidate(Action(f"worth {worth}"), worth) for worth in worths]


def test_a_shortlist_ends_at_the_margin_below_its_best() -> None:
    assert [one.worth for one in shortlist(rated(5.0, 4.0, 1.0), 3, 2.0, None)] == [5.0, 4.0]
    assert [one.worth for one in shortlist(rated(5.0, 4.0, 1.0), 1, 2.0, None)] == [5.0]


def test_careful_bots_leave_out_laughable_moves() -> None:
    state, seat = position(12)
    careful = Detectors([Laughable("worth 4.0")], state, seat)
    assert [one.worth for one in shortlist(rated(5.0, 4.0, 1.0), 3, 2.0, careful)] == [4.0]


def test_if_every_move_is_laughable_the_best_is_left() -> None:
    state, seat = position(12)
    careful = Detectors([Laughable("nothing")], state, seat)
    assert [one.worth for one in shortlist(rated(5.0, 4.0), 3, 2.0, careful)] == [5.0]
