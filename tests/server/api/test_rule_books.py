"""The rules to read over HTTP, and the positions that show them."""

from __future__ import annotations

import pytest

from kingscourt.lessons.rule_book_files import position_names, position_of
from kingscourt.server.api.routes.rule_books import rule_book_info, shown_position_info
from kingscourt.server.errors.problems import Unknown
from kingscourt.server.tables.loaded_games import find_game

TITLES = ["kingsburg", "royals", "rival_kings", "paladins"]


@pytest.mark.parametrize("title", TITLES)
def test_a_book_names_its_chapters_and_what_shows_its_rules(title: str) -> None:
    book = rule_book_info(title)
    rules = [rule for chapter in book.chapters for rule in chapter.rules]
    assert len(rules) == len(set(rules))
    assert book.positions
    assert {one.rule for one in book.positions} <= set(rules)


@pytest.mark.parametrize("title", TITLES)
def test_a_position_asks_its_seat_and_offers_what_the_rule_allows(title: str) -> None:
    game = find_game(title)
    for name in position_names(game):
        written = position_of(game, name)
        shown = shown_position_info(title, name)
        assert (shown.name, shown.rule, shown.light) == (name, written.rule, written.light)
        assert shown.edition in game.editions
        assert shown.update.view is not None
        assert shown.seat in shown.update.asked
        assert shown.update.decision is not None
        assert [action.text for action in shown.allowed] == written.allowed
        assert [one.action.text for one in shown.refused] == written.refused
        assert {one.reason.rule for one in shown.refused} <= {written.rule}


@pytest.mark.parametrize("name", ["", "nothing", "../chapters", "tokens.toml"])
def test_an_unknown_position_is_not_looked_for_among_the_files(name: str) -> None:
    with pytest.raises(Unknown):
        shown_position_info("kingsburg", name)


def test_a_game_without_a_book_says_so() -> None:
    with pytest.raises(Unknown):
        rule_book_info("liars_dice")
    with pytest.raises(Unknown):
        rule_book_info("chess")
