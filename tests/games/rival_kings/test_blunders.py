"""Detectors of laughable moves at Rival Kings, each with a position in which the move is and is not one."""

from __future__ import annotations

from kingscourt.games.rival_kings.bot.blunders import BLUNDERS
from kingscourt.games.rival_kings.game import GAME
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.kernel.blunder import AVOIDED, COMMITTED, NO_OPPORTUNITY
from tests.games.rival_kings.positions import act, catalogue, conflicts, pile, player, seat_asked, turns


def seen(name: str, state: RivalKingsState, text: str) -> int:
    """What a detector sees in a move of the seat that is asked."""
    (detector,) = [one for one in BLUNDERS if one.name == name]
    seat = seat_asked(state)
    action = catalogue(state).parse(text)
    assert any(action is answer for answer in state.legal(seat)), text
    return detector.seen(state, seat, action)


def test_the_game_offers_the_detectors_under_different_names() -> None:
    names = [one.name for one in GAME.blunders()]
    assert len(names) == len(set(names)) == len(BLUNDERS) > 0


def test_declined_money() -> None:
    state = turns(player("courtier", markers=0), player("bursar"))
    assert seen("money-declined", state, "decline") == COMMITTED
    assert seen("money-declined", state, "money subjects-1") == AVOIDED
    assert (
        seen("money-declined", turns(player("lord-protector"), player("bursar")), "decline") == NO_OPPORTUNITY
    )


def test_less_money_than_lies_elsewhere() -> None:
    state = turns(
        player("courtier", markers=0), player("bursar"), piles={"subjects-2": pile("jailer", money=4)}
    )
    assert seen("smaller-money-taken", state, "money subjects-1") == COMMITTED
    assert seen("smaller-money-taken", state, "money subjects-2") == AVOIDED
    even = turns(player("courtier", markers=0), player("bursar"))
    assert seen("smaller-money-taken", even, "money subjects-2") == NO_OPPORTUNITY


def test_a_kept_marker() -> None:
    state = turns(player("duke"), player("bursar"))
    assert seen("marker-kept", state, "decline") == COMMITTED
    assert seen("marker-kept", state, "settle") == AVOIDED
    paid = turns(player("duke", subjects=["jailer"]), player("bursar"))
    assert seen("marker-kept", paid, "decline") == NO_OPPORTUNITY


def test_a_marker_for_a_rival_who_trails() -> None:
    leader = player("bursar", buildings=["garden"], subjects=["gardener"])
    state = turns(player("courtier"), player("trader-1"), leader)
    assert seen("marker-to-a-trailing-rival", state, "give 1") == COMMITTED
    assert seen("marker-to-a-trailing-rival", state, "give 2") == AVOIDED
    even = turns(player("courtier"), player("trader-1"), player("bursar"))
    assert seen("marker-to-a-trailing-rival", even, "give 1") == NO_OPPORTUNITY


def test_an_unused_watchman() -> None:
    state = conflicts(player("queen"), player("bursar", subjects=["watchman"]), player("duke"))
    assert seen("watchman-unused", state, "decline") == COMMITTED
    assert seen("watchman-unused", state, "use watchman") == AVOIDED
    twice = conflicts(
        player("courtier"), player("trader-1", subjects=["watchman"]), player("countess"), player("queen")
    )
    assert seen("watchman-unused", twice, "decline") == NO_OPPORTUNITY


def test_an_ability_left_unused() -> None:
    state = turns(player("queen", coins=0, subjects=["scholar"], buildings=["farm"]), player("bursar"))
    act(state, 0, "decline")
    assert seen("free-ability-unused", state, "end") == COMMITTED
    assert seen("free-ability-unused", state, "use scholar") == AVOIDED


def test_a_good_card_declined() -> None:
    rich = turns(player("lord-protector", coins=9, subjects=["gardener"], used=True), player("bursar"))
    assert seen("good-card-declined-with-money", rich, "decline") == COMMITTED
    assert seen("good-card-declined-with-money", rich, "buy buildings-1") == AVOIDED
    poor = turns(player("lord-protector", coins=4, subjects=["gardener"], used=True), player("bursar"))
    assert seen("good-card-declined-with-money", poor, "decline") == NO_OPPORTUNITY


def test_a_card_bought_at_a_loss() -> None:
    last = turns(
        player("lord-protector", coins=6),
        player("bursar"),
        piles={"subjects-1": pile(size=0), "buildings-1": pile("garden"), "buildings-2": pile("farm")},
    )
    assert seen("last-card-bought-at-a-loss", last, "buy buildings-1") == COMMITTED
    assert seen("last-card-bought-at-a-loss", last, "buy buildings-2") == AVOIDED
    early = turns(player("lord-protector", coins=6), player("bursar"))
    assert seen("last-card-bought-at-a-loss", early, "buy buildings-1") == NO_OPPORTUNITY


def test_a_game_ended_as_last() -> None:
    def position(markers: int) -> RivalKingsState:
        return turns(
            player("lord-protector", coins=6, markers=markers),
            player("bursar", markers=0),
            piles={"buildings-2": pile("farm", size=1)},
        )

    assert seen("game-ended-as-last", position(4), "buy buildings-2") == COMMITTED
    assert seen("game-ended-as-last", position(4), "decline") == AVOIDED
    assert seen("game-ended-as-last", position(0), "buy buildings-2") == NO_OPPORTUNITY


def test_a_swap_that_completes_a_rivals_pair() -> None:
    own = player("queen", coins=0, subjects=["court-lady"], buildings=["garden"])
    leader = player("bursar", buildings=["mine"], subjects=["gardener"])
    state = turns(own, leader, player("duke", buildings=["carpentry"]))
    act(state, 0, "use court-lady garden")
    assert seen("rivals-pair-completed-by-a-swap", state, "take 1 mine") == COMMITTED
    assert seen("rivals-pair-completed-by-a-swap", state, "take 2 carpentry") == AVOIDED


def test_a_swap_at_a_loss() -> None:
    own = player("queen", coins=0, subjects=["gardener", "troubadour"], buildings=["garden", "farm"])
    state = turns(own, player("duke"), piles={"buildings-1": pile("tavern")})
    assert seen("swap-at-a-loss", state, "use troubadour gardener") == COMMITTED
    assert seen("swap-at-a-loss", state, "decline") == AVOIDED
    act(state, 0, "use troubadour farm")
    assert seen("swap-at-a-loss", state, "for buildings-1") == NO_OPPORTUNITY
