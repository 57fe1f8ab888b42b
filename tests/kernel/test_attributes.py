"""Copies and facts of states that do not write their own."""

from __future__ import annotations

import pytest

from kingscourt.kernel.attributes import KERNEL_ATTRIBUTES
from kingscourt.kernel.state import State
from kingscourt.testing.laws.facts_are_in_digest import names_of


class Purse:
    """An object that copies itself and tells its facts."""

    def __init__(self, gold: int) -> None:
        self.gold = gold

    def copy(self) -> Purse:
        return Purse(self.gold)

    def facts(self) -> str:
        return f"{self.gold} gold"


class Market(State):
    """A state that leaves copy and facts to the kernel."""

    def __init__(self, seats: int, name: str) -> None:
        super().__init__(seats)
        self.name = name
        self.purses = [Purse(3), Purse(4)]
        self.prices = {"wool": [2, 3], "corn": [1]}
        self.shut: set[str] = {"b", "a"}


def test_a_copy_shares_nothing_that_changes() -> None:
    market = Market(2, "fair")
    other = market.copy()
    assert type(other) is Market
    assert other.digest() == market.digest()
    other.purses[0].gold = 9
    other.prices["wool"].append(4)
    other.shut.add("c")
    assert market.facts() == [
        "name 'fair'",
        "prices {'corn': [1], 'wool': [2, 3]}",
        "purses [3 gold, 4 gold]",
        "shut {'a', 'b'}",
    ]
    assert other.facts() != market.facts()


def test_what_follows_from_other_facts_is_left_out() -> None:
    class Fair(Market):
        """A market whose prices are worked out."""

        def derived(self) -> list[str]:
            return ["prices", "shut"]

    assert Fair(2, "fair").facts() == ["name 'fair'", "purses [3 gold, 4 gold]"]


def test_what_the_kernel_keeps_is_no_fact() -> None:
    assert set(names_of(State(2))) == KERNEL_ATTRIBUTES


def test_an_object_without_facts_is_named() -> None:
    market = Market(2, "fair")
    market.purses.append(object())  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="purses: object has no method `facts`"):
        market.facts()
