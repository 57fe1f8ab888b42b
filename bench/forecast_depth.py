"""How much forecasts gain by playing on: Brier scores in the middle of games, for rollouts of several depths.

Example: python -m bench.forecast_depth paladins --games 100 --rollouts 24 --depths 0,24,100,1000000
"""

from __future__ import annotations

import argparse
import sys

from kingscourt.arena.calibration.positions import Sampling, sampled_play, win_shares
from kingscourt.arena.calibration.quality import brier
from kingscourt.arena.training.self_play import SelfPlay
from kingscourt.kernel.policy_playout import OnePlyPolicy
from kingscourt.kernel.state import State
from kingscourt.review.chances import ChanceEstimator, mean_of

MIDDLE = (0.45, 0.55)
WIDEST = 12


def middle_of(kept: dict[int, State], progress: dict[int, float]) -> State | None:
    """The first position kept from the middle of a game."""
    for stage in sorted(kept):
        if MIDDLE[0] <= progress[stage] < MIDDLE[1]:
            return kept[stage]
    return None


def forecast(policy: OnePlyPolicy, state: State, rollouts: int, depth: int) -> list[float]:
    """The chances by playing on so many choices; one rollout of none is the rating itself."""
    estimator = ChanceEstimator(policy, rollouts, depth)
    return mean_of([estimator.play_on(state, 1000 + number) for number in range(rollouts if depth else 1)])


def main() -> None:
    """Play games between knights and compare forecasts with their results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rollouts", type=int, default=24)
    parser.add_argument("--depths", default="0,24,100,1000000", help="choices played on before rating")
    given = parser.parse_args()
    depths = [int(text) for text in given.depths.split(",")]
    play = SelfPlay(game=given.title, seats=given.seats, search="knight", seed=7)
    sums = dict.fromkeys(depths, 0.0)
    constant = 0.0
    for number in range(given.games):
        watched = sampled_play(Sampling(play=play, purpose="held out"), number)
        values = watched.values
        state = middle_of(watched.kept, {stage: values.progress(one) for stage, one in watched.kept.items()})
        if state is None:
            continue
        wins = win_shares(values, watched.state)
        policy = OnePlyPolicy(values, WIDEST)
        constant += brier([1 / len(wins)] * len(wins), wins)
        for depth in depths:
            sums[depth] += brier(forecast(policy, state, given.rollouts, depth), wins)
        sys.stderr.write(f"\r{number + 1} of {given.games}")
    for depth in depths:
        sys.stdout.write(
            f"{given.title}, {depth} choices: {1 - sums[depth] / constant:.1%} below equal chances\n"
        )


if __name__ == "__main__":
    main()
