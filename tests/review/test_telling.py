"""Reviews in words: short, complete in six languages, and about what happened."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace

import pytest

from heirlooms.game import GAME as HEIRLOOMS
from kingscourt.arena.match import match_record, match_seed, play_match
from kingscourt.games.registry import game as find_game
from kingscourt.kernel.game import Game
from kingscourt.review.course import course_of, turns_of
from kingscourt.review.document import CoursePoint, ReviewDocument
from kingscourt.review.effort import Effort
from kingscourt.review.laws import broken_laws, phrases_of
from kingscourt.review.moments import CHOICE
from kingscourt.review.review import Review, review_of
from kingscourt.review.telling.lead import lead_of
from kingscourt.review.telling.phrases import said
from kingscourt.review.telling.story import MOST_WORDS, Story
from kingscourt.review.telling.tell import document_of_review
from kingscourt.review.telling.why_better import score_line, topic_of_feature, topic_phrase, topics_of
from kingscourt.review.telling.words import words_in
from kingscourt.table.record import Record, read_record
from kingscourt.table.replay import replay
from kingscourt.texts.renderer import Renderer

TITLES = ("kingsburg", "royals", "rival_kings", "paladins")
QUICK = Effort(rollouts=2, depth=2, worlds=2, candidates=1)


def game_of(title: str) -> Game:
    return HEIRLOOMS if title == HEIRLOOMS.id else find_game(title)


@cache
def record_of(title: str) -> Record:
    game = game_of(title)
    options = game.options(2)
    seed = match_seed(3, 0)
    table = play_match(game, options, game.components(options.edition), ["knight", "random"], seed)
    return read_record(match_record(table, seed))


@cache
def told(title: str) -> tuple[Review, ReviewDocument, Game]:
    record, game = record_of(title), game_of(title)
    review = review_of(record, game, effort=QUICK)
    return review, document_of_review(review, record, game), game


@pytest.mark.parametrize("title", [*TITLES, HEIRLOOMS.id])
def test_a_review_keeps_the_laws(title: str) -> None:
    assert broken_laws(*told(title)) == []


@pytest.mark.parametrize("title", TITLES)
def test_sections_follow_each_other_and_differ(title: str) -> None:
    _, document, game = told(title)
    numbers = [section.n for section in document.sections]
    assert numbers == sorted(set(numbers))
    names = [Renderer("en", [game]).render(section.name) for section in document.sections]
    assert len(names) == len(set(names)) > 2


@pytest.mark.parametrize("title", TITLES)
def test_a_costly_choice_names_the_better_one(title: str) -> None:
    _, document, _ = told(title)
    for one in document.moments:
        if one.moment.kind == CHOICE:
            assert one.better is not None
            assert one.moment.better in [answer.text for answer in one.compared]


@pytest.mark.parametrize("title", TITLES)
def test_every_feature_has_one_topic_or_is_left_out_on_purpose(title: str) -> None:
    game = find_game(title)
    values = game.values()
    assert values is not None
    file = topics_of(game)
    listed = [name for names in file.topics.values() for name in names] + file.untold
    assert sorted(listed) == sorted(values.weights.layout.names)
    assert set(topic_of_feature(file).values()) == set(file.topics)
    renderer = Renderer("en", [game])
    assert all(renderer.has(topic_phrase(game, topic).key) for topic in file.topics)


@pytest.mark.parametrize("title", TITLES)
def test_every_line_of_a_score_sheet_has_a_name_as_a_reason(title: str) -> None:
    game = find_game(title)
    options = game.options(2)
    sheet = game.new(options, game.components(options.edition)).score_sheet(0)
    assert sheet
    renderer = Renderer("en", [game])
    assert all(renderer.has(topic_phrase(game, score_line(line.category)).key) for line in sheet)


@pytest.mark.parametrize("title", TITLES)
def test_chances_change_with_the_last_choice_of_a_turn(title: str) -> None:
    review, _, game = told(title)
    position = replay(record_of(title), game).position
    stages = list(course_of(position.game_setup, position.line))
    turns = turns_of(stages)
    assert [number for turn in turns for number in turn] == list(range(len(stages)))
    long_turns = [turn for turn in turns if sum(stages[number].is_open_answer() for number in turn) > 1]
    assert long_turns
    for turn in long_turns:
        assert len({stages[number].entry.seat for number in turn}) == 1
        choices = [number for number in turn if stages[number].is_open_answer()]
        before = review.entries[turn[0] - 1].chances if turn[0] else review.start
        assert all(review.entries[number].chances == before for number in choices[:-1])


def test_a_broken_law_is_noticed() -> None:
    review, document, game = told(HEIRLOOMS.id)
    silent = SimpleNamespace(**{name: getattr(document, name) for name in document.__struct_fields__})
    silent.story = []
    silent.headline = said("no-such-text")
    problems = broken_laws(review, silent, game)  # type: ignore[arg-type]
    assert any("the story has 0 words" in problem for problem in problems)
    assert any("review-no-such-text" in problem for problem in problems)
    assert next(iter(phrases_of(document))) == document.headline


def test_a_story_leaves_out_what_there_are_no_words_for() -> None:
    _, document, _ = told("kingsburg")
    end = said("what-draw")
    names = [said("what-draw")] * 2
    long = Story(names, lambda sentences: 30 * len(sentences)).told([], document.moments, end)
    assert len(long) <= 2
    assert long[-1] == end
    assert Story(names, lambda _: MOST_WORDS + 1).told([], document.moments, end) == []


def test_words_are_counted_without_signs() -> None:
    assert words_in("Chance: 31 → 26 % – “no more”") == 5


def test_the_lead_is_told_from_the_chances() -> None:
    behind = [CoursePoint(n, [4000, 6000]) for n in range(8)] + [CoursePoint(n, [9000, 1000]) for n in (8, 9)]
    lead = lead_of(behind, 0)
    assert (lead.since, lead.before, lead.worst_place) == (8, 1, 2)
    assert lead_of(behind[:8], 1).since is None
