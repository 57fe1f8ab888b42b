"""The choice of an action's target: townsfolk, outsider, space, jar space or workshop space (PW-3)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins import refusals
from kingscourt.games.paladins.action_requirements import (
    can_pay_column,
    column_silver,
    is_open,
    needed_level,
    takes_debt,
)
from kingscourt.games.paladins.actions import (
    PAY_SILVER,
    PAY_WITH_DEBT,
    Clear,
    Deed,
    OfCard,
    PutJar,
    PutWorkshop,
    Settle,
)
from kingscourt.games.paladins.catalogue import HIRE_DEED
from kingscourt.games.paladins.effects import action_effects
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.reasons_against_actions import area_confidence, explain_attack
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.terms.remarks import add_clearing, add_remarks, add_shortage
from kingscourt.games.paladins.terms.spans import to_bounds
from kingscourt.games.paladins.terms.ways import of_target
from kingscourt.games.paladins.vocabulary import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    EMPTY,
    FAITH,
    FORTIFY,
    GARRISON,
    NO_CARD,
    PRAY,
    RECRUIT,
    TOWN_COLUMNS,
    WORKSHOP,
)
from kingscourt.games.paladins.worker_spaces import has_workers_on
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import PICK_ONE, PICK_PLACE, Pending, Question, ask
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import TAKEN, Refusal, not_asked
from kingscourt.kernel.step import Step
from kingscourt.kernel.terms import Bounds, Terms


class PickTarget(Step[PaladinsState]):
    """A question of the active player; with one answer only it is not asked."""

    prompt: str
    action: int  # of the board

    def proceed(self, s: PaladinsState) -> Pending | None:
        legal = self.legal(s, s.active)
        if len(legal) > 1:
            return ask(s.active)
        self.apply(s, s.active, legal[0])
        return None

    def question(self, s: PaladinsState, seat: int) -> Question:
        return Question(PICK_PLACE, Phrase(self.prompt), self.legal(s, seat)[0])

    def wide_bounds(self, s: PaladinsState, seat: int, action: Action) -> Bounds | None:
        p = s.players[seat]
        return to_bounds(s, p, of_target(s, p, self.action, action))

    def add_terms(self, s: PaladinsState, seat: int, action: Action, terms: Terms) -> None:
        p = s.players[seat]
        terms.draws = terms.draws or of_target(s, p, self.action, action).draws
        if isinstance(action, OfCard) and self.action == RECRUIT:
            add_shortage(s, p, s.town.index(action.card), terms)
        if self.action == PRAY:
            add_clearing(action, terms)
        add_remarks(s, seat, action, terms)


def in_row(row: list[int], answers: list[OfCard]) -> list[Action]:
    """An answer for each card of a row, by card number, so that equal rows give equal lists."""
    return [answers[card] for card in sorted(row) if card != NO_CARD]


class PickTownsfolk(PickTarget):
    """Which townsfolk of the row is hired or dismissed (PW-3.2)."""

    def __init__(self, is_hired: bool) -> None:
        self.action = RECRUIT
        self.is_hired: bool = is_hired
        self.key: str = "paladins-action-hire" if is_hired else "paladins-action-dismiss"
        self.prompt = "paladins-prompt-hire" if is_hired else "paladins-prompt-dismiss"

    def candidates(self, s: PaladinsState, seat: int) -> list[Action]:
        answers = s.box.actions.hire if self.is_hired else s.box.actions.dismiss
        return in_row(s.town, answers)

    def explain(self, s: PaladinsState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, OfCard) or action.key != self.key:
            return not_asked()
        if action.card not in s.town:
            return refusals.not_in_row("PW-3.2")
        p = s.players[seat]
        column = s.town.index(action.card)
        if can_pay_column(s, p, column):
            return None
        return refusals.no_silver("PW-3.2", column_silver(s, p, column), p.silver)

    def apply(self, s: PaladinsState, seat: int, action: Action) -> None:
        assert isinstance(action, OfCard)
        s.pop()
        p = s.players[seat]
        column = s.town.index(action.card)
        silver = column_silver(s, p, column)
        if takes_debt(s, p, column):
            if p.silver >= silver:
                s.push(PAYMENTS[column][1 if self.is_hired else 0])
                return
            action_effects.paid_recruit(s, p, column, self.is_hired, with_debt=True)
        else:
            action_effects.paid_recruit(s, p, column, self.is_hired, with_debt=False)

    def facts(self) -> str:
        return f"PickTownsfolk {self.is_hired}"


class PickPayment(Step[PaladinsState]):
    """Silver or a debt for a column at the left (PW-3.2)."""

    def __init__(self, column: int, is_hired: bool) -> None:
        self.column: int = column
        self.is_hired: bool = is_hired

    def proceed(self, s: PaladinsState) -> Pending | None:
        return ask(s.active)

    def candidates(self, s: PaladinsState, seat: int) -> list[Action]:
        return [PAY_SILVER, PAY_WITH_DEBT]

    def explain(self, s: PaladinsState, seat: int, action: Action) -> Refusal | None:
        return None if action is PAY_SILVER or action is PAY_WITH_DEBT else not_asked()

    def apply(self, s: PaladinsState, seat: int, action: Action) -> None:
        s.pop()
        with_debt = action is PAY_WITH_DEBT
        action_effects.paid_recruit(s, s.players[seat], self.column, self.is_hired, with_debt)

    def question(self, s: PaladinsState, seat: int) -> Question:
        n = column_silver(s, s.players[seat], self.column)
        return Question(PICK_ONE, Phrase("paladins-prompt-payment", {"n": n}), PAY_SILVER)

    def add_terms(self, s: PaladinsState, seat: int, action: Action, terms: Terms) -> None:
        add_remarks(s, seat, action, terms)

    def facts(self) -> str:
        return f"PickPayment {self.column} {self.is_hired}"


class PickOutsider(PickTarget):
    """Which outsider is attacked or converted (PW-3.6)."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.key: str = "paladins-action-attack" if action == ATTACK else "paladins-action-convert"
        self.prompt = "paladins-prompt-attack" if action == ATTACK else "paladins-prompt-convert"

    def candidates(self, s: PaladinsState, seat: int) -> list[Action]:
        answers = s.box.actions.attack if self.action == ATTACK else s.box.actions.convert
        return in_row(s.outsiders, answers)

    def explain(self, s: PaladinsState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, OfCard) or action.key != self.key:
            return not_asked()
        if action.card not in s.outsiders:
            return refusals.not_in_row("PW-3.6")
        p = s.players[seat]
        column = s.outsiders.index(action.card)
        if self.action == CONVERT:
            need = s.box.numbers.area_faith[column]
            if p.level(FAITH) >= need:
                return None
            return refusals.too_low(FAITH, need, p.level(FAITH), s.box.numbers.faith_confidence[column])
        return explain_attack(s, p, column)

    def apply(self, s: PaladinsState, seat: int, action: Action) -> None:
        assert isinstance(action, OfCard)
        s.pop()
        column = s.outsiders.index(action.card)
        if self.action == ATTACK:
            action_effects.attack(s, s.players[seat], column)
        else:
            action_effects.convert(s, s.players[seat], column)

    def facts(self) -> str:
        return f"PickOutsider {self.action}"


class PickSpace(PickTarget):
    """Where a monk or an outpost goes (PW-3.6)."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.prompt = "paladins-prompt-commission" if action == COMMISSION else "paladins-prompt-garrison"

    def answers(self, s: PaladinsState) -> list[Settle]:
        """A space each."""
        return s.box.actions.monk if self.action == COMMISSION else s.box.actions.outpost

    def legal(self, s: PaladinsState, seat: int) -> list[Action]:
        answers = self.answers(s)
        level = s.players[seat].level(s.box.cards.board[self.action].needs)
        found: list[Action] = []
        for index, space in enumerate(s.box.cards.spaces):
            if needed_level(s, self.action, space.area) > level:
                break
            if is_open(s, index, space):
                found.append(answers[index])
        return found

    def candidates(self, s: PaladinsState, seat: int) -> list[Action]:
        return [*self.answers(s)]

    def explain(self, s: PaladinsState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Settle) or action.key != self.answers(s)[0].key:
            return not_asked()
        space = s.box.cards.spaces[action.space]
        if space.players > s.space_players():
            return refusals.space_closed(space.players)
        if s.settled[action.space] != EMPTY:
            return refusals.space_taken()
        return self.explain_level(s, seat, space.area)

    def explain_level(self, s: PaladinsState, seat: int, area: int) -> Refusal | None:
        """Whether an area asks for more than the seat has."""
        facts = s.box.cards.board[self.action]
        need = needed_level(s, self.action, area)
        level = s.players[seat].level(facts.needs)
        if level >= need:
            return None
        return refusals.too_low(facts.needs, need, level, area_confidence(s, self.action, area))

    def reasons(self, s: PaladinsState, seat: int, action: Action) -> list[Refusal]:
        found = super().reasons(s, seat, action)
        if found and found[0].kind == TAKEN and isinstance(action, Settle):
            level = self.explain_level(s, seat, s.box.cards.spaces[action.space].area)
            if level is not None:
                found.append(level)
        return found

    def apply(self, s: PaladinsState, seat: int, action: Action) -> None:
        assert isinstance(action, Settle)
        s.pop()
        action_effects.settle(s, s.players[seat], self.action, action.space)

    def facts(self) -> str:
        return f"PickSpace {self.action}"


class PickJarSpace(PickTarget):
    """Where a jar goes (PW-3.6)."""

    def __init__(self) -> None:
        self.action = ABSOLVE
        self.prompt = "paladins-prompt-absolve"

    def candidates(self, s: PaladinsState, seat: int) -> list[Action]:
        return [*s.box.actions.jar]

    def explain(self, s: PaladinsState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, PutJar):
            return not_asked()
        return refusals.jar_taken() if s.players[seat].jars >> action.space & 1 else None

    def apply(self, s: PaladinsState, seat: int, action: Action) -> None:
        assert isinstance(action, PutJar)
        s.pop()
        action_effects.absolve(s, s.players[seat], action.space)


class PickWorkshopSpace(PickTarget):
    """Where a workshop goes (PW-3.1)."""

    def __init__(self) -> None:
        self.action = DEVELOP
        self.prompt = "paladins-prompt-develop"

    def candidates(self, s: PaladinsState, seat: int) -> list[Action]:
        return [*s.box.actions.workshop]

    def explain(self, s: PaladinsState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, PutWorkshop):
            return not_asked()
        return refusals.workshop_there() if s.players[seat].spaces[action.space] == WORKSHOP else None

    def apply(self, s: PaladinsState, seat: int, action: Action) -> None:
        assert isinstance(action, PutWorkshop)
        s.pop()
        action_effects.develop(s, s.players[seat], action.space, is_free=False)


class PickCleared(PickTarget):
    """Which action the prayer clears (PW-3.4)."""

    def __init__(self) -> None:
        self.action = PRAY
        self.prompt = "paladins-prompt-pray"

    def legal(self, s: PaladinsState, seat: int) -> list[Action]:
        p, board = s.players[seat], s.box.cards.board
        return [action for action in s.box.actions.clear if has_workers_on(p, board[action.action])]

    def candidates(self, s: PaladinsState, seat: int) -> list[Action]:
        return [*s.box.actions.clear]

    def explain(self, s: PaladinsState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Clear):
            return not_asked()
        facts = s.box.cards.board[action.action]
        return None if has_workers_on(s.players[seat], facts) else refusals.nobody_there(action.action)

    def apply(self, s: PaladinsState, seat: int, action: Action) -> None:
        assert isinstance(action, Clear)
        s.pop()
        action_effects.pray(s, s.players[seat], action.action)


PAYMENTS: Final = [[PickPayment(column, False), PickPayment(column, True)] for column in range(TOWN_COLUMNS)]
PICK_HIRED: Final = PickTownsfolk(True)
PICK_DISMISSED: Final = PickTownsfolk(False)
PICK_MONK_SPACE: Final = PickSpace(COMMISSION)
PICK_OUTPOST_SPACE: Final = PickSpace(GARRISON)
PICK_ATTACKED: Final = PickOutsider(ATTACK)
PICK_CONVERTED: Final = PickOutsider(CONVERT)
PICK_JAR_SPACE: Final = PickJarSpace()
PICK_WORKSHOP_SPACE: Final = PickWorkshopSpace()
PICK_CLEARED: Final = PickCleared()


def carry_out(s: PaladinsState, p: Player, deed: Deed) -> None:
    """After the workers are placed, ask for the target or carry the action out."""
    action = deed.action
    if action == CONSPIRE:
        action_effects.conspire(s, p)
    elif action == FORTIFY:
        action_effects.fortify(s, p)
    elif action in TARGETS:
        s.push(TARGETS[action])
    elif action == RECRUIT:
        s.push(PICK_HIRED if deed.index == HIRE_DEED else PICK_DISMISSED)
    else:
        action_effects.hunt_or_trade(s, p, action, deed.workers)


TARGETS: Final[dict[int, PickTarget]] = {
    DEVELOP: PICK_WORKSHOP_SPACE,
    PRAY: PICK_CLEARED,
    COMMISSION: PICK_MONK_SPACE,
    GARRISON: PICK_OUTPOST_SPACE,
    ABSOLVE: PICK_JAR_SPACE,
    ATTACK: PICK_ATTACKED,
    CONVERT: PICK_CONVERTED,
}
