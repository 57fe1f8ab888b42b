"""Names for the course of a table: a mark for the log up to each entry, a stamp for each version of the row.

Marks go to clients while the game runs, so nothing may follow from them: they are keyed with the seed, which
nobody learns before the end (ADR 15).
"""

from __future__ import annotations

import hashlib
import random
from typing import Final

from kingscourt.server.model.setup import Setup

SIZE: Final = 8  # bytes of a mark
TAIL: Final = 12  # letters of a stamp that are chance
_CHANCE: Final = random.Random()  # other than that of any process: nobody gains by guessing a stamp
_USE: Final = b"kingscourt marks"  # what the seed is a key for here: BLAKE2 has a place for it


class Marks:
    """The mark after each entry: equal marks of equal numbers mean the same log up to there."""

    def __init__(self, setup: Setup) -> None:
        key = bytes.fromhex(setup.seed)
        self._keyed = hashlib.blake2b(digest_size=SIZE, key=key, person=_USE)
        nonces = "\n".join(seat.nonce for seat in setup.seats)
        first = self._next(b"", nonces)
        self._marks = bytearray(first)
        self._last = first.hex()
        self._asked = (0, self._last)  # by one who follows, and soon by all others

    def after(self, lines: list[str]) -> bytes:
        """The marks of lines that would come next."""
        made = b""
        last = bytes(self._marks[-SIZE:])
        for line in lines:
            last = self._next(last, line)
            made += last
        return made

    def extend(self, marks: bytes) -> None:
        """Go on with marks of `after`."""
        self._marks += marks
        self._last = self._marks[-SIZE:].hex()

    def at(self, n: int) -> str:
        """The mark after an entry; 0: before the first. None of a number that is not there."""
        if self._asked[0] == n:
            return self._asked[1]
        mark = self._marks[n * SIZE : (n + 1) * SIZE].hex()
        if mark:
            self._asked = (n, mark)
        return mark

    def last(self) -> str:
        """The mark of the log as it stands."""
        return self._last

    def _next(self, last: bytes, line: str) -> bytes:
        hash = self._keyed.copy()
        hash.update(last + line.encode())
        return hash.digest()


def new_stamp(mark: str) -> str:
    """A stamp that no other write has: the mark of the log, empty before the game, and chance."""
    return f"{mark}{_CHANCE.getrandbits(4 * TAIL):0{TAIL}x}"


def mark_in(stamp: str) -> str:
    """The mark of the log as of a stamp; empty where there is none."""
    return stamp[:-TAIL]
