"""The base of payment steps. Everybody can conclude that a player who begins to pay is able to finish."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingscourt.kernel.step import Step

if TYPE_CHECKING:
    from kingscourt.games.royals.state import RoyalsState


class Promise:
    """The knowledge that a hand holds at least `n` cards of some kinds."""

    def __init__(self, kinds: list[int], n: int) -> None:
        self.kinds: list[int] = kinds
        self.n: int = n


class Payment(Step["RoyalsState"]):
    """A step in which the player whose turn it is still owes cards."""

    def country_promise(self, s: RoyalsState) -> Promise | None:
        """The country cards that the payer must hold."""
        return None

    def intrigue_promise(self, s: RoyalsState) -> Promise | None:
        """The intrigue cards that the payer must hold."""
        return None


def least_whole(cost: int, size: int, cards_for_one: int) -> int:
    """The fewest matching cards that a hand of this size needs, if `cards_for_one` others count as one."""
    whole = 0
    while whole + (size - whole) // cards_for_one < cost:
        whole += 1
    return whole
