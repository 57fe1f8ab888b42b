"""Auditable dice: a seed committed to in advance, a nonce from every person, an HMAC per draw."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from kingscourt.kernel.chance import Source

SCHEME: Final = "hmac-sha256"  # the name of these draws in records
_SPAN: Final = 1 << 64


def commitment(seed: bytes) -> str:
    """The commitment that the table publishes before any seat is taken."""
    return hashlib.sha256(seed).hexdigest()


def label(purpose: str, epoch: int) -> str:
    """The label of a purpose in draws; after an undo past a draw, its purpose continues in a new epoch."""
    return purpose if epoch == 0 else f"{purpose}\n{epoch}"


class AuditedSource(Source):
    """Draws determined by seed, nonces, purpose and how often the purpose was drawn before."""

    def __init__(self, seed: bytes, nonces: list[str]) -> None:
        self.seed: bytes = seed
        self.salt: str = "|".join(nonces)

    def below(self, purpose: str, draw: int, n: int) -> int:
        """Rejection sampling, so that all numbers below n are equally likely."""
        limit = _SPAN - _SPAN % n
        attempt = 0
        while True:
            message = f"{self.salt}\n{purpose}\n{draw}\n{attempt}"
            digest = hmac.digest(self.seed, message.encode(), "sha256")
            number = int.from_bytes(digest[:8], "big")
            if number < limit:
                return number % n
            attempt += 1
