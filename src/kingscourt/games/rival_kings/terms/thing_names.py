"""The names of things in terms."""

from __future__ import annotations

from kingscourt.games.rival_kings.places import COIN, CREST, MARKER, POINT
from kingscourt.kernel.phrase import Phrase


def thing_of(what: str) -> Phrase | None:
    """A thing by its name in the ledger; crests never run short, and points come only at the end."""
    if what in (CREST, POINT):
        return None
    if what == COIN:
        return Phrase("rival-kings-thing-coin")
    if what == MARKER:
        return Phrase("rival-kings-thing-marker")
    back, _, name = what.partition("/")
    if name:
        return Phrase("rival-kings-thing-card", {"card": Phrase(f"rival-kings-{back}-{name}")})
    return Phrase(f"rival-kings-thing-{back}")
