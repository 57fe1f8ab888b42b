"""What evaluation costs in rollouts: the same rollouts by values and by a stub that repeats their answers.

    python -m bench.rollouts --game kingsburg --positions 200

Needs the compiled build; the ratio of interpreted rules says nothing.
"""

from __future__ import annotations

import argparse
import sys
import time

from kingscourt.bots.search.recorded_values import Recorder, Stub
from kingscourt.components.named_files import shipped_components
from kingscourt.games.registry import game as game_named
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import DECISION
from kingscourt.kernel.game import Game
from kingscourt.kernel.paired_luck import PairedLuck
from kingscourt.kernel.policy_playout import OnePlyPolicy
from kingscourt.kernel.state import State
from kingscourt.kernel.values import Values

TITLES = ["kingsburg", "royals", "rival_kings", "paladins"]
BAR = 1.6
REPEATS = 5


def middle_positions(game: Game, seats: int, count: int) -> list[State]:
    """Positions of games played by the policy itself, from the beginning to the end."""
    options = game.options(seats)
    components = shipped_components(game, options.edition)
    values = game.values()
    assert values is not None
    found: list[State] = []
    seed = 0
    while len(found) < count:
        seed += 1
        world = game.new(options, components)
        world.tells = False
        luck, random = PairedLuck(seed), FastRandom(seed)
        policy = OnePlyPolicy(values)
        for _ in range(30):
            world = policy.play(world, luck, random, 1 + random.index(24))
            if world.pending().kind == DECISION:
                found.append(world.copy())
    return found[:count]


def seconds(values: Values[State], position: State, seed: int, decisions: int) -> float:
    """The time of one rollout."""
    world = position.copy()
    policy = OnePlyPolicy(values)
    luck, random = PairedLuck(seed), FastRandom(seed)
    start = time.perf_counter()
    policy.play(world, luck, random, decisions)
    return time.perf_counter() - start


def cost_of(game: Game, seats: int, count: int, decisions: int) -> tuple[float, float]:
    """Milliseconds of a rollout with values and with a stub, the quickest of several repeats each."""
    values = game.values()
    assert values is not None
    real = stub = 0.0
    for seed, position in enumerate(middle_positions(game, seats, count)):
        recorder = Recorder(values)
        seconds(recorder, position, seed, decisions)
        real += min(seconds(values, position, seed, decisions) for _ in range(REPEATS))
        stub += min(seconds(Stub(recorder), position, seed, decisions) for _ in range(REPEATS))
    return 1000 * real / count, 1000 * stub / count


def main() -> int:
    """Print a line per game; exit with 1 if a ratio is above the bar."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=TITLES, action="append", help="may be given several times")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--decisions", type=int, default=24)
    arguments = parser.parse_args()
    worst = 0.0
    for title in arguments.game or TITLES:
        found = game_named(title)
        real, stub = cost_of(found, arguments.seats, arguments.positions, arguments.decisions)
        worst = max(worst, real / stub)
        sys.stdout.write(
            f"{title}: {real:.3f} ms with values, {stub:.3f} ms with a stub, ratio {real / stub:.2f}\n"
        )
    return 1 if worst > BAR else 0


if __name__ == "__main__":
    raise SystemExit(main())
