"""A line of chat at a table."""

from __future__ import annotations

import msgspec


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat by a person at a table."""

    id: int
    person: str
    name: str
    text: str
    at: float
