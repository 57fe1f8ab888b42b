"""The texts of cards in every language: immediate rewards, repeated ones, and choices."""

from __future__ import annotations

import pytest

from kingscourt.games.paladins.component_files.reader import read_components, shipped_text
from kingscourt.games.paladins.game import GAME
from kingscourt.kernel.phrase import Phrase
from kingscourt.texts.locale_files import LANGUAGES
from kingscourt.texts.renderer import Renderer
from tests.games.paladins.positions import table

rule = pytest.mark.rule
COMPONENTS = read_components(shipped_text())


def say(language: str) -> Renderer:
    """A reader of one language."""
    return Renderer(language, [GAME], ["Anna", "Bence"])


@rule("PW-3.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_pw_3_2_what_hiring_gives_at_once_stands_apart_from_the_reaction(language: str) -> None:
    words = say(language)
    box = table("").state.box
    once = [card for card in box.cards.townsfolk if card.hire]
    assert once
    for card in once:
        label = words.render(box.actions.hire[box.cards.townsfolk.index(card)].label())
        at_once, trigger, again = [
            words.render(phrase)
            for phrase in (card.hire[0].phrase, card.trigger_phrase(), card.reward[0].phrase)
        ]
        before, _, after = label.partition(";")
        assert at_once in before
        assert trigger in after
        assert after.index(trigger) < after.rindex(again)


@rule("PW-3.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_pw_3_2_the_row_reads_like_the_label(language: str) -> None:
    state = table('townsfolk = ["defender-1", "squire-1"]').state
    words = say(language)
    view = GAME.view(state, 0)
    row = next(node for node in GAME.outline(view).inside if node.place == "townsfolk")
    for node in row.inside[:2]:
        id = node.place.removeprefix("townsfolk/")
        label = words.render(next(a for a in state.box.actions.hire if a.text == f"hire {id}").label())
        assert words.render(node.text).endswith(label.partition("(")[2].removesuffix(")"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choice_of_a_wall_is_a_clause_of_its_own(language: str) -> None:
    words = say(language)
    walls = [rule for rule in GAME.rules(COMPONENTS) if rule.id.startswith("PW:wall-")]
    with_choice = [rule for rule in walls if "options" in (rule.args or {})]
    assert [rule.id for rule in with_choice] == ["PW:wall-4", "PW:wall-5"]
    for wall in with_choice:
        assert wall.args is not None
        text = words.render(Phrase(wall.text, wall.args))
        gain, colon, choice = text.rpartition(":")
        assert colon
        assert words.render(Phrase("paladins-reward-strength", {"n": 1})) in gain
        assert choice == f" {words.render(Phrase('paladins-together', {'rewards': wall.args['options']}))}."


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
    outline = next(node for node in GAME.outline(GAME.view(row, 0)).inside if node.place == "townsfolk")
    assert two in words.render(outline.inside[0].text)
