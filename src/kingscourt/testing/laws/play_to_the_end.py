"""Laws of play: games never get stuck, end, can be replayed or played without events, and lose no pieces."""

from __future__ import annotations

from kingscourt.kernel.state import State
from kingscourt.kernel.wire_conversion import score_sheet
from kingscourt.testing.case_positions import walk
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.law_case import Case
from kingscourt.testing.play_and_replay import ENDLESS, STUCK, forward


def law_no_dead_end(case: Case) -> None:
    """A seat that is asked can always answer."""
    if case.log.end == STUCK:
        raise LawBroken("law_no_dead_end", case, f"nothing is legal after {len(case.log.entries)} entries")


def law_games_end(case: Case) -> None:
    """Every game ends, with everybody ranked by the points on their score sheets."""
    if case.log.end == ENDLESS:
        raise LawBroken("law_games_end", case, f"not over after {len(case.log.entries)} entries")
    state = case.start()
    for entry in case.log.entries:
        if state.outcome() is not None:
            raise LawBroken("law_games_end", case, "there is a ranking while the game runs")
        forward(state, entry)
    outcome = state.outcome()
    if case.log.end == STUCK:
        return
    if outcome is None:
        raise LawBroken("law_games_end", case, "the game ended without a ranking")
    seats = sorted(line.seat for line in outcome.ranking if line.seat is not None)
    ranks = [line.rank for line in outcome.ranking]
    if seats != list(range(state.seat_count)) or ranks != sorted(ranks) or ranks[0] != 1:
        raise LawBroken("law_games_end", case, f"seats {seats} with ranks {ranks} are not ranked best first")
    for line in outcome.ranking:
        if line.seat is not None and line.score != sum(score_sheet(state, line.seat).values()):
            raise LawBroken("law_games_end", case, f"the score sheet of seat {line.seat} gives another score")


def law_replay_is_exact(case: Case) -> None:
    """The same entries, played from a newly built state, give the same digest after each entry."""
    components = case.game.read_components(case.components.source)
    again = case.game.new(case.options, components)
    for position in walk(case):
        if position.state.digest() != again.digest():
            raise LawBroken("law_replay_is_exact", case, f"another position before entry {position.number}")
        forward(again, position.entry)


def law_pieces_are_conserved(case: Case) -> None:
    """No piece appears or vanishes."""
    census = case.start().census()
    for position in walk(case):
        now = position.state.census()
        if now != census:
            what = f"{census} became {now} before entry {position.number}"
            raise LawBroken("law_pieces_are_conserved", case, what)


def law_quiet_worlds_agree(case: Case) -> None:
    """A state that does not tell comes by the same entries to the same positions, without a single event."""
    told, quiet = case.start(), case.start()
    quiet.tells = False
    for number, entry in enumerate(case.log.entries):
        if agenda_of(told) != agenda_of(quiet):
            raise LawBroken(
                "law_quiet_worlds_agree",
                case,
                f"a quiet game differs before entry {number}: rules depend on `tells`",
            )
        forward(told, entry)
        if forward(quiet, entry):
            raise LawBroken("law_quiet_worlds_agree", case, f"entry {number} of a quiet game has events")
        if quiet.copy().tells:
            raise LawBroken(
                "law_quiet_worlds_agree", case, "the copy of a quiet state tells: call `copy_kernel`"
            )
    if told.digest() != quiet.digest():
        raise LawBroken("law_quiet_worlds_agree", case, "a quiet game ends in another position")


def agenda_of(state: State) -> list[str]:
    """What is still to be done."""
    return [step.facts() for step in state.agenda]
