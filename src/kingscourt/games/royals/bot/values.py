"""The worth of a position of Royals for every seat."""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.bot.board_standing import BoardStanding
from kingscourt.games.royals.bot.board_tables import BoardTables
from kingscourt.games.royals.bot.features import (
    COUNTRY_PROGRESS,
    INFLUENCE,
    LATER_PERIODS,
    NOBLE_PROGRESS,
    PERIOD_CHANCE,
    PERIOD_DUE,
    POINTS,
    TITLE_CHANCE,
    TITLE_LEAD,
    TURNS,
)
from kingscourt.games.royals.bot.hand_worth import HandWorth
from kingscourt.games.royals.components import RoyalsComponents
from kingscourt.games.royals.state import RoyalsState
from kingscourt.kernel.values import Values, Weights

# the share of a usual game that is over when each period begins, and at the end of the last deck
_BEGINS: Final = [0.0, 0.41, 0.7]
_LASTS: Final = [0.41, 0.29, 0.27]
_CARDS_A_TURN: Final = 2.7
_LATER_ROUNDS: Final = [10, 5, 0]  # rounds of the periods that follow
_BEST_TOKEN: Final = 0.01  # the tie-breaker as a fraction of a point (RY-4.6)


class RoyalsValues(Values[RoyalsState]):
    """Rates seats by points, prospects on the board and cards."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.box: RoyalsComponents | None = None
        self.seats: int = 0
        self.boards: list[BoardStanding] = []
        self.hand: HandWorth | None = None
        self.cards_in_play: int = 1

    def prepare(self, box: RoyalsComponents, seats: int) -> HandWorth:
        """Make the tables for a box and a number of seats."""
        tables = BoardTables(box)
        self.box = box
        self.seats = seats
        self.boards = [BoardStanding(tables, seat, seats) for seat in range(seats)]
        hand = HandWorth(tables)
        self.hand = hand
        self.cards_in_play = sum(box.cards_in_play(seats))
        return hand

    def fill(self, s: RoyalsState, contender: int, row: list[float]) -> None:
        hand = self.hand
        if hand is None or self.box is not s.components or self.seats != s.seat_count:
            hand = self.prepare(s.components, s.seat_count)
        board = self.boards[contender]
        board.update(s)
        left = self.deck_left(s)
        row[POINTS] = float(s.players[contender].points) + board.points
        row[PERIOD_CHANCE] = board.period_chance * left
        row[PERIOD_DUE] = board.period_due * (1.0 - left)
        row[LATER_PERIODS] = board.later
        row[INFLUENCE] = float(board.influence)
        row[TITLE_CHANCE] = board.title_chance
        row[TITLE_LEAD] = board.title_lead
        row[COUNTRY_PROGRESS] = board.country_progress
        row[NOBLE_PROGRESS] = board.noble_progress
        hand.fill(s, contender, board, self.turns_after(s, contender), row)
        # those who come sooner have had fewer turns so far
        row[TURNS] = float((contender - s.turn) % s.seat_count) / float(s.seat_count)

    def deck_left(self, s: RoyalsState) -> float:
        """The share of the period that is still to come, by the country deck."""
        size = s.countries.size
        if s.period_ends or s.last_round or size == 0:
            return 0.0
        if s.period == 0:
            return float(size) / float(self.cards_in_play)
        discards = 0
        for count in s.countries.discards:
            discards += count
        return float(size) / float(size + discards)

    def turns_after(self, s: RoyalsState, seat: int) -> int:
        """About how many turns a seat has after the present one."""
        distance = (seat - s.turn) % s.seat_count
        if s.last_round:
            left = (-s.turns) % s.seat_count  # turns after this one
            return 1 if 0 < distance <= left else 0
        rounds = float(s.countries.size) / (_CARDS_A_TURN * float(s.seat_count))
        period = min(s.period, len(_LATER_ROUNDS) - 1)
        return int(rounds + 0.5) + _LATER_ROUNDS[period]

    def progress(self, s: RoyalsState) -> float:
        if s.last_round:
            return 0.98
        period = min(s.period, len(_BEGINS) - 1)
        return _BEGINS[period] + _LASTS[period] * (1.0 - self.deck_left(s))

    def stretch(self, s: RoyalsState) -> int:
        return s.period

    def final_points(self, s: RoyalsState, contender: int) -> float:
        player = s.players[contender]
        return float(player.points) + _BEST_TOKEN * float(player.best_token)
