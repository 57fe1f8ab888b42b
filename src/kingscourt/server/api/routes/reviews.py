"""Reviews of finished games, and their pictures."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from kingscourt.kernel.phrase import Phrase
from kingscourt.review.document import ReviewDocument
from kingscourt.server.api.authentication import address_of, current_person, is_signed
from kingscourt.server.api.conditional_responses import conditional, etag_of
from kingscourt.server.api.injected_parameter_types import AnyRequest, Guest, InjectedService, PathPart
from kingscourt.server.api.wire_types import ReviewProgress
from kingscourt.server.errors.problems import Unknown
from kingscourt.server.errors.translated import language_wished
from kingscourt.server.limits.work_meter import spend
from kingscourt.server.model.table_row import TableRow
from kingscourt.server.reviews.review_picture import picture_of
from kingscourt.server.services.service_facade import Service
from kingscourt.server.services.store_access import reach

TAGS = ["review"]
JSON = "application/json"
PNG = "image/png"
FRESH = "private, no-cache"  # a newer service makes reviews anew, and names may be erased
PICTURE_COST = 150.0  # milliseconds; it is drawn in a thread, where no meter runs
POLL = "1"  # seconds


@get(
    "/tables/{table:str}/review",
    tags=TAGS,
    responses={
        200: ResponseSpec(ReviewDocument, generate_examples=False),
        202: ResponseSpec(
            ReviewProgress, generate_examples=False, description="It is being made; ask again."
        ),
    },
)
async def review(
    table: PathPart, person: Guest, service: InjectedService, request: AnyRequest
) -> Response[bytes]:
    """What decided a finished game. The first request has it made: ask again until it is there."""
    opened = await service.tables.see(table, person.id)
    found = await service.review(opened, person, address_of(request))
    if isinstance(found, bytes):
        return conditional(request, found, etag_of(found), JSON, {"cache-control": FRESH})
    headers = {"cache-control": "no-store", "retry-after": POLL}
    return Response(msgspec.json.encode(found), status_code=202, media_type=JSON, headers=headers)


@get("/tables/{table:str}/review.png", tags=TAGS, media_type=PNG)
async def picture(table: PathPart, service: InjectedService, request: AnyRequest) -> Response[bytes]:
    """The review as a picture, once it has been made; of a public table for anybody, as links show it."""
    row = await _visible_row(table, service, request)
    body = await service.reviews.kept(row)
    if body is None:
        raise Unknown(Phrase("service-no-review-yet"), table)
    spend(PICTURE_COST)
    drawn = await asyncio.to_thread(picture_of, body, row.setup, language_wished(request))
    return conditional(
        request, drawn, etag_of(drawn), PNG, {"cache-control": FRESH, "vary": "accept-language"}
    )


async def _visible_row(table: str, service: Service, request: AnyRequest) -> TableRow:
    """The row of a table that the caller may see; without a session, of a public one."""
    if is_signed(request, service.config):
        person = await current_person(request)
        return (await service.tables.see(table, person.id)).row
    rows = await reach(service.manager.store(table).rows([table]))
    if not rows or not rows[0].setup.public:
        raise Unknown(Phrase("service-no-table"), table)
    return rows[0]


HANDLERS = [review, picture]
