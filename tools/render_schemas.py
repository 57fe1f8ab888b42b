"""Write docs/schemas/*.json: the JSON Schemas of everything that leaves the process.

Example: python tools/render_schemas.py --check
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from kingscourt.kernel.game import Game
from kingscourt.kernel.wire_types import Outline, WireRefusal
from kingscourt.review.document import ReviewDocument
from kingscourt.server.api import wire_types as service
from kingscourt.server.api import wire_types_of_games as about_games
from kingscourt.server.api import wire_types_of_positions as about_positions
from kingscourt.server.api import wire_types_of_practice as about_practice
from kingscourt.server.api.seat_requests import SeatAnswer, SeatRequest
from kingscourt.server.model.chat_line import ChatLine
from kingscourt.server.stream.messages import FromClient, FromServer
from kingscourt.table.wire_types import (
    EntryLine,
    HeaderLine,
    PastPositions,
    Preview,
    ResultLine,
    RevealLine,
    Update,
)
from kingscourt.texts.generated.shipped_games import shipped_games
from kingscourt.texts.generated.write_or_compare import write_pages

FOLDER = Path(__file__).parents[1] / "docs/schemas"
SHARED: list[type] = [HeaderLine, EntryLine, ResultLine, RevealLine, Update, Preview, Outline, WireRefusal]
SERVICE: list[type] = [
    service.NewGuest,
    service.Me,
    service.SignedOut,
    service.Removal,
    service.Erasure,
    service.NewTable,
    service.NewLesson,
    about_practice.GamePractice,
    about_practice.RulePractice,
    service.Joining,
    service.NewInvitation,
    service.Invitation,
    service.FoundInvitation,
    service.BotSeat,
    service.InvitationState,
    service.TableInfo,
    service.MyTable,
    service.MyDaysOff,
    service.NewDaysOff,
    service.ProblemBody,
    service.Reason,
    service.Verdict,
    about_games.GameInfo,
    about_games.Teaching,
    about_games.MyLesson,
    about_games.RuleInfo,
    about_positions.RuleBookInfo,
    about_positions.ShownPositionInfo,
    service.Secrets,
    service.TotalAt,
    service.ReviewProgress,
    ReviewDocument,
    PastPositions,
    service.LobbyPage,
    ChatLine,
    Outline,
]


def schema_of(types: list[type]) -> str:
    """One document with a definition for each type and all types they use."""
    _, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    document = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": parts}
    return msgspec.json.format(msgspec.json.encode(document, order="sorted"), indent=1).decode() + "\n"


def service_schema() -> str:
    """What the service sends and receives: requests, responses, and both directions of a stream."""
    unions = {
        "FromServer": FromServer,
        "FromClient": FromClient,
        "SeatRequest": SeatRequest,
        "SeatAnswer": SeatAnswer,
    }
    schemas, parts = msgspec.json.schema_components(
        [*unions.values(), *SERVICE], ref_template="#/$defs/{name}"
    )
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": parts | dict(zip(unions, schemas, strict=False)),
    }
    return msgspec.json.format(msgspec.json.encode(document, order="sorted"), indent=1).decode() + "\n"


def types_of(game: Game) -> list[type]:
    """The view and the static facts of a game."""
    options = game.options(game.seat_range[0])
    components = game.components(options.edition)
    return [type(game.view(game.new(options, components), None)), type(game.static_facts(components))]


def documents() -> dict[Path, str]:
    """Content by file."""
    found = {FOLDER / "kingscourt.json": schema_of(SHARED)}
    found[FOLDER / "service.json"] = service_schema()
    for game in shipped_games():
        found[FOLDER / f"{game.id}.json"] = schema_of(types_of(game))
    return found


def main() -> int:
    """Write the files, or with --check report stale ones; both builds must give the same bytes."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is stale")
    return write_pages(documents(), check=parser.parse_args().check)


if __name__ == "__main__":
    sys.exit(main())
