"""All rules against an action, in order, with what is missing."""

from __future__ import annotations

from kingscourt.games.royals.game import GAME
from kingscourt.games.royals.state import RoyalsState
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import MOMENT, NEED, PAYMENT, TAKEN
from kingscourt.testing.rule_marker import rule
from kingscourt.texts.renderer import Renderer
from tests.games.royals.positions import asked, do, scenario

POSITION = """
phase = "play"
[[player]]
hand = { france = 1, spain = 3 }
intrigue = { france-spain = 1 }
holds = ["berlin/duke"]
[[player]]
holds = ["paris/king", "cologne/baron"]
"""


def told(s: RoyalsState, text: str, language: str = "en") -> list[tuple[str, list[str]]]:
    """Rule and missing amounts of every reason against an action."""
    render = Renderer(language, [GAME], ("Anna", "Bence")).render
    found = s.reasons(asked(s), s.components.catalogue.parse(text))
    return [(refusal.rule, [render(amount) for amount in refusal.missing]) for refusal in found]


def kinds(s: RoyalsState, text: str) -> list[int]:
    return [refusal.kind for refusal in s.reasons(asked(s), s.components.catalogue.parse(text))]


@rule("RY-2.6a")
def test_a_position_says_how_many_cards_of_its_country_are_missing() -> None:
    s = scenario(POSITION)  # three Spanish cards stand for one
    assert told(s, "occupy Lyon/Cardinal") == [("RY-2.6a", ["3 cards (France)"])]
    assert told(s, "occupy Lyon/Cardinal", "hu") == [("RY-2.6a", ["3 lap (Franciaország)"])]
    assert told(s, "occupy Barcelona/Marshal") == []
    assert kinds(s, "occupy Lyon/Cardinal") == [PAYMENT]


@rule("RY-2.6a", "RY-2.6c")
def test_a_held_position_is_taken_first_and_lacks_cards_then() -> None:
    s = scenario(POSITION)
    assert told(s, "occupy Paris/King") == [("RY-2.6a", []), ("RY-2.6a", ["6 cards (France)"])]
    assert kinds(s, "occupy Paris/King") == [TAKEN, PAYMENT]
    intrigue = "1 intrigue card with this country (France)"
    assert told(s, "take over Paris/King") == [("RY-2.6c", [intrigue]), ("RY-2.6a", ["6 cards (France)"])]
    assert kinds(s, "take over Lyon/Cardinal") == [NEED, PAYMENT]


@rule("RY-2.6c")
def test_nothing_is_missing_for_a_position_of_ones_own() -> None:
    s = scenario(POSITION)
    for text in ("occupy Berlin/Duke", "take over Berlin/Duke"):
        assert told(s, text) == [("RY-2.6c", [])]
        assert kinds(s, text) == [TAKEN]


@rule("RY-1.1")
def test_cubes_come_before_cards() -> None:
    s = scenario(POSITION.replace("[[player]]", "[[player]]\ncubes = 1", 1))
    assert told(s, "occupy Lyon/Cardinal") == [("RY-1.1", ["1 cube"]), ("RY-2.6a", ["3 cards (France)"])]


@rule("RY-2")
def test_the_moment_comes_before_everything() -> None:
    s = scenario(POSITION.replace('phase = "play"', 'display = ["spain", "spain", "spain"]'))
    assert kinds(s, "take over Lyon/Cardinal") == [MOMENT, NEED, PAYMENT]
    assert told(s, "end turn") == [("RY-2", [])]
    do(s, "draw countries", "take Spain")
    assert told(s, "take France") == [("RY-2.3", [])]
    assert told(s, "take intrigue") == [("RY-2.2", [])]
    assert kinds(s, "occupy Paris/King") == [MOMENT, TAKEN, PAYMENT]


@rule("RY-2.6b")
def test_a_number_of_wild_cards_says_which_cards_are_missing() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { france = 2, spain = 4, britain = 2 }
    [[player]]
    """)
    do(s, "occupy Bordeaux/Duke")
    assert told(s, "wild 0") == [("RY-2.6b", ["2 cards (France)"])]
    assert told(s, "wild 3") == [("RY-2.6b", ["2 country cards of any kind"])]
    do(s, "wild 2")


@rule("RY-2.6c")
def test_intrigue_cards_say_what_is_wrong_with_them() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { france = 9 }
    intrigue = { france-spain = 1, britain-spain = 3 }
    [[player]]
    holds = ["paris/king"]
    """)
    do(s, "take over Paris/King")
    assert told(s, "wild-intrigue 0") == [("RY-2.6c", ["1 intrigue card with this country (France)"])]
    do(s, "wild-intrigue 1")
    missing = "1 intrigue card (German States / Spain)"
    assert told(s, "give German-States+Spain for France") == [("RY-2.6c", []), ("RY-2.6c", [missing])]
    assert told(s, "give Britain+Spain for France") == [("RY-2.6c", [])]


@rule("RY-2.7")
def test_a_discard_needs_a_surplus_and_the_card() -> None:
    s = scenario("""
    phase = "end"
    [[player]]
    hand = { france = 13 }
    [[player]]
    """)
    assert told(s, "discard Spain") == [("RY-2.7", ["1 card (Spain)"])]
    assert kinds(s, "discard France+Spain") == [NEED, PAYMENT]


def test_amounts_are_phrases_of_things() -> None:
    s = scenario(POSITION)
    refusal = s.reasons(0, s.components.catalogue.parse("occupy Lyon/Cardinal"))[0]
    assert refusal.missing == [
        Phrase("royals-thing-country", {"country": Phrase("royals-country-france"), "n": 3})
    ]
