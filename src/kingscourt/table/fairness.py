"""Dice anyone can audit: a seed committed to beforehand, a nonce from every person, HMAC for every draw."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from kingscourt.kernel.chance import Source

FIRST_SCHEME: Final = "hmac-sha256/1"  # after an undo the same draws come back
SCHEME: Final = "hmac-sha256/2"  # after an undo past a draw its purpose goes on in a new epoch
SCHEMES: Final = [FIRST_SCHEME, SCHEME]
_SPAN: Final = 1 << 64


def commitment(seed: bytes) -> str:
    """What the table publishes before a seat is filled."""
    return hashlib.sha256(seed).hexdigest()


def label(purpose: str, epoch: int) -> str:
    """A purpose as draws name it; in epoch 0 both schemes give the same numbers."""
    return purpose if epoch == 0 else f"{purpose}\n{epoch}"


class AuditedSource(Source):
    """Draws that follow from seed, nonces, purpose and how often the purpose was drawn before."""

    def __init__(self, seed: bytes, nonces: list[str]) -> None:
        self.seed: bytes = seed
        self.salt: str = "|".join(nonces)

    def below(self, purpose: str, draw: int, n: int) -> int:
        """Rejection sampling, so that every number below n is exactly as likely."""
        limit = _SPAN - _SPAN % n
        attempt = 0
        while True:
            message = f"{self.salt}\n{purpose}\n{draw}\n{attempt}"
            digest = hmac.digest(self.seed, message.encode(), "sha256")
            number = int.from_bytes(digest[:8], "big")
            if number < limit:
                return number % n
            attempt += 1
