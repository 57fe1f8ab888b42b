"""Turn by turn: one action or a pass, until all have passed (PW-2.6, PW-2.7)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.action_requirements import (
    POSSIBLE,
    can_act,
    deed_obstacle,
    favour_obstacle,
)
from kingscourt.games.paladins.actions import PASS, Deed, Return, UseFavour
from kingscourt.games.paladins.catalogue import DEEDS
from kingscourt.games.paladins.events import turns as turn_events
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.reasons_against_actions import (
    deed_reasons,
    explain_deed,
    explain_favour,
    favour_reasons,
)
from kingscourt.games.paladins.refusals import not_owned
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.steps.place_workers import FILL, FILL_FAVOUR
from kingscourt.games.paladins.steps.solo_opponent_turn import OPPONENT_TURN
from kingscourt.games.paladins.terms.holdings import WORKER_CLASS
from kingscourt.games.paladins.terms.remarks import add_turn_remarks
from kingscourt.games.paladins.terms.spans import Span, to_bounds
from kingscourt.games.paladins.terms.ways import has_too_many_ways, of_deed, of_sending, pass_bounds
from kingscourt.games.paladins.vocabulary import (
    EMPTY,
    KEPT_WORKERS,
    WORKER_KINDS,
    WORKSHOP,
)
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import PICK_PLACE, PICK_SEVERAL, Pending, Question, ask
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step
from kingscourt.kernel.terms import Bounds, Terms


class Turns(Step[PaladinsState]):
    """Asks the active player; ends when that player has passed too."""

    def proceed(self, s: PaladinsState) -> Pending | None:
        p = s.players[s.active]
        if p.has_passed:
            s.pop()
            return None
        if s.is_opponent(s.active):
            s.push(END_TURN)
            s.push(OPPONENT_TURN)
            return None
        if can_act(s, p, DEEDS):
            return ask(s.active)
        s.push(END_TURN)
        if s.tells:
            s.emit(turn_events.forced_to_pass(p))
        leave_round(s, p)
        return None

    def legal(self, s: PaladinsState, seat: int) -> list[Action]:
        p = s.players[seat]
        found: list[Action] = []
        for deed in DEEDS:
            if deed_obstacle(s, p, deed) == POSSIBLE:
                found.append(deed)
        if s.favours:
            for favour in sorted(s.favours):
                if favour_obstacle(s, p, favour) == POSSIBLE:
                    found.append(s.box.actions.favours[favour])
        found.append(PASS)
        return found

    def candidates(self, s: PaladinsState, seat: int) -> list[Action]:
        favours = [s.box.actions.favours[favour] for favour in sorted(s.favours)]
        return [*DEEDS, *favours, PASS]

    def explain(self, s: PaladinsState, seat: int, action: Action) -> Refusal | None:
        if action is PASS:
            return None
        p = s.players[seat]
        if isinstance(action, Deed):
            return explain_deed(s, p, action)
        if isinstance(action, UseFavour):
            return explain_favour(s, p, action.favour)
        return not_asked()

    def reasons(self, s: PaladinsState, seat: int, action: Action) -> list[Refusal]:
        p = s.players[seat]
        if isinstance(action, Deed):
            return deed_reasons(s, p, action)
        if isinstance(action, UseFavour):
            return favour_reasons(s, p, action.favour)
        return super().reasons(s, seat, action)

    def apply(self, s: PaladinsState, seat: int, action: Action) -> None:
        s.push(END_TURN)
        if isinstance(action, Deed):
            s.push(FILL[action.index])
        elif isinstance(action, UseFavour):
            s.push(FILL_FAVOUR[s.favours.index(action.favour)])
        else:
            p = s.players[seat]
            if s.tells:
                s.emit(turn_events.passed(p))
            leave_round(s, p)

    def question(self, s: PaladinsState, seat: int) -> Question:
        return Question(PICK_PLACE, Phrase("paladins-prompt-turn"), PASS)

    def bounds(self, s: PaladinsState, seat: int, action: Action) -> Bounds | None:
        if action is PASS:
            return pass_bounds(s.players[seat])
        is_long = isinstance(action, Deed) and has_too_many_ways(s, s.players[seat], action)
        return self.wide_bounds(s, seat, action) if is_long else None

    def wide_bounds(self, s: PaladinsState, seat: int, action: Action) -> Bounds | None:
        p = s.players[seat]
        return to_bounds(s, p, self.span(s, p, action))

    def span(self, s: PaladinsState, p: Player, action: Action) -> Span:
        """The least and the most that an action can bring."""
        if isinstance(action, Deed):
            return of_deed(s, p, action)
        return (
            of_sending(s, p, s.box.cards.favours[action.favour]) if isinstance(action, UseFavour) else Span()
        )

    def add_terms(self, s: PaladinsState, seat: int, action: Action, terms: Terms) -> None:
        p = s.players[seat]
        span = self.span(s, p, action)
        terms.draws = span.draws  # not for the opponent's turn after it
        add_turn_remarks(s, p, action, span, terms)
        if action is PASS:
            terms.remarks.append(Phrase("paladins-terms-pass"))
            if p.worker_count() > KEPT_WORKERS:
                terms.remarks.append(Phrase("paladins-terms-go-back", {"n": p.worker_count() - KEPT_WORKERS}))
                terms.in_words.append(WORKER_CLASS)


class EndTurn(Step[PaladinsState]):
    """Moves on to the next player who has not passed, if there is one."""

    def proceed(self, s: PaladinsState) -> Pending | None:
        s.pop()
        n = len(s.players)
        for step in range(1, n + 1):
            who = (s.active + step) % n
            p = s.players[who]
            if not p.has_passed:
                s.active = who
                if s.tells:
                    s.emit(turn_events.turn(p))
                break
        return None


def leave_round(s: PaladinsState, p: Player) -> None:
    """All workers on the player's board return; at most three stay in supply (PW-2.7)."""
    p.has_passed = True
    spaces = p.spaces
    for space in range(len(spaces)):
        if spaces[space] != WORKSHOP:
            spaces[space] = EMPTY
    if p.worker_count() > KEPT_WORKERS:
        s.push(RETURN_WORKERS)


class ReturnWorkers(Step[PaladinsState]):
    """Workers beyond three go back, by the owner's choice (PW-2.7)."""

    def proceed(self, s: PaladinsState) -> Pending | None:
        p = s.players[s.active]
        while p.worker_count() > KEPT_WORKERS:
            kinds = [kind for kind in range(WORKER_KINDS) if p.workers[kind] > 0]
            if len(kinds) > 1:
                return ask(s.active)
            self.give_back(s, p, kinds[0])
        s.pop()
        return None

    def give_back(self, s: PaladinsState, p: Player, kind: int) -> None:
        """One worker goes to the common supply."""
        p.workers[kind] -= 1
        if s.tells:
            s.emit(turn_events.returned(p, kind))

    def legal(self, s: PaladinsState, seat: int) -> list[Action]:
        workers = s.players[seat].workers
        return [action for action in s.box.actions.give_back if workers[action.kind] > 0]

    def candidates(self, s: PaladinsState, seat: int) -> list[Action]:
        return [*s.box.actions.give_back]

    def explain(self, s: PaladinsState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Return):
            return not_asked()
        return None if s.players[seat].workers[action.kind] > 0 else not_owned(action.kind)

    def apply(self, s: PaladinsState, seat: int, action: Action) -> None:
        assert isinstance(action, Return)
        self.give_back(s, s.players[seat], action.kind)

    def question(self, s: PaladinsState, seat: int) -> Question:
        too_many = s.players[seat].worker_count() - KEPT_WORKERS
        prompt = Phrase("paladins-prompt-return", {"n": too_many})
        return Question(PICK_SEVERAL, prompt, self.legal(s, seat)[0])

    def add_terms(self, s: PaladinsState, seat: int, action: Action, terms: Terms) -> None:
        terms.label_says = True


TURNS: Final = Turns()
END_TURN: Final = EndTurn()
RETURN_WORKERS: Final = ReturnWorkers()
