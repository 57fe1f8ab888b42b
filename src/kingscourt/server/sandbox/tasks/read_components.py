"""Task: read an owner's component file."""

from __future__ import annotations

import msgspec

from kingscourt.kernel.errors import BadComponents
from kingscourt.server.sandbox.tasks.task_types import ComponentFileTask
from kingscourt.server.tables.loaded_games import facts_of, sourcing_of


def run(body: bytes) -> bytes:
    """Check whether a game can be played with these components; raises BadComponents if not."""
    box = msgspec.msgpack.decode(body, type=ComponentFileTask)
    try:
        sourcing_of(box.game, "", box.text)
        facts_of(box.game, "", box.text)  # every visitor of the table requests them
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:  # such as a number of 5,000 digits
        raise BadComponents([f"The file cannot be read: {error}"]) from error
    return b""
