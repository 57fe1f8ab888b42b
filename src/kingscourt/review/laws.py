"""What holds for every review, whatever was played."""

from __future__ import annotations

from collections.abc import Iterator

from kingscourt.kernel.game import Game
from kingscourt.kernel.wire_types import WirePhrase
from kingscourt.review.chances import WHOLE
from kingscourt.review.document import ReviewDocument
from kingscourt.review.moments import MOST, SWING
from kingscourt.review.review import Review
from kingscourt.review.telling.story import MOST_WORDS
from kingscourt.review.telling.words import words_in
from kingscourt.texts.locale_files import languages_of
from kingscourt.texts.renderer import Renderer

PEOPLE = ("Anna", "Bence", "Clara", "Dirk", "Eva", "Ferenc", "Greta", "Hugo")


def broken_laws(review: Review, document: ReviewDocument, game: Game) -> list[str]:
    """Every law that a review breaks, in words."""
    return [*_broken_sums(review), *_broken_moments(document), *_broken_texts(document, game)]


def _broken_sums(review: Review) -> Iterator[str]:
    for contender, account in enumerate(review.accounts):
        if not account.adds_up():
            yield f"the account of contender {contender} does not add up"
    for chances in (review.start, *[entry.chances for entry in review.entries]):
        if sum(chances) != WHOLE:
            yield f"chances do not add up: {chances}"
    for entry in review.entries:
        if sum(entry.luck) or sum(entry.choice):
            yield f"entry {entry.n}: what one wins the others do not lose"
        if entry.judgement is not None and entry.judgement.loss() < 0:
            yield f"entry {entry.n}: the chosen answer is better than the best"


def _broken_moments(document: ReviewDocument) -> Iterator[str]:
    numbers = [told.moment.n for told in document.moments]
    if numbers != sorted(numbers) or len(numbers) > MOST:
        yield f"moments are too many or out of order: {numbers}"
    for told in document.moments:
        if abs(told.moment.swing) < SWING:
            yield f"entry {told.moment.n}: too small for a moment"
        if (told.better is not None) != bool(told.compared):
            yield f"entry {told.moment.n}: a better answer and no comparison, or the reverse"


def _broken_texts(document: ReviewDocument, game: Game) -> Iterator[str]:
    for language in languages_of(game.resources):
        renderer = Renderer(language, [game], PEOPLE)
        for phrase in phrases_of(document):
            if not renderer.render(phrase).strip():
                yield f"{language}: nothing is said by {phrase.key}"
        words = sum(words_in(renderer.render(sentence)) for sentence in document.story)
        if words > MOST_WORDS or not words:
            yield f"{language}: the story has {words} words"
        yield from renderer.problems


def phrases_of(document: ReviewDocument) -> Iterator[WirePhrase]:
    """Everything that a review says."""
    yield document.headline
    yield from document.story
    for section in document.sections:
        yield section.name
    for told in document.moments:
        yield from (told.when, told.what, *told.why)
        yield from [told.better] if told.better is not None else []
        yield from [one.label for one in told.compared]
