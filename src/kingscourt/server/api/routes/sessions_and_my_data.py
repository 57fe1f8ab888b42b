"""My sessions, my data, and deleting me for good."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.params import FromQuery, JSONBody

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.api.authentication import cookie_for
from kingscourt.server.api.injected_parameter_types import AnyRequest, InjectedService, SignedIn
from kingscourt.server.api.wire_types import Erasure, SessionInfo, SignedOut
from kingscourt.server.errors.problems import BadRequest, NotSignedIn
from kingscourt.server.model.data_export import Export
from kingscourt.server.people.data_export import export
from kingscourt.server.services.people_service import named
from kingscourt.server.services.store_access import reach

TAGS = ["people"]
# Not "storage", where the device has its settings, nor "cookies", which would sign people out of other
# services of the same domain. Browsers obey it over HTTPS and on this machine only.
LEAVING = {"clear-site-data": '"cache"'}


@post("/me/sign-out", tags=TAGS, status_code=200)
async def sign_out(guest: SignedIn, service: InjectedService, request: AnyRequest) -> Response[SignedOut]:
    """End this session; guests have no password, so a guest without any session cannot come back."""
    await reach(service.people.sessions.end(guest.signed))
    return Response(SignedOut(1), headers=LEAVING, cookies=[cookie_for(service.config, "", request)])


@get("/me/sessions", tags=TAGS)
async def sessions(guest: SignedIn, service: InjectedService) -> list[SessionInfo]:
    """My sessions, latest first."""
    found = await reach(service.manager.directory.sessions_of(guest.person.id))
    this = guest.signed.key()
    return [SessionInfo(one.id, one.created_at, one.seen_at, one.id == this) for one in found]


@delete("/me/sessions", tags=TAGS, status_code=200)
async def end_sessions(guest: SignedIn, service: InjectedService, session: FromQuery[str] = "") -> SignedOut:
    """End all my other sessions, or a given one."""
    own = guest.person.id
    directory = service.manager.directory
    ended = await reach(directory.revoke_sessions(own, only=session[:64], but=guest.signed.key()))
    service.people.sessions.tell(own)
    return SignedOut(ended)


@get("/me/export", tags=TAGS)
async def export_me(guest: SignedIn, service: InjectedService) -> Response[Export]:
    """Everything that is stored about me."""
    found = await reach(export(service.manager, guest.person.id, service.people.handles))
    if found is None:
        raise NotSignedIn(Phrase("service-unknown-here"))
    headers = {"content-disposition": 'attachment; filename="kingscourt.json"'}
    return Response(found, headers=headers)


@delete("/me", tags=TAGS, status_code=202)
async def erase_me(
    data: JSONBody[Erasure], guest: SignedIn, service: InjectedService, request: AnyRequest
) -> Response[None]:
    """Erase me: I am signed out at once, and my name is gone from every table a little later."""
    if data.confirm.strip() != named(guest.person).name:
        raise BadRequest(Phrase("service-confirm-name"))
    await reach(service.manager.directory.begin_erasure(guest.person.id))
    await reach(service.manager.directory.note(guest.person.id, "erase", guest.person.id, ""))
    service.people.sessions.tell(guest.person.id)
    cookie = cookie_for(service.config, "", request)
    return Response(None, status_code=202, headers=LEAVING, cookies=[cookie])


HANDLERS = [sign_out, sessions, end_sessions, export_me, erase_me]
