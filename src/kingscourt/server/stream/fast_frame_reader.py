"""A minimal parser of client frames that recognizes the common case: a short, unfragmented text message."""

from __future__ import annotations

import zlib

from websockets.utils import apply_mask

TEXT, DEFLATED_TEXT = 0x81, 0xC1  # an unfragmented text frame, and a compressed one
EMPTY_BLOCK = b"\0\0\xff\xff"  # left out at the end of a compressed message
MASKED, SIZE = 0x80, 0x7F
TWO_BYTES, EIGHT_BYTES = 126, 127
MASK = 4


def short_text(data: bytes, most: int, inflates: bool = False) -> str | None:
    """The message, if the data is exactly one whole text frame; anything unusual is left to the library."""
    if len(data) < 2 + MASK or not data[1] & MASKED:
        return None
    if data[0] != TEXT and not (inflates and data[0] == DEFLATED_TEXT):
        return None
    head, end = _frame(data, 0)
    if end != len(data) or data[1] & SIZE == EIGHT_BYTES or end - head > most:
        return None
    try:
        payload = apply_mask(data[head:], data[head - MASK : head])
        return (payload if data[0] == TEXT else _inflated(payload, most)).decode()
    except (UnicodeDecodeError, zlib.error):
        return None


def _inflated(payload: bytes, most: int) -> bytes:
    """A compressed message that depends on no earlier one; zlib.error if it is longer than allowed."""
    decoder = zlib.decompressobj(-zlib.MAX_WBITS)
    text = decoder.decompress(payload + EMPTY_BLOCK, most)
    if len(text) == most or decoder.eof:  # perhaps more, or an unusual end
        raise zlib.error
    return text


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
