"""The log of a turn, entry by entry, and the moves on the board."""

from __future__ import annotations

from kingscourt.kernel.event import Event
from tests.games.royals.positions import do, draw, scenario


def told(events: list[Event]) -> list[str]:
    """Events with their moves, without the game's prefix."""
    lines = []
    for event in events:
        moves = [f"{m.n} {m.what} {m.source} > {m.target}" for m in event.moves or []]
        lines.append("; ".join([event.key.removeprefix("royals-event-"), *moves]))
    return lines


def test_a_turn_with_country_cards() -> None:
    s = scenario("""
    turn = 1
    display = ["france", "spain", "spain"]
    [[player]]
    [[player]]
    [[player]]
    """)
    do(s, "draw countries")
    assert told(s.take_events()) == ["plan-countries"]
    do(s, "take Spain")
    assert told(s.take_events()) == ["take; 1 country/spain display/spain > seat/1/hand/spain"]
    do(s, "take deck")
    draw(s, "britain")
    assert told(s.take_events()) == [
        "draw-own; 1 country/britain deck/country > seat/1/hand/britain",
        "draw; 1 country deck/country > seat/1/hand",
    ]
    do(s, "take Spain", "end turn")
    s.take_events()
    draw(s, "france", "britain")
    assert told(s.take_events()) == [
        "display; 1 country/france deck/country > display/france",
        "display; 1 country/britain deck/country > display/britain",
        "turn",
    ]


def test_a_turn_with_intrigue_and_a_takeover() -> None:
    s = scenario("""
    display = ["france", "spain", "spain"]
    [[player]]
    hand = { spain = 1 }
    intrigue = { britain-spain = 1 }
    [[player]]
    holds = ["seville/baron"]
    """)
    do(s, "draw both", "take Spain")
    draw(s, "france-spain")
    assert told(s.take_events()) == [
        "plan-both",
        "take; 1 country/spain display/spain > seat/0/hand/spain",
        "draw-own-intrigue; 1 intrigue/france-spain deck/intrigue > seat/0/hand/france-spain",
        "draw-intrigue; 1 intrigue deck/intrigue > seat/0/hand",
    ]
    do(s, "take over Seville/Baron", "wild-intrigue 0", "give Britain+Spain for Spain")
    assert told(s.take_events()) == [
        "give-intrigue; 1 intrigue/britain-spain seat/0/hand/britain-spain > discards/intrigue",
        "pay; 2 country/spain seat/0/hand/spain > discards/country",
        "take-over; 1 cube/1 city/seville/baron > city/seville/banished; "
        "1 cube/0 seat/0/cubes > city/seville/baron; 1 cube/0 seat/0/cubes > title/baron",
    ]


def test_bonuses_and_wild_cards() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { britain = 1, spain = 4 }
    holds = ["dublin/duke", "london/king"]
    titles = { marshal = 1, countess = 1, cardinal = 1, princess = 1 }
    [[player]]
    """)
    do(s, "occupy Edinburgh/Baron", "wild 1", *["give Spain for Britain"] * 3)
    assert told(s.take_events()) == [
        "pay; 1 country/britain seat/0/hand/britain > discards/country",
        *["give; 1 country/spain seat/0/hand/spain > discards/country"] * 3,
        "occupy; 1 cube/0 seat/0/cubes > city/edinburgh/baron; 1 cube/0 seat/0/cubes > title/baron",
        "bonus-city; 1 token/city city/edinburgh/bonus > seat/0/tokens",
        "bonus-country; 1 token/country country/britain/bonus/1 > seat/0/tokens",
        "bonus-noble; 1 token/noble-house noble-house/1 > seat/0/tokens",
    ]


def test_a_surplus_and_the_end_of_a_period() -> None:
    s = scenario("""
    phase = "end"
    display = ["france", "spain"]
    deck = {}
    [[player]]
    hand = { spain = 9, britain = 4 }
    intrigue = { britain-spain = 4, france-spain = 1 }
    holds = ["valencia/duke"]
    [[player]]
    holds = ["valencia/marshal"]
    """)
    do(s, "discard Britain", "discard France+Spain")
    draw(s, "france")
    assert told(s.take_events())[:6] == [
        "discard; 1 country/britain seat/0/hand/britain > discards/country",
        "discard-intrigue; 1 intrigue/france-spain seat/0/hand/france-spain > discards/intrigue",
        "shuffle; 1 country discards/country > deck/country",
        "display; 1 country/france deck/country > display/france",
        "scoring",
        "token-unused; 1 token/period period/1648/france/1 > box",
    ]


def test_the_last_scoring() -> None:
    s = scenario("""
    phase = "end"
    turn = 1
    period = "1714"
    display = ["france", "spain"]
    deck = {}
    [[player]]
    holds = ["valencia/duke", "valencia/marshal"]
    [[player]]
    holds = ["barcelona/marshal"]
    """)
    s.take_events()
    draw(s, "france")
    lines = told(s.take_events())
    assert lines[:2] == ["display; 1 country/france deck/country > display/france", "scoring"]
    assert lines[8:10] == [
        "token-first; 1 token/period period/1714/spain/1 > seat/0/tokens",
        "token-second; 1 token/period period/1714/spain/2 > seat/1/tokens",
    ]
    assert lines[10:14] == [
        "majority-half; 1 token/title-half title/marshal > seat/0/tokens",
        "majority-half; 1 token/title-half title/marshal > seat/1/tokens",
        "majority-none; 1 token/title title/baron > box",
        "majority-none; 1 token/title title/countess > box",
    ]
    assert lines[14] == "majority; 1 token/title title/duke > seat/0/tokens"
