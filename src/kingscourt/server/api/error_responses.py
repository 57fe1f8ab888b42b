"""Problems as HTTP responses, all with the same body."""

from __future__ import annotations

import structlog
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from kingscourt.kernel.errors import KingscourtError
from kingscourt.server.api.wire_types import ProblemBody
from kingscourt.server.errors.problems import Internal, Problem, TooMany
from kingscourt.server.errors.translated import language_wished, problem_body

LOG = structlog.get_logger()
CODES = {400: "bad-request", 401: "not-signed-in", 404: "not-found", 405: "bad-method", 413: "too-large"}

AnyRequest = Request[object, object, State]


class RefusedProblem(Problem):
    """A refusal by the rules, worded for the reader."""

    status = 422
    code = "refused"

    def __init__(self, body: ProblemBody) -> None:
        super().__init__(body.words)
        self.body = body


def problem_answer(request: AnyRequest, error: Exception) -> Response[ProblemBody]:
    """The response to one of our problems."""
    if isinstance(error, RefusedProblem):
        return Response(error.body, status_code=error.status)
    if isinstance(error, Problem):
        wait = error.wait if isinstance(error, TooMany) else 1
        headers = {"retry-after": str(wait)} if error.status in (429, 503) else {}
        return Response(
            problem_body(error, language_wished(request)), status_code=error.status, headers=headers
        )
    return Response(ProblemBody("bad-request", str(error)), status_code=400)


def http_answer(_: AnyRequest, error: HTTPException) -> Response[ProblemBody]:
    """The response to a request that the framework rejects."""
    code = CODES.get(error.status_code, "bad-request")
    words = error.detail if error.status_code < 500 else "something went wrong"
    if error.extra:
        words = f"{words}: {error.extra}"
    return Response(ProblemBody(code, words), status_code=error.status_code)


def too_deep_answer(_: AnyRequest, __: RecursionError) -> Response[ProblemBody]:
    """The response to JSON that is nested too deeply."""
    return Response(ProblemBody("bad-request", "nested too deeply"), status_code=400)


def not_text_answer(_: AnyRequest, error: UnicodeDecodeError) -> Response[ProblemBody]:
    """The response to JSON that is not valid UTF-8."""
    return Response(ProblemBody("bad-request", f"not UTF-8: {error.reason}"), status_code=400)


def unforeseen_answer(request: AnyRequest, error: Exception) -> Response[ProblemBody]:
    """The response to an internal error, which is logged in full and reported without details."""
    LOG.error("unforeseen", path=request.url.path, exc_info=error)
    return Response(problem_body(Internal(), language_wished(request)), status_code=500)


HANDLERS: ExceptionHandlersMap = {
    KingscourtError: problem_answer,
    HTTPException: http_answer,
    RecursionError: too_deep_answer,
    UnicodeDecodeError: not_text_answer,
    Exception: unforeseen_answer,
}
