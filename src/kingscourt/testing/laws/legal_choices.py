"""Laws of choices: what is legal, why everything else is not, and in which order its reasons are told."""

from __future__ import annotations

from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.refusal import Refusal
from kingscourt.kernel.state import State
from kingscourt.testing.case_positions import sample
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.law_case import Case
from kingscourt.testing.laws.secrecy import strangers

NAME = "law_legal_is_explained"
POSITIONS = 24
TRIALS = 12
STRANGERS = 96

REASON_POSITIONS = 16
REASON_STRANGERS = 32
CANDIDATES = 64


def law_legal_is_explained(case: Case) -> None:
    """Legal are exactly the candidates that `explain` accepts, and nothing else in the catalogue."""
    known = {rule.id for rule in case.game.rules(case.components) if rule.refusable}
    random = FastRandom(case.seed)
    for position in sample(case, POSITIONS):
        state = position.state
        for seat in range(state.seat_count):
            if state.is_asked(seat):
                check_lists(case, state, seat)
                try_some(case, state, seat, random)
            check_refusals(case, state, seat, known, random)


def check_lists(case: Case, state: State, seat: int) -> None:
    """Check that the list of legal actions matches the list of candidates."""
    legal = [action.text for action in state.legal(seat)]
    accepted = [a.text for a in state.candidates(seat) if state.explain(seat, a) is None]
    if legal != accepted:
        what = f"{legal} is legal, but {accepted} is accepted"
        raise LawBroken(NAME, case, what)
    if len(set(legal)) != len(legal):
        raise LawBroken(NAME, case, f"something is legal twice: {legal}")
    for action in state.legal(seat):
        number = case.catalogue.id_of(action)
        if action.id != number:
            what = f"{action} has id {action.id}, but {number} in the catalogue: take actions from there"
            raise LawBroken(NAME, case, what)


def try_some(case: Case, state: State, seat: int, random: FastRandom) -> None:
    """Check that legal actions can be carried out, and that asking about them changes nothing."""
    before = state.digest()
    legal = state.legal(seat)
    for number in range(min(TRIALS, len(legal))):
        at_random = legal[random.index(len(legal))]
        state.copy().apply(seat, legal[number] if len(legal) <= TRIALS else at_random)
    if state.digest() != before or state.events:
        raise LawBroken(NAME, case, "asking for choices changed the position")


def check_refusals(case: Case, state: State, seat: int, known: set[str], random: FastRandom) -> None:
    """Check that every other catalogue action is refused by a rule that the game has."""
    actions = case.catalogue.actions
    legal = set(state.legal(seat))
    count = STRANGERS if state.is_asked(seat) else 1
    strangers = [actions[random.index(len(actions))] for _ in range(count)]
    for action in [*state.candidates(seat), *strangers]:
        refusal = state.explain(seat, action)
        if refusal is None and action not in legal:
            raise LawBroken(NAME, case, f"{action} is accepted but not legal")
        if refusal is not None and refusal.rule not in known and not refusal.rule.startswith("KC-"):
            what = f"{action} is refused by {refusal.rule}, which is not a refusable rule of the game"
            raise LawBroken(NAME, case, what)


def law_reasons_are_ordered(case: Case) -> None:
    """`reasons` is empty for legal actions only, begins with what `explain` says, says nothing twice."""
    known = {rule.id for rule in case.game.rules(case.components) if rule.refusable}
    random = FastRandom(case.seed)
    for position in sample(case, REASON_POSITIONS):
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
    return [*candidates, *strangers(case, random, REASON_STRANGERS)]


def check_reasons(case: Case, state: State, seat: int, action: Action, known: set[str]) -> None:
    """Check the reasons against one action."""
    first = state.explain(seat, action)
    reasons = state.reasons(seat, action)
    if first is None and reasons:
        raise LawBroken(
            "law_reasons_are_ordered", case, f"{action} is legal, but {reasons} stands against it"
        )
    if first is not None and (not reasons or not reasons[0].is_same(first)):
        raise LawBroken(
            "law_reasons_are_ordered",
            case,
            f"{action}: explain says {first}, which is not the first of {reasons}",
        )
    for number, refusal in enumerate(reasons):
        check_rule(case, action, refusal, known)
        if any(refusal.is_same(earlier) for earlier in reasons[:number]):
            raise LawBroken("law_reasons_are_ordered", case, f"{action}: {refusal} is said twice")


def check_rule(case: Case, action: Action, refusal: Refusal, known: set[str]) -> None:
    """Check that a reason names a rule that can refuse something."""
    if refusal.rule not in known and not refusal.rule.startswith("KC-"):
        what = f"{action} is refused by {refusal.rule}, which is not a refusable rule of the game"
        raise LawBroken("law_reasons_are_ordered", case, what)
