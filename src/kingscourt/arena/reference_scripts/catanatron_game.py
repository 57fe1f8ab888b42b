"""Measure Catanatron with four random players on a shuffled base map.

Run by the interpreter of Catanatron's own environment; the last line printed is one JSON object.
Catanatron stops a game after 1000 turns (about one in a thousand under random play); it counts as one.
A seed does not repeat games from run to run: Catanatron iterates over sets ordered by memory address.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from typing import Protocol, TypeVar

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found, unused-ignore]

Action = TypeVar("Action")


class Decide(Protocol):
    """Catanatron's hook that replaces a player's own decide method."""

    def __call__(self, player: object, game: object, actions: list[Action]) -> Action:
        """Choose one of the playable actions."""


class RandomChoice:
    """Makes the same choices as RandomPlayer, draw for draw, and counts them."""

    def __init__(self) -> None:
        self.decisions = 0

    def __call__(self, player: object, game: object, actions: list[Action]) -> Action:
        """Choose like RandomPlayer.decide, at no additional cost."""
        choices = len(actions)
        if choices > 1:
            self.decisions += 1
        return actions[random.randrange(0, choices)]


def play(decide: Decide, seed: int) -> None:
    """Play one game to its end."""
    # Catanatron seeds the global generator itself, and takes seed 0 for none.
    Game([RandomPlayer(color) for color in Color], seed=seed).play(decide_fn=decide)


def measure(seconds: float, seed: int) -> dict[str, float]:
    """Play games for `seconds`, finishing the last one."""
    seeds = random.Random(seed)
    play(RandomChoice(), seeds.randrange(1, sys.maxsize))  # fills the caches of Catanatron's board
    choice = RandomChoice()
    games = 0
    elapsed = 0.0
    start = time.perf_counter()
    while elapsed < seconds or not games:
        play(choice, seeds.randrange(1, sys.maxsize))
        games += 1
        elapsed = time.perf_counter() - start
    return {
        "games": games,
        "decisions": choice.decisions,
        "seconds": elapsed,
        "games_per_s": games / elapsed,
        "decisions_per_s": choice.decisions / elapsed,
        "decisions_per_game": choice.decisions / games,
    }


def main() -> None:
    """Read the options, measure and print the figures."""
    parser = argparse.ArgumentParser(description="Catanatron with four random players.")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to play (default 5)")
    parser.add_argument("--seed", type=int, default=1, help="seed of dice, maps and moves (default 1)")
    options = parser.parse_args()
    sys.stdout.write(json.dumps({"catanatron": measure(options.seconds, options.seed)}) + "\n")


if __name__ == "__main__":
    main()
