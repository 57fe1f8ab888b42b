"""Pauses before a bot's answer, from facts that everybody at the table knows.

Neither the question nor its answers count: watchers are not told them, so a pause that depended on them
would tell how many cards somebody can play. Nor does the time that a bot thinks (see `LEAST_VISIBLE`).
"""

from __future__ import annotations

import hashlib
from itertools import chain
from typing import Final

from kingscourt.kernel.audience import EVERYONE
from kingscourt.table.entry import ACTION, Entry

LEAST_VISIBLE: Final = 0.25  # seconds from a claim to an answer; a shorter thought takes this long, too
FIRST: Final = (0.6, 1.6)  # least and most seconds before the first move of a turn
NEXT: Final = (0.3, 0.8)  # before a further move of the same seat
SEALED: Final = (0.6, 2.0)  # before a choice that all make at the same time
STEPS: Final = 1 << 32


def moves_in_a_row(before: list[Entry], new: list[Entry], seat: int) -> int:
    """How many of the last entries are moves of this seat that everybody has seen."""
    count = 0
    for entry in chain(reversed(new), reversed(before)):
        if entry.kind != ACTION or entry.seat != seat or entry.to != EVERYONE:
            break
        count += 1
    return count


def pause_before(table: str, last: int, seat: int, moves: int, is_sealed: bool) -> float:
    """Seconds before a bot answers; the draw depends on public numbers, so that anybody can repeat it."""
    least, most = SEALED if is_sealed else NEXT if moves else FIRST
    digest = hashlib.sha256(f"pause {table} {last} {seat}".encode()).digest()
    return least + (most - least) * int.from_bytes(digest[:4], "big") / STEPS
