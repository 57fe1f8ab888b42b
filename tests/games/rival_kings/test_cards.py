"""The cards of components: what is printed on them, and how sure it is."""

from __future__ import annotations

import pytest

from kingscourt.games.rival_kings.game import GAME
from kingscourt.kernel.find_terms import find_terms
from kingscourt.texts.locale_files import LANGUAGES
from kingscourt.texts.renderer import Renderer
from kingscourt.texts.rule_text import rule_text
from tests.games.rival_kings.positions import catalogue, conflicts, pile, player, turns

CARDS = {rule.id: rule for rule in GAME.rules(GAME.components("rulebook")) if rule.component}


def lines(name: str) -> list[str]:
    """The lines of a card in English."""
    return rule_text(Renderer("en", [GAME], []), CARDS[f"RK:{name}"]).lines


def test_a_character_has_rank_victim_actions_and_symbol() -> None:
    assert lines("duke")[:4] == [
        "Rank B",
        "Steals an action from everyone of rank C",
        "Actions from left to right: Settle conflict and Recruit a subject",
        "≈ Tie symbol: first among equals",
    ]
    assert lines("trader-2")[1] == "Steals from nobody"


def test_a_card_has_price_points_colour_and_partner() -> None:
    assert lines("watchman")[:4] == [
        "Price: ≈2 coins",
        "≈2 points in a pair",
        "Colour: yellow, royal court",
        "Perfect pair with the Castle Wall",
    ]
    assert lines("garden")[0] == "Price: 4 coins"
    assert CARDS["RK:garden"].confidence == "exact"
    assert CARDS["RK:watchman"].confidence == "reconstructed"


def test_every_component_has_a_card_that_names_its_rule() -> None:
    numbered = {rule.id for rule in GAME.rules(GAME.components("rulebook")) if not rule.component}
    assert len(CARDS) == 12 + 32
    for rule in CARDS.values():
        assert len(rule.lines) >= 3
        assert rule.see in numbered


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_read_without_a_problem(language: str) -> None:
    texts = Renderer(language, [GAME], [])
    for rule in CARDS.values():
        for whose in ("own", "rival"):
            assert rule_text(texts, rule, whose).text
    assert not texts.problems


def test_terms_mark_a_price_that_is_reconstructed() -> None:
    state = turns(
        player("bursar", coins=9),
        player("countess"),
        turned_up="queen",
        piles={"buildings-1": pile("garden"), "buildings-2": pile("forge")},
    )
    state.apply(0, catalogue(state).parse("decline"))
    assert find_terms(state, 0, catalogue(state).parse("buy buildings-1")).uncertain == []
    assert find_terms(state, 0, catalogue(state).parse("buy buildings-2")).uncertain == ["coin"]
    state = conflicts(player("knight", coins=9), player("diplomat"), turned_up="queen")
    assert find_terms(state, 0, catalogue(state).parse("cover 1 buy")).uncertain == ["coin"]
    assert find_terms(state, 0, catalogue(state).parse("cover 1 money")).uncertain == []
