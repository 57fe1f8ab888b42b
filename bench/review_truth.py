"""Compare what reviews say about costly choices with games played to the end after either answer.

Example: python -m bench.review_truth kingsburg --games 2 --worlds 200
"""

from __future__ import annotations

import argparse
import math
import sys
from statistics import mean, stdev

from bench.reviews import record_of
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.games.registry import game as find_game
from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.game import Game
from kingscourt.kernel.policy_playout import NO_LIMIT
from kingscourt.kernel.state import State
from kingscourt.review.chances import ChanceEstimator
from kingscourt.review.judgement import Judgement, answered
from kingscourt.review.moments import SWING
from kingscourt.review.review import Reviewer, review_of
from kingscourt.table.replay import replay

MOST = 6  # choices of one game


def true_costs(
    game: Game, state: State, judged: Judgement, estimator: ChanceEstimator, worlds: int
) -> list[float]:
    """What the better answer gains in each of many worlds that the seat cannot tell from the true one."""
    handle = SeatHandle(game, state, judged.seat)
    legal: dict[str, Action] = {action.text: action for action in state.legal(judged.seat)}
    random = FastRandom(99)
    costs: list[float] = []
    for _ in range(worlds):
        world = handle.imagine(random)
        luck = random.word()
        better, chosen = [
            estimator.play_on(answered(world, judged.seat, legal[one.action]), luck)[judged.seat]
            for one in (judged.best, judged.chosen)
        ]
        costs.append(100 * (better - chosen))
    return costs


def main() -> None:
    """Review games and check their costliest choices."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--bots", default="knight")
    parser.add_argument("--worlds", type=int, default=200)
    given = parser.parse_args()
    game = find_game(given.title)
    for number in range(given.first, given.first + given.games):
        record = record_of(game, given.bots, number)
        review = review_of(record, game)
        reviewer = Reviewer(game, replay(record, game).position, review.effort)
        estimator = ChanceEstimator(reviewer.estimator.policy, 1, NO_LIMIT)
        states = {stage.entry.n: stage.before for stage in reviewer.stages}
        costly = [(one.n, one.judgement) for one in review.entries if one.judgement is not None]
        costly = sorted(costly, key=lambda pair: -pair[1].loss())[:MOST]
        for n, judged in costly:
            if judged.loss() >= SWING:
                costs = true_costs(game, states[n], judged, estimator, given.worlds)
                error = stdev(costs) / math.sqrt(len(costs))
                sys.stdout.write(
                    f"{game.id} {number}, entry {n}: said to cost {judged.loss() / 100:.0f} points, "
                    f"to the end {mean(costs):.0f} ±{error:.0f} "
                    f"({judged.chosen.action}; {judged.best.action})\n"
                )
                sys.stdout.flush()


if __name__ == "__main__":
    main()
