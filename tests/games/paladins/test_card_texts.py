"""The texts of cards in every language: immediate rewards, repeated ones, and choices."""

from __future__ import annotations

import pytest

from kingscourt.games.paladins.component_files.reader import read_components, shipped_text
from kingscourt.games.paladins.game import GAME
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.wire_types import Outline
from kingscourt.texts.locale_files import LANGUAGES
from kingscourt.texts.renderer import Renderer
from kingscourt.texts.rule_text import rule_text
from tests.games.paladins.positions import table

rule = pytest.mark.rule
LONGEST = 60
COMPONENTS = read_components(shipped_text())


def say(language: str) -> Renderer:
    """A reader of one language."""
    return Renderer(language, [GAME], ["Anna", "Bence"])


def lines_of(language: str, id: str, whose: str = "own") -> list[str]:
    """The card of a component in words."""
    rule = next(rule for rule in GAME.rules(COMPONENTS) if rule.id == id)
    return rule_text(say(language), rule, whose).lines


def townsfolk_row(state: PaladinsState) -> Outline:
    """The row of townsfolk as the first seat reads it."""
    outline = GAME.outline(GAME.view(state, 0), COMPONENTS)
    return next(node for node in outline.inside if node.place == "townsfolk")


@rule("PW-3.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_pw_3_2_what_hiring_gives_at_once_stands_apart_from_the_reaction(language: str) -> None:
    words = say(language)
    once = [card for card in table("").state.box.cards.townsfolk if card.hire]
    assert once
    for card in once:
        _, at_once, again = lines_of(language, f"PW:{card.id}")
        trigger = words.render(card.trigger_phrase())
        assert words.render(card.hire[0].phrase) in at_once
        assert trigger not in at_once
        assert again.index(trigger) < again.rindex(words.render(card.reward[0].phrase))


@rule("PW-3.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_pw_3_2_the_row_reads_like_the_card(language: str) -> None:
    state = table('townsfolk = ["defender-1", "squire-1"]').state
    words = say(language)
    row = townsfolk_row(state)
    for node in row.inside[:2]:
        price, *printed = [words.render(line) for line in node.lines]
        assert "3" in price or "2" in price
        assert printed == lines_of(language, node.card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choice_of_a_wall_is_a_line_of_its_own(language: str) -> None:
    words = say(language)
    walls = [rule for rule in GAME.rules(COMPONENTS) if rule.id.startswith("PW:wall-")]
    with_choice = [rule for rule in walls if len(rule.lines) == 3]
    assert [rule.id for rule in with_choice] == ["PW:wall-4", "PW:wall-5"]
    for wall in with_choice:
        _, gain, choice = [words.render(line) for line in wall.lines]
        strength = words.render(Phrase("paladins-reward-strength", {"n": 1}))
        assert strength in gain
        assert strength not in choice


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_suspicions_to_discard_are_one_amount(language: str) -> None:
    words = say(language)
    state = table("").state
    two = words.render(Phrase("paladins-reward-discard-suspicion", {"n": 2}))
    assert "2" in two
    found = [
        card.id
        for card, action in zip(state.box.cards.townsfolk, state.box.actions.dismiss, strict=True)
        if two in words.render(action.label())
    ]
    assert len(found) == 4
    row = table(f'townsfolk = ["{found[0]}"]').state
    outline = townsfolk_row(row)
    assert any(two in words.render(line) for line in outline.inside[0].lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_is_longer_than_a_line_of_a_phone(language: str) -> None:
    words = say(language)
    labels = [words.render(action.label()) for action in table("").state.box.actions.all()]
    assert [label for label in labels if len(label) > LONGEST] == []
    assert words.problems == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read(language: str) -> None:
    words = say(language)
    for rule in GAME.rules(COMPONENTS):
        if rule.component:
            for whose in ("own", "rival"):
                text = rule_text(words, rule, whose)
                assert text.title
                assert text.text
            assert rule.see
    assert words.problems == {}


def test_reconstructed_numbers_are_marked_on_their_cards() -> None:
    assert "Influence needed, use by use: ≈0, ≈1, 3, ≈5, 7, ≈9 and ≈11" in lines_of("en", "PW:task-fortify")
    assert lines_of("en", "PW:area-3") == ["Monks: 4 faith", "Outposts: 5 strength"]
    assert lines_of("en", "PW:area-4")[:2] == ["Monks: ≈6 faith", "Outposts: 7 strength"]
    assert lines_of("en", "PW:tax")[:2] == [
        "Full with ≈5 silver (1 player)",
        "Full with 5 silver (2 players)",
    ]
    reconstructed = [rule.id for rule in GAME.rules(COMPONENTS) if rule.confidence == "reconstructed"]
    assert "PW:jar-1" in reconstructed
    assert "PW:workshop" in reconstructed
    assert not [id for id in reconstructed if id.startswith("PW:abbot")]
