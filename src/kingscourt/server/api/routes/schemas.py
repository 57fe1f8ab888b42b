"""JSON Schemas generated from the Python types."""

from __future__ import annotations

from functools import cache

import msgspec

from kingscourt.kernel.game import Game
from kingscourt.kernel.wire_types import Outline, WireAction, WireDecision, WireEvent
from kingscourt.server.stream.messages import FromClient, FromServer
from kingscourt.server.tables.loaded_games import shipped_components
from kingscourt.table.wire_types import (
    EntryLine,
    HeaderLine,
    Preview,
    ResultLine,
    RevealLine,
    SeenEntry,
    Update,
)

REF = "#/schemas/{name}"


@cache
def game_schema(game: Game) -> bytes:
    """Schemas of one game: its view and static facts, and the messages that carry them."""
    edition = game.editions[0]
    components = shipped_components(game.id, edition)
    state = game.new(game.options(game.seat_range[0], edition), components)
    view = type(game.view(state, None))
    facts = type(game.static_facts(components))
    shared: list[type] = [Update, Preview, SeenEntry, WireDecision, WireAction, WireEvent, Outline]
    _, schemas = msgspec.json.schema_components([view, facts, *shared], ref_template=REF)
    roles = {"view": view.__name__, "facts": facts.__name__}
    roles |= {"update": "Update", "preview": "Preview", "decision": "WireDecision", "event": "WireEvent"}
    body = {"game": game.id, "rules": game.rules_version, "roles": roles, "schemas": schemas}
    return msgspec.json.encode(body, order="sorted")


@cache
def stream_schema() -> bytes:
    """Schemas of all stream messages and of a record's lines."""
    lines: list[type] = [HeaderLine, EntryLine, ResultLine, RevealLine]
    (down, up, *_), schemas = msgspec.json.schema_components(
        [FromServer, FromClient, *lines], ref_template=REF
    )
    return msgspec.json.encode({"from_server": down, "from_client": up, "schemas": schemas}, order="sorted")
