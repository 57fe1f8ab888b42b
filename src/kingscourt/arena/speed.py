"""Speed of the rules, compared with other engines in the same run."""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES

import msgspec

from kingscourt.arena.reference_engines import Reference, measure_references
from kingscourt.components.named_files import shipped_components
from kingscourt.games.registry import game as find_game
from kingscourt.kernel import state as kernel_state
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE, OVER
from kingscourt.kernel.game import Game
from kingscourt.kernel.random_playout import copy_often, draw_chance, playout
from kingscourt.kernel.state import State

SEATS = 4
COPY_BATCH = 1000


class GameSpeed(msgspec.Struct, frozen=True):
    """Random play of one game on one core: real choices only, without draws, with events."""

    decisions_per_s: float  # in the compiled loop that search and training use
    decisions_per_s_from_python: float  # stepped from Python, as the references are
    games_per_s: float
    decisions_per_game: float
    copies_per_s: float
    seats: int
    compiled: bool  # the game's own rules; a plugin is interpreted even beside a compiled kernel


class BenchReport(msgspec.Struct, frozen=True):
    """Our games, the references, and the ratios of our decisions per second, from Python, to theirs."""

    compiled: bool  # the kernel
    games: dict[str, GameSpeed]
    references: dict[str, Reference | None]
    ratios: dict[str, dict[str, float | None]]


def bench(names: list[str], seconds: float, with_references: bool = True) -> BenchReport:
    """Measure the games one after another, then the references."""
    speeds = {name: measure(find_game(name), seconds) for name in names}
    references = measure_references(seconds) if with_references else {}
    return BenchReport(is_compiled(), speeds, references, _ratios(speeds, references))


def is_compiled() -> bool:
    """Whether the kernel runs as native code."""
    return is_native(kernel_state.__file__)


def has_compiled_rules(state: State) -> bool:
    """Whether the rules of a state's game run as native code; the module of the state stands for all."""
    return is_native(sys.modules[type(state).__module__].__file__)


def is_native(file: str | None) -> bool:
    """Whether the file of a module is a native library."""
    return (file or "").endswith(tuple(EXTENSION_SUFFIXES))


def measure(game: Game, seconds: float) -> GameSpeed:
    """Measure one game, with four seats if it allows them."""
    seats = SEATS if SEATS in game.seat_range else game.seat_range[-1]
    options = game.options(seats)
    games, decisions, spent = _play_for(seconds, game, seats, playout)
    _, stepped, spent_stepping = _play_for(seconds / 2, game, seats, playout_from_python)
    return GameSpeed(
        decisions_per_s=round(decisions / spent, 1),
        decisions_per_s_from_python=round(stepped / spent_stepping, 1),
        games_per_s=round(games / spent, 2),
        decisions_per_game=round(decisions / games, 2),
        copies_per_s=round(_copies_per_s(_middle_positions(game, seats), seconds / 2), 1),
        seats=seats,
        compiled=has_compiled_rules(game.new(options, shipped_components(game, options.edition))),
    )


def playout_from_python(state: State, random: FastRandom) -> int:
    """`playout`, but in this module, which is never compiled."""
    decisions = 0
    while (pending := state.pending()).kind != OVER:
        if pending.kind == CHANCE:
            draw_chance(state, random)
            continue
        seat = pending.seats[0]
        legal = state.legal(seat)
        choices = len(legal)
        decisions += choices > 1
        state.apply(seat, legal[random.index(choices) if choices > 1 else 0])
    return decisions


def _play_for(
    seconds: float, game: Game, seats: int, play: Callable[[State, FastRandom], int]
) -> tuple[int, int, float]:
    """Games, decisions and seconds spent."""
    options = game.options(seats)
    components = shipped_components(game, options.edition)
    random = FastRandom(7)
    play(game.new(options, components), random)  # warm up
    gc.freeze()  # the catalogue lives as long as the process; do not let the collector walk it repeatedly
    games = decisions = 0
    start = time.perf_counter()
    while True:
        decisions += play(game.new(options, components), random)
        games += 1
        spent = time.perf_counter() - start
        if spent >= seconds:
            return games, decisions, spent


def _middle_positions(game: Game, seats: int) -> list[State]:
    """Positions from a whole game, so that the copies are like those of a search."""
    options = game.options(seats)
    components = shipped_components(game, options.edition)
    positions: list[State] = []
    for number in range(8):
        state = game.new(options, components)
        playout(state, FastRandom(number), limit=40 * (number + 1))
        state.take_events()
        positions.append(state)
    return positions


def _copies_per_s(positions: list[State], seconds: float) -> float:
    copies = 0
    start = time.perf_counter()
    while True:
        for state in positions:
            copy_often(state, COPY_BATCH)
        copies += COPY_BATCH * len(positions)
        spent = time.perf_counter() - start
        if spent >= seconds:
            return copies / spent


def _ratios(
    speeds: dict[str, GameSpeed], references: dict[str, Reference | None]
) -> dict[str, dict[str, float | None]]:
    ratios: dict[str, dict[str, float | None]] = {}
    for name, speed in speeds.items():
        ratios[name] = {
            other: None
            if reference is None
            else round(speed.decisions_per_s_from_python / reference.decisions_per_s, 2)
            for other, reference in references.items()
        }
    return ratios
