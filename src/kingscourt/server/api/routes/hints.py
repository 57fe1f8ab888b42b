"""Hints over HTTP: what a seat could do, at tables where nobody else is a person."""

from __future__ import annotations

import msgspec
from litestar import Response, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from kingscourt.hints.at_table import are_hints_allowed, hints_at
from kingscourt.hints.wire_types import Hints
from kingscourt.kernel.phrase import Phrase
from kingscourt.server.api.injected_parameter_types import AnyRequest, Guest, InjectedService, PathPart
from kingscourt.server.api.routes.play import JSON, worded
from kingscourt.server.api.wire_types import Trial
from kingscourt.server.errors.problems import Forbidden, WrongMoment
from kingscourt.server.limits.work_meter import costly
from kingscourt.server.queries.table_summaries import running_table
from kingscourt.server.tables.live_table import LiveTable
from kingscourt.server.tables.seat_commands import own_seat

TAGS = ["play"]


def hints_of(opened: LiveTable, person: str, trial: Trial) -> Hints:
    """Hints for a seat of this person, perhaps after actions that have not been sent."""
    own_seat(opened.row.setup, person, trial.seat)
    table = running_table(opened)
    if opened.row.progress.paused:
        raise WrongMoment(Phrase("service-paused"))
    if not are_hints_allowed(table.position, trial.seat):
        raise Forbidden(Phrase("service-no-hints"))
    return hints_at(table, trial.seat, trial.actions, opened.row.id)


@post(
    "/tables/{table:str}/hints",
    tags=TAGS,
    status_code=200,
    responses={200: ResponseSpec(Hints, generate_examples=False)},
)
async def hints(
    table: PathPart,
    data: JSONBody[Trial],
    person: Guest,
    service: InjectedService,
    request: AnyRequest,
) -> Response[bytes]:
    """Sensible answers to my question and what speaks for them; answers one should think twice about.

    Only where all other seats are played by bots.
    """
    opened = await service.tables.see(table, person.id)
    async with costly():
        with worded(opened.row.setup, request):
            body = msgspec.json.encode(hints_of(opened, person.id, data))
    return Response(body, media_type=JSON)


HANDLERS = [hints]
