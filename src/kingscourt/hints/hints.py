"""What a seat could answer: two or three sensible choices that differ, each with what speaks for it."""

from __future__ import annotations

from typing import Final, NamedTuple

from kingscourt.bots.search.candidates import Candidate, rated_candidates
from kingscourt.bots.search.sealed_policy import SealedPolicy
from kingscourt.hints.compare_by_theme import Standing, Themes
from kingscourt.hints.hints_file import hints_file_of
from kingscourt.hints.question import HintQuestion
from kingscourt.hints.telling import ALIKE, Teller
from kingscourt.hints.wire_types import Hint
from kingscourt.kernel.action import Action
from kingscourt.kernel.blunder import COMMITTED
from kingscourt.kernel.chance import FastRandom

MOST: Final = 3
ALIKE_TOLD: Final = 2  # of answers between which there is nothing to choose
FAR: Final = 3.0  # times the margin: further behind, a second answer is no longer worth naming
LITTLE: Final = 0.25  # points that nobody has to think about

WORLDS: Final = 4
WORLDS_OF_MANY: Final = 2  # where there are many answers
MANY: Final = 40
COMPARED: Final = 6  # kinds that reasons are found for


class Suggested(NamedTuple):
    """An answer, and how it stands against the others."""

    candidate: Candidate
    standing: Standing


def hints_for(question: HintQuestion) -> list[Hint]:
    """The best first; none if there is nothing to choose, or if the game has no values to choose by."""
    values = question.handle.values()
    if values is None or len(question.handle.legal()) < 2:
        return []
    policy = SealedPolicy(values)
    compared = best_of_kinds(question, policy)
    standings = Themes(question, policy).compare([one.action for one in compared])
    rated = [Suggested(one, standing) for one, standing in zip(compared, standings, strict=True)]
    teller = Teller(question)
    if are_alike(compared):
        return [teller.told(one.action, ALIKE) for one in compared[:ALIKE_TOLD]]
    first, *others = suggested(question, rated)
    told = [teller.told(one.candidate.action, theme_beside(one, first)) for one in others]
    return [
        teller.told(first.candidate.action, first.standing.theme),
        *(hint for hint in told if says_why(hint)),
    ]


def suggested(question: HintQuestion, rated: list[Suggested]) -> list[Suggested]:
    """What is not laughable and not much worse than the best; of that, what differs, or the next best."""
    sensible = [one for one in rated if not is_laughable(question, one.candidate.action)] or rated[:1]
    best, margin = sensible[0].candidate.worth, hints_file_of(question.game).margin
    chosen = different([one for one in sensible if one.candidate.worth >= best - margin])
    if len(chosen) > 1:
        return chosen
    return chosen + [one for one in sensible[1:] if one.candidate.worth >= best - FAR * margin][:1]


def theme_beside(one: Suggested, first: Suggested) -> str:
    """What speaks for an answer: its theme, or else what it does better than the first one."""
    is_alike = one.standing.distance(first.standing) < LITTLE
    return one.standing.theme or one.standing.theme_against(first.standing) or (ALIKE if is_alike else "")


def different(rated: list[Suggested]) -> list[Suggested]:
    """The first, and others that differ from it: those with another theme, or one if there is none."""
    chosen = rated[:1]
    for most, is_other_theme in ((MOST, True), (2, False)):
        for one in rated:
            themes = [other.standing.theme for other in chosen] if is_other_theme else []
            nearest = min(one.standing.distance(other.standing) for other in chosen)
            if len(chosen) < most and one.standing.theme not in themes and nearest >= LITTLE:
                chosen.append(one)
    return sorted(chosen, key=lambda one: -one.candidate.worth)


def are_alike(compared: list[Candidate]) -> bool:
    """Whether it hardly matters which answer is given."""
    return len(compared) > 1 and compared[0].worth - compared[-1].worth < LITTLE


def says_why(hint: Hint) -> bool:
    """Whether a hint says more than what could be done."""
    return not (hint.terms is None and hint.printed is None and hint.why is None)


def best_of_kinds(question: HintQuestion, policy: SealedPolicy) -> list[Candidate]:
    """The best answer of each kind at first sight, the best first."""
    count = len(question.handle.legal())
    worlds = WORLDS if count < MANY else WORLDS_OF_MANY
    kinds: dict[tuple[str, ...], Candidate] = {}
    for one in rated_candidates(question.handle, policy, FastRandom(question.seed), worlds):
        kinds.setdefault(kind_of(one.action), one)
    return list(kinds.values())[:COMPARED]


def kind_of(action: Action) -> tuple[str, ...]:
    """Answers of one kind do the same at the same place, such as other dice on the same advisor."""
    return (action.label().key, *action.points_at()[:1])


def is_laughable(question: HintQuestion, action: Action) -> bool:
    """Whether a detector of the game frowns on an answer in some imagined world."""
    blunders = question.handle.blunders()
    return any(
        blunder.seen(world, question.seat, action) == COMMITTED
        for world in question.worlds(1)
        for blunder in blunders
    )
