"""Measure OpenSpiel's backgammon and hearts under uniformly random play, driven from Python.

Run by the interpreter of OpenSpiel's own environment; the last line printed is one JSON object.
A game of hearts is one deal, a decision of backgammon is one roll's move (two of them after a double).
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from random import Random
from typing import Protocol

import pyspiel  # type: ignore[import-not-found, unused-ignore]

GAMES = ("backgammon", "hearts")
CHANCE = int(pyspiel.PlayerId.CHANCE)


class State(Protocol):
    """The part of pyspiel.State that this script uses."""

    def current_player(self) -> int:
        """The player to move; negative for chance and the end of the game."""

    def legal_actions(self) -> list[int]:
        """List the actions of the player to move."""

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the outcomes of a chance node with their probabilities."""

    def apply_action(self, action: int) -> None:
        """Advance by one action or outcome."""


class Game(Protocol):
    """The part of pyspiel.Game that this script uses."""

    def new_initial_state(self) -> State:
        """Set up one game."""


def sample(outcomes: list[tuple[int, float]], rng: Random) -> int:
    """Draw one outcome; a plain walk beats random.choices and numpy on lists this short."""
    left = rng.random()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]  # rounding left the probabilities slightly below 1


def play(game: Game, rng: Random) -> int:
    """Play one game to its end and count the decisions that had a choice."""
    state = game.new_initial_state()
    decisions = 0
    while True:
        player = state.current_player()
        if player >= 0:
            actions = state.legal_actions()
            choices = len(actions)
            if choices > 1:
                decisions += 1
            # Cheaper than rng.choice: the reference should not pay for our driver.
            state.apply_action(actions[int(rng.random() * choices)])
        elif player == CHANCE:
            state.apply_action(sample(state.chance_outcomes(), rng))
        else:
            return decisions


def measure(name: str, seconds: float, seed: int) -> dict[str, float]:
    """Play games for `seconds`, finishing the last one."""
    game: Game = pyspiel.load_game(name)
    rng = Random(seed)
    play(game, rng)  # one-time set-up in the first game is not part of the reference's speed
    games = decisions = 0
    elapsed = 0.0
    start = time.perf_counter()
    while elapsed < seconds or not games:
        decisions += play(game, rng)
        games += 1
        elapsed = time.perf_counter() - start
    return {
        "games": games,
        "decisions": decisions,
        "seconds": elapsed,
        "games_per_s": games / elapsed,
        "decisions_per_s": decisions / elapsed,
        "decisions_per_game": decisions / games,
    }


def main() -> None:
    """Read the options, measure each game in turn and print the figures."""
    parser = argparse.ArgumentParser(description="OpenSpiel's backgammon and hearts under random play.")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to play each game (default 5)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the random moves (default 1)")
    options = parser.parse_args()
    seconds: float = options.seconds
    seed: int = options.seed
    sys.stdout.write(json.dumps({name: measure(name, seconds, seed) for name in GAMES}) + "\n")


if __name__ == "__main__":
    main()
