"""The order of turns, and the steps of a turn (RK-2.2, RK-3.4)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.events.rounds import TURN, TURN_BEFORE_RIVAL
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.steps.take_character_actions import END_OF_TURN, ONE_ACTION, OWN_ACTION
from kingscourt.games.rival_kings.steps.theft import THEFT
from kingscourt.games.rival_kings.vocabulary import NONE
from kingscourt.kernel.decision import Pending
from kingscourt.kernel.step import Step


class Turns(Step[RivalKingsState]):
    """Gives turns by rank from A to F, and inside a rank by RK-3.4 at the time that rank acts."""

    def proceed(self, s: RivalKingsState) -> Pending | None:
        seat = next_to_act(s)
        if seat == NONE:
            s.active = NONE
            s.pop()
        else:
            start_turn(s, seat)
        return None


def next_to_act(s: RivalKingsState) -> int:
    """The seat with the highest rank whose turn is still to come, or NONE."""
    best = NONE
    for seat in range(s.seat_count):
        if s.to_act & (1 << seat) == 0:
            continue
        if best == NONE or s.is_earlier(seat, best):
            best = seat
    return best


def start_turn(s: RivalKingsState, seat: int) -> None:
    """Thefts, then the player's own actions, then a last chance to use the subject."""
    s.active = seat
    s.to_act &= ~(1 << seat)
    player = s.players[seat]
    s.push(END_OF_TURN)
    if player.limited:
        tell_whose_turn(s, seat)
        s.push(ONE_ACTION)
    else:
        character = s.components.characters[player.character]
        s.emit(TURN[seat][character.rank])
        actions = character.actions
        for index in range(len(actions) - 1, -1, -1):
            if player.crest_on(actions[index]) == NONE:
                s.push(OWN_ACTION[actions[index]])
    if player.victims != 0:
        s.push(THEFT)


def tell_whose_turn(s: RivalKingsState, seat: int) -> None:
    """Name the rank that a player shares, and before a rival of that rank the reason (RK-3.1, RK-3.4)."""
    rank = s.rank_of(seat)
    for rival in range(s.seat_count):
        if s.to_act & (1 << rival) != 0 and s.rank_of(rival) == rank:
            has_fewer = s.players[seat].markers != s.players[rival].markers
            s.emit(TURN_BEFORE_RIVAL[seat][rival][has_fewer][rank])
            return
    s.emit(TURN[seat][rank])


TURNS: Final = Turns()
