"""The sequence of turns: the start player, the end of a turn, periods and the end of the game."""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.events.turns_and_scoring import LAST_ROUND, STARTS, TURNS
from kingscourt.games.royals.scoring import score_period, score_titles, tell_tie_at_the_end
from kingscourt.games.royals.state import RoyalsState
from kingscourt.games.royals.steps.discard_surplus import TIDY
from kingscourt.games.royals.steps.draw_cards import CHOOSE_DRAW, push_country_draws
from kingscourt.games.royals.steps.play_cards import PLAY
from kingscourt.kernel.chance import Chance, ChanceOutcomes
from kingscourt.kernel.decision import GAME_OVER, Pending, draw
from kingscourt.kernel.phrase import MAX_SEATS
from kingscourt.kernel.step import Step

_SEATS: Final = [str(seat) for seat in range(MAX_SEATS)]
_WHO_STARTS: Final = [ChanceOutcomes(list(range(seats)), _SEATS) for seats in range(MAX_SEATS + 1)]


class DrawStartPlayer(Step[RoyalsState]):
    """RY-1.5: chance names the start player."""

    def proceed(self, s: RoyalsState) -> Pending | None:
        return draw(Chance("start", _WHO_STARTS[s.seat_count]))

    def resolve(self, s: RoyalsState, outcome: int) -> None:
        s.start = outcome
        s.turn = outcome
        s.emit(STARTS[outcome])
        s.pop()


class Refill(Step[RoyalsState]):
    """The display is filled up; when the deck cannot do it, the period ends (RY-4.1)."""

    def proceed(self, s: RoyalsState) -> Pending | None:
        deck = s.countries
        if s.display_size >= s.components.box.display:
            s.pop()
            return None
        if deck.size == 0:
            s.period_ends = True
            if deck.discarded() == 0:
                s.pop()
                return None
            s.renew_countries()
        return draw(Chance("country", deck.bag.outcomes()))

    def resolve(self, s: RoyalsState, outcome: int) -> None:
        s.countries.take(outcome)
        s.display[outcome] += 1
        s.display_size += 1
        s.emit(s.components.country_events.laid_out[outcome])


class Turns(Step[RoyalsState]):
    """Begins the next turn."""

    def proceed(self, s: RoyalsState) -> Pending | None:
        s.turns += 1
        s.emit(TURNS[s.turn])
        s.push(TURN_END)
        s.push(REFILL)
        s.push(TIDY)
        s.push(PLAY)
        if s.turns <= s.seat_count:
            push_country_draws(s, s.components.count(s.seat_count).first_draw[s.turns - 1])  # RY-2.1
        else:
            s.push(CHOOSE_DRAW)
        return None


class TurnEnd(Step[RoyalsState]):
    """After the display has been filled, periods are scored and the next player follows."""

    def proceed(self, s: RoyalsState) -> Pending | None:
        s.pop()
        ends = s.period_ends
        s.period_ends = False
        final = len(s.components.periods) - 1
        if ends and s.period < final:
            score_period(s)
        elif ends and not s.last_round:  # RY-4.2
            s.last_round = True
            if not s.last_in_round():
                s.emit(LAST_ROUND)
        if s.last_round and s.last_in_round():
            score_period(s)
            s.pop()  # no more turns
            return None
        s.turn = (s.turn + 1) % s.seat_count
        return None


class GameEnd(Step[RoyalsState]):
    """RY-4.5 and the end."""

    def proceed(self, s: RoyalsState) -> Pending | None:
        if not s.finished:
            score_titles(s)
            tell_tie_at_the_end(s)
            s.finished = True
        return GAME_OVER


DRAW_START_PLAYER: Final = DrawStartPlayer()
REFILL: Final = Refill()
TURNS_STEP: Final = Turns()
TURN_END: Final = TurnEnd()
GAME_END: Final = GameEnd()
