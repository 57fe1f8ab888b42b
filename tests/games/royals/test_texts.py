"""Every text of the game exists in six languages."""

from __future__ import annotations

import pytest

from kingscourt.games.royals.game import GAME, ROYALS
from kingscourt.games.royals.state import RoyalsState
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import DECISION
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.random_playout import draw_chance
from kingscourt.kernel.wire_types import Outline, WirePhrase
from kingscourt.testing.rule_marker import rule
from kingscourt.texts.locale_files import LANGUAGES
from kingscourt.texts.renderer import Renderer
from kingscourt.texts.rule_text import rule_text
from tests.games.royals.positions import do, new_game, scenario

NAMES = ("Anna", "Bence", "Clara", "Iván", "Edit")


def phrases_of(outline: Outline) -> list[WirePhrase]:
    return [*outline.said(), *[phrase for part in outline.inside for phrase in phrases_of(part)]]


def play_and_listen(state: RoyalsState, seed: int) -> list[Phrase | WirePhrase]:
    """All texts of a random game: prompts, labels, refusals, events, outlines, the end."""
    random = FastRandom(seed)
    said: list[Phrase | WirePhrase] = []
    while not state.finished:
        said += [event.phrase() for event in state.take_events()]
        if state.pending().kind != DECISION:
            draw_chance(state, random)
            continue
        seat = state.pending().seats[0]
        said.append(state.question(seat).prompt)
        for action in state.candidates(seat):
            refusal = state.explain(seat, action)
            said += [action.label()] if refusal is None else [refusal.phrase]
        if random.index(8) == 0:
            said += phrases_of(
                ROYALS.outline(ROYALS.view(state, random.index(state.seat_count)), state.components)
            )
        legal = state.legal(seat)
        state.apply(seat, legal[random.index(len(legal))])
    said += [event.phrase() for event in state.take_events()]
    said += phrases_of(ROYALS.outline(ROYALS.view(state, None), state.components))
    outcome = state.outcome()
    assert outcome is not None
    return [*said, outcome.reason]


@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_game_is_told_in_every_language(seats: int) -> None:
    said = play_and_listen(new_game(seats, "arcane-2016", colours="chosen"), seats)
    said += play_and_listen(new_game(seats, "rulebook"), seats + 10)
    unique = list({repr(phrase): phrase for phrase in said}.values())
    for language in LANGUAGES:
        renderer = Renderer(language, [GAME], NAMES)
        for phrase in unique:
            text = renderer.render(phrase)
            assert text.strip()
            assert "{" not in text
        assert list(renderer.problems) == []


def test_the_log_reads_in_plain_sentences() -> None:
    renderer = Renderer("hu", [GAME], NAMES)
    state = new_game(2)
    events = [renderer.render(event.phrase()) for event in state.take_events()]
    assert events == ["Anna színe: fekete (46 kocka).", "Bence színe: fehér (46 kocka)."]


@rule("RY:cologne", "RY:cardinal")
def test_components_state_their_numbers() -> None:
    renderer = Renderer("en", [GAME], NAMES)
    texts = {rule.id: rule_text(renderer, rule) for rule in GAME.rules(ROYALS.components("rulebook"))}
    assert texts["RY:cologne"].title == "Cologne"
    assert texts["RY:cologne"].lines[:-1] == [
        "Country: German States",
        "Positions: Cardinal and Baron",
        "City bonus: ≈4 points",
    ]
    assert texts["RY:cologne"].lines[-1].startswith("≈")  # says what the sign means
    assert texts["RY:cardinal"].lines[:-1] == [
        "Price: 5 cards of the country",
        "A takeover also costs 1 intrigue card",
        "Influence: 2",
        "Title token: ≈12 points, each half ≈6",
    ]
    assert texts["RY:france-spain"].title == "France / Spain"
    assert texts["RY:france-spain"].lines == ["Shows France and Spain", "4 cards in the box"]
    assert texts["RY:britain"].lines[0] == "22 cards in the box"
    assert texts["RY:britain"].lines[4] == "Influence in 1680: ≈6 and ≈3 points"
    assert texts["RY:noble-house"].lines[1] == "With 3 players: ≈16 points, ≈12 points and ≈8 points"
    assert set(texts["RY-2.5"].editions) == {"arcane-2016"}


def test_an_owner_s_names_stand_in_all_languages() -> None:
    source = ROYALS.components("rulebook").source
    source = source.replace('id = "cologne"', 'id = "mainz"\nname = "Mainz am Rhein"')
    own = ROYALS.read_components(source)
    for language in LANGUAGES:
        renderer = Renderer(language, [GAME], NAMES, own.names)
        assert "Mainz am Rhein" in renderer.render(own.catalogue.parse("occupy Mainz/Cardinal").label())
        cities = next(rule for rule in GAME.rules(own) if rule.id == "RY:german-states")
        assert "Mainz am Rhein" in rule_text(renderer, cities).lines[1]
        assert any("Mainz am Rhein" in rule_text(renderer, rule).title for rule in GAME.rules(own))
        assert list(renderer.problems) == []


def test_every_category_option_and_edition_has_a_name() -> None:
    names = [f"royals-score-{line.category}" for line in new_game(2).score_sheet(0)]
    for spec in GAME.option_specs:
        names += [f"royals-option-{spec.name}", *[f"royals-option-{spec.name}-{c}" for c in spec.choices]]
    names += [f"royals-edition-{edition}" for edition in GAME.editions]
    for language in LANGUAGES:
        renderer = Renderer(language, [GAME], NAMES)
        for name in names:
            assert renderer.render(Phrase(name))
        assert list(renderer.problems) == []


def asked_in_english(s: RoyalsState) -> str:
    return Renderer("en", [GAME], NAMES).render(s.question(s.pending().seats[0]).prompt)


def test_every_step_of_a_payment_says_what_is_missing() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { france = 7, spain = 5 }
    intrigue = { france-spain = 1, britain-spain = 3 }
    [[player]]
    holds = ["paris/king"]
    """)
    said = [asked_in_english(s)]
    for text in (
        "take over Paris/King",
        "wild-intrigue 1",
        "give France+Spain for France",
        "give Britain+Spain for France",
        "give Britain+Spain for France",
        "wild 1",
        "give Spain for France",
    ):
        do(s, text)
        said.append(asked_in_english(s))
    assert said == [
        "Occupy a position, take one over, or end your turn.",
        "Pay 2 intrigue cards (France). How many of them do you pay with wild pairs (any 2 cards = 1)?",
        "1 more intrigue card (France): which one do you give?",
        "2 more intrigue cards of any kind: which one do you give?",
        "1 more intrigue card of any kind: which one do you give?",
        "Pay 8 country cards (France). How many of them do you pay with wild cards (any 3 cards = 1)?",
        "3 more cards towards wild cards: which one do you give?",
        "2 more cards towards wild cards: which one do you give?",
    ]


def test_every_draw_says_what_is_missing() -> None:
    s = scenario('display = ["france", "spain", "spain"]\n[[player]]\n[[player]]')
    said = [asked_in_english(s)]
    for text in ("draw countries", "take Spain", "take Spain"):
        do(s, text)
        said.append(asked_in_english(s))
    assert said == [
        "What do you draw?",
        "Draw 3 country cards, from the display or from the deck.",
        "Draw 2 country cards, from the display or from the deck.",
        "Draw 1 country card, from the display or from the deck.",
    ]
    s = scenario('display = ["france", "spain", "spain"]\n[[player]]\n[[player]]')
    do(s, "draw both")
    assert asked_in_english(s) == "Draw a country card and an intrigue card. Which comes first?"


def test_a_surplus_says_how_large_it_is() -> None:
    hands = "hand = { france = 14 }\nintrigue = { france-spain = 4, britain-spain = 1 }"
    s = scenario(f'phase = "end"\n[[player]]\n{hands}\n[[player]]')
    assert asked_in_english(s) == "3 cards above the hand limit: which one do you discard?"
    assert s.question(0).default.text == "discard France"  # of which there are most
