"""Reviews add up, repeat themselves, and judge by what a seat knew."""

from __future__ import annotations

import pytest

from heirlooms.game import GAME
from kingscourt.arena.match import match_record, match_seed, play_match
from kingscourt.kernel.paired_luck import PairedLuck
from kingscourt.kernel.policy_playout import NO_LIMIT, OnePlyPolicy
from kingscourt.review import chances
from kingscourt.review.account import ReviewedEntry, SeatAccount
from kingscourt.review.chances import WHOLE, ChanceEstimator, in_whole_parts, luck_after
from kingscourt.review.course import course_of
from kingscourt.review.effort import MOST as MOST_ROLLOUTS
from kingscourt.review.effort import Effort, effort_for
from kingscourt.review.judgement import Alternative, Judgement
from kingscourt.review.moments import CHOICE, MOST, SWING, moments_of
from kingscourt.review.review import NoReview, Review, review_of
from kingscourt.table.record import Record, read_record
from kingscourt.table.replay import replay

QUICK = Effort(rollouts=8, depth=8, worlds=4, candidates=3)


def record(number: int = 0, seats: int = 3) -> Record:
    seed = match_seed(3, number)
    options = GAME.options(seats)
    bots = ["knight", *["random"] * (seats - 1)]
    table = play_match(GAME, options, GAME.components(options.edition), bots, seed)
    return read_record(match_record(table, seed))


@pytest.fixture(scope="module")
def review() -> Review:
    return review_of(record(), GAME, effort=QUICK)


def test_start_luck_and_choices_are_the_result(review: Review) -> None:
    assert all(account.adds_up() for account in review.accounts)
    assert sum(account.result for account in review.accounts) == WHOLE
    assert sum(account.start for account in review.accounts) == WHOLE


def test_an_account_that_does_not_add_up_is_noticed() -> None:
    assert not SeatAccount(2500, 100, -50, 0, 2600, 1, 1).adds_up()


def test_chances_are_whole_after_every_entry(review: Review) -> None:
    for entry in review.entries:
        assert sum(entry.chances) == WHOLE
        assert sum(entry.choice) == 0
        assert sum(entry.luck) == 0


def test_a_choice_never_gains_against_the_best(review: Review) -> None:
    judged = [entry.judgement for entry in review.entries if entry.judgement is not None]
    assert judged
    assert all(one.loss() >= 0 for one in judged)


def test_moments_are_few_and_large(review: Review) -> None:
    assert len(review.moments) <= MOST
    assert all(abs(moment.swing) >= SWING for moment in review.moments)
    assert [moment.n for moment in review.moments] == sorted(moment.n for moment in review.moments)


def test_the_same_record_is_reviewed_alike(review: Review) -> None:
    assert review_of(record(), GAME, effort=QUICK) == review


def test_a_running_game_is_not_reviewed() -> None:
    running = record()
    running.entries = running.entries[:-1]
    with pytest.raises(NoReview, match="not over"):
        review_of(running, GAME)


def test_parts_add_up_whatever_the_chances() -> None:
    assert in_whole_parts([1 / 3, 1 / 3, 1 / 3]) == [3334, 3333, 3333]
    assert in_whole_parts([0.0, 2.0]) == [0, WHOLE]


def test_luck_goes_on_where_the_game_has_come_to() -> None:
    options = GAME.options(2)
    state = GAME.new(options, GAME.components(options.edition))
    used = PairedLuck(5)
    drawn: dict[str, int] = {}
    for _ in range(3):
        chance = state.pending().chance
        assert chance is not None
        drawn[chance.purpose] = drawn.get(chance.purpose, 0) + 1
        used.draw(state)
    assert luck_after(drawn, 5).states == used.states


def test_an_entry_that_leaves_no_choice_changes_nothing(review: Review) -> None:
    forced = [entry for entry in review.entries[:-1] if entry.seat is not None and entry.judgement is None]
    assert all(not any(entry.luck) and not any(entry.choice) for entry in forced)


def test_an_open_choice_is_no_luck(review: Review) -> None:
    judged = [entry for entry in review.entries if entry.judgement is not None]
    assert all(not any(entry.luck) for entry in judged if entry.judgement and not entry.judgement.expected)


def test_a_short_game_is_reviewed_more_thoroughly() -> None:
    position = replay(record(), GAME).position
    stages = list(course_of(position.game_setup, position.line))
    assert effort_for(stages).rollouts == MOST_ROLLOUTS
    assert effort_for(stages * 200).rollouts < MOST_ROLLOUTS
    assert effort_for(stages * 200).depth < effort_for(stages).depth


def test_uncertainty_is_stated(review: Review) -> None:
    assert 0 < review.uncertainty < WHOLE


def test_few_estimates_and_comparisons_add_up_too(review: Review) -> None:
    few = review_of(record(), GAME, effort=QUICK._replace(checkpoints=4, compared=2))
    compared = [one for one in few.entries if one.judgement is not None and len(one.judgement.compared) > 1]
    assert len(compared) == 2
    assert len({tuple(entry.chances) for entry in few.entries}) <= 5  # four and the result
    assert all(account.adds_up() for account in few.accounts)
    assert all(account.own_choices <= 0 for account in few.accounts)
    assert [one.decisions for one in few.accounts] == [one.decisions for one in review.accounts]
    assert all(moment.kind == CHOICE for moment in few.moments)


def test_a_game_that_is_played_out_stays_uncertain(monkeypatch: pytest.MonkeyPatch) -> None:
    values = GAME.values()
    assert values is not None
    estimator = ChanceEstimator(OnePlyPolicy(values), rollouts=1, depth=NO_LIMIT)
    options = GAME.options(3)
    state = GAME.new(options, GAME.components(options.edition))
    blurred = max(estimator.play_on(state, 5))
    monkeypatch.setattr(chances, "SOFTNESS", 0.0)
    assert 1 / 3 < blurred < max(estimator.play_on(state, 5))


def test_playing_out_takes_the_work_of_comparing_everything() -> None:
    position = replay(record(), GAME).position
    stages = list(course_of(position.game_setup, position.line)) * 100
    effort = effort_for(stages, plays_out=True)
    assert effort.depth == NO_LIMIT
    assert effort.compared < sum(stage.is_open_answer() for stage in stages)
    assert effort_for(stages).compared == NO_LIMIT


def test_choices_in_a_row_are_one_moment() -> None:
    def entry(n: int, seat: int, loss: int) -> ReviewedEntry:
        best, chosen = Alternative("best", [6000, 4000]), Alternative("chosen", [6000 - loss, 4000 + loss])
        return ReviewedEntry(n, seat, [5000, 5000], [0, 0], [0, 0], Judgement(seat, chosen, best, [best], []))

    entries = [entry(1, 0, 800), entry(2, 0, 2000), entry(3, 0, 900), entry(4, 1, 0), entry(5, 0, 700)]
    assert [moment.n for moment in moments_of(entries)] == [2, 5]
