"""RY-2 to RY-2.5: drawing cards."""

from __future__ import annotations

import pytest

from kingscourt.games.royals.game import GAME, ROYALS
from kingscourt.kernel.audience import EVERYONE, only
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE
from kingscourt.kernel.random_playout import playout
from kingscourt.testing.rule_marker import rule
from tests.games.royals.positions import (
    asked,
    do,
    draw,
    draw_any,
    events,
    hand,
    intrigues,
    legal,
    new_game,
    refused,
    scenario,
)

DRAWING = """
display = ["france", "france", "spain"]
[[player]]
hand = { britain = 1 }
[[player]]
"""


@rule("RY-2")
def test_ry_2_drawing_comes_before_playing() -> None:
    s = scenario(DRAWING)
    assert refused(s, "end turn") == "RY-2"
    do(s, "draw countries")
    assert refused(s, "end turn") == "RY-2"
    assert refused(s, "occupy Paris/King") == "RY-2"
    do(s, "take France", "take France", "take Spain")
    assert "end turn" in legal(s)


@rule("RY-2", "RY-2.7")
def test_ry_2_a_full_hand_draws_all_the_same() -> None:
    s = scenario("""
    display = ["france", "france", "spain"]
    [[player]]
    hand = { france = 12 }
    intrigue = { france-spain = 4 }
    [[player]]
    """)
    do(s, "draw both", "take France")
    draw(s, "britain-spain")
    assert hand(s, 0) == {"france": 13}
    assert s.players[0].intrigues.size == 5
    do(s, "end turn")
    assert legal(s) == ["discard France", "discard France+Spain", "discard Britain+Spain"]


@rule("RY-2.1")
@pytest.mark.parametrize(
    ("seats", "cards"), [(2, [2, 3]), (3, [1, 2, 3]), (4, [1, 1, 2, 3]), (5, [1, 1, 2, 2, 3])]
)
def test_ry_2_1_first_turns_in_turn_order(seats: int, cards: list[int]) -> None:
    s = new_game(seats)
    draw(s, "1")
    draw_any(s)
    for number, n in enumerate(cards):
        seat = (1 + number) % seats
        assert s.turn == seat
        while s.players[seat].countries.size != n:
            assert asked(s) == seat
            do(s, "take deck")
            draw_any(s)
        if s.turn == seat:
            do(s, "end turn")
            draw_any(s)
        assert s.turn == (seat + 1) % seats
    assert legal(s) == ["draw countries", "draw both"]


@rule("RY-2.1")
def test_ry_2_1_no_intrigue_card_in_the_first_turn() -> None:
    s = scenario(DRAWING.replace("display", "round = 1\ndisplay", 1))
    assert refused(s, "take intrigue") == "RY-2.1"
    assert legal(s) == ["take France", "take Spain", "take deck"]


@rule("RY-2.2")
def test_ry_2_2_three_country_cards() -> None:
    s = scenario(DRAWING)
    assert legal(s) == ["draw countries", "draw both"]
    do(s, "draw countries")
    assert refused(s, "take intrigue") == "RY-2.2"
    do(s, "take Spain", "take deck")
    draw(s, "german-states")
    do(s, "take France")
    assert hand(s, 0) == {"france": 1, "german-states": 1, "britain": 1, "spain": 1}
    assert refused(s, "take deck") == "RY-2.2"


@rule("RY-2.2")
@pytest.mark.parametrize("intrigue_first", [True, False])
def test_ry_2_2_one_of_each_in_any_order(intrigue_first: bool) -> None:
    s = scenario(DRAWING)
    do(s, "draw both")
    assert legal(s) == ["take France", "take Spain", "take deck", "take intrigue"]
    if intrigue_first:
        do(s, "take intrigue")
        draw(s, "britain-spain")
        assert legal(s) == ["take France", "take Spain", "take deck"]
        assert refused(s, "take intrigue") == "RY-2.2"
        do(s, "take Spain")
    else:
        do(s, "take Spain")
        draw(s, "britain-spain")  # nothing else is left to draw, so nobody is asked
    assert hand(s, 0) == {"britain": 1, "spain": 1}
    assert intrigues(s, 0) == {"britain-spain": 1}


@rule("RY-2.3")
def test_ry_2_3_taken_slots_stay_empty_until_the_end_of_the_turn() -> None:
    s = scenario(DRAWING)
    do(s, "draw countries", "take Spain")
    assert refused(s, "take Spain") == "RY-2.3"
    assert refused(s, "take Britain") == "RY-2.3"
    do(s, "take France", "take France")
    assert s.display_size == 0
    do(s, "end turn")
    assert s.pending().kind == CHANCE
    draw(s, "britain", "britain", "spain")
    assert s.display == [0, 0, 2, 1]
    assert s.turn == 1


@rule("RY-2.3")
def test_ry_2_3_each_card_is_seen_before_the_next_is_chosen() -> None:
    s = scenario(DRAWING)
    do(s, "draw countries", "take deck")
    draw(s, "britain")
    assert asked(s) == 0
    assert hand(s, 0) == {"britain": 2}
    assert legal(s) == ["take France", "take Spain", "take deck"]


@rule("RY-2.4")
def test_ry_2_4_intrigue_discards_become_the_new_deck() -> None:
    s = scenario("""
    display = ["france", "france", "spain"]
    intrigue_deck = {}
    [[player]]
    intrigue = { france-britain = 3 }
    [[player]]
    """)
    assert s.intrigues.size == 0
    do(s, "draw both")
    events(s)
    do(s, "take intrigue")
    assert events(s) == ["shuffle-intrigue"]
    assert s.intrigues.size == 21
    draw(s, "france-britain")
    assert s.intrigues.bag.counts == [4, 0, 4, 4, 4, 4]
    assert s.intrigues.discarded() == 0


EMPTY_DECK = """
edition = "{edition}"
display = ["france", "france", "spain"]
deck = {{}}
period = "{period}"
[[player]]
hand = {{ britain = 1 }}
[[player]]
hand = {{ spain = 1 }}
"""


@rule("RY-2.5")
def test_ry_2_5_an_empty_deck_gives_nothing() -> None:
    s = scenario(EMPTY_DECK.format(edition="rulebook", period="1648"))
    do(s, "draw countries")
    assert legal(s) == ["take France", "take Spain"]
    assert refused(s, "take deck") == "RY-2.5"
    do(s, "take Spain")  # two French cards are left, so the rest is drawn without asking
    assert hand(s, 0) == {"france": 2, "britain": 1, "spain": 1}


@rule("RY-2.5")
def test_ry_2_5_a_deck_that_runs_out_in_mid_draw() -> None:
    s = scenario(EMPTY_DECK.format(edition="rulebook", period="1648").replace("{}", "{ britain = 1 }"))
    do(s, "draw countries", "take deck")
    draw(s, "britain")
    assert refused(s, "take deck") == "RY-2.5"
    do(s, "take Spain")
    assert hand(s, 0) == {"france": 1, "britain": 2, "spain": 1}  # the last card was forced
    do(s, "end turn")
    draw_any(s)
    assert (s.period, s.countries.shuffle) == (1, 1)  # only now is the deck renewed


@rule("RY-2.5")
def test_ry_2_5_arcane_shuffles_at_once_and_ends_the_period_after_the_turn() -> None:
    s = scenario(EMPTY_DECK.format(edition="arcane-2016", period="1648"))
    do(s, "draw countries", "take Spain")
    events(s)
    do(s, "take deck")
    assert events(s) == ["shuffle"]
    draw(s, "britain")
    assert s.period_ends
    do(s, "take France", "end turn")
    draw(s, "spain", "spain")  # the display is completed without a second shuffle
    assert s.countries.shuffle == 1
    assert s.period == 1
    assert s.turn == 1


@rule("RY-2.5")
def test_ry_2_5_arcane_a_deck_that_runs_out_in_mid_draw() -> None:
    s = scenario(EMPTY_DECK.format(edition="arcane-2016", period="1680").replace("{}", "{ britain = 1 }"))
    do(s, "draw countries", "take deck")
    draw(s, "britain")
    assert (s.countries.size, s.countries.shuffle) == (0, 0)
    do(s, "take deck")
    draw(s, "german-states")
    assert s.countries.shuffle == 1
    do(s, "take deck")
    draw(s, "german-states")
    assert hand(s, 0) == {"german-states": 2, "britain": 2}


@rule("RY-2.5", "RY-4.2")
def test_ry_2_5_arcane_in_the_third_period_the_round_is_finished() -> None:
    s = scenario(EMPTY_DECK.format(edition="arcane-2016", period="1714"))
    do(s, "draw countries", "take deck")
    draw_any(s)
    do(s, "take deck")
    draw_any(s)
    do(s, "take deck")
    draw_any(s)
    do(s, "end turn")
    draw_any(s)
    assert s.last_round
    assert s.turn == 1
    assert not s.finished


@rule("RY-2.8")
def test_ry_2_8_who_sees_which_draw() -> None:
    s = scenario(DRAWING)
    do(s, "draw both")
    s.take_events()
    do(s, "take Spain")
    chance = s.pending().chance
    assert chance is not None
    assert chance.to == only(0)  # the intrigue card
    taken = s.take_events()
    assert [event.key for event in taken] == ["royals-event-take"]
    assert taken[0].to == EVERYONE
    draw(s, "britain-spain")
    drawn = s.take_events()
    assert [(event.key, event.to == only(0)) for event in drawn] == [
        ("royals-event-draw-own-intrigue", True),
        ("royals-event-draw-intrigue", False),
    ]


@rule("RY-2.8")
def test_ry_2_8_sizes_are_public_and_cards_are_not() -> None:
    s = scenario(DRAWING)
    do(s, "draw countries", "take Spain", "take deck")
    draw(s, "german-states")
    own, other = ROYALS.view(s, 0), ROYALS.view(s, 1)
    assert own.seats[0].countries.cards == [0, 1, 1, 1]
    assert other.seats[0].countries.cards is None
    assert other.seats[0].countries.size == 3
    assert other.seats[0].countries.shown == [0, 0, 0, 1]


@rule("RY-2.8")
def test_ry_2_8_after_the_end_hands_are_open() -> None:
    s = ROYALS.new(GAME.options(3), ROYALS.components("rulebook"))
    playout(s, FastRandom(12))
    assert s.finished
    hands = [player.countries.cards for player in s.players]
    assert any(any(hand) for hand in hands)
    for viewer in (None, 0, 1, 2):
        seen = ROYALS.view(s, viewer)
        assert [seat.countries.cards for seat in seen.seats] == hands
        assert [seat.intrigues.cards for seat in seen.seats] == [p.intrigues.cards for p in s.players]
