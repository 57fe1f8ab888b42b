"""RY-2.6 and RY-2.7: playing cards and the end of a turn."""

from __future__ import annotations

import pytest

from kingscourt.kernel.decision import CHANCE
from kingscourt.testing.rule_marker import rule
from tests.games.royals.positions import (
    BOARD,
    BRITAIN,
    do,
    draw_any,
    events,
    hand,
    holder,
    intrigues,
    legal,
    reason,
    refused,
    scenario,
    toml,
)


@rule("RY-2.6")
def test_ry_2_6_any_number_of_plays_in_any_order() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { german-states = 6 }
    [[player]]
    """)
    do(s, "occupy Berlin/Marshal", "wild 0", "occupy Berlin/Duke")
    assert [holder(s, place) for place in ("berlin/duke", "berlin/marshal")] == [0, 0]
    assert hand(s, 0) == {"german-states": 1}
    assert legal(s) == ["end turn"]  # asked, for the others do not know that the last card is German


@rule("RY-2.6")
def test_ry_2_6_playing_is_never_forced() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { german-states = 6 }
    [[player]]
    """)
    do(s, "end turn")
    draw_any(s)
    assert s.turn == 1
    assert hand(s, 0) == {"german-states": 6}


@rule("RY-2.6a", "RY:cologne", "RY:cardinal")
def test_ry_2_6a_the_cardinal_of_cologne_costs_five_german_cards() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { german-states = 6, spain = 1 }
    [[player]]
    """)
    do(s, "occupy Cologne/Cardinal", "wild 0")
    assert hand(s, 0) == {"german-states": 1, "spain": 1}
    assert s.countries.discards[1] == 5
    assert holder(s, "cologne/cardinal") == 0
    assert s.players[0].titles == [0, 0, 0, 0, 1, 0, 0]
    assert s.players[0].cubes == 44
    assert events(s) == ["pay", "occupy", "bonus-city"]


@rule("RY-2.6a")
def test_ry_2_6a_the_size_of_the_hand_can_leave_no_choice() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { german-states = 6 }
    [[player]]
    """)
    do(s, "occupy Cologne/Cardinal")  # six cards; a wild card would take seven
    assert hand(s, 0) == {"german-states": 1}


@rule("RY-2.6a")
def test_ry_2_6a_both_positions_of_a_city() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { german-states = 7 }
    [[player]]
    """)
    do(s, "occupy Cologne/Cardinal", "wild 0", "occupy Cologne/Baron")
    assert [holder(s, place) for place in ("cologne/cardinal", "cologne/baron")] == [0, 0]


@rule("RY-2.6a")
def test_ry_2_6a_what_cannot_be_occupied() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { german-states = 4, spain = 2 }
    holds = ["berlin/duke"]
    [[player]]
    holds = ["cologne/baron"]
    """)
    assert refused(s, "occupy Cologne/Baron") == "RY-2.6a"
    assert refused(s, "occupy Berlin/Duke") == "RY-2.6c"  # their own
    assert refused(s, "occupy Cologne/Cardinal") == "RY-2.6a"  # four cards, and two are no wild card
    assert refused(s, "occupy Madrid/King") == "RY-2.6a"


@rule("RY-2.6b")
def test_ry_2_6b_three_cards_stand_for_one() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { german-states = 4, spain = 2, france = 1 }
    [[player]]
    """)
    do(s, "occupy Cologne/Cardinal")
    assert legal(s) == ["wild 1"]  # asked although forced, because the others do not know that it is
    assert refused(s, "wild 0") == "RY-2.6b"
    assert refused(s, "wild 2") == "RY-2.6b"
    do(s, "wild 1")  # seven cards in hand, seven to pay
    assert hand(s, 0) == {}
    assert holder(s, "cologne/cardinal") == 0


@rule("RY-2.6b")
def test_ry_2_6b_nobody_is_asked_where_all_can_see_that_there_is_no_choice() -> None:
    position = """
    phase = "play"
    [[player]]
    hand = {{ {hand} }}
    shown = {{ {shown} }}
    [[player]]
    """
    s = scenario(position.format(hand="france = 3", shown="france = 3"))
    do(s, "occupy Barcelona/Marshal")  # three French cards for a Spanish one, as everyone has seen
    assert (hand(s, 0), holder(s, "barcelona/marshal")) == ({}, 0)
    s = scenario(position.format(hand="france = 3", shown="france = 2"))
    do(s, "occupy Barcelona/Marshal")
    assert legal(s) == ["wild 1"]  # the third card might be Spanish
    s = scenario(position.format(hand="spain = 4", shown="spain = 4"))
    do(s, "occupy Barcelona/Marshal")  # nobody would give three Spanish cards for one
    assert hand(s, 0) == {"spain": 3}
    s = scenario(position.format(hand="france = 5", shown="france = 5"))
    do(s, "occupy Barcelona/Marshal")  # whichever three of five are the same three
    assert hand(s, 0) == {"france": 2}


@rule("RY-2.6")
def test_ry_2_6_a_turn_that_ends_by_itself_is_told() -> None:
    s = scenario(f"""
    phase = "play"
    display = ["france", "france", "spain"]
    [[player]]
    hand = {{ france = 1 }}
    [[player]]
    holds = {toml(BOARD)}
    cubes = 0
    """)
    assert s.turn == 1  # without intrigue cards nothing can be had
    s = scenario("""
    phase = "play"
    display = ["france", "france", "spain"]
    [[player]]
    hand = { france = 1 }
    [[player]]
    """)
    do(s, "occupy Bordeaux/Marshal")
    assert events(s) == ["pay", "occupy", "bonus-city", "no-play", "turn"]


@rule("RY-2.6b")
def test_ry_2_6b_wild_cards_as_often_as_wanted_though_matching_ones_are_in_hand() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { german-states = 2, spain = 5, france = 2 }
    [[player]]
    """)
    do(s, "occupy Cologne/Baron")
    assert legal(s) == ["wild 0", "wild 1", "wild 2"]  # the least waste first
    assert s.question(0).default.text == "wild 0"
    do(s, "wild 2")
    assert s.question(0).default.text == "give Spain for German-States"
    assert legal(s) == [
        "give Spain for German-States",
        "give France for German-States",
        "give German-States for German-States",
    ]
    assert refused(s, "give Britain for German-States") == "RY-2.6b"
    assert refused(s, "give Spain for France") == "KC-2"  # the payment is for another country
    do(s, *["give Spain for German-States"] * 5, "give France for German-States")
    assert hand(s, 0) == {"german-states": 2, "france": 1}


@rule("RY-2.6b")
def test_ry_2_6b_cards_of_the_wanted_country_may_be_among_the_three() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { spain = 6 }
    [[player]]
    """)
    do(s, "occupy Valencia/Marshal", "wild 1", *["give Spain for Spain"] * 3)
    assert hand(s, 0) == {"spain": 3}
    assert s.countries.discards == [0, 0, 0, 3]


@rule("RY-2.6b")
def test_ry_2_6b_a_king_for_eight_with_three_wild_cards() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { france = 5, spain = 6, britain = 4 }
    [[player]]
    """)
    assert "occupy Paris/King" in legal(s)
    do(s, "occupy Paris/King")
    assert legal(s) == ["wild 3"]
    do(s, "wild 3", *["give Spain for France"] * 6, *["give Britain for France"] * 3)
    assert hand(s, 0) == {"britain": 1}


TAKEOVER = """
phase = "play"
[[player]]
hand = {{ {hand} }}
intrigue = {{ {intrigue} }}
[[player]]
holds = ["cologne/cardinal", "paris/king", "dublin/duke"]
"""


@rule("RY-2.6c")
def test_ry_2_6c_a_takeover_banishes_the_old_cube() -> None:
    s = scenario(TAKEOVER.format(hand="german-states = 6", intrigue="german-states-spain = 1"))
    do(s, "take over Cologne/Cardinal")
    assert holder(s, "cologne/cardinal") == 0
    assert intrigues(s, 0) == {}
    assert s.intrigues.discarded() == 1
    city = [city.id for city in s.components.cities].index("cologne")
    assert s.banished[2 * city : 2 * city + 2] == [0, 1]
    assert [player.titles[4] for player in s.players] == [1, 1]  # the old cube on the token stays
    assert events(s) == ["give-intrigue", "pay", "take-over"]


@rule("RY-2.6c")
def test_ry_2_6c_what_cannot_be_taken_over() -> None:
    s = scenario(
        TAKEOVER.format(hand="german-states = 5, britain = 8", intrigue="france-spain = 1")
        + '[[player]]\nholds = ["munich/baron"]'
    )
    assert refused(s, "take over Munich/Princess") == "RY-2.6c"  # vacant
    assert refused(s, "take over Cologne/Cardinal") == "RY-2.6c"  # no German intrigue
    assert refused(s, "take over Paris/King") == "RY-2.6c"  # one card, a King asks two
    assert "occupy Munich/Princess" in legal(s)


@rule("RY-2.6c")
def test_ry_2_6c_never_ones_own() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { german-states = 5 }
    intrigue = { german-states-spain = 1 }
    holds = ["cologne/cardinal"]
    [[player]]
    """)
    assert refused(s, "take over Cologne/Cardinal") == "RY-2.6c"


@rule("RY-2.6c")
def test_ry_2_6c_both_payments_must_be_possible() -> None:
    s = scenario(TAKEOVER.format(hand="german-states = 4, spain = 1", intrigue="german-states-spain = 1"))
    assert refused(s, "take over Cologne/Cardinal") == "RY-2.6a"
    assert "take over Cologne/Cardinal" not in legal(s)


@rule("RY-2.6c")
def test_ry_2_6c_two_intrigue_cards_stand_for_one() -> None:
    s = scenario(TAKEOVER.format(hand="german-states = 5", intrigue="france-spain = 1, britain-spain = 2"))
    do(s, "take over Cologne/Cardinal")
    assert legal(s) == ["wild-intrigue 1"]
    assert refused(s, "wild-intrigue 0") == "RY-2.6c"
    do(s, "wild-intrigue 1")
    assert legal(s) == ["give France+Spain for German-States", "give Britain+Spain for German-States"]
    assert s.question(0).default.text == "give France+Spain for German-States"
    assert refused(s, "give France+Britain for German-States") == "RY-2.6c"  # not in hand
    do(s, *["give Britain+Spain for German-States"] * 2)
    assert intrigues(s, 0) == {"france-spain": 1}
    assert holder(s, "cologne/cardinal") == 0


@rule("RY-2.6c", "RY:king", "RY:paris")
@pytest.mark.parametrize(
    ("intrigue", "wilds", "cards"),
    [
        ("france-spain = 2, britain-spain = 1", 0, ["France+Spain", "France+Spain"]),
        ("france-spain = 1, britain-spain = 3", 1, ["France+Spain", "Britain+Spain", "Britain+Spain"]),
    ],
)
def test_ry_2_6c_a_king_taken_over(intrigue: str, wilds: int, cards: list[str]) -> None:
    s = scenario(TAKEOVER.format(hand="france = 8", intrigue=intrigue))
    do(s, "take over Paris/King", f"wild-intrigue {wilds}")
    assert refused(s, "give Britain+Spain for France") == "RY-2.6c"  # the matching card comes first
    do(s, *[f"give {card} for France" for card in cards])
    assert holder(s, "paris/king") == 0
    assert s.intrigues.discarded() == len(cards)


@rule("RY-2.6c")
def test_ry_2_6c_a_king_for_four_intrigue_cards() -> None:
    s = scenario(TAKEOVER.format(hand="france = 8", intrigue="britain-spain = 4"))
    do(s, "take over Paris/King", "wild-intrigue 2")  # four in hand, four to pay
    assert intrigues(s, 0) == {}
    assert holder(s, "paris/king") == 0


@rule("RY-2.6c", "RY-2.6b")
def test_ry_2_6c_wild_cards_of_both_kinds_in_one_takeover() -> None:
    s = scenario(TAKEOVER.format(hand="britain = 3, spain = 4", intrigue="france-spain = 3"))
    do(s, "take over Dublin/Duke", "wild-intrigue 1", *["give France+Spain for Britain"] * 2)
    assert intrigues(s, 0) == {"france-spain": 1}
    do(s, "wild 1", *["give Spain for Britain"] * 3)
    assert hand(s, 0) == {"spain": 1}
    assert holder(s, "dublin/duke") == 0


@rule("RY-2.6c")
def test_ry_2_6c_the_loser_can_take_it_back() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { britain = 4 }
    intrigue = { france-britain = 1 }
    banished = ["dublin/duke"]
    [[player]]
    holds = ["dublin/duke"]
    """)
    do(s, "take over Dublin/Duke")
    assert holder(s, "dublin/duke") == 0
    assert [player.titles[3] for player in s.players] == [2, 1]


@rule("RY-2.6a", "RY-2.6c")
def test_ry_2_6_every_refusal_says_what_is_in_the_way() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { german-states = 4, spain = 2 }
    intrigue = { france-spain = 1 }
    holds = ["berlin/duke"]
    [[player]]
    holds = ["cologne/baron", "valencia/marshal", "madrid/king", "seville/cardinal"]
    """)
    reasons = {
        "occupy Cologne/Baron": "held",
        "occupy Berlin/Duke": "own",
        "occupy Cologne/Cardinal": "cards",
        "take over Cologne/Cardinal": "vacant",
        "take over Berlin/Duke": "own",
        "take over Cologne/Baron": "intrigue",
        "take over Madrid/King": "intrigue",
        "take over Seville/Cardinal": "cards",
        "take deck": "draw",
    }
    assert {text: reason(s, text) for text in reasons} == reasons


@rule("RY-2.7")
def test_ry_2_7_exactly_the_surplus_is_discarded() -> None:
    s = scenario(f"""
    phase = "play"
    display = ["france", "france", "spain"]
    [[player]]
    hand = {{ france = 11, spain = 3 }}
    intrigue = {{ france-spain = 4, britain-spain = 1 }}
    cubes = 0
    holds = {toml(BOARD)}
    [[player]]
    """)
    assert s.pending().kind != CHANCE
    assert legal(s) == ["discard France", "discard Spain", "discard France+Spain", "discard Britain+Spain"]
    assert refused(s, "discard Britain") == "RY-2.7"
    do(s, "discard Spain", "discard Spain")
    assert legal(s) == ["discard France+Spain", "discard Britain+Spain"]
    assert refused(s, "discard France") == "RY-2.7"
    do(s, "discard Britain+Spain")
    assert hand(s, 0) == {"france": 11, "spain": 1}
    assert intrigues(s, 0) == {"france-spain": 4}
    assert s.turn == 1


@rule("RY-2.7")
def test_ry_2_7_the_limit_may_be_exceeded_during_the_turn() -> None:
    s = scenario(f"""
    display = ["britain", "britain", "spain"]
    [[player]]
    hand = {{ britain = 12 }}
    [[player]]
    holds = {toml([place for place in BOARD if place not in BRITAIN][:18])}
    cubes = 0
    """)
    do(s, "draw countries", "take Britain", "take Britain", "take deck")
    draw_any(s)
    assert s.players[0].countries.size == 15
    do(s, "occupy London/King", "wild 0", "end turn")
    draw_any(s)
    assert s.turn == 1  # seven cards, so nothing to discard


@rule("RY-2.8")
def test_ry_2_8_paid_cards_that_all_know_leave_first() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { german-states = 3, spain = 1 }
    shown = { german-states = 1 }
    [[player]]
    """)
    do(s, "occupy Cologne/Baron", "wild 0")
    assert s.players[0].countries.shown == [0, 0, 0, 0]
    assert s.players[0].countries.unseen == 2
