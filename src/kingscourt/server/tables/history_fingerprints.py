"""Identifiers of a table's history: a mark for the log up to each entry, a stamp for each row version.

Clients see marks while the game runs, so marks must reveal nothing: they are keyed with the seed, which
stays secret until the end (ADR 15).
"""

from __future__ import annotations

import hashlib
import random
from typing import Final

from kingscourt.server.model.table_setup import TableSetup

SIZE: Final = 8  # bytes per mark
TAIL: Final = 12  # random hex digits at the end of a stamp
_CHANCE: Final = random.Random()  # need not be secure: guessing a stamp gains nothing
_USE: Final = b"kingscourt marks"  # BLAKE2 personalization: what the key is used for


class HistoryFingerprints:
    """The mark after each entry; equal marks at equal numbers mean equal logs up to there."""

    def __init__(self, setup: TableSetup) -> None:
        key = bytes.fromhex(setup.seed)
        self._keyed = hashlib.blake2b(digest_size=SIZE, key=key, person=_USE)
        nonces = "\n".join(seat.nonce for seat in setup.seats)
        first = self._next(b"", nonces)
        self._marks = bytearray(first)
        self._last = first.hex()
        self._asked = (0, self._last)  # cached: if one follower asks for it, the others soon will

    def after(self, lines: list[str]) -> bytes:
        """The marks of the lines if they came next."""
        made = b""
        last = bytes(self._marks[-SIZE:])
        for line in lines:
            last = self._next(last, line)
            made += last
        return made

    def extend(self, marks: bytes) -> None:
        """Append marks computed by `after`."""
        self._marks += marks
        self._last = self._marks[-SIZE:].hex()

    def at(self, n: int) -> str:
        """The mark after entry `n`, 0 meaning before the first; empty if there is no such entry."""
        if self._asked[0] == n:
            return self._asked[1]
        mark = self._marks[n * SIZE : (n + 1) * SIZE].hex()
        if mark:
            self._asked = (n, mark)
        return mark

    def last(self) -> str:
        """The mark of the whole log."""
        return self._last

    def _next(self, last: bytes, line: str) -> bytes:
        hash = self._keyed.copy()
        hash.update(last + line.encode())
        return hash.digest()


def new_stamp(mark: str) -> str:
    """A unique stamp: the log's mark (empty before the game) followed by random digits."""
    return f"{mark}{_CHANCE.getrandbits(4 * TAIL):0{TAIL}x}"


def mark_in(stamp: str) -> str:
    """The mark contained in a stamp; empty if it has none."""
    return stamp[:-TAIL]
