"""`kingscourt review`: the review of a record as text and as JSON."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

from kingscourt.cli.terminal.review_page import BARS, percent, sparkline
from kingscourt.review import review as reviewing
from kingscourt.review.document import CoursePoint, ReviewDocument
from kingscourt.review.effort import Effort

if TYPE_CHECKING:
    from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "effort_for", lambda *_: Effort(2, 2, 2, 1))


def test_a_review_is_printed_in_a_language(run: Run, record: Path) -> None:
    result = run("review", str(record), "--lang", "de")
    assert result.exit_code == 0
    assert "Gewinnchance" in result.stdout
    assert "Die Geschichte" in result.stdout
    assert any(bar in result.stdout for bar in BARS)


def test_json_is_the_document(run: Run, record: Path) -> None:
    result = run("review", str(record), "--json")
    document = msgspec.json.decode(result.stdout, type=ReviewDocument)
    assert document.game == "kingsburg"
    assert len(document.accounts) == 2


def test_a_game_that_is_not_over_is_refused(run: Run, record: Path) -> None:
    lines = record.read_text().splitlines()
    record.write_text("\n".join(lines[:40]) + "\n")
    result = run("review", str(record))
    assert result.exit_code == 2
    assert "cannot be reviewed" in result.output


def test_numbers_are_drawn_and_rounded() -> None:
    course = [CoursePoint(1, [0, 10_000]), CoursePoint(2, [10_000, 0])]
    assert sparkline(course, 0) == BARS[0] + BARS[-1]
    assert sparkline([], 0) == ""
    assert [percent(chance) for chance in (0, 49, 50, 10_000)] == [0, 0, 1, 100]
