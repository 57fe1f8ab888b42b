"""Detectors of laughable moves: each sees its move, its opposite, and nothing where there is no choice."""

from __future__ import annotations

from kingscourt.games.royals.game import ROYALS
from kingscourt.games.royals.state import RoyalsState
from kingscourt.kernel.blunder import AVOIDED, COMMITTED, NO_OPPORTUNITY
from tests.games.royals.positions import all_but, asked, do, scenario

LAST_TURN = 'phase = "play"\nlast_round = true\nperiod = "1714"\nstart = 1\nturn = 0\n'


def seen(s: RoyalsState, name: str, text: str) -> int:
    """The verdict of a detector about an answer of the seat that is asked."""
    found = [blunder for blunder in ROYALS.blunders() if blunder.name == name]
    action = s.components.catalogue.parse(text)
    assert s.explain(asked(s), action) is None
    return found[0].seen(s, asked(s), action)


def full_board(hand: str) -> RoyalsState:
    """The other player holds everything; a draw is due."""
    return scenario(f"[[player]]\nhand = {{ {hand} }}\n[[player]]\nholds = {all_but()}\ncubes = 0\n")


def test_three_cards_drawn_at_the_limit_though_nothing_can_be_bought() -> None:
    s = full_board("spain = 6, france = 6")
    assert seen(s, "three-cards-drawn-in-vain", "draw countries") == COMMITTED
    assert seen(s, "three-cards-drawn-in-vain", "draw both") == AVOIDED
    s = full_board("spain = 4, france = 4")
    assert seen(s, "three-cards-drawn-in-vain", "draw countries") == NO_OPPORTUNITY


def test_no_intrigue_though_everything_is_held() -> None:
    s = full_board("spain = 4, france = 4")
    assert seen(s, "no-intrigue-on-full-board", "draw countries") == COMMITTED
    assert seen(s, "no-intrigue-on-full-board", "draw both") == AVOIDED
    s = scenario('[[player]]\nhand = { spain = 4, france = 4 }\n[[player]]\nholds = ["paris/king"]\n')
    assert seen(s, "no-intrigue-on-full-board", "draw countries") == NO_OPPORTUNITY


def test_cards_thrown_away_though_something_is_vacant() -> None:
    s = scenario('phase = "play"\n[[player]]\nhand = { spain = 7, france = 7 }\n[[player]]')
    assert seen(s, "cards-thrown-away", "end turn") == COMMITTED
    assert seen(s, "cards-thrown-away", "occupy Madrid/King") == AVOIDED
    s = scenario('phase = "play"\n[[player]]\nhand = { spain = 6, france = 6 }\n[[player]]')
    assert seen(s, "cards-thrown-away", "end turn") == NO_OPPORTUNITY


def test_a_king_left_vacant_with_the_cards_in_hand() -> None:
    s = scenario('phase = "play"\n[[player]]\nhand = { spain = 8, france = 3 }\n[[player]]')
    assert seen(s, "king-left-vacant", "end turn") == COMMITTED
    assert seen(s, "king-left-vacant", "occupy Madrid/King") == AVOIDED
    s = scenario('phase = "play"\n[[player]]\nhand = { spain = 7, france = 5 }\n[[player]]')
    assert seen(s, "king-left-vacant", "end turn") == NO_OPPORTUNITY


def test_points_left_behind_in_the_last_turn() -> None:
    free = all_but("barcelona/marshal", "paris/king")
    s = scenario(f"{LAST_TURN}[[player]]\nhand = {{ spain = 1 }}\n[[player]]\nholds = {free}\ncubes = 0\n")
    assert seen(s, "points-left-behind", "end turn") == COMMITTED
    assert seen(s, "points-left-behind", "occupy Barcelona/Marshal") == AVOIDED
    s = scenario(
        f'phase = "play"\n[[player]]\nhand = {{ spain = 1 }}\n[[player]]\nholds = {free}\ncubes = 0\n'
    )
    assert seen(s, "points-left-behind", "end turn") == NO_OPPORTUNITY


def test_points_left_behind_when_the_deck_ends_the_period() -> None:
    s = scenario(
        'phase = "play"\ndeck = { france = 1 }\ndisplay = ["spain"]\n'
        "[[player]]\nhand = { spain = 5 }\n[[player]]\n"
    )
    assert seen(s, "points-left-behind", "end turn") == COMMITTED


def test_needless_wild_cards() -> None:
    s = scenario('phase = "play"\n[[player]]\nhand = { britain = 5, spain = 5 }\n[[player]]')
    do(s, "occupy Edinburgh/Baron")
    assert seen(s, "needless-wild-cards", "wild 1") == COMMITTED
    assert seen(s, "needless-wild-cards", "wild 0") == AVOIDED


def test_a_long_suit_broken_for_wild_cards() -> None:
    s = scenario(
        'phase = "play"\n[[player]]\n'
        "hand = { britain = 1, spain = 7, france = 2, german-states = 1 }\n[[player]]"
    )
    do(s, "occupy Edinburgh/Baron", "wild 1")
    assert seen(s, "long-suit-broken", "give Spain for Britain") == COMMITTED
    assert seen(s, "long-suit-broken", "give France for Britain") == AVOIDED


def test_the_last_card_of_a_price_left_on_the_display() -> None:
    text = 'display = ["spain", "france", "german-states"]\n[[player]]\nhand = { spain = 7 }\n[[player]]'
    s = scenario(text)
    do(s, "draw both", "take intrigue")
    while s.pending().chance is not None:
        s.resolve(0)
    assert seen(s, "last-card-not-taken", "take deck") == COMMITTED
    assert seen(s, "last-card-not-taken", "take Spain") == AVOIDED


def test_a_takeover_beside_a_vacancy() -> None:
    s = scenario(
        'phase = "play"\n[[player]]\nhand = { german-states = 4 }\nintrigue = { france-german-states = 1 }\n'
        '[[player]]\nholds = ["munich/baron"]\n'
    )
    assert seen(s, "takeover-beside-vacancy", "take over Munich/Baron") == COMMITTED
    assert seen(s, "takeover-beside-vacancy", "occupy Cologne/Baron") == AVOIDED
    assert seen(s, "takeover-beside-vacancy", "end turn") == NO_OPPORTUNITY
