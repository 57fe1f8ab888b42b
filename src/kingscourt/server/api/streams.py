"""The addresses of streams."""

from __future__ import annotations

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from kingscourt.server.api.given import PathPart
from kingscourt.server.api.signing import address_of, check_origin, current_guest, desk_of
from kingscourt.server.desk.desk import Desk
from kingscourt.server.errors.problems import BadRequest, Problem
from kingscourt.server.errors.words import language_wished, problem_body
from kingscourt.server.limits.meter import PATIENCE, QUEUE, Meter
from kingscourt.server.lobby.pages import lobby_filter
from kingscourt.server.showing.play import seat_or_watcher
from kingscourt.server.stream import messages as m
from kingscourt.server.stream.line import Socket
from kingscourt.server.stream.list_streams import LobbyStream, MyTablesStream
from kingscourt.server.stream.rooms import Rooms
from kingscourt.server.stream.socket import REFUSED, Stream
from kingscourt.server.stream.streams import Streams
from kingscourt.server.stream.table_stream import TableStream

LARGEST = 1_000_000
OPENING = 5.0  # milliseconds: the handshake, the greeting, the first push
DIGITS = 20  # Python itself refuses to read thousands of them


async def refuse(socket: Socket, problem: Problem) -> None:
    """Say why and close; 4000 and the status tell a program the same."""
    body = m.No("", problem_body(problem, language_wished(socket)))
    await socket.send_data(msgspec.json.encode(body).decode(), mode="text")
    await socket.close(code=REFUSED + problem.status)


def number(socket: Socket, name: str) -> int | None:
    """A number from the address."""
    text = socket.query_params.get(name, "")
    if text == "":
        return None
    if not text.isascii() or not text.isdecimal() or len(text) > DIGITS or int(text) > LARGEST:
        raise BadRequest(f"{name} is a number")
    return int(text)


async def greet(socket: Socket) -> bool:
    """Accept; an old tab is told to reload."""
    await socket.accept()
    if socket.query_params.get("v", str(m.PROTOCOL)) == str(m.PROTOCOL):
        return True
    await socket.send_data(msgspec.json.encode(m.Reload(m.PROTOCOL)).decode(), mode="text")
    await socket.close(code=4426)
    return False


async def opening(socket: Socket, desk: Desk, person: str) -> Meter:
    """A stream costs something before anything is said on it."""
    meter = Meter(desk.budgets, address_of(socket), person)
    await meter.afford(PATIENCE, "stream")
    async with meter.turn(QUEUE, OPENING / 1000):
        meter.charge(OPENING)
    return meter


def streams_of(socket: Socket) -> Streams:
    """The open streams of this process."""
    streams = socket.app.state["streams"]
    assert isinstance(streams, Streams)
    return streams


async def check_again(stream: Stream, epoch: int) -> None:
    """Whoever lost a right while the stream was being opened was not among the open streams yet."""
    if stream.desk.sessions.epoch != epoch:
        await stream.still_allowed()


@websocket("/tables/{table:str}/stream")
async def table_stream(socket: Socket, table: PathPart) -> None:
    """Follow a table: `?seat=` mine (none: watch), `?since=` my last number and its `?mark=`, `?v=2`."""
    try:
        if not await greet(socket):
            return
        try:
            desk = desk_of(socket)
            check_origin(socket, desk.config)
            epoch = desk.sessions.epoch
            guest = await current_guest(socket)
            person = guest.person
            opened = await (await opening(socket, desk, person.id)).measure(desk.see(table, person.id))
            seat = seat_or_watcher(opened, person.id, number(socket, "seat"))
            since = number(socket, "since") or 0
            rooms: Rooms = streams_of(socket).rooms
            mark = socket.query_params.get("mark", "")
            stream = TableStream(socket, desk, rooms, guest, table, seat, since, mark)
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
            desk = desk_of(socket)
            check_origin(socket, desk.config)
            await opening(socket, desk, "")
            wanted = lobby_filter(dict(socket.query_params))
            stream = LobbyStream(socket, desk, streams_of(socket).lobby, wanted)
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
            desk = desk_of(socket)
            check_origin(socket, desk.config)
            epoch = desk.sessions.epoch
            guest = await current_guest(socket)
            await opening(socket, desk, guest.person.id)
            stream = MyTablesStream(socket, desk, guest)
            with streams_of(socket).open(stream, guest.person.id, address_of(socket)):
                await check_again(stream, epoch)
                await stream.follow(desk.house.bus)
        except Problem as problem:
            await refuse(socket, problem)
    except WebSocketDisconnect:
        return


HANDLERS = [table_stream, lobby_stream, my_stream]
