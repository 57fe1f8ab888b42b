"""Where I am signed in, what is kept about me, and going for good."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.params import FromQuery, JSONBody

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.api.given import AnyRequest, AtDesk, SignedIn
from kingscourt.server.api.signing import cookie_for
from kingscourt.server.api.wire import Erasure, SessionInfo, SignedOut
from kingscourt.server.desk.desk import named, reach
from kingscourt.server.errors.problems import BadRequest, NotSignedIn
from kingscourt.server.model.export import Export
from kingscourt.server.people.exporting import export

TAGS = ["people"]


@post("/me/sign-out", tags=TAGS, status_code=200)
async def sign_out(guest: SignedIn, desk: AtDesk, request: AnyRequest) -> Response[SignedOut]:
    """End this session; a guest has no password, so whoever signs out everywhere does not come back."""
    await reach(desk.sessions.end(guest.signed))
    return Response(SignedOut(1), cookies=[cookie_for(desk.config, "", request)])


@get("/me/sessions", tags=TAGS)
async def sessions(guest: SignedIn, desk: AtDesk) -> list[SessionInfo]:
    """Where I am signed in, the latest first."""
    found = await reach(desk.house.directory.sessions_of(guest.person.id))
    this = guest.signed.key()
    return [SessionInfo(one.id, one.created_at, one.seen_at, one.id == this) for one in found]


@delete("/me/sessions", tags=TAGS, status_code=200)
async def end_sessions(guest: SignedIn, desk: AtDesk, session: FromQuery[str] = "") -> SignedOut:
    """Sign out everywhere else, or of one session."""
    own = guest.person.id
    directory = desk.house.directory
    ended = await reach(directory.revoke_sessions(own, only=session[:64], but=guest.signed.key()))
    desk.sessions.tell(own)
    return SignedOut(ended)


@get("/me/export", tags=TAGS)
async def export_me(guest: SignedIn, desk: AtDesk) -> Response[Export]:
    """Everything that is kept about me."""
    found = await reach(export(desk.house, guest.person.id, desk.handles))
    if found is None:
        raise NotSignedIn(Phrase("service-unknown-here"))
    headers = {"content-disposition": 'attachment; filename="kingscourt.json"'}
    return Response(found, headers=headers)


@delete("/me", tags=TAGS, status_code=202)
async def erase_me(
    data: JSONBody[Erasure], guest: SignedIn, desk: AtDesk, request: AnyRequest
) -> Response[None]:
    """Erase me: I am out at once, and my name is gone from every table a little later."""
    if data.confirm.strip() != named(guest.person).name:
        raise BadRequest(Phrase("service-confirm-name"))
    await reach(desk.house.directory.begin_erasure(guest.person.id))
    await reach(desk.house.directory.note(guest.person.id, "erase", guest.person.id, ""))
    desk.sessions.tell(guest.person.id)
    return Response(None, status_code=202, cookies=[cookie_for(desk.config, "", request)])


HANDLERS = [sign_out, sessions, end_sessions, export_me, erase_me]
