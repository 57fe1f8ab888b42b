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
SESSION, BEFORE_SESSIONS = "s", "p"  # token prefixes
KEY = 32  # characters of a hash


class OldInvitation(Forbidden):
    """An invitation that was valid once."""


class Signed(msgspec.Struct, frozen=True):
    """The content of a token whose signature has been verified."""

    person: str
    session: str
    at: int  # when the person signed in
    is_current: bool = True  # False for an older format or the previous secret: to be exchanged
    is_session: bool = True  # issued with a session; older tokens get one on first use

    def key(self) -> str:
        """The key that the directory stores instead of the token."""
        return _hash(self.session)


def _sign(secret: str, text: str) -> str:
    digest = hmac.digest(secret.encode(), text.encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:KEY]


def session_token(secret: str, person: str, session: str, at: float) -> str:
    """The content of a session cookie."""
    text = f"{SESSION}.{person}.{session}.{int(at)}"
    return f"{text}.{_sign(secret, text)}"


def person_token(secret: str, person: str, now: float | None = None) -> str:
    """The content of cookies from before sessions existed; valid until they expire or are signed out."""
    text = f"{BEFORE_SESSIONS}.{person}.{int(now or time.time())}"
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
    if parts[0] == SESSION:
        return Signed(parts[1], parts[2], at, is_current=signer == 0)
    # the same token always maps to the same session, so that either can be used to sign out
    return Signed(parts[1], _hash(text), at, is_current=False, is_session=False)


def _is_token(parts: list[str]) -> bool:
    lengths = {SESSION: 4, BEFORE_SESSIONS: 3}
    at = parts[-1]
    return lengths.get(parts[0]) == len(parts) and at.isascii() and at.isdecimal() and len(at) <= 12


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
