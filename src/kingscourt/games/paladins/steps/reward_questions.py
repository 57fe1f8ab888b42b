"""Questions about rewards that may be declined, one step per kind (PW-3.8)."""

from __future__ import annotations

from typing import Final

from kingscourt.components.fixed_action import FixedAction
from kingscourt.games.paladins.actions import (
    DECLINE,
    TAKE_CRIMINAL,
    TAKE_DESTRUCTION,
    TAKE_DISCARD,
    TAKE_PAYMENT,
    Clear,
    OfCard,
    PutWorkshop,
)
from kingscourt.games.paladins.effects.action_effects import develop, recruit
from kingscourt.games.paladins.effects.plain_gains import discard_suspicions
from kingscourt.games.paladins.effects.reward_effects import (
    clear,
    destroy_debt,
    grant,
    pay_debt,
    take_criminal,
)
from kingscourt.games.paladins.events import turns as turn_events
from kingscourt.games.paladins.refusals import nobody_there, not_in_row, workshop_there
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.terms.remarks import add_remarks, add_suspicions
from kingscourt.games.paladins.vocabulary import (
    DESTROY_DEBT,
    DISCARD_SUSPICION,
    FREE_DEVELOP,
    FREE_RECRUIT,
    GAIN_CRIMINAL,
    NO_CARD,
    PAY_DEBT,
    PRAYER,
    REWARDS,
    WORKSHOP,
)
from kingscourt.games.paladins.worker_spaces import has_workers_on
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import CONFIRM, PICK_PLACE, Pending, Question, ask
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step
from kingscourt.kernel.terms import Terms


class RewardQuestion(Step[PaladinsState]):
    """A reward of the active player that may be declined."""

    def proceed(self, s: PaladinsState) -> Pending | None:
        return ask(s.active)

    def apply(self, s: PaladinsState, seat: int, action: Action) -> None:
        s.pop()
        if action is DECLINE:
            if s.tells:
                s.emit(turn_events.declined(s.players[seat], self.reward()))
        else:
            self.take(s, seat, action)

    def reward(self) -> Phrase:
        """The reward in words."""
        raise NotImplementedError

    def take(self, s: PaladinsState, seat: int, action: Action) -> None:
        """Carry out the reward."""
        raise NotImplementedError

    def add_terms(self, s: PaladinsState, seat: int, action: Action, terms: Terms) -> None:
        if action is TAKE_CRIMINAL:
            add_suspicions(1, terms)
        add_remarks(s, seat, action, terms)


class TakeOrLeave(RewardQuestion):
    """Take or decline a criminal, a discarded suspicion, or a debt paid or destroyed."""

    def __init__(self, kind: int, answer: FixedAction) -> None:
        self.kind: int = kind
        self.answer: FixedAction = answer

    def reward(self) -> Phrase:
        return in_words_of(self.kind)

    def legal(self, s: PaladinsState, seat: int) -> list[Action]:
        return [self.answer, DECLINE]

    def candidates(self, s: PaladinsState, seat: int) -> list[Action]:
        return [self.answer, DECLINE]

    def explain(self, s: PaladinsState, seat: int, action: Action) -> Refusal | None:
        return None if action is self.answer or action is DECLINE else not_asked()

    def take(self, s: PaladinsState, seat: int, action: Action) -> None:
        p = s.players[seat]
        if self.kind == GAIN_CRIMINAL:
            take_criminal(s, p)
        elif self.kind == DISCARD_SUSPICION:
            discard_suspicions(s, p, 1)
        elif self.kind == PAY_DEBT:
            pay_debt(s, p)
        else:
            destroy_debt(s, p)

    def question(self, s: PaladinsState, seat: int) -> Question:
        return Question(CONFIRM, Phrase(f"paladins-prompt-reward-{REWARDS[self.kind]}"), DECLINE)

    def facts(self) -> str:
        return f"TakeOrLeave {self.kind}"


class FreePrayer(RewardQuestion):
    """All workers leave one action of the player's own board (PW-3.4)."""

    def reward(self) -> Phrase:
        return in_words_of(PRAYER)

    def legal(self, s: PaladinsState, seat: int) -> list[Action]:
        p = s.players[seat]
        clears = s.box.actions.clear
        found: list[Action] = []
        for action in s.box.cards.board:
            if has_workers_on(p, action):
                found.append(clears[action.index])
        found.append(DECLINE)
        return found

    def candidates(self, s: PaladinsState, seat: int) -> list[Action]:
        return [*s.box.actions.clear, DECLINE]

    def explain(self, s: PaladinsState, seat: int, action: Action) -> Refusal | None:
        if action is DECLINE:
            return None
        if not isinstance(action, Clear):
            return not_asked()
        facts = s.box.cards.board[action.action]
        return None if has_workers_on(s.players[seat], facts) else nobody_there(action.action)

    def take(self, s: PaladinsState, seat: int, action: Action) -> None:
        assert isinstance(action, Clear)
        clear(s, s.players[seat], s.box.cards.board[action.action])

    def question(self, s: PaladinsState, seat: int) -> Question:
        return Question(PICK_PLACE, Phrase("paladins-prompt-pray"), DECLINE)


class FreeRecruit(RewardQuestion):
    """Hire or dismiss any townsfolk of the row without workers, silver or debt (PW-3.8)."""

    def reward(self) -> Phrase:
        return in_words_of(FREE_RECRUIT)

    def legal(self, s: PaladinsState, seat: int) -> list[Action]:
        cards = sorted([card for card in s.town if card != NO_CARD])
        found: list[Action] = []
        for card in cards:
            found.append(s.box.actions.hire[card])
        for card in cards:
            found.append(s.box.actions.dismiss[card])
        found.append(DECLINE)
        return found

    def candidates(self, s: PaladinsState, seat: int) -> list[Action]:
        return self.legal(s, seat)

    def explain(self, s: PaladinsState, seat: int, action: Action) -> Refusal | None:
        if action is DECLINE:
            return None
        if not isinstance(action, OfCard) or action.key not in (HIRE, DISMISS):
            return not_asked()
        return None if action.card in s.town else not_in_row("PW-3.8")

    def take(self, s: PaladinsState, seat: int, action: Action) -> None:
        assert isinstance(action, OfCard)
        p = s.players[seat]
        grant(s, seat, recruit(s, p, s.town.index(action.card), action.key == HIRE))

    def question(self, s: PaladinsState, seat: int) -> Question:
        return Question(PICK_PLACE, Phrase("paladins-prompt-recruit-free"), DECLINE)


class FreeDevelop(RewardQuestion):
    """A workshop without workers or silver, which counts as develop (PW-3.8)."""

    def reward(self) -> Phrase:
        return in_words_of(FREE_DEVELOP)

    def candidates(self, s: PaladinsState, seat: int) -> list[Action]:
        return [*s.box.actions.workshop, DECLINE]

    def explain(self, s: PaladinsState, seat: int, action: Action) -> Refusal | None:
        if action is DECLINE:
            return None
        if not isinstance(action, PutWorkshop):
            return not_asked()
        return workshop_there() if s.players[seat].spaces[action.space] == WORKSHOP else None

    def take(self, s: PaladinsState, seat: int, action: Action) -> None:
        assert isinstance(action, PutWorkshop)
        develop(s, s.players[seat], action.space, is_free=True)

    def question(self, s: PaladinsState, seat: int) -> Question:
        return Question(PICK_PLACE, Phrase("paladins-prompt-develop"), DECLINE)


def in_words_of(kind: int) -> Phrase:
    """One reward of a kind."""
    return _REWARDS[kind]


_REWARDS: Final = [Phrase(f"paladins-reward-{name}", {"n": 1}) for name in REWARDS]
HIRE: Final = "paladins-action-hire"
DISMISS: Final = "paladins-action-dismiss"


def reward_questions() -> list[Step[PaladinsState]]:
    """The question for each kind of reward; plain ones are never looked up."""
    questions: list[Step[PaladinsState]] = [FreePrayer() for _ in REWARDS]
    questions[GAIN_CRIMINAL] = TakeOrLeave(GAIN_CRIMINAL, TAKE_CRIMINAL)
    questions[DISCARD_SUSPICION] = TakeOrLeave(DISCARD_SUSPICION, TAKE_DISCARD)
    questions[PAY_DEBT] = TakeOrLeave(PAY_DEBT, TAKE_PAYMENT)
    questions[DESTROY_DEBT] = TakeOrLeave(DESTROY_DEBT, TAKE_DESTRUCTION)
    questions[PRAYER] = FreePrayer()
    questions[FREE_RECRUIT] = FreeRecruit()
    questions[FREE_DEVELOP] = FreeDevelop()
    return questions


QUESTIONS: Final = reward_questions()
