"""What the service itself says no to; what the rules say no to is a refusal."""

from __future__ import annotations

from functools import cache

from kingscourt.kernel.errors import KingscourtError
from kingscourt.kernel.phrase import Phrase
from kingscourt.texts.bundle import ENGLISH, messages
from kingscourt.texts.renderer import Renderer

PACKAGE = "kingscourt.server"


class Problem(KingscourtError):
    """A code that clients can act on, and words: a phrase where people may meet it, else for programmers.

    `detail` is for those who read logs; nobody else is told.
    """

    status = 400
    code = "bad-request"

    def __init__(self, why: Phrase | str, detail: str = "") -> None:
        self.why = why
        words = self.words(ENGLISH)
        super().__init__(f"{words} ({detail})" if detail else words)

    def words(self, language: str) -> str:
        """What happened and what to do, for the person who asked."""
        return self.why if isinstance(self.why, str) else _renderer(language).render(self.why)


@cache
def _renderer(language: str) -> Renderer:
    return Renderer.of(messages(language, (PACKAGE,)), messages(ENGLISH, (PACKAGE,)))


class BadRequest(Problem):
    """The request makes no sense."""


class Unknown(Problem):
    """There is no such thing, or not for this person."""

    status = 404
    code = "not-found"


class NotSignedIn(Problem):
    """No valid cookie or token."""

    status = 401
    code = "not-signed-in"


class Forbidden(Problem):
    """Somebody else's seat or right."""

    status = 403
    code = "forbidden"


class WrongMoment(Problem):
    """Not possible as the table stands."""

    status = 409
    code = "wrong-moment"


class TooMany(Problem):
    """Slow down; `wait` is how many seconds."""

    status = 429
    code = "too-many"

    def __init__(self, why: Phrase | str, detail: str = "", wait: int = 1) -> None:
        super().__init__(why, detail)
        self.wait = wait


class TooMuch(Problem):
    """More work than one request may cause."""

    status = 422
    code = "too-much"


class Later(Problem):
    """A part of the service cannot be reached; the same command may be sent again."""

    status = 503
    code = "later"


class Internal(Problem):
    """A mistake of ours."""

    status = 500
    code = "internal"

    def __init__(self) -> None:
        super().__init__(Phrase("service-internal"))
