"""Every text of the game exists in English."""

from __future__ import annotations

import pytest

from kingscourt.games.kingsburg.game import GAME
from kingscourt.games.kingsburg.player import CATEGORIES
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE, OVER
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.random_playout import draw_chance
from kingscourt.kernel.wire_types import Outline
from kingscourt.texts.renderer import Renderer
from tests.games.kingsburg.positions import catalogue, do, owns, refusal, roll, scene


@pytest.fixture
def english() -> Renderer:
    return Renderer("en", [GAME], ["Anna", "Béla", "Éva", "Dávid", "Emma"])


def say_outline(english: Renderer, outline: Outline) -> None:
    for phrase in outline.said():
        english.render(phrase)
    for inner in outline.inside:
        say_outline(english, inner)


def say_position(english: Renderer, s: KingsburgState) -> None:
    """Questions, refusals and the outline of a position."""
    for seat in s.pending().seats:
        english.render(s.question(seat).prompt)
        for action in s.candidates(seat)[::7]:
            found = s.explain(seat, action)
            if found is not None:
                english.render(found.phrase)
        say_outline(english, GAME.outline(GAME.view(s, seat), s.components))


@pytest.mark.parametrize("edition", GAME.editions)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_can_be_told(english: Renderer, edition: str, seats: int) -> None:
    random = FastRandom(seats)
    s = GAME.new(GAME.options(seats, edition), GAME.components(edition))
    assert isinstance(s, KingsburgState)
    while s.pending().kind != OVER:
        if s.pending().kind == CHANCE:
            draw_chance(s, random)
        else:
            say_position(english, s)
            choices = s.legal(s.pending().seats[0])
            s.apply(s.pending().seats[0], choices[random.index(len(choices))])
        for event in s.take_events():
            english.render(event.phrase())
    outcome = s.outcome()
    assert outcome is not None
    english.render(outcome.reason)
    say_outline(english, GAME.outline(GAME.view(s, None), s.components))
    assert list(english.problems) == []


def test_every_action_has_a_label(english: Renderer) -> None:
    for action in catalogue(scene('phase = "aid"', "", "").components).actions:
        english.render(action.label())
    assert list(english.problems) == []


def test_every_category_and_reason_has_a_name(english: Renderer) -> None:
    for category in CATEGORIES:
        english.render(Phrase(f"kingsburg-score-{category}"))
    for reason in ("points", "goods", "buildings", "shared"):
        english.render(
            Phrase(f"kingsburg-outcome-{reason}", {"players": [Phrase("seat", {"n": 0})], "n": 30})
        )
    assert list(english.problems) == []


def test_every_rule_and_component_has_a_text(english: Renderer) -> None:
    for edition in GAME.editions:
        for rule in GAME.rules(GAME.components(edition)):
            assert english.has(rule.text), rule.id
            english.render(Phrase(rule.text, rule.args))
    assert list(english.problems) == []


def said(english: Renderer, s: KingsburgState) -> list[str]:
    return [english.render(event.phrase()) for event in s.take_events()]


def test_some_sentences_as_a_player_reads_them(english: Renderer) -> None:
    s = scene(
        'phase = "spring"; step = "influence"',
        'dice = "3 5 6"; white = "2"; tokens = 1; gold = 1; ' + owns("market"),
        'dice = "1 1 1"',
        'dice = "1 1 1"',
    )
    place = catalogue(s.components).parse("place 5+w2 market +1 @ 8")
    assert english.render(place.label()) == "Place 5, white 2 and Market +1 on the Treasurer"
    assert english.render(refusal(s, "place 6+5 @ 9").phrase) == (
        "6+5: this group makes 11, but the Master Hunter asks for exactly 9."
    )
    do(s, "place 5+3 @ 8")
    assert said(english, s)[:2] == ["Anna places 5+3 on the Treasurer.", "It is Béla\u2019s turn."]
    do(s, "pass", "pass", "place 6 @ 6")
    do(s, "turn gold")
    lines = said(english, s)
    assert "Anna turns 1 gold into 1 wood and 1 stone thanks to the Alchemist." in lines
    assert "Anna receives 2 gold from the Treasurer." in lines
    s = scene('phase = "winter"', "", "")
    roll(s, "1-orcs-3")
    loss = "2 goods of any kind and 1 victory point"
    card = f"The enemy is here: Orcs, strength 3. Defeat costs {loss}; victory brings 1 gold."
    assert card in said(english, s)
