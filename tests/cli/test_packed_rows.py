"""Packing texts into rows."""

from __future__ import annotations

from rich.text import Text

from kingscourt.cli.terminal.text_layout import packed


def rows(items: list[str], width: int, indent: int = 0) -> list[str]:
    return [line.plain for line in packed([Text(item) for item in items], width, indent, " · ")]


def test_items_share_lines_and_are_not_broken() -> None:
    assert rows(["one", "two", "three"], 11) == ["one · two", "  three"]


def test_an_item_too_long_for_a_line_breaks_between_words_and_stands_alone() -> None:
    found = rows(["one", "a very long item that fits nowhere", "two"], 16)
    assert found == ["one", "  a very long", "    item that", "    fits nowhere", "  two"]
    assert rows(["a very long item"], 10, 2) == ["  a very", "      long", "      item"]


def test_nothing_is_one_empty_line() -> None:
    assert rows([], 10) == [""]
