"""Positions of games played, with what values and points say there and how the game ended."""

from __future__ import annotations

from typing import Final

import msgspec

from kingscourt.arena.contest.state_play import StatePlay
from kingscourt.arena.match import bot_seed
from kingscourt.arena.training.self_play import SelfPlay, game_seed, started_game, values_of
from kingscourt.components.weights_file import read_weights
from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.state import State
from kingscourt.kernel.values import Values

STAGES: Final = 20  # parts of a game; one position is taken from each
PICKER: Final = 199  # in place of a seat, so that the choice of positions has a seed that no bot has


class Position(msgspec.Struct, frozen=True):
    """One moment of a game, by contender."""

    progress: float
    worths: list[float]  # weighted features
    points: list[float]  # if the game ended now


class PlayedGame(msgspec.Struct, frozen=True):
    """The positions taken from one game, and its end by contender."""

    positions: list[Position]
    final: list[float]  # points, tie-breakers as fractions
    wins: list[float]  # 1 for the winner; several winners share it


class Sampling(msgspec.Struct, frozen=True, kw_only=True):
    """What determines the games and the positions taken from them."""

    play: SelfPlay
    weights: str = ""  # text of other weights than the game's own
    purpose: str  # which seeds: those for fitting and those held out


class SampledPlay(StatePlay):
    """A game of which one position per stage is kept, each decision of a stage with the same chance."""

    def __init__(self, play: StatePlay, values: Values[State], seed: int) -> None:
        super().__init__(play.game, play.state, play.bots, play.source)
        self.values = values
        self.random = FastRandom(seed)
        self.seen = [0] * STAGES
        self.kept: dict[int, State] = {}

    def choose(self, state: State, seat: int) -> Action:
        """The bot's answer, after the position has perhaps been kept."""
        if state is self.state:  # and no trial of a sealed choice
            stage = min(int(self.values.progress(state) * STAGES), STAGES - 1)
            self.seen[stage] += 1
            if self.random.index(self.seen[stage]) == 0:
                self.kept[stage] = state.copy()
        return super().choose(state, seat)


def sampled_play(sampling: Sampling, number: int) -> SampledPlay:
    """Play a game and keep positions."""
    play = sampling.play
    layout = values_of(play).weights.layout
    weights = read_weights(layout, sampling.weights) if sampling.weights else None
    values = values_of(play, weights)
    seed = game_seed(play, sampling.purpose, number)
    watched = SampledPlay(
        started_game(play, [values_of(play, weights) for _ in range(play.seats)], seed),
        values,
        bot_seed(seed, PICKER),
    )
    watched.play()
    return watched


def sample_game(sampling: Sampling, number: int) -> PlayedGame:
    """The positions of one game: a pure function of the request and the number."""
    watched = sampled_play(sampling, number)
    values = watched.values
    return PlayedGame(
        [position_of(values, watched.kept[stage]) for stage in sorted(watched.kept)],
        final_points(values, watched.state),
        win_shares(values, watched.state),
    )


def position_of(values: Values[State], state: State) -> Position:
    """What values and points say at a position."""
    contenders = range(values.contenders(state))
    return Position(
        values.progress(state),
        [values.worth(state, one) for one in contenders],
        [values.final_points(state, one) for one in contenders],
    )


def final_points(values: Values[State], end: State) -> list[float]:
    """The points of all contenders at the end."""
    return [values.final_points(end, one) for one in range(values.contenders(end))]


def win_shares(values: Values[State], end: State) -> list[float]:
    """Who won; an opponent without a seat is the last contender."""
    outcome = end.outcome()
    assert outcome is not None
    contenders = values.contenders(end)
    first = [line.seat for line in outcome.ranking if line.rank == 1]
    winners = [contenders - 1 if seat is None else seat for seat in first]
    return [1 / len(winners) if one in winners else 0.0 for one in range(contenders)]
