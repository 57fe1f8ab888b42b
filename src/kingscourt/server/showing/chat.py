"""What was said, as one reader is told it."""

from __future__ import annotations

import msgspec

from kingscourt.server.model.person import ChatLine
from kingscourt.server.people.handles import Handles


def chat_lines(lines: list[ChatLine], reader: str, handles: Handles) -> list[ChatLine]:
    """Each speaker by the reader's handle, which is enough to mute and to block."""
    return [msgspec.structs.replace(line, person=handles.of(line.person, reader)) for line in lines]
