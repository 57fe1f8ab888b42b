"""Checks of a lesson's texts: all there, in every language, with their numbers, and short."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from kingscourt.kernel.game import Game
from kingscourt.kernel.phrase import Phrase
from kingscourt.lessons.lesson import Lesson, LessonStep
from kingscourt.lessons.lesson_progress import LOOK
from kingscourt.lessons.step_texts import (
    DEVICES,
    ELSEWHERE,
    INSTEAD,
    TITLE,
    WHY,
    NoNumber,
    later_parts,
    met_key,
    step_key,
    step_phrase,
    what_parts,
)
from kingscourt.testing.lessons.learner import Learner
from kingscourt.texts.renderer import Renderer

MOST_WORDS: Final = 14  # of a sentence
SENTENCE_END: Final = re.compile(r"(?<=[.!?…])[”»“\"]?\s+")
WORD: Final = re.compile(r"\w[\w\u2019'-]*")


def word_faults(game: Game, lesson: Lesson, languages: list[str]) -> Iterator[str]:
    """Texts that do not depend on the position: titles, and what is first met later."""
    for language in languages:
        renderer = Renderer(language, [game])
        for step in lesson.steps:
            yield from _faults_of(renderer, Phrase(step_key(game.id, lesson, step, TITLE)))
        for met in lesson.met:
            yield from _faults_of(renderer, Phrase(met_key(game.id, lesson, met.name)))


def step_faults(learner: Learner, step: LessonStep, languages: list[str]) -> Iterator[str]:
    """Texts of the step here; another legal move needs a reason against it, another look a direction."""
    parts = [WHY, *what_parts(step)]
    is_look = learner.course().waits_for == LOOK
    if is_look and step.look:
        parts.append(ELSEWHERE)
    is_asked = not is_look and len(learner.legal()) > 1
    if is_asked and not step.is_free:
        parts.append(INSTEAD)
    english = Renderer("en", [learner.game])
    later = [part for part in later_parts(step) if english.has(key_of(learner, step, part))]
    for language in languages:
        renderer = Renderer(language, [learner.game], ["Anna", *learner.lesson.rivals])
        for part in [*parts, *later]:
            for device in DEVICES:
                try:
                    phrase = step_phrase(learner.game.id, learner.lesson, step, part, learner.view(), device)
                except NoNumber as error:
                    yield f"{step.name}: {error}"
                    return
                yield from _faults_of(renderer, phrase)


def key_of(learner: Learner, step: LessonStep, part: str) -> str:
    """The key of a text of the lesson that is played."""
    return step_key(learner.game.id, learner.lesson, step, part)


def _faults_of(renderer: Renderer, phrase: Phrase) -> Iterator[str]:
    renderer.problems.clear()
    said = renderer.render(phrase)
    for problem in renderer.problems:
        yield f"{renderer.language} {problem}"
    for sentence in SENTENCE_END.split(said):
        words = len(WORD.findall(sentence))
        if words > MOST_WORDS:
            yield f"{renderer.language} {phrase.key}: {words} words, at most {MOST_WORDS}: {sentence}"
