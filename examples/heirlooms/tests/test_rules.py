"""The rules of Heirlooms, one by one."""

from __future__ import annotations

import pytest

from heirlooms.game import GAME
from heirlooms.state import Estate
from kingscourt.kernel.audience import EVERYONE, all_but, only, sees
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.errors import BadOptions
from kingscourt.testing.rule_marker import rule
from kingscourt.texts.renderer import Renderer
from kingscourt.texts.rule_text import rule_text
from positions import THREE_HEIRS, do, estate, is_chance, keys, refused, texts

TINY = 'edition = "tiny"\ncards = 9\nheirlooms = [{ id = "teapot", worth = 1, confidence = "exact" }]'


@rule("HL-1.1")
def test_hl_1_1_two_to_four_heirs_with_enough_cards() -> None:
    assert GAME.seat_range == [2, 3, 4]
    with pytest.raises(BadOptions, match="too few cards for 4 heirs"):
        GAME.new(GAME.options(4), GAME.read_components(TINY.replace("cards = 9", "cards = 4")))


@rule("HL-1.2")
def test_hl_1_2_a_card_for_each_heirloom_that_only_its_owner_sees() -> None:
    state = estate("hands = [[4, 9, 12], [3, 8]]")
    events = do(state, "15")
    assert [card.kind + 1 for card in state.hands[1]] == [3, 8, 15]
    assert [card.known for card in state.hands[1]] == [only(1)] * 3
    assert keys(events) == ["dealt", "dealt-other", "offered"]
    assert [event.to for event in events] == [only(1), all_but(1), EVERYONE]


@rule("HL-1.3", "HL-2.2")
def test_hl_1_3_the_stewards_card_is_drawn_when_the_head_looks() -> None:
    state = estate()
    assert len(state.steward) == 3
    assert not state.steward.is_drawn()
    events = do(state, "0: look")
    assert is_chance(state, "steward")
    assert keys(events) == ["looked"]
    assert events[0].to == EVERYONE
    events = do(state, "10")
    assert state.steward.peek().known == only(0)
    assert [(event.key, event.to) for event in events] == [("heirlooms-event-steward", only(0))]


@rule("HL-2.1")
def test_hl_2_1_the_head_changes_every_round() -> None:
    state = estate()
    assert (state.head(), state.pending().seats) == (0, [0])
    do(state, "0: wait", "0: bid 4", "1: bid 3", "1")
    assert (state.head(), state.pending().seats) == (1, [1])


@rule("HL-2.2")
def test_hl_2_2_the_head_looks_once_a_round() -> None:
    state = estate()
    do(state, "0: look", "10")
    assert refused(state, 0, "look") == "HL-2.2"
    assert texts(state, 0) == ["ask 1", "wait"]
    do(state, "0: wait", "0: bid 4", "1: bid 3")
    assert refused(state, 1, "look") == ""


@rule("HL-2.3")
def test_hl_2_3_the_head_asks_another_heir() -> None:
    state = estate(THREE_HEIRS)
    assert refused(state, 0, "ask 0") == "HL-2.3"
    events = do(state, "0: ask 2")
    assert keys(events) == ["asked"]
    assert state.pending().seats == [2]


@rule("HL-2.4")
def test_hl_2_4_who_agrees_looks_and_does_not_bid() -> None:
    state = estate(THREE_HEIRS)
    do(state, "0: ask 2", "2: agree", "10")
    assert state.steward.peek().known == only(2)
    assert state.pending().seats == [0, 1]
    assert state.pending().sealed


@rule("HL-2.4")
def test_hl_2_4_who_declines_bids() -> None:
    state = estate(THREE_HEIRS)
    do(state, "0: ask 2", "2: decline")
    assert state.pending().seats == [0, 1, 2]


@rule("HL-2.4")
def test_hl_2_4_a_card_that_was_drawn_before_is_shown_without_chance() -> None:
    state = estate(THREE_HEIRS)
    do(state, "0: look", "10", "0: ask 2", "2: agree")
    assert state.shows
    assert state.steward.peek().known == only(0) | only(2)


@rule("HL-3.1")
def test_hl_3_1_bids_come_from_the_own_hand() -> None:
    state = estate()
    do(state, "0: wait")
    assert texts(state, 0) == ["bid 12", "bid 9", "bid 4"]
    assert refused(state, 0, "bid 8") == "HL-3.1"
    assert refused(state, 0, "wait") == "KC-2"
    assert do(state, "0: bid 4") == []


@rule("HL-3.2")
def test_hl_3_2_the_highest_card_wins() -> None:
    state = estate()
    do(state, "0: look", "10", "0: wait", "0: bid 12")
    events = do(state, "1: bid 15")
    watched = [event for event in events if sees(event.to, None)]
    assert keys(watched) == ["steward", "bid", "bid", "won", "spent", "spent", "spent", "offered"]
    assert state.won == [[], [1], []]


@rule("HL-3.2")
def test_hl_3_2_the_steward_can_win() -> None:
    state = estate()
    do(state, "0: wait", "0: bid 12", "1: bid 15", "16")
    assert state.won == [[], [], [1]]


@rule("HL-3.3")
@pytest.mark.parametrize(("losers", "left"), [("discard", [9, 12]), ("keep", [4, 9, 12])])
def test_hl_3_3_cards_after_the_bid(losers: str, left: list[int]) -> None:
    state = estate(f'hands = [[4, 9, 12], [3, 8, 15]]\nlosers = "{losers}"')
    do(state, "0: wait", "0: bid 4", "1: bid 8", "1")
    assert [card.kind + 1 for card in state.hands[0]] == left
    assert [card.kind + 1 for card in state.hands[1]] == [3, 15]
    assert [card.is_open() for card in state.hands[0]] == [card == 4 for card in left]


@rule("HL-4.1")
def test_hl_4_1_the_greatest_worth_wins_and_the_steward_is_ranked() -> None:
    state = estate()
    do(state, "0: wait", "0: bid 12", "1: bid 8", "1")
    do(state, "1: wait", "0: bid 9", "1: bid 15", "2")
    do(state, "0: wait", "0: bid 4", "1: bid 3", "20")
    assert state.pending().kind == OVER
    outcome = state.outcome()
    assert outcome is not None
    assert [(line.rank, line.seat, line.score) for line in outcome.ranking] == [
        (1, None, 5),
        (2, 1, 3),
        (3, 0, 2),
    ]
    assert outcome.winners() == []
    assert [line.points for line in state.score_sheet(1)] == [3]


@rule("HL-4.1")
def test_hl_4_1_equal_worth_shares_a_rank() -> None:
    state = estate()
    do(state, "0: wait", "0: bid 12", "1: bid 8", "1")
    do(state, "1: wait", "0: bid 9", "1: bid 3", "2")
    do(state, "0: wait", "0: bid 4", "1: bid 15", "14")
    outcome = state.outcome()
    assert outcome is not None
    assert [(line.rank, line.seat, line.score) for line in outcome.ranking] == [
        (1, 0, 5),
        (1, 1, 5),
        (3, None, 0),
    ]


@rule("HL:teapot", "HL:mirror", "HL:violin", "HL:clock", "HL:portrait", "HL:ring")
@pytest.mark.parametrize("edition", ["cottage", "manor"])
def test_every_heirloom_counts_what_its_card_says(edition: str) -> None:
    box = GAME.components(edition)
    state = GAME.new(GAME.options(2, edition), box)
    assert isinstance(state, Estate)
    cards = [card for card in GAME.rules(box) if card.component]
    said = {card.id: rule_text(Renderer("en", [GAME]), card).lines for card in cards}
    for round, heirloom in enumerate(state.heirlooms, start=1):
        state.won[0] = [round]
        assert said[f"HL:{heirloom.id}"] == [f"Worth: {state.worth(0)}"]
