"""Laws of choices: what is legal, why something is not, and how an action reads."""

from __future__ import annotations

import re

from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import QUESTION_KINDS
from kingscourt.kernel.phrase import SEAT_KEY, Phrase
from kingscourt.kernel.state import State
from kingscourt.testing.broken import LawBroken
from kingscourt.testing.case import Case
from kingscourt.testing.log import sample

POSITIONS = 24
TRIALS = 12
STRANGERS = 96
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*(\.[a-z][a-z0-9-]*)?")
PLACE = re.compile(r"[a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*")


def law_legal_is_explained(case: Case) -> None:
    """Legal are exactly the candidates that `explain` accepts, and no other action of the catalogue is."""
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
    """The list of legal actions and the list of candidates fit."""
    legal = [action.text for action in state.legal(seat)]
    accepted = [a.text for a in state.candidates(seat) if state.explain(seat, a) is None]
    if legal != accepted:
        what = f"{legal} is legal, but {accepted} is accepted"
        raise LawBroken("law_legal_is_explained", case, what)
    if len(set(legal)) != len(legal):
        raise LawBroken("law_legal_is_explained", case, f"something is legal twice: {legal}")


def try_some(case: Case, state: State, seat: int, random: FastRandom) -> None:
    """What is legal can be done, and asking about it changes nothing."""
    before = state.digest()
    legal = state.legal(seat)
    for number in range(min(TRIALS, len(legal))):
        at_random = legal[random.index(len(legal))]
        state.copy().apply(seat, legal[number] if len(legal) <= TRIALS else at_random)
    if state.digest() != before or state.events:
        raise LawBroken("law_legal_is_explained", case, "asking for choices changed the position")


def check_refusals(case: Case, state: State, seat: int, known: set[str], random: FastRandom) -> None:
    """Everything else of the catalogue is refused, by a rule that the game has."""
    actions = case.catalogue.actions
    legal = set(state.legal(seat))
    count = STRANGERS if state.is_asked(seat) else 1
    strangers = [actions[random.index(len(actions))] for _ in range(count)]
    for action in [*state.candidates(seat), *strangers]:
        refusal = state.explain(seat, action)
        if refusal is None and action not in legal:
            raise LawBroken("law_legal_is_explained", case, f"{action} is accepted but not legal")
        if refusal is not None and refusal.rule not in known and not refusal.rule.startswith("KC-"):
            what = f"{action} is refused by {refusal.rule}, which is no refusable rule of the game"
            raise LawBroken("law_legal_is_explained", case, what)


def law_texts_are_lossless(case: Case) -> None:
    """An action is what its text says: the catalogue gives it back, and every build of it is the same."""
    again = case.game.catalogue(case.options, case.game.read_components(case.components.source))
    texts = [action.text for action in case.catalogue.actions]
    if texts != [action.text for action in again.actions]:
        raise LawBroken("law_texts_are_lossless", case, "two builds of the catalogue differ")
    for action in case.catalogue.actions:
        check_words(case, action)
    for position in sample(case, POSITIONS):
        for seat in position.state.pending().seats:
            check_question(case, position.state, seat)
            for action in position.state.legal(seat):
                check_text(case, position.state, seat, action)


def check_words(case: Case, action: Action) -> None:
    """Text, label and places are well-formed."""
    is_clean = action.text == " ".join(action.text.split()) and action.text.isprintable() and action.text
    if not is_clean:
        raise LawBroken("law_texts_are_lossless", case, f"{action.text!r} is no clean text")
    check_phrase(case, action.label())
    for place in action.points_at():
        if not PLACE.fullmatch(place):
            raise LawBroken("law_texts_are_lossless", case, f"{place!r} of {action} is no place id")


def check_phrase(case: Case, phrase: Phrase) -> None:
    """The key is a message of this game or of the kernel, down to the last argument."""
    prefixes = (case.game.id.replace("_", "-") + "-", "kernel-")
    if phrase.key != SEAT_KEY and not (KEY.fullmatch(phrase.key) and phrase.key.startswith(prefixes)):
        raise LawBroken("law_texts_are_lossless", case, f"{phrase.key!r} is no message key of this game")
    for value in phrase.args.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Phrase):
                check_phrase(case, part)


def check_question(case: Case, state: State, seat: int) -> None:
    """The kind is known, the prompt is a message, a time-out does something legal."""
    question = state.question(seat)
    if question.kind not in QUESTION_KINDS:
        raise LawBroken("law_texts_are_lossless", case, f"{question.kind!r} is no kind of question")
    check_phrase(case, question.prompt)
    if state.explain(seat, question.default) is not None:
        raise LawBroken("law_texts_are_lossless", case, f"the default {question.default} is not legal")


def check_text(case: Case, state: State, seat: int, action: Action) -> None:
    """The action that the text stands for says and does the same."""
    if action.text not in case.catalogue.ids:
        raise LawBroken("law_texts_are_lossless", case, f"{action} is legal but not in the catalogue")
    parsed = case.catalogue.parse(action.text)
    if parsed is action:
        return
    if parsed.label() != action.label() or parsed.points_at() != action.points_at():
        raise LawBroken("law_texts_are_lossless", case, f"{action} reads back with another label or place")
    one, other = state.copy(), state.copy()
    one.apply(seat, action)
    other.apply(seat, parsed)
    if one.digest() != other.digest():
        raise LawBroken("law_texts_are_lossless", case, f"{action} reads back as something else")
