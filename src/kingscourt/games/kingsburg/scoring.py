"""The final ranking and its tie-breaks (KB-5.1)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.player import CATEGORIES, Player
from kingscourt.kernel.game_outcome import GameOutcome, ScoreLine, Standing, rank_by
from kingscourt.kernel.phrase import Phrase, seat_phrase

# The reason for the win, by how many of the three comparisons were equal.
_REASONS: Final = [
    "kingsburg-outcome-points",
    "kingsburg-outcome-goods",
    "kingsburg-outcome-buildings",
    "kingsburg-outcome-shared",
]


def score_lines(player: Player) -> list[ScoreLine]:
    """Points by source."""
    return [ScoreLine(category, player.points[index]) for index, category in enumerate(CATEGORIES)]


def final_outcome(players: list[Player]) -> GameOutcome:
    """Most points, then most goods left, then most buildings, then a shared victory."""
    keys = [[player.vp, player.total_goods(), player.built] for player in players]
    ranks = rank_by(keys)
    seats = sorted(range(len(players)), key=lambda seat: (ranks[seat], seat))
    ranking = [Standing(ranks[seat], seat, players[seat].vp, seat_phrase(seat)) for seat in seats]
    best = keys[seats[0]]
    second = keys[seats[1]]
    equal = 0
    while equal < len(best) and best[equal] == second[equal]:
        equal += 1
    winners = [seat_phrase(seat) for seat in seats if ranks[seat] == 1]
    return GameOutcome(ranking, Phrase(_REASONS[equal], {"players": winners, "n": players[seats[0]].vp}))
