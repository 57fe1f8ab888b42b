"""The endpoints of the streams."""

from __future__ import annotations

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from kingscourt.server.api.authentication import address_of, check_origin, current_guest, service_of
from kingscourt.server.api.injected_parameter_types import PathPart
from kingscourt.server.errors.problems import BadRequest, Problem
from kingscourt.server.errors.translated import language_wished, problem_body
from kingscourt.server.limits.work_meter import QUEUE, TIMEOUT, WorkMeter
from kingscourt.server.lobby.listing_pages import lobby_filter
from kingscourt.server.queries.running_game import seat_or_watcher
from kingscourt.server.services.service_facade import Service
from kingscourt.server.stream import messages as m
from kingscourt.server.stream.base_stream import REFUSED, Stream
from kingscourt.server.stream.immediate_writer import Socket
from kingscourt.server.stream.list_streams import LobbyStream, MyTablesStream
from kingscourt.server.stream.open_streams import Streams
from kingscourt.server.stream.table_rooms import TableRooms
from kingscourt.server.stream.table_stream import TableStream

LARGEST = 1_000_000
OPENING = 5.0  # milliseconds for the handshake, the hello and the first push
DIGITS = 20  # Python itself refuses to parse thousands of them


async def refuse(socket: Socket, problem: Problem) -> None:
    """Send the problem and close with 4000 plus its status, which tells programs the same."""
    body = m.No("", problem_body(problem, language_wished(socket)))
    await socket.send_data(msgspec.json.encode(body).decode(), mode="text")
    await socket.close(code=REFUSED + problem.status)


def number(socket: Socket, name: str) -> int | None:
    """A number from the query."""
    text = socket.query_params.get(name, "")
    if text == "":
        return None
    if not text.isascii() or not text.isdecimal() or len(text) > DIGITS or int(text) > LARGEST:
        raise BadRequest(f"{name} must be a number")
    return int(text)


async def greet(socket: Socket) -> bool:
    """Accept the socket; tell an outdated client to reload."""
    await socket.accept()
    if socket.query_params.get("v", str(m.PROTOCOL)) == str(m.PROTOCOL):
        return True
    await socket.send_data(msgspec.json.encode(m.Reload(m.PROTOCOL)).decode(), mode="text")
    await socket.close(code=4426)
    return False


async def opening(socket: Socket, service: Service, person: str) -> WorkMeter:
    """Charge for opening a stream, before any message is sent on it."""
    meter = WorkMeter(service.budgets, address_of(socket), person)
    await meter.afford(TIMEOUT, "stream")
    async with meter.turn(QUEUE, OPENING / 1000):
        meter.charge(OPENING)
    return meter


def streams_of(socket: Socket) -> Streams:
    """The open streams of this process."""
    streams = socket.app.state["streams"]
    assert isinstance(streams, Streams)
    return streams


async def check_again(stream: Stream, epoch: int) -> None:
    """Check rights again if they changed while the stream was being opened and not yet registered."""
    if stream.service.people.sessions.epoch != epoch:
        await stream.still_allowed()


@websocket("/tables/{table:str}/stream")
async def table_stream(socket: Socket, table: PathPart) -> None:
    """Follow a table: `?v=3`, `?seat=` mine or none to watch, `?since=` and `?mark=` of my last update.

    With `?outline=1`, updates and previews carry outlines too.
    """
    try:
        if not await greet(socket):
            return
        try:
            service = service_of(socket)
            check_origin(socket, service.config)
            epoch = service.people.sessions.epoch
            guest = await current_guest(socket)
            person = guest.person
            opened = await (await opening(socket, service, person.id)).measure(
                service.tables.see(table, person.id)
            )
            seat = seat_or_watcher(opened, person.id, number(socket, "seat"))
            since = number(socket, "since") or 0
            rooms: TableRooms = streams_of(socket).rooms
            mark = socket.query_params.get("mark", "")
            wants_outline = bool(number(socket, "outline"))
            stream = TableStream(socket, service, rooms, guest, table, seat, since, mark, wants_outline)
            with streams_of(socket).open(stream, person.id, address_of(socket)):
                await check_again(stream, epoch)
                await stream.follow(opened)
        except Problem as problem:
            await refuse(socket, problem)
    except WebSocketDisconnect:
        return


@websocket("/lobby/stream")
async def lobby_stream(socket: Socket) -> None:
    """Follow the public tables: `?game=`, `?free=`, `?pace=`, `?language=` as in the list."""
    try:
        if not await greet(socket):
            return
        try:
            service = service_of(socket)
            check_origin(socket, service.config)
            await opening(socket, service, "")
            wanted = lobby_filter(dict(socket.query_params))
            stream = LobbyStream(socket, service, streams_of(socket).lobby, wanted)
            with streams_of(socket).open(stream, "", address_of(socket)):
                await stream.follow()
        except Problem as problem:
            await refuse(socket, problem)
    except WebSocketDisconnect:
        return


@websocket("/me/stream")
async def my_stream(socket: Socket) -> None:
    """Follow my tables."""
    try:
        if not await greet(socket):
            return
        try:
            service = service_of(socket)
            check_origin(socket, service.config)
            epoch = service.people.sessions.epoch
            guest = await current_guest(socket)
            await opening(socket, service, guest.person.id)
            stream = MyTablesStream(socket, service, guest)
            with streams_of(socket).open(stream, guest.person.id, address_of(socket)):
                await check_again(stream, epoch)
                await stream.follow(service.manager.bus)
        except Problem as problem:
            await refuse(socket, problem)
    except WebSocketDisconnect:
        return


HANDLERS = [table_stream, lobby_stream, my_stream]
