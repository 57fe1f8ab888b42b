"""Handles: ids of people, encrypted per reader, for muting, blocking and removing them.

A person's id is not revealed to anybody else. A handle is the id, encrypted for one reader: the same at
every table, so that muted people stay muted, and useless to anybody else.
"""

from __future__ import annotations

import base64
import hmac

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import Unknown
from kingscourt.server.store.shards import LENGTH

TAG = 10  # bytes
WHOLE = TAG + LENGTH


class PersonHandles:
    """Encrypts and decrypts ids of people; a synthetic IV (the tag) both hides and authenticates the id."""

    def __init__(self, secret: str) -> None:
        self._proof = hmac.digest(secret.encode(), b"handles: proof", "sha256")
        self._veil = hmac.digest(secret.encode(), b"handles: veil", "sha256")

    def of(self, person: str, reader: str) -> str:
        """A reader's handle for a person; one's own id is not secret."""
        if person in ("", reader):
            return person
        plain = person.encode().ljust(LENGTH, b"\0")
        tag = self._tag(plain, reader)
        return base64.b32encode(tag + self._veiled(plain, tag)).decode().rstrip("=").lower()

    def person(self, handle: str, reader: str) -> str:
        """The person a reader means, by a handle or by an id that the person shared."""
        if len(handle) <= LENGTH and handle.isascii() and handle.isalnum():
            return handle
        sealed = _bytes(handle)
        tag, rest = sealed[:TAG], sealed[TAG:]
        plain = self._veiled(rest, tag)
        if len(sealed) < WHOLE or not hmac.compare_digest(self._tag(plain, reader), tag):
            raise Unknown(Phrase("service-nobody-there"))
        return plain.rstrip(b"\0").decode()

    def _tag(self, plain: bytes, reader: str) -> bytes:
        return hmac.digest(self._proof, reader.encode() + b"\0" + plain, "sha256")[:TAG]

    def _veiled(self, text: bytes, tag: bytes) -> bytes:
        """Encrypt or decrypt, which is the same operation; ids are shorter than one digest."""
        veil = hmac.digest(self._veil, tag, "sha256")
        return bytes(one ^ other for one, other in zip(text, veil, strict=False))


def _bytes(handle: str) -> bytes:
    try:
        return base64.b32decode(handle.upper() + "=" * (-len(handle) % 8))
    except ValueError:
        return b""
