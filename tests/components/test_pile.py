from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kingscourt.components.bag import Bag
from kingscourt.components.pile import Card, Pile, conceal, redraw
from kingscourt.kernel.audience import EVERYONE, NOBODY, only
from kingscourt.kernel.chance import FastRandom

NAMES = ["crown", "ring", "sword"]


def test_a_bag_offers_what_it_holds_by_number() -> None:
    bag = Bag(NAMES, [2, 0, 3])
    outcomes = bag.outcomes()
    assert [(outcomes.text(index), outcomes.weight(index)) for index in range(2)] == [
        ("crown", 2),
        ("sword", 3),
    ]
    assert bag.total() == 5


def test_a_copied_bag_is_independent() -> None:
    bag = Bag(NAMES, [1, 1, 1])
    bag.copy().take(0)
    assert bag.counts == [1, 1, 1]


def test_a_pile_is_drawn_only_when_somebody_looks() -> None:
    bag = Bag(NAMES, [1, 1, 1])
    pile = Pile(3)
    assert not pile.is_drawn()
    pile.name_top(2, bag)
    assert (len(pile), bag.total()) == (3, 2)
    assert pile.peek().known == NOBODY
    pile.replace_top(Card(2, only(1)))
    assert pile.peek().is_known_to(1)
    assert not pile.peek().is_open()
    assert pile.take_top().kind == 2
    assert len(pile) == 2


def test_known_cards_lie_above_and_below_the_unseen() -> None:
    pile = Pile(0)
    pile.put_bottom(Card(0, EVERYONE))
    pile.put_bottom(Card(1, EVERYONE))
    pile.put_top(Card(2, EVERYONE))
    copied = pile.copy()
    assert [pile.take_top().kind for _ in range(3)] == [2, 0, 1]
    assert len(pile) == 0
    assert copied.facts() == "2:-1|0|0:-1,1:-1"
    copied.take_top()
    copied.replace_top(Card(2, NOBODY))
    assert copied.peek().facts() == "2:0"


@given(st.lists(st.tuples(st.integers(0, 2), st.booleans()), max_size=8), st.integers(0, 1000))
def test_imagining_keeps_what_is_known_and_conserves_the_rest(
    cards: list[tuple[int, bool]], seed: int
) -> None:
    hand = [Card(kind, only(1) if known else only(0)) for kind, known in cards]
    bag = Bag(NAMES, [1, 2, 3])
    before = bag.counts.copy()
    for card in hand:
        before[card.kind] += 1
    conceal(hand, 1, bag)
    imagined = redraw(hand, 1, bag, FastRandom(seed))
    after = bag.counts.copy()
    for card in imagined:
        after[card.kind] += 1
    assert after == before
    assert [card.known for card in imagined] == [card.known for card in hand]
    assert all(new.kind == old.kind for new, old in zip(imagined, hand, strict=True) if old.is_known_to(1))


def test_imagining_reaches_every_card_that_could_be() -> None:
    found = set()
    for seed in range(60):
        bag = Bag(NAMES, [0, 1, 1])
        hand = [Card(0, only(0))]
        conceal(hand, 1, bag)
        found.add(redraw(hand, 1, bag, FastRandom(seed))[0].kind)
    assert found == {0, 1, 2}
