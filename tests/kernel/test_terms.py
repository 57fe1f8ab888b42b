"""Terms as a decision carries them, on the example game and on a small state of its own."""

from __future__ import annotations

from typing import Self

from heirlooms.game import GAME as HEIRLOOMS
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import GAME_OVER, PICK_ONE, Pending, Question, ask
from kingscourt.kernel.find_terms import MOST_WAYS, bounds_of, find_terms, spoken_bounds
from kingscourt.kernel.holdings import Holdings
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import Refusal
from kingscourt.kernel.state import State
from kingscourt.kernel.step import Step
from kingscourt.kernel.terms import Bounds, Terms
from kingscourt.kernel.wire_terms import TermsTable, priced_decision

CARDS = [Action(f"card {n}") for n in range(4)]
BUY, MUSE, SPEND = Action("buy"), Action("muse"), Action("spend")


class Shop(State):
    """A purse, four cards that differ in their faces, and a price that an older step takes."""

    def __init__(self, cards: int) -> None:
        super().__init__(1)
        self.gold = 5
        self.cards = cards
        self.bought: list[int] = []
        self.used = 0

    def holdings(self, viewer: int | None) -> Holdings:
        counted = Holdings(["bank"])
        counted.add("seat/0", "gold", self.gold)
        counted.add("seat/0/used", "gold", self.used)
        for card in self.bought:
            counted.add("seat/0", f"card/{card}")
        return counted

    def holder(self, place: str) -> int:
        return -1 if place == "seat/0/used" else super().holder(place)

    def back_of(self, what: str) -> str:
        return what.partition("/")[0]

    def copy(self) -> Self:
        other = type(self)(self.cards)
        self.copy_kernel(other)
        other.gold, other.bought, other.used = self.gold, self.bought.copy(), self.used
        return other


class Counter(Step[Shop]):
    """Asks what to buy; asked anew until the purse is empty."""

    def proceed(self, s: Shop) -> Pending | None:
        return ask(0)

    def candidates(self, s: Shop, seat: int) -> list[Action]:
        return [BUY, MUSE, SPEND]

    def explain(self, s: Shop, seat: int, action: Action) -> Refusal | None:
        return None

    def apply(self, s: Shop, seat: int, action: Action) -> None:
        if action is BUY:
            s.gold -= 2
            s.push(Choice())
        if action is SPEND:
            s.gold -= 1
            s.used += 1

    def question(self, s: Shop, seat: int) -> Question:
        return Question(PICK_ONE, Phrase("kernel-question-pick-one"), BUY)


class Choice(Step[Shop]):
    """Asks for two cards, one after the other."""

    def __init__(self, left: int = 2) -> None:
        self.left = left

    def proceed(self, s: Shop) -> Pending | None:
        return ask(0)

    def candidates(self, s: Shop, seat: int) -> list[Action]:
        return CARDS[: s.cards]

    def explain(self, s: Shop, seat: int, action: Action) -> Refusal | None:
        return None

    def apply(self, s: Shop, seat: int, action: Action) -> None:
        s.bought.append(CARDS.index(action))
        self.left -= 1
        if self.left == 0:
            s.pop()

    def copy(self) -> Choice:
        return Choice(self.left)


class Till(Step[Shop]):
    """An older step, which takes what is left."""

    def proceed(self, s: Shop) -> Pending | None:
        s.gold = 0
        return GAME_OVER


def shop(cards: int = 2, counter: Step[Shop] | None = None) -> Shop:
    state = Shop(cards)
    state.agenda = [Till(), counter or Counter()]
    state.settle()
    return state


def test_an_action_says_what_it_takes_now_and_brings_in_all() -> None:
    terms = find_terms(shop(), 0, BUY)

    assert terms.now == {"gold": -2}
    assert terms.asks
    assert terms.least == {"gold": -2, "card/0": 0, "card/1": 0}
    assert terms.most == {"gold": -2, "card/0": 2, "card/1": 2}
    assert (terms.spoken.least, terms.spoken.most) == ({"gold": -2, "card": 2}, {"gold": -2, "card": 2})


def test_an_action_that_changes_nothing_has_no_terms() -> None:
    terms = find_terms(shop(), 0, MUSE)
    assert not terms.now
    assert not terms.asks  # the counter asks anew, which is no question of the action


def test_what_is_used_up_before_the_seat_is_a_price() -> None:
    assert find_terms(shop(), 0, SPEND).now == {"gold": -1}


def test_older_steps_belong_to_no_action() -> None:
    class Once(Counter):
        def apply(self, s: Shop, seat: int, action: Action) -> None:
            s.pop()
            s.gold -= 1

    assert find_terms(shop(counter=Once()), 0, BUY).now == {"gold": -1}


def test_a_step_that_asks_again_may_go_on_with_its_action() -> None:
    class Haggling(Counter):
        def candidates(self, s: Shop, seat: int) -> list[Action]:
            return [BUY, SPEND]

        def continues(self, s: Shop) -> bool:
            return s.gold > 3

    terms = find_terms(shop(counter=Haggling()), 0, SPEND)
    assert terms.asks
    assert terms.least["gold"] == -3


def test_cards_that_are_not_certain_are_one_amount_in_a_decision() -> None:
    table = TermsTable(HEIRLOOMS, HEIRLOOMS.components("cottage"))
    table.known = {"gold": Phrase("heirlooms-thing-gold"), "card": Phrase("heirlooms-thing-card")}

    priced = table.priced_terms(shop(), 0, BUY)
    assert priced.total == {"gold": (-2, -2), "card": (2, 2)}


def test_what_is_lost_and_what_is_gained_of_one_class_stand_apart() -> None:
    found = [{"card/1": -1, "card/2": 1}, {"card/3": -1, "card/2": 1}, {"card/2": -1}]
    spoken = spoken_bounds(shop(), found, bounds_of(found))

    assert spoken.least == {"card": -1, "card/2": 0}
    assert spoken.most == {"card": -1, "card/2": 1}


def test_what_a_remark_says_is_not_counted_again() -> None:
    class Talking(Counter):
        def add_terms(self, s: Shop, seat: int, action: Action, terms: Terms) -> None:
            terms.in_words.append("card")

    table = TermsTable(HEIRLOOMS, HEIRLOOMS.components("cottage"))
    table.known = {"gold": Phrase("heirlooms-thing-gold")}
    assert table.priced_terms(shop(counter=Talking()), 0, BUY).total == {"gold": (-2, -2)}


def test_too_many_ways_need_bounds() -> None:
    class Wholesale(Counter):
        def apply(self, s: Shop, seat: int, action: Action) -> None:
            s.push(Choice(left=5))

    class Bounded(Wholesale):
        def wide_bounds(self, s: Shop, seat: int, action: Action) -> Bounds | None:
            return Bounds({}, {f"card/{n}": 5 for n in range(4)})

    assert MOST_WAYS < 4**5
    assert not find_terms(shop(4, Wholesale()), 0, BUY).is_counted
    bounded = find_terms(shop(4, Bounded()), 0, BUY)
    assert bounded.is_counted
    assert bounded.most["card/3"] == 5


def test_finding_terms_leaves_the_state_alone() -> None:
    state = shop()
    find_terms(state, 0, BUY)
    assert (state.gold, len(state.agenda), state.events) == (5, 2, [])


def test_equal_terms_are_sent_once() -> None:
    state = HEIRLOOMS.scenario("hands = [[4, 9, 12], [3, 8, 15]]")
    state.apply(0, next(action for action in state.legal(0) if action.text == "wait"))
    decision = priced_decision(HEIRLOOMS, HEIRLOOMS.components("cottage"), state, 0)
    assert [action.terms for action in decision.actions] == [0, 0, 0]
    assert len(decision.terms) == 1
