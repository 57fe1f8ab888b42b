from __future__ import annotations

import pytest

from kingscourt.games.registry import game, names
from kingscourt.lessons.lesson_files import lesson_names, lesson_of
from kingscourt.testing.lessons.check_lesson import lesson_faults
from kingscourt.testing.lessons.check_rule_book import rule_book_faults
from kingscourt.texts.locale_files import LANGUAGES

LESSONS = [(id, lesson) for id in names() for lesson in lesson_names(game(id))]


@pytest.mark.parametrize(("id", "lesson"), LESSONS)
def test_a_lesson_can_be_played_left_and_read(id: str, lesson: str) -> None:
    assert lesson_faults(game(id), lesson_of(game(id), lesson), list(LANGUAGES)) == []


@pytest.mark.parametrize("id", names())
def test_a_rule_book_has_every_rule_and_positions_that_show_theirs(id: str) -> None:
    assert rule_book_faults(game(id), list(LANGUAGES)) == []
