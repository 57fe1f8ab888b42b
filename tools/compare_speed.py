"""Compare how fast two compiled builds play, game by game, in one run on one core.

Both builds play the same games at random, in turn, many times. Each pair gives a ratio of decisions per
second of processor time. The median and the middle half of these ratios are printed: above 1, the second is
faster.

Example: python tools/compare_speed.py ../before/.venv-compiled/bin/python .venv-compiled/bin/python
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys

PAIRS = 24
GAMES = {"kingsburg": 3, "royals": 3, "rival_kings": 3, "paladins": 2}
PLAYER = """
import sys, time
from kingscourt.games.registry import game
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.random_playout import playout
for line in sys.stdin:
    name, seats, first, count = line.split()
    played = game(name)
    options = played.options(int(seats))
    components = played.components(options.edition)
    decisions, began = 0, time.process_time()
    for seed in range(int(first), int(first) + int(count)):
        decisions += playout(played.new(options, components), FastRandom(seed << 16))
    print(decisions, time.process_time() - began, flush=True)
"""


class Build:
    """A Python with one build, waiting for games to play."""

    def __init__(self, python: str) -> None:
        self.process = subprocess.Popen(
            [python, "-c", PLAYER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def play(self, name: str, seats: int, first: int, count: int) -> tuple[int, float]:
        """Play some games; returns the decisions and the seconds of processor time."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{name} {seats} {first} {count}\n")
        self.process.stdin.flush()
        decisions, seconds = self.process.stdout.readline().split()
        return int(decisions), float(seconds)


def enough(build: Build, name: str, seats: int, seconds: float) -> int:
    """How many games take about so long."""
    build.play(name, seats, 0, 5)
    _, taken = build.play(name, seats, 0, 20)
    return max(5, round(20 * seconds / taken))


def ratios(before: Build, after: Build, name: str, seats: int, pairs: int, seconds: float) -> list[float]:
    """Speeds of the second build by those of the first; who begins alternates."""
    count = enough(before, name, seats, seconds)
    enough(after, name, seats, seconds)
    found: list[float] = []
    for pair in range(pairs):
        builds = [before, after] if pair % 2 == 0 else [after, before]
        played = {build: build.play(name, seats, pair * count, count) for build in builds}
        (old_decisions, old_seconds), (new_decisions, new_seconds) = played[before], played[after]
        found.append((new_decisions / new_seconds) / (old_decisions / old_seconds))
    return found


def main() -> None:
    """Compare all games and print a line each."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("before", help="a Python with the first build")
    parser.add_argument("after", help="a Python with the second build")
    parser.add_argument("--pairs", type=int, default=PAIRS, help=f"how many pairs per game ({PAIRS})")
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="about how long one half of a pair takes (1)"
    )
    given = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # the builds inherit it
    before, after = Build(given.before), Build(given.after)
    for name, seats in GAMES.items():
        found = sorted(ratios(before, after, name, seats, given.pairs, given.seconds))
        quarter = len(found) // 4
        middle = f"{found[quarter]:.3f} to {found[-1 - quarter]:.3f}"
        sys.stdout.write(
            f"{name}: {statistics.median(found):.3f} (middle half {middle}, {len(found)} pairs)\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
