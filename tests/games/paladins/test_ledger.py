"""What can be counted on the table, and the events that tell of its changes."""

from __future__ import annotations

from kingscourt.kernel.event import Event
from tests.games.paladins.positions import Table, new_table, solo, table

TOWN = 'townsfolk = ["squire-3", "gatekeeper-2", "squire-1", "defender-1", "architect-2"]'
OUTSIDERS = 'outsiders = ["adventurer-1", "armourer-1", "thief-1", "mercenary-1", "guardian-1", "lookout-1"]'
ROWS = f"{TOWN}; {OUTSIDERS}"


def last(t: Table, key: str) -> Event:
    """The last event of a kind."""
    return [event for event in t.events if event.key == f"paladins-event-{key}"][-1]


def moves(event: Event) -> list[tuple[int, str, str, str]]:
    """Its moves: how many, of what, from where to where."""
    return [(move.n, move.what, move.source, move.target) for move in event.moved()]


def test_passing_tells_who_leaves_the_board() -> None:
    t = table(ROWS, 'workers = { labourer = 1 }; board = { "hunt/1" = "scout", "commission/1" = "workshop" }')
    t.do("pass")
    assert moves(last(t, "pass")) == [(1, "scout", "seat/0/hunt/1", "supply")]


def test_a_paladin_in_hand_counts_by_its_face_for_its_owner_alone() -> None:
    t = table('phase = "paladins"; taverns = ["tavern-1", "tavern-2", "tavern-3"]', "", "")
    t.draw("roland", "otton", "samson", "ivon", "gerin", "girard")
    assert t.state.holdings(0).places["seat/0/hand"] == {
        "paladin/roland": 1,
        "paladin/otton": 1,
        "paladin/samson": 1,
    }
    assert t.state.holdings(1).places["seat/0/hand"] == {"paladin": 3}
    assert t.state.holdings(None).places["seat/0/hand"] == {"paladin": 3}
    t.do("use otton", "top samson", "use gerin", "top ivon")
    assert t.state.holdings(0).places["seat/0/deck"] == {"paladin": 11}  # though its order is known
    assert t.state.holdings(1).places["seat/0/paladin"] == {"paladin/otton": 1}


def test_an_empty_debt_deck_is_never_less_than_empty() -> None:
    t = table(ROWS, "workers = { labourer = 1, fighter = 1 }; silver = 0; unpaid = 19; paid = 20").do("hire")
    assert "debts" not in t.state.holdings(None).places
    t.do("hire squire-3")
    assert moves(last(t, "debt")) == [(1, "debt", "supply", "seat/0/debts")]


def test_the_top_of_a_track_takes_no_more() -> None:
    you = "workers = { fighter = 1, labourer = 1, cleric = 1 }; attributes = { faith = 12, strength = 12 }"
    t = table(ROWS, you).do("convert", "convert adventurer-1")
    assert "top" in t.told()
    assert t.state.holdings(0).places["seat/0/strength"] == {"strength": 12}


def test_a_workshop_sends_away_whoever_stood_there() -> None:
    t = table(ROWS, 'workers = { labourer = 2 }; silver = 9; board = { "fortify/2" = "scout" }')
    t.do("develop", "workshop @ fortify/2")
    assert moves(last(t, "develop")) == [
        (1, "workshop", "seat/0/workshops", "seat/0/fortify/2"),
        (1, "scout", "seat/0/fortify/2", "supply"),
    ]


def test_without_workers_the_pass_says_so() -> None:
    t = table(ROWS, "workers = { labourer = 9 }", "").do("hunt 1")
    assert last(t, "pass-idle").args == {"player": t.p(1).who}


def test_what_is_declined_is_named() -> None:
    you = "workers = { cleric = 1, labourer = 1, merchant = 1 }; silver = 3; unpaid = 1"
    t = table(ROWS, you).do("absolve", "jar @ 1", "decline")
    reward = (last(t, "decline").args or {})["reward"]
    assert str(getattr(reward, "key", "")) == "paladins-reward-pay-debt"


def test_an_order_says_how_often_and_for_how_much() -> None:
    t = new_table(2)
    t.luck()
    while t.state.round == 0:
        t.do(t.legal[0]).luck()
    assert (last(t, "order").args or {})["times"] == 5


# -- the opponent (PW-7) ---------------------------------------------------------------------------


def its_turn(scheme: str, workers: int = 3, more: str = "") -> Table:
    """You hunt, it turns up a scheme."""
    it = f"workers = {{ labourer = {workers} }}; {more}"
    t = solo(ROWS, "workers = { labourer = 9 }", it, f"schemes = {{ {scheme} = 9 }}")
    return t.do("hunt 1").draw(scheme)


def test_its_row_takes_a_worker() -> None:
    t = its_turn("commission", workers=2)
    assert moves(last(t, "opponent-recruits")) == [
        (1, "labourer", "opponent/workers", "opponent/row/recruits")
    ]
    reason = (last(t, "scheme-fails").args or {})["reason"]
    assert str(getattr(reason, "key", "")) == "paladins-reason-workers"


def test_its_conspiracy_brings_two_workers() -> None:
    t = solo(
        f"{ROWS}; tax = 5",
        "workers = { labourer = 9 }",
        "workers = { labourer = 1 }",
        'schemes = { garrison = 9 }; row = ["recruits", "prays", "trades"]',
    )
    t.do("hunt 1").draw("garrison")
    assert (2, "labourer", "supply", "opponent/workers") in moves(last(t, "opponent-conspires"))


def test_it_tells_how_it_chooses() -> None:
    t = its_turn("commission")
    assert t.told().index("space-preferred") < t.told().index("commission")
    t = its_turn("attack", more="attributes = { strength = 3 }")
    assert t.told().index("marker-points") < t.told().index("attack")


def test_without_workers_it_says_so() -> None:
    t = solo(ROWS, "workers = { labourer = 3 }", "workers = { labourer = 0 }", "schemes = { garrison = 9 }")
    assert "opponent-idle" in t.do("hunt 1").told()
