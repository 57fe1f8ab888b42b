"""Chat as shown to one reader."""

from __future__ import annotations

import msgspec

from kingscourt.server.model.chat_line import ChatLine
from kingscourt.server.people.person_handles import PersonHandles


def chat_lines(lines: list[ChatLine], reader: str, handles: PersonHandles) -> list[ChatLine]:
    """Lines with the reader's handle for each speaker, which is enough to mute and block."""
    return [msgspec.structs.replace(line, person=handles.of(line.person, reader)) for line in lines]
