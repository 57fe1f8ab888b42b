"""The match, its games, their rounds, and the two cycles of a round (RK-1, RK-2, RK-6)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.events.next_game import next_game_begins, seen_cards_forgotten
from kingscourt.games.rival_kings.events.rounds import (
    CYCLE,
    FIRST_GAME,
    CharactersCollected,
    CycleEnds,
    hand_dealt,
    hand_returned,
    hands_dealt,
    round_begins,
)
from kingscourt.games.rival_kings.events.rounds import STANDSTILL as STANDSTILL_EVENT
from kingscourt.games.rival_kings.events.scoring import (
    pairs_formed,
    points_scored,
    rest_counted,
    total_reached,
)
from kingscourt.games.rival_kings.player import Player
from kingscourt.games.rival_kings.scoring import best_pairing, points_of, points_with
from kingscourt.games.rival_kings.state import (
    ALL_CHARACTERS,
    NOT_YET,
    PILE_EMPTY,
    STANDSTILL,
    RivalKingsState,
)
from kingscourt.games.rival_kings.steps.choose_character import CHOOSE, TURN_UP
from kingscourt.games.rival_kings.steps.conflicts import CONFLICTS
from kingscourt.games.rival_kings.steps.piles import TURN_TOP
from kingscourt.games.rival_kings.steps.turns import TURNS
from kingscourt.games.rival_kings.vocabulary import CHARACTERS, HAND, NONE, PILES
from kingscourt.kernel.decision import GAME_OVER, Pending
from kingscourt.kernel.step import Step

QUIET_ROUNDS: Final = 10  # RK-6.5
HAND_SIZES: Final = [hand.bit_count() for hand in range(1 << CHARACTERS)]


class Over(Step[RivalKingsState]):
    """Nothing more happens."""

    def proceed(self, s: RivalKingsState) -> Pending | None:
        return GAME_OVER


class Match(Step[RivalKingsState]):
    """Games until the match is decided (RK-6.4); usually it is one game."""

    def proceed(self, s: RivalKingsState) -> Pending | None:
        if s.game > 0 and is_decided(s):
            s.pop()
            return None
        start_game(s)
        s.push(SCORING)
        s.push(ROUNDS)
        for pile in range(PILES - 1, -1, -1):
            s.push(TURN_TOP[pile])
        return None


def is_decided(s: RivalKingsState) -> bool:
    """Whether no further game follows (RK-6.4)."""
    settings = s.settings
    return s.game >= settings.games or (settings.points > 0 and max(totals(s)) >= settings.points)


def totals(s: RivalKingsState) -> list[int]:
    """The score of the match after the game that lies on the table."""
    return [player.earlier + points_of(s.components, player) for player in s.players]


def start_game(s: RivalKingsState) -> None:
    """Piles, money, markers (RK-1.1, RK-1.2)."""
    earlier = totals(s) if s.game > 0 else [0] * s.seat_count
    box = s.components.box
    s.game += 1
    if s.settings.is_match():
        tell_of_game(s)
    s.start_piles()
    s.money = [box.pile_coins] * PILES
    s.coin_supply = box.coins - PILES * box.pile_coins - s.seat_count * box.start_coins
    s.marker_supply = box.markers - s.seat_count * box.start_markers
    s.players = []
    for points in earlier:
        player = Player([], [])
        player.coins = box.start_coins
        player.markers = box.start_markers
        player.earlier = points
        s.players.append(player)
    s.round = 0
    s.quiet_rounds = 0
    s.ending = NOT_YET
    collect_characters(s)


def tell_of_game(s: RivalKingsState) -> None:
    """A game of a match begins; after the first one the table is cleared."""
    if s.game == 1:
        s.emit(FIRST_GAME)
        return
    for number, pile in enumerate(s.piles):
        for seat in range(s.seat_count):
            event = seen_cards_forgotten(s.components, seat, number, pile)
            if event is not None:
                s.emit(event)
    if s.tells:
        s.emit(next_game_begins(s.components, s.game, s.players, s.piles, s.money))


class Rounds(Step[RivalKingsState]):
    """Round after round until the game ends."""

    def proceed(self, s: RivalKingsState) -> Pending | None:
        if s.ending != NOT_YET:
            s.pop()
            return None
        s.round += 1
        s.cycle = 0
        s.shrunk = False
        if s.tells:
            s.emit(round_begins(s.round))
        s.push(END_OF_ROUND)
        s.push(CYCLE_STEP)
        s.push(CYCLE_STEP)
        s.push(DEAL)
        return None


class Deal(Step[RivalKingsState]):
    """Three characters for each player, card by card, seen by nobody else (RK-1.3)."""

    def proceed(self, s: RivalKingsState) -> Pending | None:
        seat = self.next_seat(s)
        if seat != NONE:
            return s.components.deal(s.pool, seat)
        s.pop()
        if s.tells:
            s.emit(hands_dealt(s.seat_count))
        for number, player in enumerate(s.players):
            if s.tells:
                s.emit(hand_dealt(s.components, number, player.hand))
        return None

    def next_seat(self, s: RivalKingsState) -> int:
        """The seat that gets the next card, or NONE if everyone has three."""
        for seat, player in enumerate(s.players):
            if HAND_SIZES[player.hand] < HAND:
                return seat
        return NONE

    def resolve(self, s: RivalKingsState, outcome: int) -> None:
        s.pool &= ~(1 << outcome)
        s.players[self.next_seat(s)].hand |= 1 << outcome


class Cycle(Step[RivalKingsState]):
    """Choose, conflicts, turns (RK-2.2); none after a game that ended in the first cycle (RK-6.1)."""

    def proceed(self, s: RivalKingsState) -> Pending | None:
        s.pop()
        if s.ending != NOT_YET:
            return None
        s.cycle += 1
        s.to_act = (1 << s.seat_count) - 1
        s.emit(CYCLE[s.cycle])
        s.push(END_OF_CYCLE)
        s.push(TURNS)
        s.push(CONFLICTS)
        if s.seat_count == 2:
            s.push(TURN_UP)
        s.push(CHOOSE)
        return None


class EndOfCycle(Step[RivalKingsState]):
    """Crests go home; an empty pile ends the game now (RK-6.1)."""

    def proceed(self, s: RivalKingsState) -> Pending | None:
        s.pop()
        if s.tells:
            s.emit(CycleEnds(s.components, s.players, s.turned_up))
        for player in s.players:
            player.forget_cycle()
        s.turned_up = NONE
        for pile in s.piles:
            if len(pile) == 0:
                s.ending = PILE_EMPTY
        return None


class EndOfRound(Step[RivalKingsState]):
    """All characters are collected; ten rounds in which no pile shrank end the game (RK-6.5)."""

    def proceed(self, s: RivalKingsState) -> Pending | None:
        s.pop()
        for seat, player in enumerate(s.players):
            if s.tells:
                s.emit(hand_returned(s.components, seat, player.hand))
        hands = [player.hand for player in s.players]
        if s.tells:
            s.emit(CharactersCollected(s.components, s.open_characters, hands))
        collect_characters(s)
        s.quiet_rounds = 0 if s.shrunk else s.quiet_rounds + 1
        if s.ending == NOT_YET and s.quiet_rounds >= QUIET_ROUNDS:
            s.ending = STANDSTILL
            s.emit(STANDSTILL_EVENT)
        return None


def collect_characters(s: RivalKingsState) -> None:
    """All characters, also the unused ones, go back to be shuffled (RK-2.1)."""
    s.pool = ALL_CHARACTERS
    s.open_characters = 0
    for player in s.players:
        player.hand = 0


class Scoring(Step[RivalKingsState]):
    """Announces the points of everyone's cards, coins and markers (RK-6.2)."""

    def proceed(self, s: RivalKingsState) -> Pending | None:
        s.pop()
        for seat, player in enumerate(s.players):
            pairing = best_pairing(s.components, player)
            for event in pairs_formed(s.components, seat, pairing):
                s.emit(event)
            if s.tells:
                s.emit(rest_counted(seat, player, pairing))
            points = points_with(s.components, player, pairing)
            if s.tells:
                s.emit(points_scored(seat, points))
            if s.settings.is_match() and s.tells:
                s.emit(total_reached(seat, player.earlier + points))
        return None


OVER_STEP: Final = Over()
MATCH: Final = Match()
ROUNDS: Final = Rounds()
DEAL: Final = Deal()
CYCLE_STEP: Final = Cycle()
END_OF_CYCLE: Final = EndOfCycle()
END_OF_ROUND: Final = EndOfRound()
SCORING: Final = Scoring()
