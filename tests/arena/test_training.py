"""Learning weights: what mirrored games say, small steps, champions that were tested, and interruptions."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kingscourt.arena.execution.executor import InProcessExecutor
from kingscourt.arena.execution.process_executor import ProcessExecutor
from kingscourt.arena.execution.run_folder import BadRun
from kingscourt.arena.statistics.sequential_test import ACCEPT_H0, ACCEPT_H1, TestPlan
from kingscourt.arena.statistics.shares import Share
from kingscourt.arena.training import training_run
from kingscourt.arena.training.duel import Duel, DuelResult, run_duel
from kingscourt.arena.training.evolution import (
    Generation,
    MirroredResult,
    Slope,
    estimate,
    play_mirrored,
    random_signs,
    stepped,
)
from kingscourt.arena.training.request import Training
from kingscourt.arena.training.self_play import SelfPlay, values_of
from kingscourt.arena.training.training_folder import GENERATIONS_FILE, Standing
from kingscourt.arena.training.training_run import Trainer, TrainingListener, run_training
from kingscourt.arena.training.weight_vector import WeightVector
from kingscourt.components.weights_file import read_weights, write_weights
from kingscourt.kernel.values import FeatureLayout, Weights

PLAY = SelfPlay(game="rival_kings", seats=2, seed=3)
SMALL = Training(
    play=PLAY,
    start=write_weights(values_of(PLAY).weights),
    generations=3,
    pairs=2,
    test_every=2,
    test_rounds=2,
    proof_rounds=2,
)
WEIGHTS = Weights(FeatureLayout("toy", 1, ["points", "goods", "hope"]), [1.0, 2.0, 0.5], [1.0, 2.0, 0.0])


def test_the_unit_stays_and_weights_that_begin_as_one_move_as_one() -> None:
    vector = WeightVector(WEIGHTS)
    assert vector.names() == ["goods", "hope (early)", "hope (late)"]
    moved = vector.weights([3.0, 0.6, 0.1])
    assert (moved.early, moved.late) == ([1.0, 3.0, 0.6], [1.0, 3.0, 0.1])
    assert vector.numbers(moved) == [3.0, 0.6, 0.1]
    assert WeightVector(WEIGHTS, split=True).names()[:2] == ["goods (early)", "goods (late)"]


def test_mirrored_games_say_what_an_offset_is_worth() -> None:
    worth = [0.1, 0.0, -0.05]
    results = []
    for number in range(400):
        signs = [random_signs(10 * number + seat, 3) for seat in range(2)]
        gains = [sum(sign * one for sign, one in zip(own, worth, strict=True)) for own in signs]
        results.append(MirroredResult(signs, gains))
    slope = estimate(results)
    assert slope.gains == pytest.approx(worth, abs=0.02)
    assert slope.certainties()[0] > 10
    assert abs(slope.certainties()[1]) < 4


def test_steps_are_small_however_sure_the_games_are() -> None:
    sure = Slope([1.0, -1.0, 0.0], [0.001, 1.0, 1.0])
    assert stepped([2.0, 1.0, 0.0], sure, 0.2, 0.1) == pytest.approx(
        [2.0 + 2.0 * 0.2 * 0.1 * 3, 1.0 - 1.0 * 0.2 * 0.1, 0.0]
    )


def test_mirrored_games_depend_on_nothing_but_the_request() -> None:
    start = read_weights(values_of(PLAY).weights.layout, SMALL.start)
    generation = Generation(
        play=PLAY,
        start=SMALL.start,
        split=False,
        centre=WeightVector(start).numbers(start),
        noise=0.2,
        softness=5.0,
        number=0,
    )
    first = play_mirrored(generation, 1)
    assert first == play_mirrored(generation, 1)
    assert first.gains[0] == pytest.approx(-first.gains[1])  # two seats share what there is
    still = msgspec.structs.replace(generation, noise=0.0)
    assert play_mirrored(still, 1).gains == [0.0, 0.0]


def test_equal_weights_have_exactly_half() -> None:
    duel = Duel(play=PLAY, challenger=SMALL.start, champion=SMALL.start, purpose="test")
    result = run_duel(duel, InProcessExecutor(), 3)
    assert result.share.share == 0.5
    assert result.games == 6


def test_a_duel_finds_the_worse_weights() -> None:
    good = values_of(PLAY).weights
    bad = Weights(good.layout, [-one for one in good.early], [-one for one in good.late])
    duel = Duel(play=PLAY, challenger=write_weights(bad), champion=SMALL.start, purpose="test")
    result = run_duel(duel, InProcessExecutor(), 60, TestPlan(0.4, 0.6))
    assert result.decision == ACCEPT_H0
    assert result.share.clusters < 60


def test_a_solo_duel_compares_wins_against_the_game() -> None:
    play = SelfPlay(game="paladins", seats=1, variants={"difficulty": "easy"})
    text = write_weights(values_of(play).weights)
    duel = Duel(play=play, challenger=text, champion=text, purpose="test")
    assert run_duel(duel, InProcessExecutor(), 1).share.share == 0.5


@pytest.fixture
def fixed_duels(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Duels that end as the list says, from its end."""
    decisions: list[str] = []

    def duel(*_: object) -> DuelResult:
        return DuelResult(Share(0.6, (0.5, 0.7), 2), 4, decisions.pop())  # type: ignore[arg-type]

    monkeypatch.setattr(training_run, "run_duel", duel)
    return decisions


def trainer() -> Trainer:
    return Trainer(msgspec.structs.replace(SMALL, test_every=1), InProcessExecutor(), TrainingListener())


def test_a_champion_is_replaced_only_after_its_test(fixed_duels: list[str]) -> None:
    fixed_duels.append(ACCEPT_H1)
    first = trainer().first()
    after = trainer().next(first)
    assert after.champion == after.centre != first.centre
    assert after.promoted == 1


def test_a_challenger_that_is_no_better_is_given_up(fixed_duels: list[str]) -> None:
    fixed_duels.append(ACCEPT_H0)
    first = trainer().first()
    after = trainer().next(first)
    assert after.champion == after.centre == first.champion
    assert after.step == first.step / 2


def test_an_undecided_challenger_goes_on_learning(fixed_duels: list[str]) -> None:
    fixed_duels.append("none")
    first = trainer().first()
    after = trainer().next(first)
    assert after.champion == first.champion != after.centre
    assert after.step == first.step


class StopAfter(TrainingListener):
    """Interrupts a training."""

    def __init__(self, generations: int) -> None:
        self.generations = generations

    def finished(self, standing: Standing) -> None:
        if standing.generation == self.generations:
            raise KeyboardInterrupt


def test_an_interrupted_training_goes_on(tmp_path: Path) -> None:
    straight, stopped = tmp_path / "straight", tmp_path / "stopped"
    run_training(SMALL, ProcessExecutor(2), straight, TrainingListener())
    with pytest.raises(KeyboardInterrupt):
        run_training(SMALL, InProcessExecutor(), stopped, StopAfter(1))
    with (stopped / GENERATIONS_FILE).open("ab") as file:
        file.write(b'{"generation":2,"cen')  # the power went
    run_training(SMALL, InProcessExecutor(), stopped, TrainingListener())
    assert (stopped / GENERATIONS_FILE).read_bytes() == (straight / GENERATIONS_FILE).read_bytes()


def test_another_request_is_refused(tmp_path: Path) -> None:
    training = msgspec.structs.replace(SMALL, generations=1)
    run_training(training, InProcessExecutor(), tmp_path, TrainingListener())
    with pytest.raises(BadRun, match="another training"):
        run_training(SMALL, InProcessExecutor(), tmp_path, TrainingListener())
