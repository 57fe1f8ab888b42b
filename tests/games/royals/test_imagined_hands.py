"""RY-2.8: an attentive player's knowledge of other hands, neither more nor less."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from kingscourt.games.royals.game import GAME, ROYALS
from kingscourt.games.royals.hand import empty_hand, least_whole
from kingscourt.games.royals.state import RoyalsState
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.random_playout import playout
from kingscourt.testing import laws
from kingscourt.testing.imagined_worlds import all_worlds
from kingscourt.testing.rule_marker import rule
from tests.games.royals.positions import all_but, asked, do, draw, draw_any, hand, new_game, scenario


def worlds(s: RoyalsState, seat: int) -> Iterator[RoyalsState]:
    for world in all_worlds(s, seat):
        assert isinstance(world, RoyalsState)
        yield world


def taken(seats: int, *free: str) -> str:
    """Players without cards; seat 0 holds the whole board but for some positions."""
    return f"[[player]]\ncubes = 10\nholds = {all_but(*free)}\n" + "[[player]]\n" * (seats - 1)


@rule("RY-2.8")
def test_ry_2_8_draws_from_one_shuffle_are_imagined_exactly() -> None:
    start = scenario("""
    round = 1
    display = ["france", "spain", "spain"]
    deck = { france = 1, spain = 2, britain = 1 }
    """ + taken(3, "bordeaux/marshal", "valencia/marshal"))  # fmt: skip
    laws.law_imagine_is_exact(GAME, start, 5)


@rule("RY-2.8")
def test_ry_2_8_intrigue_cards_are_imagined_exactly() -> None:
    start = scenario("""
    display = ["france", "france", "france"]
    deck = { france = 5 }
    intrigue_deck = { france-spain = 2, britain-spain = 1 }
    """ + taken(2))  # fmt: skip
    laws.law_imagine_is_exact(GAME, start, 6)


@rule("RY-2.8", "RY-2.5")
def test_ry_2_8_cards_of_two_shuffles_are_imagined_exactly() -> None:
    start = scenario("""
    edition = "arcane-2016"
    round = 1
    turn = 1
    display = ["france", "france", "france"]
    deck = { france = 1, spain = 1 }
    """ + taken(2, "bordeaux/marshal", "valencia/marshal"))  # fmt: skip
    # only two cards are in the discards; everything else is laid aside
    start.countries.discards = [1, 0, 0, 1]
    laws.law_imagine_is_exact(GAME, start, 10)


@rule("RY-2.8", "RY-2.6b")
def test_ry_2_8_who_has_begun_a_payment_can_finish_it_in_every_imagined_world() -> None:
    s = scenario("""
    phase = "play"
    deck = { france = 2, britain = 2, spain = 3 }
    [[player]]
    hand = { spain = 3, france = 1, britain = 1 }
    [[player]]
    hand = { france = 1 }
    """)
    do(s, "occupy Barcelona/Countess")  # three cards out of five, of which at least two are Spanish
    assert asked(s) == 0
    spanish = set()
    random = FastRandom(1)
    for _ in range(1000):  # one world in 115 has five Spanish cards
        world = s.imagine(1, random)
        assert world.legal(0) != []
        spanish.add(world.players[0].countries.cards[3])
    assert min(spanish) == 2
    assert max(spanish) == 5


@rule("RY-2.8", "RY-2.6c")
def test_ry_2_8_who_takes_over_has_the_intrigue_for_it_in_every_imagined_world() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { spain = 2 }
    intrigue = { britain-spain = 1, france-britain = 1 }
    [[player]]
    holds = ["valencia/marshal"]
    [[player]]
    """)
    do(s, "take over Valencia/Marshal")
    random = FastRandom(3)
    for _ in range(100):
        for seat in (1, 2):
            assert s.imagine(seat, random).legal(0) != []
    do(s, "wild-intrigue 0")
    kinds = s.components.matching[3]
    for _ in range(100):
        cards = s.imagine(1, random).players[0].intrigues.cards
        assert sum(cards[kind] for kind in kinds) >= 1


def test_a_card_of_unknown_shuffle_keeps_both_explanations() -> None:
    """Seat 0 has one card from each of two shuffles and pays a French one of unknown origin."""
    s = scenario("""
    round = 1
    [[player]]
    [[player]]
    """)
    s.countries.bag.counts = [2, 1, 0, 0]
    s.countries.size = 3
    s.countries.shuffle = 1
    mixed = s.players[0].countries
    mixed.take_unseen(0, 0)
    mixed.take_unseen(0, 1)
    s.players[1].countries.take_unseen(1, 0)  # the other card of the first shuffle
    mixed.remove(0)
    hands = set()
    for world in worlds(s, 1):
        hands.add((tuple(world.players[0].countries.cards), tuple(world.countries.bag.counts)))
    # seat 1 knows its own card, so the first was French; the second is French or German
    assert hands == {((1, 0, 0, 0), (2, 1, 0, 0)), ((0, 1, 0, 0), (3, 0, 0, 0))}


@rule("RY-2.8")
def test_ry_2_8_a_watched_hand_is_known_to_the_last_card() -> None:
    """With two players, counting reveals the other hand when the deck is empty."""
    s = scenario("""
    round = 1
    display = ["britain", "britain", "britain"]
    deck = { france = 1, spain = 2 }
    [[player]]
    [[player]]
    """)
    do(s, "take deck")
    draw(s, "spain")
    do(s, "take deck")
    draw(s, "france")
    before = {tuple(world.players[0].countries.cards) for world in worlds(s, 1)}
    assert before == {(1, 0, 0, 1), (0, 0, 0, 2)}
    do(s, "end turn")
    do(s, "take deck")
    draw(s, "spain")
    after = {tuple(world.players[0].countries.cards) for world in worlds(s, 1)}
    assert after == {(1, 0, 0, 1)}


def test_equal_knowledge_gives_equal_worlds() -> None:
    """What a seat imagines depends on what it knows, not on what is true."""
    for seats in (2, 4):
        state = new_game(seats)
        playout(state, FastRandom(seats), limit=300)
        for seat in range(seats):
            other = state.imagine(seat, FastRandom(99))
            assert other.imagine(seat, FastRandom(5)).digest() == state.imagine(seat, FastRandom(5)).digest()


def test_every_hidden_hand_varies() -> None:
    state = new_game(4)
    playout(state, FastRandom(4), limit=200)
    for seat in range(4):
        random = FastRandom(seat)
        worlds = [state.imagine(seat, random) for _ in range(60)]
        for other in range(4):
            seen = {tuple(world.players[other].countries.cards) for world in worlds}
            unseen = state.players[other].countries.unseen
            assert (len(seen) > 1) == (other != seat and unseen > 0)


@pytest.mark.parametrize("seats", [2, 5])
def test_imagined_histories_fit_to_the_end_of_the_game(seats: int) -> None:
    """Through all shuffles: hands add up, nothing left a hand that was not in it."""
    state = new_game(seats, "arcane-2016")
    random = FastRandom(seats)
    while not state.finished:
        playout(state, random, limit=40)
        for seat in range(seats):
            world = state.imagine(seat, random)
            assert world.census() == state.census()
            assert_histories_fit(world)
            seen = msgspec.json.encode(ROYALS.view(world, seat))
            assert seen == msgspec.json.encode(ROYALS.view(state, seat))


def assert_histories_fit(state: RoyalsState) -> None:
    for player in state.players:
        for cards in (player.countries, player.intrigues):
            balance = [0] * len(cards.cards)
            for stage in cards.stages():
                balance = [b + d - left for b, d, left in zip(balance, stage.drawn, stage.left, strict=True)]
                assert min(balance) >= 0
            assert [b + s for b, s in zip(balance, cards.shown, strict=True)] == cards.cards


def test_a_hand_forgets_a_shuffle_when_it_is_empty() -> None:
    cards = empty_hand(4)
    cards.take_unseen(2, 0)
    assert cards.remove(2)
    assert cards.stages() == []
    cards.take_unseen(1, 1)
    assert [stage.shuffle for stage in cards.stages()] == [1]


def test_a_mixed_hand_notes_what_later_draws_cannot_explain() -> None:
    cards = empty_hand(2)
    cards.take_unseen(0, 0)
    cards.take_unseen(1, 1)
    cards.remove(1)
    cards.take_unseen(1, 1)
    assert [(stage.shuffle, stage.drawn, stage.left) for stage in cards.stages()] == [
        (0, [1, 0], [0, 0]),
        (1, [0, 1], [0, 1]),
        (1, [0, 1], [0, 0]),
    ]


@rule("RY-2.8")
def test_ry_2_8_whoever_pays_is_asked_even_when_the_hand_leaves_no_choice() -> None:
    text = 'phase = "play"\n[[player]]\nhand = {{ {hand} }}\n[[player]]'
    forced = scenario(text.format(hand="spain = 3"))
    free = scenario(text.format(hand="spain = 2, france = 1"))
    for s in (forced, free):
        do(s, "occupy Valencia/Marshal")
        assert asked(s) == 0
        assert hand(s, 0) in ({"spain": 3}, {"spain": 2, "france": 1})


def test_a_view_stays_within_its_budget() -> None:
    for seats in (2, 5):
        state = new_game(seats)
        random = FastRandom(8)
        while not state.finished:
            playout(state, random, limit=60)
            for seat in (None, 0, seats - 1):
                assert len(msgspec.json.encode(ROYALS.view(state, seat))) < 6_000
        draw_any(state)


@pytest.mark.parametrize("cards_for_one", [2, 3])
def test_ry_2_8_a_payment_promises_no_more_than_the_size_of_the_hand_forces(cards_for_one: int) -> None:
    """Tried out: with so many matching cards the price can be paid, with one less it cannot."""
    for cost in range(1, 9):
        for size in range(cost, 16):
            least = least_whole(cost, size, cards_for_one)
            payable = [whole for whole in range(size + 1) if whole + (size - whole) // cards_for_one >= cost]
            assert least == payable[0]
