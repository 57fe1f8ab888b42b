"""Hidden information (RK-2.3): views, imagined worlds, private looks."""

from __future__ import annotations

from collections import Counter

from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE
from kingscourt.testing.rule_marker import rule
from tests.games.rival_kings.positions import act, do, draw, draw_all, pile, player, table, turns, view

HANDS = (
    player(hand=["queen", "duke", "priest"]),
    player(hand=["count", "bursar", "trader-1"]),
    player(hand=["knight", "diplomat", "trader-2"]),
)


def imagined(state: RivalKingsState, seat: int, count: int = 300) -> list[RivalKingsState]:
    """Many worlds of a seat."""
    random = FastRandom(17)
    return [state.imagine(seat, random) for _ in range(count)]


@rule("RK-2.3")
def test_rk_2_3_imagined_hands_come_from_all_characters_not_seen() -> None:
    state = table(*HANDS)
    worlds = imagined(state, 0)
    others = {0b1 << kind for kind in range(12)} - {1 << 1, 1 << 2, 1 << 5}
    seen = Counter(bit for world in worlds for bit in others if world.players[1].hand & bit)
    assert set(seen) == others  # each of the nine can be with seat 1
    for world in worlds:
        assert world.players[0].hand == state.players[0].hand
        assert [each.hand.bit_count() for each in world.players] == [3, 3, 3]
        hands = [each.hand for each in world.players] + [world.pool]
        assert sum(hands) == 0xFFF  # disjoint and complete
    # 3 of 9 unseen characters, each with one chance in three
    assert all(60 < count < 140 for count in seen.values())


@rule("RK-2.3")
def test_rk_2_3_a_choice_already_in_the_state_stays_hidden() -> None:
    state = table(*HANDS)
    act(state, 1, "play count")
    chosen = Counter(world.players[1].chosen for world in imagined(state, 0))
    assert len(chosen) == 9
    assert all(world.players[1].hand & (1 << world.players[1].chosen) for world in imagined(state, 0, 40))
    own = Counter(world.players[1].chosen for world in imagined(state, 1))
    assert set(own) == {3}


@rule("RK-2.3")
def test_rk_2_3_in_cycle_two_played_characters_are_known() -> None:
    state = table(
        player(hand=["queen", "duke"], played=["priest"]),
        player(hand=["count", "bursar"], played=["trader-1"]),
        cycle=2,
    )
    for world in imagined(state, 0, 50):
        assert world.players[1].hand & (1 << 10) == 0
        assert world.open_characters == state.open_characters


@rule("RK-2.3", "RK:vintner")
def test_rk_2_3_who_looked_knows_the_order_the_others_do_not() -> None:
    state = turns(
        player("queen", subjects=["vintner"]),
        player("duke"),
        turned_up="count",
        piles={"subjects-1": pile("jailer", size=4)},
    )
    do(state, "use vintner subjects-1")
    draw(state, "bishop", "farmer", "scholar")
    for world in imagined(state, 0, 30):
        assert world.piles[2].facts() == state.piles[2].facts()
    below = Counter(world.piles[2].top[0].kind for world in imagined(state, 1))
    assert len(below) > 8
    for world in imagined(state, 1, 30):
        assert view(world, 1) == view(state, 1)
        assert [card.known for card in world.piles[2].top] == [card.known for card in state.piles[2].top]


@rule("RK-2.3")
def test_rk_2_3_the_bag_of_a_pending_draw_is_the_imagined_one() -> None:
    piles = {"subjects-1": pile("jailer", "bishop", "bishop", size=8, known_to=[1])}
    state = turns(player("queen"), player("lord-protector", markers=7), turned_up="count", piles=piles)
    do(state, "recruit subjects-2")
    assert state.pending().kind == CHANCE
    weights: Counter[bool] = Counter()
    for world in imagined(state, 0, 60):
        chance = world.pending().chance
        assert chance is not None
        weights[chance.outcomes.index_of("bishop") >= 0] += 1
        assert chance.outcomes.total == world.bags[1].total()
    assert weights[True] > 0  # seat 0 does not know that both Bishops lie elsewhere


@rule("RK-2.3")
def test_rk_2_3_a_card_below_the_top_becomes_public_when_it_is_on_top() -> None:
    piles = {"subjects-1": pile("vintner", "bishop", size=4, known_to=[1])}
    state = turns(player("queen"), player("duke"), turned_up="count", piles=piles)
    do(state, "recruit subjects-1")
    draw(state, "bishop")
    assert state.shows  # no undo, because the others learn it
    assert [card and card.id for card in view(state, None).piles[2].cards] == ["bishop"]


@rule("RK-2.3")
def test_rk_2_3_fronts_of_money_are_never_known() -> None:
    state = table(*HANDS)
    random = FastRandom(2)
    for seat in range(3):
        world = state.imagine(seat, random)
        assert [bag.total() for bag in world.bags] == [30, 30]


@rule("RK-2.3")
def test_rk_2_3_the_reveal_is_no_secret_of_the_last_chooser() -> None:
    state = table(*HANDS)
    act(state, 0, "play queen")
    act(state, 1, "play count")
    act(state, 2, "play knight")
    assert state.shows
    draw_all(state)
