"""What a pending payment promises: who has begun to pay must be able to finish, and all can conclude that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingscourt.kernel.step import Step

if TYPE_CHECKING:
    from kingscourt.games.royals.state import RoyalsState


class Promise:
    """A hand holds at least so many cards out of some kinds."""

    def __init__(self, kinds: list[int], n: int) -> None:
        self.kinds: list[int] = kinds
        self.n: int = n


class Payment(Step["RoyalsState"]):
    """A step in which the player whose turn it is still owes cards."""

    def country_promise(self, s: RoyalsState) -> Promise | None:
        """What the country cards of the payer must be like."""
        return None

    def intrigue_promise(self, s: RoyalsState) -> Promise | None:
        """What the intrigue cards of the payer must be like."""
        return None


def least_whole(cost: int, size: int, cards_for_one: int) -> int:
    """How many matching cards a hand of this size needs at least, when so many others stand for one."""
    whole = 0
    while whole + (size - whole) // cards_for_one < cost:
        whole += 1
    return whole
