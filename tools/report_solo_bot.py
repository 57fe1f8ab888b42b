"""Report how the bot `greedy` does at a game's solo tables, level by level, and against `random` bots.

The page has only figures that the same seeds reproduce, and says where they come from.
Example: .venv-compiled/bin/python tools/report_solo_bot.py paladins --games 200 --random-games 500
"""

from __future__ import annotations

import argparse
from pathlib import Path

from kingscourt.arena.match import match_seed, play_match
from kingscourt.arena.simulate import SimulationRequest, simulate, wilson
from kingscourt.games.registry import game as find_game
from kingscourt.kernel.game import Game
from kingscourt.kernel.options import OptionSpec
from kingscourt.table.result import result_of

FOLDER = Path("docs/project/reports")
SEED = 2026


def solo_line(game: Game, spec: OptionSpec, level: str, games: int) -> str:
    """One level as a table row."""
    options = game.options(1, "", {spec.name: level})
    components = game.components(options.edition)
    own = other = wins = 0
    for number in range(games):
        table = play_match(game, options, components, ["greedy"], match_seed(SEED, number))
        outcome = result_of(table.position)
        assert outcome is not None
        for line in outcome.ranking:
            if line.seat is None:
                other += line.score
            else:
                own += line.score
                wins += line.rank == 1
    low, high = wilson(wins, games)
    interval = f"{100 * low:.1f} - {100 * high:.1f} %"
    share = f"{100 * wins / games:.1f} %"
    return f"| {level} | {games} | {wins} | {share} | {interval} | {own / games:.1f} | {other / games:.1f} |"


def random_line(game: Game, games: int) -> str:
    """`greedy` on the first seat, `random` on all others."""
    seats = game.seat_range[-1]
    report = simulate(
        SimulationRequest(game=game.id, seats=seats, games=games, seed=SEED, bots=["greedy", "random"])
    )
    first, *others = report.seats
    low, high = first.interval
    mean = sum(seat.mean_score for seat in others) / len(others)
    return (
        f"Against {len(others)} `random` on {seats} seats, {games} games: {first.wins:.0f} wins,"
        f" 95 % interval {100 * low:.1f} - {100 * high:.1f} %, {first.mean_score:.1f} points to {mean:.1f}."
    )


def page(game: Game, spec: OptionSpec, games: int, random_games: int) -> str:
    """The report."""
    command = f"tools/report_solo_bot.py {game.id} --games {games} --random-games {random_games}"
    rows = "\n".join(solo_line(game, spec, level, games) for level in spec.choices)
    return f"""# {game.id}: the bot `greedy`, rules {game.rules_version}

Made by `{command}` (seed {SEED}).
A single level: `kingscourt simulate {game.id} --solo {spec.choices[0]} --bots greedy --games {games}`.

## Against the solo opponent

| level | games | wins | share | 95 % interval | points | points of the opponent |
|---|---|---|---|---|---|---|
{rows}

## Against `random`

{random_line(game, random_games)}
"""


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", help="id of a game with a solo opponent")
    parser.add_argument("--games", type=int, default=200, help="solo games per level")
    parser.add_argument("--random-games", type=int, default=500, help="games against random")
    given = parser.parse_args()
    game = find_game(given.game)
    specs = [spec for spec in game.option_specs if spec.solo]
    if not specs:
        parser.error(f"{game.id} has no solo mode")
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{game.id}-greedy.md"
    path.write_text(page(game, specs[0], given.games, given.random_games), "utf-8")


if __name__ == "__main__":
    main()
