"""Fairness: the commitment from the start, the record when it is over, and a check of it."""

from __future__ import annotations

from litestar import Response, get, post

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.api.given import AnyRequest, AtDesk, Guest, PathPart
from kingscourt.server.api.signing import address_of
from kingscourt.server.api.wire import Verdict
from kingscourt.server.desk.desk import Desk, reach
from kingscourt.server.errors.problems import BadRequest, WrongMoment
from kingscourt.server.model.person import Person
from kingscourt.server.model.row import OVER

TAGS = ["fairness"]
TEXT = "application/x-ndjson"


async def record_text(desk: Desk, table: str, person: Person) -> str:
    """The whole record of a finished game; while it runs it would tell secrets."""
    opened = await desk.see(table, person.id)
    if opened.row.status != OVER:
        raise WrongMoment(Phrase("service-record-later"))
    snapshot = await reach(desk.house.store(table).load(table))
    assert snapshot is not None
    return "\n".join([*snapshot.lines, *snapshot.row.setup.closing]) + "\n"


@get("/tables/{table:str}/record", tags=TAGS)
async def record(table: PathPart, person: Guest, desk: AtDesk) -> Response[str]:
    """The record, one JSON object a line."""
    headers = {"content-disposition": f'attachment; filename="{table}.record"'}
    return Response(await record_text(desk, table, person), media_type=TEXT, headers=headers)


@get("/tables/{table:str}/verify", tags=TAGS)
async def verify_table(table: PathPart, person: Guest, desk: AtDesk, request: AnyRequest) -> Verdict:
    """Check the record of a finished game."""
    text = await record_text(desk, table, person)
    return await desk.check(text, person, address_of(request))


@post("/verify", tags=TAGS, status_code=200)
async def verify_any(person: Guest, desk: AtDesk, request: AnyRequest) -> Verdict:
    """Check any record: send its text as the body."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise BadRequest("a record is UTF-8 text") from None
    return await desk.check(text, person, address_of(request))


HANDLERS = [record, verify_table, verify_any]
