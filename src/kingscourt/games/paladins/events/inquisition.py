"""Events of the inquisition (PW-5)."""

from __future__ import annotations

from kingscourt.games.paladins.places import (
    SUPPLY,
    SUSPICION_DISCARD,
    SUSPICIONS,
    TAX_SUPPLY,
    suspicion_face,
)
from kingscourt.games.paladins.player import Player
from kingscourt.kernel.event import Event, Move


def inquisition() -> Event:
    """The inquisition comes (PW-5.3)."""
    return Event("paladins-event-inquisition")


def nobody_accused() -> Event:
    """Nobody has a suspicion (PW-5.4)."""
    return Event("paladins-event-inquisition-nobody")


def accused(p: Player, n: int) -> Event:
    """One of those with the most suspicions (PW-5.4)."""
    return Event("paladins-event-accused", {"player": p.who, "n": n})


def tax_refilled(n: int) -> Event:
    """The tax supply filled up (PW-5.3)."""
    return Event("paladins-event-tax-refilled", {"n": n}, [Move("silver", SUPPLY, TAX_SUPPLY, n)])


def suspicions_shuffled(discarded: list[int]) -> Event:
    """The discarded suspicions become the deck (PW-5.2)."""
    moves = [
        Move(suspicion_face(tax), SUSPICION_DISCARD, SUSPICIONS, n, into="suspicion")
        for tax, n in enumerate(discarded)
        if n > 0
    ]
    return Event("paladins-event-suspicions-shuffled", None, moves)
