"""The question that hints are for: one seat, its possible worlds, and the luck by which they are imagined."""

from __future__ import annotations

import zlib
from collections.abc import Iterator

from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.game import Components, Game
from kingscourt.kernel.state import State


class HintQuestion:
    """What a seat is asked; nothing that is hidden from the seat can be got out of it."""

    def __init__(self, game: Game, components: Components, state: State, seat: int, seed: int) -> None:
        self.game = game
        self.components = components
        self.handle = SeatHandle(game, state, seat)
        self.seat = seat
        self.seed = seed

    def worlds(self, count: int) -> Iterator[State]:
        """The same worlds each time."""
        random = FastRandom(self.seed)
        for _ in range(count):
            yield self.handle.imagine(random)


def seed_of(public: str) -> int:
    """A seed from a text that everybody at the table knows, so that a question always has the same hints."""
    return zlib.crc32(public.encode())
