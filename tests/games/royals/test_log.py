"""The log of a turn, entry by entry, and the moves on the board."""

from __future__ import annotations

from kingscourt.kernel.audience import sees
from kingscourt.kernel.event import Event, Move
from tests.games.royals.positions import do, draw, scenario


def told(events: list[Event], seat: int | None = None) -> list[str]:
    """Events that a seat (a watcher if None) sees, with their moves, without the game's prefix."""
    lines = []
    for event in events:
        if sees(event.to, seat):
            moves = [moved(move) for move in event.moved()]
            lines.append("; ".join([event.key.removeprefix("royals-event-"), *moves]))
    return lines


def moved(move: Move) -> str:
    """A move in one line."""
    turned = f" as {move.into}" if move.into else ""
    return f"{move.n} {move.what} {move.source} > {move.target}{turned}"


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
    drawn = s.take_events()
    assert told(drawn, 1) == ["draw-own; 1 country deck/country > seat/1/hand/britain as country/britain"]
    assert told(drawn, 0) == told(drawn) == ["draw; 1 country deck/country > seat/1/hand"]
    do(s, "take Spain", "end turn")
    s.take_events()
    draw(s, "france", "britain")
    assert told(s.take_events()) == [
        "display; 1 country deck/country > display/france as country/france",
        "display; 1 country deck/country > display/britain as country/britain",
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
    drawn = s.take_events()
    assert told(drawn) == [
        "plan-both",
        "take; 1 country/spain display/spain > seat/0/hand/spain",
        "draw-intrigue; 1 intrigue deck/intrigue > seat/0/hand",
    ]
    own = "1 intrigue deck/intrigue > seat/0/hand/france-spain as intrigue/france-spain"
    assert told(drawn, 0)[2:] == [f"draw-own-intrigue; {own}"]
    do(s, "take over Seville/Baron", "wild-intrigue 0", "give Britain+Spain for Spain")
    paid = s.take_events()
    assert told(paid, 0)[:2] == [
        "give-intrigue; 1 intrigue/britain-spain seat/0/hand/britain-spain > discards/intrigue",
        "pay; 2 country/spain seat/0/hand/spain > discards/country",
    ]
    assert told(paid, 1) == [
        "give-intrigue; 1 intrigue seat/0/hand > discards/intrigue as intrigue/britain-spain",
        "pay; 1 country/spain seat/0/hand/spain > discards/country; "  # all saw it come from the display
        "1 country seat/0/hand > discards/country as country/spain",
        "take-over; 1 cube/1 city/seville/baron > city/seville/banished; "
        "1 cube/0 seat/0/cubes > city/seville/baron; 1 cube/0 seat/0/cubes > title/baron",
        "no-play",
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
    assert told(s.take_events(), 0) == [
        "pay; 1 country/britain seat/0/hand/britain > discards/country",
        *["give; 1 country/spain seat/0/hand/spain > discards/country"] * 3,
        "occupy; 1 cube/0 seat/0/cubes > city/edinburgh/baron; 1 cube/0 seat/0/cubes > title/baron",
        "bonus-city; 1 token/city/edinburgh city/edinburgh/bonus > seat/0/tokens",
        "bonus-country; 1 token/country/britain/1 country/britain/bonus/1 > seat/0/tokens",
        "bonus-noble; 1 token/noble-house/8 noble-house/1 > seat/0/tokens",
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
    assert told(s.take_events(), 0)[:6] == [
        "discard; 1 country/britain seat/0/hand/britain > discards/country",
        "discard-intrigue; 1 intrigue/france-spain seat/0/hand/france-spain > discards/intrigue",
        "shuffle; 19 country/france discards/country > deck/country as country; "
        "17 country/german-states discards/country > deck/country as country; "
        "11 country/britain discards/country > deck/country as country; "
        "4 country/spain discards/country > deck/country as country",
        "display; 1 country deck/country > display/france as country/france",
        "scoring",
        "token-unused; 1 token/period/1648/france/1 period/1648/france/1 > box",
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
    assert lines[:2] == ["display; 1 country deck/country > display/france as country/france", "scoring"]
    assert lines[8:10] == [
        "token-first; 1 token/period/1714/spain/1 period/1714/spain/1 > seat/0/tokens",
        "token-second; 1 token/period/1714/spain/2 period/1714/spain/2 > seat/1/tokens",
    ]
    assert lines[10:14] == [
        "majority-half; 1 token/title/marshal title/marshal > seat/0/tokens",
        "majority-half; 1 token/title/marshal title/marshal > seat/1/tokens",
        "majority-none; 2 token/title/baron title/baron > box",
        "majority-none; 2 token/title/countess title/countess > box",
    ]
    assert lines[14] == "majority; 2 token/title/duke title/duke > seat/0/tokens"
