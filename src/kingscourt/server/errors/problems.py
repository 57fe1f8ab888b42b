"""Problems reported by the service itself; the rules raise refusals instead."""

from __future__ import annotations

from functools import cache

from kingscourt.kernel.errors import KingscourtError
from kingscourt.kernel.phrase import Phrase
from kingscourt.texts.locale_files import ENGLISH, messages
from kingscourt.texts.renderer import Renderer

PACKAGE = "kingscourt.server"


class Problem(KingscourtError):
    """A code for clients, and words: a phrase if people may see it, else plain text for programmers.

    `detail` goes to the logs only.
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
    """The request is invalid."""


class Unknown(Problem):
    """There is no such thing, or this person may not see it."""

    status = 404
    code = "not-found"


class NotSignedIn(Problem):
    """No valid cookie or token."""

    status = 401
    code = "not-signed-in"


class Forbidden(Problem):
    """The seat or right belongs to somebody else."""

    status = 403
    code = "forbidden"


class WrongMoment(Problem):
    """Not possible in the table's current state."""

    status = 409
    code = "wrong-moment"


class TooMany(Problem):
    """Too many requests; `wait` is the number of seconds to wait."""

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
    """An internal error."""

    status = 500
    code = "internal"

    def __init__(self) -> None:
        super().__init__(Phrase("service-internal"))
