from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from kingscourt.texts.generated.proofreading_page import escape, proof_page
from kingscourt.texts.generated.write_or_compare import write_pages

MakePackage = Callable[[dict[str, str]], str]


def test_every_text_stands_on_the_page_with_sample_values(make_package: MakePackage) -> None:
    package = make_package({})
    page = proof_page("hu", [package])

    assert page.startswith("# magyar (hu)\n")
    assert f"## {package}: components.ftl\n" in page
    assert "- `harvest-good-grain`: 1 gabona · 2 x gabona\n  - `.acc`: 2 gabona\n" in page
    assert "- `harvest-event-take`: Knight 2 ezt veszi el: a mezőt: 2 x gabona.\n" in page


def test_numbers_that_change_the_words_are_all_shown(make_package: MakePackage) -> None:
    page = proof_page("en", [make_package({})])

    assert "- `harvest-good-grain`: 1 grain · 2 x grain\n" in page


def test_a_page_is_the_same_every_time(make_package: MakePackage) -> None:
    package = make_package({})

    assert proof_page("fr", [package]) == proof_page("fr", [package])


def test_marks_of_markdown_are_plain_text() -> None:
    assert escape("2 * <b>_x_\n[y]") == r"2 \* \<b>\_x\_ \[y\]"


def test_pages_are_written_and_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "texts" / "en.md"

    assert write_pages({path: "new"}, check=True) == 1
    assert not path.exists()
    assert "out of date" in capsys.readouterr().err

    assert write_pages({path: "new"}, check=False) == 0
    assert path.read_text("utf-8") == "new"
    assert write_pages({path: "new"}, check=True) == 0
    assert write_pages({path: "newer"}, check=True) == 1
