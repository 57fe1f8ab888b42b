"""Messages between a process and its children: length-prefixed msgpack frames."""

from __future__ import annotations

import struct
from typing import Final, Literal, TypeAlias

import msgspec

LENGTH: Final = struct.Struct(">I")
MOST_BYTES: Final = 64 * 1024 * 1024  # per frame; larger answers are rejected


class Limits(msgspec.Struct, frozen=True):
    """Limits of a task: bytes beyond a child's own memory, CPU time and wall-clock time."""

    memory: int
    seconds: float
    timeout: float


class TaskRequest(msgspec.Struct, frozen=True):
    """A task's name, input and limits."""

    task: str
    body: bytes
    limits: Limits


class TaskProgress(msgspec.Struct, frozen=True, tag="progress"):
    """How far a task is, before its result."""

    done: int
    total: int


class TaskResult(msgspec.Struct, frozen=True, omit_defaults=True, tag="result"):
    """How a task ended: `refused` is a KingscourtError, `failed` any other, `died` a signal."""

    end: Literal["done", "refused", "failed", "exceeded", "died"]
    body: bytes = b""
    words: str = ""


TaskReply: TypeAlias = TaskProgress | TaskResult


def framed(message: msgspec.Struct) -> bytes:
    """A message as a frame."""
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body
