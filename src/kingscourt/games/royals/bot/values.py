"""The worth of a position of Royals for every seat."""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.bot.board_standing import BoardStanding
from kingscourt.games.royals.bot.board_tables import BoardTables
from kingscourt.games.royals.bot.features import (
    CARDS,
    COUNTRY_PROGRESS,
    INFLUENCE,
    INTRIGUES,
    LATER_PERIODS,
    MANY_CARDS,
    MATCHING,
    NOBLE_PROGRESS,
    PENDING_CHOICE,
    PENDING_DECK,
    PERIOD_CHANCE,
    PERIOD_DUE,
    PLAN,
    POINTS,
    SECOND_PLAN,
    SPARE_INTRIGUES,
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
_LAST_ROUND: Final = 0.98
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
        row[MATCHING] = float(hand.matching)
        # who comes sooner has had fewer turns so far
        row[TURNS] = float((contender - s.turn) % s.seat_count) / float(s.seat_count)

    def policy_worth(self, s: RoyalsState, seat: int) -> float:
        """The weighted sum without a row; `turns` is left out, because no answer changes it."""
        if s.waiting.kind == OVER:
            return self.final_points(s, seat)
        hand = self.work_out(s, seat)
        board = self.boards[seat]
        early = self.weights.early
        change = self.weights.change
        progress = self.progress_at(s, self.left)
        use = hand.use
        worth = float(s.players[seat].points) + board.points
        worth += board.chance * self.left * (early[PERIOD_CHANCE] + change[PERIOD_CHANCE] * progress)
        worth += board.due * (1.0 - self.left) * (early[PERIOD_DUE] + change[PERIOD_DUE] * progress)
        worth += board.later * (early[LATER_PERIODS] + change[LATER_PERIODS] * progress)
        worth += float(board.influence) * (early[INFLUENCE] + change[INFLUENCE] * progress)
        worth += board.title_chance * (early[TITLE_CHANCE] + change[TITLE_CHANCE] * progress)
        worth += board.title_lead * (early[TITLE_LEAD] + change[TITLE_LEAD] * progress)
        worth += board.progress * (early[COUNTRY_PROGRESS] + change[COUNTRY_PROGRESS] * progress)
        worth += board.noble_progress * (early[NOBLE_PROGRESS] + change[NOBLE_PROGRESS] * progress)
        worth += hand.cards * (early[CARDS] + change[CARDS] * progress)
        worth += hand.many_cards * (early[MANY_CARDS] + change[MANY_CARDS] * progress)
        worth += hand.surplus * (early[SURPLUS] + change[SURPLUS] * progress)
        worth += hand.plan * (early[PLAN] + change[PLAN] * progress)
        worth += hand.second_plan * (early[SECOND_PLAN] + change[SECOND_PLAN] * progress)
        worth += float(hand.matching) * (early[MATCHING] + change[MATCHING] * progress)
        if hand.blind > 0:
            worth += float(hand.blind) * use * (early[PENDING_DECK] + change[PENDING_DECK] * progress)
        if hand.chosen > 0:
            worth += float(hand.chosen) * use * (early[PENDING_CHOICE] + change[PENDING_CHOICE] * progress)
        if hand.intrigues > 0:
            armed = float(min(hand.intrigues, _WELL_ARMED)) * use
            worth += armed * (early[INTRIGUES] + change[INTRIGUES] * progress)
            armed = float(spare(hand.intrigues)) * use
            worth += armed * (early[SPARE_INTRIGUES] + change[SPARE_INTRIGUES] * progress)
        return worth

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
        return _BEGINS[period] + _LASTS[period] * (1.0 - left)

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
    if s.last_round:
        left = (-s.turns) % s.seat_count
        return 1 if 0 < (seat - s.turn) % s.seat_count <= left else 0
    rounds = float(s.countries.size) / (_CARDS_A_TURN * float(s.seat_count))
    return int(rounds + 0.5) + _LATER_ROUNDS[min(s.period, len(_LATER_ROUNDS) - 1)]


def spare(intrigues: int) -> int:
    """Intrigue cards beyond the usual need."""
    return max(0, min(intrigues, _MOST_ARMED) - _WELL_ARMED)
