"""Laws of notation: texts of actions and outcomes are lossless, keys and places well-formed."""

from __future__ import annotations

import re

from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import ChanceOutcomes
from kingscourt.kernel.decision import QUESTION_KINDS
from kingscourt.kernel.event import Event
from kingscourt.kernel.phrase import ABOUT_KEY, SEAT_KEY, Phrase
from kingscourt.kernel.state import State
from kingscourt.kernel.wire_types import Outline, WirePhrase
from kingscourt.testing.case_positions import sample, walk
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.law_case import Case
from kingscourt.testing.play_and_replay import forward
from kingscourt.testing.seat_observation import encode

POSITIONS = 24
MAX_OUTCOMES = 500
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*(\.[a-z][a-z0-9-]*)?")
PLACE = re.compile(r"[a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*")


def law_texts_are_lossless(case: Case) -> None:
    """An action is identified by its text: the catalogue returns it, and every build of it is the same."""
    again = case.game.catalogue(case.options, case.game.read_components(case.components.source))
    texts = [action.text for action in case.catalogue.actions]
    if texts != [action.text for action in again.actions]:
        raise LawBroken("law_texts_are_lossless", case, "two builds of the catalogue differ")
    for text in texts:
        if not text or text != " ".join(text.split()) or not text.isprintable():
            raise LawBroken("law_texts_are_lossless", case, f"{text!r} is not a clean text")
    for position in sample(case, POSITIONS):
        for seat in position.state.pending().seats:
            for action in position.state.legal(seat):
                check_text(case, position.state, seat, action)
    for position in walk(case):
        chance = position.state.pending().chance
        if chance is not None:
            check_outcomes(case, chance.purpose, chance.outcomes)


def check_text(case: Case, state: State, seat: int, action: Action) -> None:
    """Check that the action read back from the text says and does the same."""
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
        raise LawBroken("law_texts_are_lossless", case, f"{action} reads back as another action")


def check_outcomes(case: Case, purpose: str, outcomes: ChanceOutcomes) -> None:
    """Check that every outcome has a distinct text and can happen."""
    texts = [outcomes.text(index) for index in range(len(outcomes))]
    if len(set(texts)) != len(texts) or not purpose or len(texts) > MAX_OUTCOMES:
        raise LawBroken(
            "law_texts_are_lossless", case, f"outcomes of {purpose!r} share a text or are too many"
        )
    if any(outcomes.weight(index) < 1 for index in range(len(outcomes))):
        raise LawBroken("law_texts_are_lossless", case, f"an outcome of {purpose!r} can never happen")


def law_words_are_well_formed(case: Case) -> None:
    """Questions, labels, events and outlines use this game's keys; the places actions point at are shown."""
    encode(case.game.static_facts(case.components))
    for action in case.catalogue.actions:
        check_phrase(case, action.label())
        for place in action.points_at():
            check_place(case, place)
    state = case.start()
    for entry in case.log.entries:
        for event in forward(state, entry):
            check_event(case, event)
    for position in sample(case, POSITIONS):
        shown = {seat: places_of(case, position.state, seat) for seat in range(position.state.seat_count)}
        places_of(case, position.state, None)
        for seat in position.state.pending().seats:
            check_question(case, position.state, seat)
            for action in position.state.legal(seat):
                places = action.points_at()
                if places and not any(is_shown(place, seat, shown[seat]) for place in places):
                    what = f"{action} points at {places}, but the outline shows none of them"
                    raise LawBroken("law_words_are_well_formed", case, what)


def is_shown(place: str, seat: int, shown: set[str]) -> bool:
    """Whether the outline has the place or one around it; a seat's own are `my/…` or `seat/<n>/…`."""
    parts = place.split("/")
    around = ["/".join(parts[:length]) for length in range(1, len(parts) + 1)]
    own = [f"seat/{seat}{path.removeprefix('my')}" for path in around if parts[0] == "my"]
    return not shown.isdisjoint([*around, *own])


def check_event(case: Case, event: Event) -> None:
    """Check that the log line is a message and that moves go between places."""
    check_phrase(case, event.phrase())
    for move in event.moved():
        check_place(case, move.source)
        check_place(case, move.target)
        if move.n < 1:
            raise LawBroken("law_words_are_well_formed", case, f"{event.key} moves {move.n} of {move.what}")


def check_phrase(case: Case, phrase: Phrase | WirePhrase) -> None:
    """Check that the key is a message of this game or of the kernel, including all arguments."""
    prefixes = (case.game.id.replace("_", "-") + "-", "kernel-")
    is_own = KEY.fullmatch(phrase.key) is not None and phrase.key.startswith(prefixes)
    if phrase.key not in (ABOUT_KEY, SEAT_KEY) and not is_own:
        raise LawBroken("law_words_are_well_formed", case, f"{phrase.key!r} is not a message key of the game")
    for value in phrase.args.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, (Phrase, WirePhrase)):
                check_phrase(case, part)


def check_place(case: Case, place: str) -> None:
    """Check that a place id is in kebab case with slashes."""
    if not PLACE.fullmatch(place):
        raise LawBroken("law_words_are_well_formed", case, f"{place!r} is not a place id")


def check_question(case: Case, state: State, seat: int) -> None:
    """Check that the kind is known, the prompt is a message, and the default on time-out is legal."""
    question = state.question(seat)
    if question.kind not in QUESTION_KINDS:
        raise LawBroken("law_words_are_well_formed", case, f"{question.kind!r} is not a kind of question")
    check_phrase(case, question.prompt)
    if state.explain(seat, question.default) is not None:
        raise LawBroken("law_words_are_well_formed", case, f"the default {question.default} is not legal")


def places_of(case: Case, state: State, seat: int | None) -> set[str]:
    """All places of a viewer's outline, each of which occurs once."""
    found: list[str] = []
    waiting = [case.game.outline(case.game.view(state, seat), case.components)]
    while waiting:
        outline: Outline = waiting.pop()
        for phrase in outline.said():
            check_phrase(case, phrase)
        check_place(case, outline.place)
        found.append(outline.place)
        waiting.extend(outline.inside)
    if len(set(found)) != len(found):
        twice = sorted({place for place in found if found.count(place) > 1})
        raise LawBroken("law_words_are_well_formed", case, f"places occur twice in the outline: {twice}")
    return set(found)
