"""A minimal parser of client frames that recognizes the common case: a short, unfragmented text message."""

from __future__ import annotations

from websockets.utils import apply_mask

TEXT = 0x81  # an unfragmented text frame
MASKED, SIZE = 0x80, 0x7F
TWO_BYTES, EIGHT_BYTES = 126, 127
MASK = 4


def short_text(data: bytes, most: int) -> str | None:
    """The message, if the data is exactly one whole text frame; anything unusual is left to the library."""
    if len(data) < 2 + MASK or data[0] != TEXT or not data[1] & MASKED:
        return None
    head, end = _frame(data, 0)
    if end != len(data) or data[1] & SIZE == EIGHT_BYTES or end - head > most:
        return None
    try:
        return apply_mask(data[head:], data[head - MASK : head]).decode()
    except UnicodeDecodeError:
        return None


def is_whole(data: bytes) -> bool:
    """Whether data that begins with a frame also ends at the end of one."""
    at = 0
    while at < len(data):
        at = _frame(data, at)[1]
    return at == len(data)


def _frame(data: bytes, at: int) -> tuple[int, int]:
    """Where the payload of the frame at `at` begins and ends; beyond the data if the frame is incomplete."""
    if len(data) < at + 2:
        return at + 2, at + 2
    size, head = data[at + 1] & SIZE, at + 2
    if size >= TWO_BYTES:
        wide = 2 if size == TWO_BYTES else 8
        if len(data) < head + wide:
            return head + wide, head + wide
        size, head = int.from_bytes(data[head : head + wide], "big"), head + wide
    return head + MASK, head + MASK + size
