"""Common random numbers: the n-th draw for a purpose is the same in otherwise different worlds."""

from __future__ import annotations

import zlib

from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.state import State


class CommonRandomNumbers:
    """One stream of numbers per purpose, so that an extra draw for one does not shift the others."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._streams: dict[str, FastRandom] = {}

    def draw(self, world: State) -> None:
        """Resolve the pending chance node."""
        chance = world.pending().chance
        assert chance is not None
        outcomes = chance.outcomes
        world.resolve(outcomes.pick(self._stream(chance.purpose).index(outcomes.total)))

    def _stream(self, purpose: str) -> FastRandom:
        stream = self._streams.get(purpose)
        if stream is None:
            stream = FastRandom(self._seed << 32 ^ zlib.crc32(purpose.encode()))
            self._streams[purpose] = stream
        return stream
