"""From the empty boards to the first round (PW-1, PW-7.1, PW-7.2)."""

from __future__ import annotations

from typing import Final

from kingscourt.components.bag import Bag
from kingscourt.components.pile import Pile
from kingscourt.games.paladins.actions import OfCard
from kingscourt.games.paladins.components import Box
from kingscourt.games.paladins.effects.action_effects import recruit
from kingscourt.games.paladins.effects.reward_effects import grant
from kingscourt.games.paladins.events import rounds as round_events
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.refusals import not_in_row
from kingscourt.games.paladins.scoring import final_score
from kingscourt.games.paladins.solo_opponent import new_opponent
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.steps.card_rows import DEAL_OUTSIDERS, DEAL_TOWNSFOLK, slide_right
from kingscourt.games.paladins.steps.reward_questions import QUESTIONS
from kingscourt.games.paladins.steps.rounds import ROUND, give_opponent_workshop
from kingscourt.games.paladins.terms.remarks import add_remarks
from kingscourt.games.paladins.vocabulary import NO_CARD
from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import Chance, ChanceOutcomes
from kingscourt.kernel.decision import GAME_OVER, PICK_PLACE, Pending, Question, ask, draw
from kingscourt.kernel.phrase import MAX_SEATS, Phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step
from kingscourt.kernel.terms import Terms

_SEAT_NAMES: Final = [str(seat) for seat in range(MAX_SEATS)]


class EndOfGame(Step[PaladinsState]):
    """The points are announced once; nothing follows (PW-2.12)."""

    def proceed(self, s: PaladinsState) -> Pending | None:
        if not s.is_scored:
            s.is_scored = True
            if s.tells:
                s.emit(round_events.game_ends())
            for p in s.players:
                points = final_score(s.box, p, s.orders, s.is_opponent(p.index))
                if s.tells:
                    s.emit(round_events.final_score(p, points))
        return GAME_OVER


class DrawStartPlayer(Step[PaladinsState]):
    """The start player is drawn; in reverse order, each player hires a townsfolk for free (PW-1.4)."""

    def proceed(self, s: PaladinsState) -> Pending | None:
        if s.seat_count == 1:
            self.resolve(s, 0)
            return None
        return draw(Chance("start", ChanceOutcomes(list(range(s.seat_count)), _SEAT_NAMES)))

    def resolve(self, s: PaladinsState, outcome: int) -> None:
        s.pop()
        s.start = outcome
        if s.tells:
            s.emit(round_events.start_drawn(s.players[outcome]))
        for step in range(s.seat_count):
            s.push(FREE_HIRE[(outcome + step) % s.seat_count])


class FreeHire(Step[PaladinsState]):
    """One seat hires any townsfolk of the row for free; no refill between (PW-1.4)."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def proceed(self, s: PaladinsState) -> Pending | None:
        return ask(self.seat)

    def candidates(self, s: PaladinsState, seat: int) -> list[Action]:
        return [s.box.actions.hire[card] for card in sorted(s.town) if card != NO_CARD]

    def explain(self, s: PaladinsState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, OfCard) or action.key != "paladins-action-hire":
            return not_asked()
        return None if action.card in s.town else not_in_row("PW-1.4")

    def apply(self, s: PaladinsState, seat: int, action: Action) -> None:
        assert isinstance(action, OfCard)
        s.pop()
        s.active = seat
        grant(s, seat, recruit(s, s.players[seat], s.town.index(action.card), is_hired=True))

    def question(self, s: PaladinsState, seat: int) -> Question:
        return Question(PICK_PLACE, Phrase("paladins-prompt-hire-free"), self.candidates(s, seat)[0])

    def add_terms(self, s: PaladinsState, seat: int, action: Action, terms: Terms) -> None:
        add_remarks(s, seat, action, terms)

    def facts(self) -> str:
        return f"FreeHire {self.seat}"


class AfterHires(Step[PaladinsState]):
    """The row slides right and is refilled (PW-1.4)."""

    def proceed(self, s: PaladinsState) -> Pending | None:
        s.pop()
        slide_right(s, 0)
        s.push(DEAL_TOWNSFOLK)
        return None


class SetDifficulty(Step[PaladinsState]):
    """Orders turned up for the opponent's workshops, then reshuffled (PW-7.2)."""

    def __init__(self, shown: list[int]) -> None:
        self.shown: list[int] = shown

    def proceed(self, s: PaladinsState) -> Pending | None:
        if len(self.shown) == s.box.numbers.orders_shown:
            s.pop()
            return None
        rest = [order for order in s.order_deck if order not in self.shown]
        return draw(Chance("difficulty", ChanceOutcomes(rest, s.box.order_names)))

    def resolve(self, s: PaladinsState, outcome: int) -> None:
        s.pop()
        s.push(SetDifficulty([*self.shown, outcome]))
        give_opponent_workshop(s, s.players[s.seat_count], s.box.numbers.order_actions[outcome])

    def facts(self) -> str:
        return f"SetDifficulty {self.shown}"


END_OF_GAME: Final = EndOfGame()
FREE_HIRE: Final = [FreeHire(seat) for seat in range(MAX_SEATS)]
DRAW_START_PLAYER: Final = DrawStartPlayer()
AFTER_HIRES: Final = AfterHires()


def empty_table(box: Box, seats: int) -> PaladinsState:
    """All boards laid out, nothing dealt; the end of the game lies at the bottom of the agenda."""
    s = PaladinsState(box, seats, QUESTIONS)
    if seats == 1:
        s.opponent = new_opponent(box.numbers.schemes)
    s.clear()
    for seat in range(seats):
        equip(s, s.players[seat])
    s.push(END_OF_GAME)
    return s


def equip(s: PaladinsState, p: Player) -> None:
    """Give each player their belongings at the start (PW-1.3)."""
    names = s.box.cards.paladin_names
    p.silver = s.box.numbers.silver
    p.provisions = s.box.numbers.provisions
    p.pile = Pile(len(names))
    p.bag = Bag(names, [1] * len(names))


def new_state(box: Box, seats: int) -> PaladinsState:
    """The position before the first draw."""
    s = empty_table(box, seats)
    s.push(ROUND[1])
    s.push(AFTER_HIRES)
    s.push(DRAW_START_PLAYER)
    if seats == 1:
        s.push(SetDifficulty([]))
    s.push(DEAL_OUTSIDERS)
    s.push(DEAL_TOWNSFOLK)
    s.settle()
    return s
