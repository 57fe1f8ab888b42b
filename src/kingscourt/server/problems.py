"""What the service itself says no to; what the rules say no to is a refusal."""

from __future__ import annotations

from kingscourt.kernel.errors import KingscourtError


class Problem(KingscourtError):
    """A code that clients can act on, and a sentence for people who read logs."""

    status = 400
    code = "bad-request"


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
    """Slow down."""

    status = 429
    code = "too-many"


class Later(Problem):
    """A part of the service cannot be reached; the same command may be sent again."""

    status = 503
    code = "later"
