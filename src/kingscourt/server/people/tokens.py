"""Signed texts: who a guest is, and what an invitation allows. Nothing is stored for either."""

from __future__ import annotations

import base64
import hmac
import time
from typing import Final

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import Forbidden, NotSignedIn

PERSON_LIFE: Final = 400 * 86_400
WATCH: Final = -1


def _sign(secret: str, text: str) -> str:
    digest = hmac.digest(secret.encode(), text.encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def person_token(secret: str, person: str, now: float | None = None) -> str:
    """What a guest's cookie holds."""
    text = f"p.{person}.{int(now or time.time())}"
    return f"{text}.{_sign(secret, text)}"


def person_of(secret: str, token: str) -> str:
    """The person that a token was made for."""
    parts = token.split(".")
    if len(parts) != 4 or parts[0] != "p" or not parts[2].isdecimal():
        raise NotSignedIn(Phrase("service-unknown-here"))
    expected = _sign(secret, ".".join(parts[:3]))
    if not hmac.compare_digest(expected.encode(), parts[3].encode()):
        raise NotSignedIn(Phrase("service-unknown-here"))
    if int(parts[2]) + PERSON_LIFE < time.time():
        raise NotSignedIn(Phrase("service-long-away"))
    return parts[1]


def invitation(secret: str, table: str, salt: str, seat: int, until: float) -> str:
    """A code for one seat of a table, or for watching it."""
    text = f"{seat}.{int(until)}"
    return f"{text}.{_sign(secret, f'i.{table}.{salt}.{text}')[:22]}"


def invited_to(secret: str, table: str, salt: str, code: str, now: float) -> int:
    """The seat that a code is for, or WATCH; `now` by the clock that it was made by."""
    parts = code.split(".")
    if len(parts) != 3 or not parts[1].isdecimal():
        raise Forbidden(Phrase("service-no-invitation"))
    expected = _sign(secret, f"i.{table}.{salt}.{parts[0]}.{parts[1]}")[:22]
    if not hmac.compare_digest(expected.encode(), parts[2].encode()):
        raise Forbidden(Phrase("service-other-invitation"))
    if int(parts[1]) < now:
        raise Forbidden(Phrase("service-old-invitation"))
    return int(parts[0])
