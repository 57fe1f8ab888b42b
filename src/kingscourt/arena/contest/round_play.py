"""One round of a contest: a pure function of the contest and the round's number."""

from __future__ import annotations

from functools import cache, lru_cache

from kingscourt.arena.contest.contest import Contest, round_seed
from kingscourt.arena.contest.lineups import lineup_of, rotated, seed_number
from kingscourt.arena.contest.results import RoundResult
from kingscourt.arena.contest.state_play import game_result, play_game
from kingscourt.components.named_files import shipped_components
from kingscourt.games.registry import game as find_game
from kingscourt.kernel.game import Components, Game


def play_round(contest: Contest, number: int) -> RoundResult:
    """Play all rotations of a round's lineup with the same luck; only the times differ between calls."""
    game = game_of(contest.game)
    options = game.options(contest.seats, contest.edition, contest.variants)
    components = components_of(contest.game, options.edition, contest.components)
    seed = round_seed(contest, seed_number(contest, number))
    lineup = lineup_of(contest, number)
    result = RoundResult(number, [], [])
    for rotation in range(contest.seats):
        bots = rotated(lineup, rotation)
        playing = play_game(game, options, components, bots, seed)
        result.games.append(game_result(playing, bots, rotation))
        result.milliseconds.append([round(spent / 1e6, 3) for spent in playing.nanoseconds])
    return result


@cache
def game_of(name: str) -> Game:
    """The game of a contest, looked up once per process: asking for entry points takes milliseconds."""
    return find_game(name)


@lru_cache(maxsize=8)
def components_of(name: str, edition: str, source: str | None) -> Components:
    """The components of a contest, read once per process."""
    game = game_of(name)
    return shipped_components(game, edition) if source is None else game.read_components(source)
