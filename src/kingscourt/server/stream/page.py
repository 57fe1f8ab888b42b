"""The documentation of streams, made from the message types."""

from __future__ import annotations

from typing import get_args

import msgspec

from kingscourt.server.stream.messages import PROTOCOL, FromClient, FromServer

INTRODUCTION = f"""# Streams

WebSocket, text frames, one JSON object each; `type` tells which. Protocol version {PROTOCOL}. JSON Schemas of
all messages are at `/api/stream-schema`, those of a game's view and decisions at `/api/games/<game>/schema`.
This page is made by `tools/render_service.py`.

| address | what |
|---|---|
| `/api/tables/<id>/stream?v={PROTOCOL}&seat=0&since=17&mark=0f…` | a table, as my seat or watching |
| `/api/lobby/stream?game=royals&free=2&pace=live&language=hu` | public tables; any filter or none |
| `/api/me/stream` | my tables, those that wait for me first |

A table has one sequence for all: what a seat may not see is an entry with only its number `n`, so a gap
always means loss. After a break connect again with the number of the last entry (`since`) and the `mark`
that came with it; several changes may come as one push. A mark names the whole log up to a number without
telling anything of it. A server whose log is another one, because a database came back without its newest
changes, sends everything anew: an `update` whose `since` is lower than the last number that I have means
that all I have beyond it never was; so does a `table` that has not begun.
Sealed choices have no number: `status` says who has chosen. A command is answered by `done` when it is
durable, or by `no`; send it again with the same `id` after a break and it is done once. The server
sends `beat` when it has been silent for the `heartbeat` of `hello`. A server that closes says `bye`;
`reload` means that the client is too old. A stream that is refused gets one `no` and is closed with
4000 plus the HTTP status; so is one whose seat or table is no longer mine, or whose session has ended
(4401, 4403). People are named by handles that are good for the reader alone. Unknown types are to be
ignored, unknown event kinds shown as text. Who asks for more than their share is read more slowly, and
after some seconds of that closed with 4429. A preview is worked out when the answers before it were read.
"""


def stream_page() -> str:
    """The page."""
    parts = [INTRODUCTION]
    for title, union in (("From the server", FromServer), ("From the client", FromClient)):
        parts.append(f"\n## {title}\n\n| type | fields | meaning |\n|---|---|---|\n")
        parts.extend(_line(kind) for kind in get_args(union))
    return "".join(parts)


def _line(kind: type[msgspec.Struct]) -> str:
    fields = ", ".join(f"`{name}`" for name in kind.__struct_fields__)
    meaning = (kind.__doc__ or "").strip()
    return f"| `{kind.__struct_config__.tag}` | {fields} | {meaning} |\n"
