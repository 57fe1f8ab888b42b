"""The law of reasons: all rules against an action, in order, and `explain` is the first of them."""

from __future__ import annotations

from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.refusal import Refusal
from kingscourt.kernel.state import State
from kingscourt.testing.case_positions import sample
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.law_case import Case
from kingscourt.testing.laws.secrecy import strangers

NAME = "law_reasons_are_ordered"
POSITIONS = 16
STRANGERS = 32
CANDIDATES = 64


def law_reasons_are_ordered(case: Case) -> None:
    """`reasons` is empty for legal actions only, begins with what `explain` says, says nothing twice."""
    known = {rule.id for rule in case.game.rules(case.components) if rule.refusable}
    random = FastRandom(case.seed)
    for position in sample(case, POSITIONS):
        for seat in range(position.state.seat_count):
            for action in some_actions(case, position.state, seat, random):
                check_reasons(case, position.state, seat, action, known)


def some_actions(case: Case, state: State, seat: int, random: FastRandom) -> list[Action]:
    """Some candidates and some other actions of the catalogue."""
    if not state.is_asked(seat):
        return strangers(case, random, 1)
    candidates = state.candidates(seat)
    while len(candidates) > CANDIDATES:
        candidates.pop(random.index(len(candidates)))
    return [*candidates, *strangers(case, random, STRANGERS)]


def check_reasons(case: Case, state: State, seat: int, action: Action, known: set[str]) -> None:
    """Check the reasons against one action."""
    first = state.explain(seat, action)
    reasons = state.reasons(seat, action)
    if first is None and reasons:
        raise LawBroken(NAME, case, f"{action} is legal, but {reasons} stands against it")
    if first is not None and (not reasons or not reasons[0].is_same(first)):
        raise LawBroken(NAME, case, f"{action}: explain says {first}, which is not the first of {reasons}")
    for number, refusal in enumerate(reasons):
        check_rule(case, action, refusal, known)
        if any(refusal.is_same(earlier) for earlier in reasons[:number]):
            raise LawBroken(NAME, case, f"{action}: {refusal} is said twice")


def check_rule(case: Case, action: Action, refusal: Refusal, known: set[str]) -> None:
    """Check that a reason names a rule that can refuse something."""
    if refusal.rule not in known and not refusal.rule.startswith("KC-"):
        what = f"{action} is refused by {refusal.rule}, which is not a refusable rule of the game"
        raise LawBroken(NAME, case, what)
