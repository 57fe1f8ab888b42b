"""The worth of a position of Royals for every seat."""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.bot.board_standing import BoardStanding
from kingscourt.games.royals.bot.board_tables import BoardTables
from kingscourt.games.royals.bot.features import (
    CARDS,
    COMPANY,
    COUNTRY_PROGRESS,
    INFLUENCE,
    INTRIGUES,
    LATER_PERIODS,
    MANY_CARDS,
    NOBLE_PROGRESS,
    PENDING_CHOICE,
    PENDING_DECK,
    PERIOD_CHANCE,
    PERIOD_DUE,
    PLAN,
    POINTS,
    SECOND_PLAN,
    SPARE_INTRIGUES,
    SUITS,
    SURPLUS,
    TITLE_CHANCE,
    TITLE_LEAD,
    TURNS,
)
from kingscourt.games.royals.bot.hand_worth import HandWorth
from kingscourt.games.royals.components import RoyalsComponents
from kingscourt.games.royals.state import RoyalsState
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.values import Values, Weights

# the share of a usual game that is over when each period begins, and how long each lasts
_BEGINS: Final = [0.0, 0.41, 0.7]
_LASTS: Final = [0.41, 0.29, 0.27]
_SUIT: Final = 0.1
_STEPS: Final = 64.0  # progress is rounded down to a multiple of its inverse
_LAST_ROUND: Final = 63.0 / 64.0
_CARDS_A_TURN: Final = 2.7
_LATER_ROUNDS: Final = [10, 5, 0]  # rounds of the periods that follow
_WELL_ARMED: Final = 2  # intrigue cards that are often enough
_MOST_ARMED: Final = 4
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
        self.tabled: Weights | None = None  # what the table was made from
        self.table: list[list[float]] = []  # weights by progress
        self.left: float = 0.0  # the share of the period that is still to come, in the position rated last

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

    def work_out(self, s: RoyalsState, seat: int) -> HandWorth:
        """Rate the board and the hand of a seat."""
        hand = self.hand
        if hand is None or self.box is not s.components or self.seats != s.seat_count:
            hand = self.prepare(s.components, s.seat_count)
        board = self.boards[seat]
        board.update(s)
        hand.work_out(s, seat, board, turns_after(s, seat))
        self.left = self.deck_left(s)
        return hand

    def fill(self, s: RoyalsState, contender: int, row: list[float]) -> None:
        hand = self.work_out(s, contender)
        board = self.boards[contender]
        row[POINTS] = float(s.players[contender].points) + board.points
        row[PERIOD_CHANCE] = board.chance * self.left
        row[PERIOD_DUE] = board.due * (1.0 - self.left)
        row[LATER_PERIODS] = board.later
        row[INFLUENCE] = float(board.influence)
        row[TITLE_CHANCE] = board.title_chance
        row[TITLE_LEAD] = board.title_lead
        row[COUNTRY_PROGRESS] = board.progress
        row[NOBLE_PROGRESS] = board.noble_progress
        row[CARDS] = hand.cards
        row[MANY_CARDS] = hand.many_cards
        row[SURPLUS] = hand.surplus
        row[PENDING_DECK] = float(hand.blind) * hand.use
        row[PENDING_CHOICE] = float(hand.chosen) * hand.use
        row[INTRIGUES] = float(min(hand.intrigues, _WELL_ARMED)) * hand.use
        row[SPARE_INTRIGUES] = float(spare(hand.intrigues)) * hand.use
        row[PLAN] = hand.plan
        row[SECOND_PLAN] = hand.second_plan
        row[SUITS] = _SUIT * float(hand.suits)
        row[TURNS] = float((contender - s.turn) % s.seat_count) / float(s.seat_count)
        row[COMPANY] = (4.0 / float(s.seat_count) - 1.0) * (1.0 - self.progress_at(s, self.left))

    def policy_worth(self, s: RoyalsState, seat: int) -> float:
        """The weighted sum without a row; no answer changes `turns` and `company`, so they are left out."""
        if s.waiting.kind == OVER:
            return self.final_points(s, seat)
        hand = self.work_out(s, seat)
        board = self.boards[seat]
        w = self.weights_at(self.progress_at(s, self.left))
        use = hand.use
        worth = float(s.players[seat].points) + board.points
        worth += board.chance * self.left * w[PERIOD_CHANCE] + board.due * (1.0 - self.left) * w[PERIOD_DUE]
        worth += board.later * w[LATER_PERIODS] + float(board.influence) * w[INFLUENCE]
        worth += board.title_chance * w[TITLE_CHANCE] + board.title_lead * w[TITLE_LEAD]
        worth += board.progress * w[COUNTRY_PROGRESS] + board.noble_progress * w[NOBLE_PROGRESS]
        worth += hand.cards * w[CARDS] + hand.many_cards * w[MANY_CARDS] + hand.surplus * w[SURPLUS]
        worth += (
            hand.plan * w[PLAN] + hand.second_plan * w[SECOND_PLAN] + _SUIT * float(hand.suits) * w[SUITS]
        )
        if hand.blind > 0 or hand.chosen > 0:
            worth += (float(hand.blind) * w[PENDING_DECK] + float(hand.chosen) * w[PENDING_CHOICE]) * use
        if hand.intrigues > 0:
            worth += float(min(hand.intrigues, _WELL_ARMED)) * use * w[INTRIGUES]
            worth += float(spare(hand.intrigues)) * use * w[SPARE_INTRIGUES]
        return worth

    def weights_at(self, progress: float) -> list[float]:
        """The weights at a progress, which comes in steps so that they can be kept."""
        if self.tabled is not self.weights:
            self.tabled = self.weights
            self.table = [self.weights_row(float(step) / _STEPS) for step in range(int(_STEPS) + 1)]
        return self.table[int(progress * _STEPS)]

    def weights_row(self, progress: float) -> list[float]:
        """One entry of the table."""
        weights = self.weights
        return [
            early + change * progress for early, change in zip(weights.early, weights.change, strict=True)
        ]

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

    def progress_at(self, s: RoyalsState, left: float) -> float:
        """The share of the game that is over, if so much of the period is left."""
        if s.last_round:
            return _LAST_ROUND
        period = min(s.period, len(_BEGINS) - 1)
        return float(int((_BEGINS[period] + _LASTS[period] * (1.0 - left)) * _STEPS)) / _STEPS

    def progress(self, s: RoyalsState) -> float:
        if self.box is not s.components or self.seats != s.seat_count:
            self.prepare(s.components, s.seat_count)
        return 1.0 if s.finished else self.progress_at(s, self.deck_left(s))

    def stretch(self, s: RoyalsState) -> int:
        return s.period

    def final_points(self, s: RoyalsState, contender: int) -> float:
        player = s.players[contender]
        return float(player.points) + _BEST_TOKEN * float(player.best_token)


def turns_after(s: RoyalsState, seat: int) -> int:
    """About how many turns a seat has after the present one."""
    period = min(s.period, len(_LATER_ROUNDS) - 1)
    if s.period_ends:
        period += 1  # the deck is already that of the next one
    if s.last_round or period == len(_LATER_ROUNDS):
        left = (-s.turns) % s.seat_count
        return 1 if 0 < (seat - s.turn) % s.seat_count <= left else 0
    rounds = float(s.countries.size) / (_CARDS_A_TURN * float(s.seat_count))
    return int(rounds + 0.5) + _LATER_ROUNDS[period]


def spare(intrigues: int) -> int:
    """Intrigue cards beyond the usual need."""
    return max(0, min(intrigues, _MOST_ARMED) - _WELL_ARMED)
