"""Signed texts: session tokens and invitations.

The signature identifies the caller even while the directory is unreachable; whether the session is still
valid is for the directory to say (`people.sessions`).
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import time
from collections.abc import Sequence
from typing import Final

import msgspec

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import Forbidden, NotSignedIn

PERSON_LIFE: Final = 400 * 86_400
WATCH: Final = -1
SESSION: Final = "s"  # the prefix of session tokens
KEY = 32  # characters of a hash


class OldInvitation(Forbidden):
    """An invitation that was valid once."""


class Signed(msgspec.Struct, frozen=True):
    """The content of a token whose signature has been verified."""

    person: str
    session: str
    at: int  # when the person signed in
    is_current: bool = True  # False if signed with the previous secret: to be exchanged

    def key(self) -> str:
        """The key that the directory stores instead of the token."""
        return hashlib.sha256(self.session.encode()).hexdigest()[:KEY]


def _sign(secret: str, text: str) -> str:
    digest = hmac.digest(secret.encode(), text.encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def session_token(secret: str, person: str, session: str, at: float) -> str:
    """The content of a session cookie."""
    text = f"{SESSION}.{person}.{session}.{int(at)}"
    return f"{text}.{_sign(secret, text)}"


def read_token(secrets: Sequence[str], token: str) -> Signed:
    """Verify a token and return its session; the first secret is the current one."""
    text, _, signature = token.rpartition(".")
    parts = text.split(".")
    if not _is_token(parts):
        raise NotSignedIn(Phrase("service-unknown-here"))
    signer = _signer(secrets, text, signature)
    if signer is None:
        raise NotSignedIn(Phrase("service-unknown-here"))
    at = int(parts[-1])
    if at + PERSON_LIFE < time.time():
        raise NotSignedIn(Phrase("service-long-away"))
    return Signed(parts[1], parts[2], at, is_current=signer == 0)


def _is_token(parts: list[str]) -> bool:
    at = parts[-1]
    return len(parts) == 4 and parts[0] == SESSION and at.isascii() and at.isdecimal() and len(at) <= 12


def _signer(secrets: Sequence[str], text: str, signature: str) -> int | None:
    """The index of the secret that signed a text."""
    for number, secret in enumerate(secrets):
        if hmac.compare_digest(_sign(secret, text).encode(), signature.encode()):
            return number
    return None


def invitation(secret: str, table: str, salt: str, seat: int, until: float) -> str:
    """A code for one seat of a table, or for watching it."""
    text = f"{seat}.{int(until)}"
    return f"{text}.{_sign(secret, f'i.{table}.{salt}.{text}')[:22]}"


def invited_to(secrets: Sequence[str], table: str, salt: str, code: str, now: float) -> int:
    """The seat that a code grants, or WATCH; `now` is by the clock of its issuer."""
    parts = code.split(".")
    if len(parts) != 3 or not parts[1].isdecimal():
        raise Forbidden(Phrase("service-no-invitation"))
    text = f"i.{table}.{salt}.{parts[0]}.{parts[1]}"
    expected = [_sign(secret, text)[:22] for secret in secrets]
    if not any(hmac.compare_digest(one.encode(), parts[2].encode()) for one in expected):
        raise Forbidden(Phrase("service-other-invitation"))
    if int(parts[1]) < now:
        raise OldInvitation(Phrase("service-old-invitation"))
    return int(parts[0])
