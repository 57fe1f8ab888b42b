"""What a process and its children say to each other: frames of msgpack with their length before them."""

from __future__ import annotations

import struct
from typing import Final, Literal

import msgspec

LENGTH: Final = struct.Struct(">I")
MOST_BYTES: Final = 64 * 1024 * 1024  # of one frame: an answer beyond it is none


class Limits(msgspec.Struct, frozen=True):
    """How much one task may take: bytes beyond what a child has anyway, processor time and wall clock."""

    memory: int
    seconds: float
    patience: float


class Request(msgspec.Struct, frozen=True):
    """A task by its name, what it works on, and its limits."""

    task: str
    body: bytes
    limits: Limits


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a task ended: `refused` is a KingscourtError, `failed` any other, `died` a signal."""

    end: Literal["done", "refused", "failed", "exceeded", "died"]
    body: bytes = b""
    words: str = ""


def framed(message: msgspec.Struct) -> bytes:
    """A message as it is written."""
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body
