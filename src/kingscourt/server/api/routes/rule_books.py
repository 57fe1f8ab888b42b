"""The rules to read without a table: their chapters, and the positions that show them on a board."""

from __future__ import annotations

import asyncio
import threading
from functools import cache

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from kingscourt.lessons.rule_book import options_of
from kingscourt.lessons.rule_book_files import BadRuleBook, position_names, position_of, rule_book_of
from kingscourt.server.api.conditional_responses import conditional, etag_of
from kingscourt.server.api.injected_parameter_types import AnyRequest, PathPart
from kingscourt.server.api.routes.games import known_game
from kingscourt.server.api.wire_types_of_positions import (
    ChapterInfo,
    RuleBookInfo,
    RulePosition,
    ShownPositionInfo,
)
from kingscourt.server.errors.problems import Unknown
from kingscourt.server.tables.rule_positions import (
    allowed_answers,
    outline_of_position,
    refused_answers,
    update_of_position,
)

TAGS = ["games"]
JSON = "application/json"
_MAKING = threading.Lock()


def rule_book_info(game: str) -> RuleBookInfo:
    """The chapters of a game, and what shows its rules; raises Unknown if nobody has put them in order."""
    known = known_game(game)
    book = rule_book_of(known)
    if book is None:
        raise Unknown(f"{game} has no rule book")
    chapters = [ChapterInfo(chapter.name, chapter.icon, chapter.rules) for chapter in book.chapters]
    positions = [RulePosition(name, position_of(known, name).rule) for name in position_names(known)]
    return RuleBookInfo(chapters, positions)


def shown_position_info(game: str, name: str) -> ShownPositionInfo:
    """A position as the seat sees it that it is shown to."""
    known = known_game(game)
    try:
        shown = position_of(known, name)
    except BadRuleBook as error:
        raise Unknown(str(error)) from None
    options = options_of(known, shown)
    return ShownPositionInfo(
        name,
        shown.rule,
        shown.seat,
        shown.light,
        allowed_answers(known, shown),
        refused_answers(known, shown),
        options.edition,
        options.seats,
        update_of_position(known, shown),
        outline_of_position(known, shown),
    )


@cache
def _encoded_book(game: str) -> tuple[bytes, str]:
    body = msgspec.json.encode(rule_book_info(game))
    return body, etag_of(body)


@cache
def _encoded_position(game: str, name: str) -> tuple[bytes, str]:
    body = msgspec.json.encode(shown_position_info(game, name))
    return body, etag_of(body)


def _make_position(game: str, name: str) -> tuple[bytes, str]:
    """Make a position once; concurrent callers wait for the same result."""
    with _MAKING:
        return _encoded_position(game, name)


@get(
    "/games/{game:str}/rule-book",
    tags=TAGS,
    responses={200: ResponseSpec(RuleBookInfo, generate_examples=False)},
)
async def rule_book(game: PathPart, request: AnyRequest) -> Response[bytes]:
    """The rules of a game in the order a person reads them, and the positions that show some of them."""
    body, tag = _encoded_book(game)
    return conditional(request, body, tag, JSON, {"cache-control": "no-cache"})


@get(
    "/games/{game:str}/positions/{name:str}",
    tags=TAGS,
    responses={200: ResponseSpec(ShownPositionInfo, generate_examples=False)},
)
async def shown_position(game: PathPart, name: PathPart, request: AnyRequest) -> Response[bytes]:
    """A position that shows a rule, as one seat sees it; nobody sits there and nothing can be done."""
    body, tag = await asyncio.to_thread(_make_position, game, name)
    return conditional(request, body, tag, JSON, {"cache-control": "no-cache"})


HANDLERS = [rule_book, shown_position]
