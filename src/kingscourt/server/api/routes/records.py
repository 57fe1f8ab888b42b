"""Fairness: the record of a finished game, and its verification."""

from __future__ import annotations

from litestar import Response, get, post

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.api.authentication import address_of
from kingscourt.server.api.injected_parameter_types import AnyRequest, Guest, InjectedService, PathPart
from kingscourt.server.api.wire_types import Verdict
from kingscourt.server.errors.problems import BadRequest, WrongMoment
from kingscourt.server.model.person import Person
from kingscourt.server.model.table_row import OVER
from kingscourt.server.services.service_facade import Service
from kingscourt.server.services.store_access import reach

TAGS = ["fairness"]
TEXT = "application/x-ndjson"


async def record_text(service: Service, table: str, person: Person) -> str:
    """The whole record of a finished game; while the game runs, it would reveal secrets."""
    opened = await service.tables.see(table, person.id)
    if opened.row.status != OVER:
        raise WrongMoment(Phrase("service-record-later"))
    snapshot = await reach(service.manager.store(table).load(table))
    assert snapshot is not None
    return "\n".join([*snapshot.lines, *snapshot.row.setup.closing]) + "\n"


@get("/tables/{table:str}/record", tags=TAGS)
async def record(table: PathPart, person: Guest, service: InjectedService) -> Response[str]:
    """The record, one JSON object per line."""
    headers = {"content-disposition": f'attachment; filename="{table}.record"'}
    return Response(await record_text(service, table, person), media_type=TEXT, headers=headers)


@get("/tables/{table:str}/verify", tags=TAGS)
async def verify_table(
    table: PathPart, person: Guest, service: InjectedService, request: AnyRequest
) -> Verdict:
    """Verify the record of a finished game."""
    text = await record_text(service, table, person)
    return await service.check(text, person, address_of(request))


@post("/verify", tags=TAGS, status_code=200)
async def verify_any(person: Guest, service: InjectedService, request: AnyRequest) -> Verdict:
    """Verify any record, whose text is the body."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise BadRequest("a record must be UTF-8 text") from None
    return await service.check(text, person, address_of(request))


HANDLERS = [record, verify_table, verify_any]
