"""A round from its start to its end (PW-2)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.actions import TASK_PHRASES
from kingscourt.games.paladins.events import rounds as round_events
from kingscourt.games.paladins.events import solo_opponent as opponent_events
from kingscourt.games.paladins.events import turns as turn_events
from kingscourt.games.paladins.places import SUPPLY, TAVERN_DISCARD
from kingscourt.games.paladins.player import NO_BOOST, Player
from kingscourt.games.paladins.state import NO_SEAT, PaladinsState, without
from kingscourt.games.paladins.steps.card_rows import DEAL_OUTSIDERS, DEAL_TOWNSFOLK, slide_left, slide_right
from kingscourt.games.paladins.steps.choose_paladins import DRAW_PALADINS, REVEAL, ChoosePaladins
from kingscourt.games.paladins.steps.taverns import PICK_TAVERNS, TURN_UP_TAVERNS
from kingscourt.games.paladins.steps.turns import TURNS
from kingscourt.games.paladins.terms.holdings import tavern_place
from kingscourt.games.paladins.vocabulary import (
    EMPTY,
    FAVOUR_SCHEME,
    FAVOUR_SLOTS,
    LABOURER,
    NO_CARD,
    ORDER_SLOTS,
    ROUND_OF_FIRST_FAVOUR,
    ROUNDS,
    WORKERS,
    WORKSHOP,
)
from kingscourt.kernel.chance import Chance, ChanceOutcomes
from kingscourt.kernel.decision import Pending, draw
from kingscourt.kernel.event import Move
from kingscourt.kernel.step import Step


class Round(Step[PaladinsState]):
    """Pushes its parts, the last first; the seventh round has no end of its own (PW-2.12)."""

    def __init__(self, number: int) -> None:
        self.number: int = number

    def proceed(self, s: PaladinsState) -> Pending | None:
        s.pop()
        if self.number < ROUNDS:
            s.push(ROUND[self.number + 1])
            s.push(END_ROUND)
        s.push(TURNS)
        s.push(BEGIN_TURNS)
        s.push(PICK_TAVERNS)
        s.push(REVEAL)
        s.push(ChoosePaladins([-1] * s.seat_count, [-1] * s.seat_count))
        s.push(DRAW_PALADINS)
        s.push(TURN_UP_TAVERNS)
        s.push(TURN_UP_FAVOUR)
        s.push(TURN_UP_ORDER)
        self.begin(s)
        return None

    def begin(self, s: PaladinsState) -> None:
        """The start marker moves on, and everyone is in again."""
        s.round = self.number
        if s.tells:
            s.emit(round_events.round_begins(self.number))
        if self.number > 1 and s.seat_count > 1:  # PW-2.1; alone you always start (PW-7.3)
            before = s.players[s.start]
            s.start = (s.start + 1) % s.seat_count
            if s.tells:
                s.emit(round_events.marker_passed(before, s.players[s.start]))
        for p in s.players:
            p.has_passed = False
            p.tavern = NO_CARD
        opponent = s.opponent
        if opponent is not None:
            give_opponent_workers(s, s.players[s.seat_count], opponent.row)
            opponent.row = 0

    def facts(self) -> str:
        return f"Round {self.number}"


def give_opponent_workers(s: PaladinsState, p: Player, row: int) -> None:
    """Round + 3 workers for the opponent; those on its row go back (PW-7.4)."""
    workers = s.round + s.box.numbers.workers_besides_round
    p.workers[LABOURER] = workers
    if s.tells:
        s.emit(opponent_events.opponent_workers(p, workers, row))


class TurnUpOrder(Step[PaladinsState]):
    """An Order in each of the first three rounds (PW-2.2)."""

    def proceed(self, s: PaladinsState) -> Pending | None:
        if s.round > ORDER_SLOTS or len(s.orders) == s.round:
            s.pop()
            return None
        return draw(Chance("order", ChanceOutcomes(s.order_deck, s.box.order_names)))

    def resolve(self, s: PaladinsState, outcome: int) -> None:
        s.order_deck = without(s.order_deck, outcome)
        s.orders = [*s.orders, outcome]
        name = s.box.order_names[outcome]
        slot = len(s.orders) - 1
        numbers = s.box.numbers
        order = s.box.order_phrases[outcome]
        if s.tells:
            s.emit(
                round_events.order_revealed(
                    order, name, slot, numbers.order_times, numbers.order_points[slot]
                )
            )
        if s.opponent is not None:
            give_opponent_workshop(s, s.players[s.seat_count], s.box.numbers.order_actions[outcome])


def give_opponent_workshop(s: PaladinsState, p: Player, action: int) -> None:
    """A workshop of the opponent goes to an action (PW-7.2)."""
    facts = s.box.cards.board[action]
    for space in range(facts.first, facts.first + len(facts.spaces)):
        if p.spaces[space] != WORKSHOP:
            p.spaces[space] = WORKSHOP
            p.done[0] += 1  # counted by its Guardians (PW-7.11)
            if s.tells:
                s.emit(opponent_events.workshop_given(p, TASK_PHRASES[action], space))
            return


class TurnUpFavour(Step[PaladinsState]):
    """A Favour in each round from the third on (PW-2.2)."""

    def proceed(self, s: PaladinsState) -> Pending | None:
        if len(s.favours) >= s.round - ROUND_OF_FIRST_FAVOUR + 1:
            s.pop()
            return None
        return draw(Chance("favour", ChanceOutcomes(s.favour_deck, s.box.cards.favour_names)))

    def resolve(self, s: PaladinsState, outcome: int) -> None:
        slot = len(s.favours)
        s.favour_deck = without(s.favour_deck, outcome)
        s.favours = [*s.favours, outcome]
        if s.tells:
            s.emit(round_events.favour_revealed(s.box.cards.favours[outcome], slot))
        opponent = s.opponent
        if opponent is not None and slot < s.box.numbers.favour_schemes:
            opponent.discards[FAVOUR_SCHEME] += 1
            if s.tells:
                s.emit(opponent_events.scheme_freed(slot))


class BeginTurns(Step[PaladinsState]):
    """The start player begins (PW-2.6)."""

    def proceed(self, s: PaladinsState) -> Pending | None:
        s.pop()
        s.active = s.start
        if s.tells:
            s.emit(turn_events.turn(s.players[s.active]))
        return None


class EndRound(Step[PaladinsState]):
    """Rows move on, taverns are discarded, workers leave the Favours (PW-2.8, PW-7.10)."""

    def proceed(self, s: PaladinsState) -> Pending | None:
        s.pop()
        if s.tells:
            s.emit(round_events.round_ends(s.round, put_away(s)))
        columns = 1 if s.opponent is None else 2
        slide_right(s, columns)
        slide_left(s, columns)
        s.tavern_discard = [*s.tavern_discard, *s.taverns]
        s.taverns = []
        s.favour_workers = [EMPTY] * FAVOUR_SLOTS
        s.favour_users = [NO_SEAT] * FAVOUR_SLOTS
        for p in s.players:
            p.paladin = NO_CARD
            p.boosts = NO_BOOST
        if s.opponent is not None:
            if s.tells:
                s.emit(opponent_events.OpponentCleared(s.players[s.seat_count]))
            clear_opponent(s.players[s.seat_count])
        s.push(DEAL_OUTSIDERS)
        s.push(DEAL_TOWNSFOLK)
        return None


def put_away(s: PaladinsState) -> list[Move]:
    """What leaves the table at the end of a round: taverns, workers on Favours, paladins (PW-2.8)."""
    cards = s.box.cards
    moves: list[Move] = []
    for card in s.taverns:
        moves.append(Move(cards.taverns[card].place, tavern_place(s.box, s.players, card), TAVERN_DISCARD))
    for slot, worker in enumerate(s.favour_workers):
        if worker != EMPTY:
            moves.append(Move(WORKERS[worker], cards.favours[s.favours[slot]].place, SUPPLY))
    for p in s.players:
        if p.paladin != NO_CARD:
            moves.append(Move(cards.paladins[p.paladin].face, p.at.paladin, p.at.used))
    return moves


def clear_opponent(p: Player) -> None:
    """The opponent keeps no workers (PW-7.4)."""
    p.workers[LABOURER] = 0
    for space in range(len(p.spaces)):
        if p.spaces[space] != WORKSHOP:
            p.spaces[space] = EMPTY


TURN_UP_ORDER: Final = TurnUpOrder()
TURN_UP_FAVOUR: Final = TurnUpFavour()
BEGIN_TURNS: Final = BeginTurns()
END_ROUND: Final = EndRound()
ROUND: Final = [Round(number) for number in range(ROUNDS + 1)]  # entry 0 is never asked
