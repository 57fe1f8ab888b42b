"""Names in any language, all reasons, cards, the table on demand, and no traps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Run


def answers(run: Run, *arguments: str, typed: list[str]) -> list[str]:
    """What was shown after each typed line."""
    result = run("play", *arguments, "--seed", "2a", typed="\n".join(typed) + "\n")
    assert result.exit_code == 0
    return result.stdout.split("\n> ")[1:]


NAMES = {
    "KB:statue": ["statue", "Szobor", "szobor", "estatua", "standbeeld", "KB:statue"],
    "KB:guard-tower": ["guard tower", "őrtorony", "ortorony"],
}


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_card_is_found_by_its_name_in_any_language(run: Run, language: str) -> None:
    asked = [(f"r {name}", id) for id, names in NAMES.items() for name in names]
    cards = answers(run, "kingsburg", "--seats", "2", "--lang", language, typed=[name for name, _ in asked])
    assert [card.splitlines()[1].split()[0] for card in cards] == [id for _, id in asked]


def test_bare_r_explains_itself_with_rules_of_this_game(run: Run) -> None:
    (shown,) = answers(run, "royals", "--seats", "2", typed=["r"])
    assert "r RY-" in shown
    assert "RY-3 " in shown
    assert "KB-" not in shown


def test_a_chapter_lists_its_rules(run: Run) -> None:
    (shown,) = answers(run, "kingsburg", "--seats", "2", typed=["r KB-4"])
    assert "KB-4.1" in shown


def test_the_help_names_a_rule_of_this_game(run: Run) -> None:
    (shown,) = answers(run, "paladins", "--solo", "easy", typed=["h"])
    assert "r PW-" in shown
    assert "r KB-" not in shown


def test_a_part_of_the_table_is_found_in_any_language(run: Run) -> None:
    first, second = answers(run, "kingsburg", "--seats", "2", "--lang", "hu", typed=["o jester", "o hofnarr"])
    assert "Udvari bolond" in first.splitlines()[1]
    assert "Udvari bolond" in second.splitlines()[1]


def test_a_choice_is_taken_by_its_words_in_another_language(run: Run) -> None:
    (shown,) = answers(run, "kingsburg", "--seats", "2", "--lang", "hu", "--name", "Anna", typed=["1 stone"])
    assert "Anna" in shown


def test_what_cannot_be_done_now_is_explained_by_its_name(run: Run) -> None:
    shown = answers(run, "kingsburg", "--seats", "2", typed=["? statue", "? szobor", "? wizard", "? build"])
    assert ["This question is not about" in answer for answer in shown] == [True, True, True, False]
    assert "Not possible now: Build " in shown[3]


def test_trying_shows_only_what_it_changes(run: Run) -> None:
    shown, back = answers(run, "royals", "--seats", "2", typed=["p 1", "b"])
    assert len(shown.splitlines()) < 12
    assert "1 country card" in shown
    assert "Title tokens" not in shown + back


def test_the_whole_table_is_shown_on_demand_only(run: Run) -> None:
    first, table = answers(run, "paladins", "--solo", "medium", typed=["1", "o"])
    assert len(first.splitlines()) <= 25
    assert len(table.splitlines()) > 24


def test_no_number_of_the_paladins_solo_game_is_a_trap(run: Run) -> None:
    shown = answers(run, "paladins", "--solo", "medium", typed=["1"] * 8)
    assert not any("in one go" in answer for answer in shown)
    assert any("takes a tavern" in answer for answer in shown)


def test_what_cannot_be_taken_back_is_said_where_it_is_news(run: Run) -> None:
    shown = answers(run, "kingsburg", "--seats", "2", typed=["1"] * 10)
    assert sum("None of these choices can be taken back" in answer for answer in shown) <= 3


@pytest.mark.parametrize(("language", "name"), [("en", "Knight"), ("hu", "Lovag"), ("de", "Ritter")])
def test_bots_have_names_in_the_language_of_the_table(run: Run, language: str, name: str) -> None:
    result = run("play", "kingsburg", "--seats", "2", "--lang", language, typed="")
    assert name in result.stdout.splitlines()[1]


def test_a_number_may_be_typed_as_it_is_shown(run: Run) -> None:
    (shown,) = answers(run, "kingsburg", "--seats", "2", "--name", "Anna", typed=["[2]"])
    assert "Anna takes 1 wood" in shown
