"""How much of the cores' bare speed is left when a contest runs on several workers."""

from __future__ import annotations

import os
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import msgspec

from kingscourt.arena.contest.contest import Contest, check, round_seed
from kingscourt.arena.contest.lineups import lineup_of, rotated, round_count, seed_number
from kingscourt.arena.contest.results import RoundResult
from kingscourt.arena.contest.round_play import components_of, game_of
from kingscourt.arena.contest.state_play import play_game
from kingscourt.arena.execution.executor import OutsideExecutor
from kingscourt.arena.execution.run import RunListener, run_contest

WARM_UP_SECONDS = 1.0


class Scaling(msgspec.Struct, frozen=True):
    """Speed of the arena over bare speed.

    `efficiency` compares games per second with `jobs` times the bare ones; other work on the machine lowers
    it. `cpu_efficiency` compares games per second of processor time, of all processes with their start
    included, and hardly depends on other work; it is missing for workers that are not our own processes.
    """

    jobs: int
    bare_games_per_s: float  # one process, only the games
    games_per_s: float  # workers, results, folder; from the end of the warm-up
    efficiency: float
    cpu_efficiency: float | None


class Pace(msgspec.Struct, frozen=True):
    """Games by the clock and by processor time."""

    per_second: float
    per_cpu_second: float


class _Enough(Exception):
    """The measurement is over."""


class _Meter(RunListener):
    """Counts games from the end of the warm-up, when all workers have started."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.games = 0
        self.all_games = 0
        self.first: float | None = None
        self.start: float | None = None
        self.spent = 0.0

    def finished(self, result: RoundResult) -> None:
        now = time.perf_counter()
        self.all_games += len(result.games)
        if self.first is None:
            self.first = now
        elif self.start is None:
            if now - self.first >= WARM_UP_SECONDS:
                self.start = now
        else:
            self.games += len(result.games)
            self.spent = now - self.start
            if self.spent >= self.seconds:
                raise _Enough


def measure_scaling(contest: Contest, executor: OutsideExecutor, seconds: float) -> Scaling:
    """Measure the bare speed before and after the arena's, so that a change of load evens out."""
    check(contest)
    before = bare_pace(contest, seconds / 2)
    jobs = executor.workers()
    arena = arena_pace(contest, executor, seconds)
    after = bare_pace(contest, seconds / 2)
    bare = (before.per_second + after.per_second) / 2
    bare_cpu = (before.per_cpu_second + after.per_cpu_second) / 2
    return Scaling(
        jobs=jobs,
        bare_games_per_s=round(bare, 2),
        games_per_s=round(arena.per_second, 2),
        efficiency=round(arena.per_second / (jobs * bare), 3),
        cpu_efficiency=round(arena.per_cpu_second / bare_cpu, 3) if executor.owns_workers else None,
    )


def arena_pace(contest: Contest, executor: OutsideExecutor, seconds: float) -> Pace:
    """Games in workers, stored in a folder."""
    meter = _Meter(seconds)
    start = cpu_seconds()
    with tempfile.TemporaryDirectory() as folder, suppress(_Enough):
        run_contest(contest, executor, Path(folder) / "run", meter)
    spent = cpu_seconds() - start
    return Pace(meter.games / max(meter.spent, 1e-9), meter.all_games / max(spent, 1e-9))


def bare_pace(contest: Contest, seconds: float) -> Pace:
    """Games in this process, nothing else."""
    game = game_of(contest.game)
    options = game.options(contest.seats, contest.edition, contest.variants)
    components = components_of(contest.game, options.edition, contest.components)
    games = 0
    start, cpu_start = time.perf_counter(), time.process_time()
    for number in range(round_count(contest)):
        seed = round_seed(contest, seed_number(contest, number))
        for rotation in range(contest.seats):
            play_game(game, options, components, rotated(lineup_of(contest, number), rotation), seed)
            games += 1
        if time.perf_counter() - start >= seconds:
            break
    return Pace(games / (time.perf_counter() - start), games / (time.process_time() - cpu_start))


def cpu_seconds() -> float:
    """Processor time of this process and of its children that have ended."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system
