"""The result of a table: the game's own ranking, adjusted for resignations."""

from __future__ import annotations

from kingscourt.kernel.game_outcome import GameOutcome, Standing
from kingscourt.kernel.phrase import Phrase, seat_phrase
from kingscourt.table.entry import RESIGN
from kingscourt.table.position import Position


def result_of(position: Position) -> GameOutcome | None:
    """The final ranking, or None while the game runs; an agreed end ranks nobody."""
    if not position.is_over():
        return None
    if position.ended == RESIGN:
        return _after_resignation(position)
    if position.ended:
        return GameOutcome([], Phrase("kernel-outcome-agreed"))
    outcome = position.state.outcome()
    assert outcome is not None
    return _resigned_last(outcome, position.resigned)


def told_result_of(position: Position) -> GameOutcome | None:
    """The same as people are told it: the game's own reason, kept in records, may name a resigned seat."""
    result = result_of(position)
    own = None if result is None or position.ended else position.state.outcome()
    if result is None or own is None:
        return result
    if any(line.rank == 1 and line.seat in position.resigned for line in own.ranking):
        return GameOutcome(result.ranking, Phrase("kernel-outcome-resigned-last"))
    return result


def _after_resignation(position: Position) -> GameOutcome:
    """With two seats the other one wins, whatever the score."""
    ranking: list[Standing] = []
    for seat in range(position.state.seat_count):
        score = sum([line.points for line in position.state.score_sheet(seat)])
        rank = 2 if seat in position.resigned else 1
        ranking.append(Standing(rank, seat, score, seat_phrase(seat)))
    ranking.sort(key=lambda standing: standing.rank)
    return GameOutcome(ranking, Phrase("kernel-outcome-resigned"))


def _resigned_last(outcome: GameOutcome, resigned: list[int]) -> GameOutcome:
    """Rank resigned seats behind everyone who stayed; several of them share that rank."""
    if not resigned:
        return outcome
    stayed = [line for line in outcome.ranking if line.seat not in resigned]
    left = [line for line in outcome.ranking if line.seat in resigned]
    ranking: list[Standing] = []
    for line in stayed:
        better = sum([1 for other in stayed if other.rank < line.rank])
        ranking.append(Standing(better + 1, line.seat, line.score, line.name))
    ranking.sort(key=lambda standing: standing.rank)
    for line in left:
        ranking.append(Standing(len(stayed) + 1, line.seat, line.score, line.name))
    return GameOutcome(ranking, outcome.reason)
