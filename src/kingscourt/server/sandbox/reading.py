"""Task: read an owner's component file."""

from __future__ import annotations

import msgspec

from kingscourt.kernel.errors import BadComponents
from kingscourt.server.sandbox.bodies import Box
from kingscourt.server.tables.games import facts_of, sourcing_of


def run(body: bytes) -> bytes:
    """Whether a game can be played with this box; BadComponents says why not."""
    box = msgspec.msgpack.decode(body, type=Box)
    try:
        sourcing_of(box.game, "", box.text)
        facts_of(box.game, "", box.text)  # everybody who comes to the table asks for them
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:  # a number of 5,000 digits
        raise BadComponents([f"The file cannot be read: {error}"]) from error
    return b""
