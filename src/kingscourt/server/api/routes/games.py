"""The games available here, and their static facts."""

from __future__ import annotations

import asyncio
import threading
from functools import cache

import msgspec
import structlog
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery

from kingscourt.bots.registry import BOTS
from kingscourt.games import registry
from kingscourt.games.registry import BrokenGame
from kingscourt.kernel.errors import UnknownGame
from kingscourt.kernel.game import Game
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.wire_conversion import phrase_to_wire
from kingscourt.lessons.lesson_files import goal_card_of, lesson_names, lesson_of
from kingscourt.server.api.conditional_responses import conditional, etag_of
from kingscourt.server.api.injected_parameter_types import AnyRequest, Guest, InjectedService, PathPart
from kingscourt.server.api.routes.schemas import game_schema
from kingscourt.server.api.wire_types_of_games import GameInfo, RuleInfo, Teaching
from kingscourt.server.errors.problems import Unknown, WrongMoment
from kingscourt.server.tables.loaded_games import facts_of, find_game, shipped_components, sourcing_of

LOG = structlog.get_logger()
TAGS = ["games"]
JSON = "application/json"
_LOOKING = threading.Lock()
LONG = "public, max-age=31536000, immutable"


def known_game(name: str) -> Game:
    """A game by id; raises Unknown if it is not available."""
    try:
        return find_game(name)
    except UnknownGame as error:
        raise Unknown(str(error)) from None
    except BrokenGame:  # paths of this machine are for its operator, who finds them in the log
        raise Unknown(f"the game {name!r} cannot be loaded here") from None


def game_info(game: Game) -> GameInfo:
    """The information needed to create a table."""
    options = {spec.name: spec.choices for spec in game.option_specs}
    sourcing = {edition: sourcing_of(game.id, edition) for edition in game.editions}
    ranges = {spec.name: spec.ranges for spec in game.option_specs if spec.ranges}
    return GameInfo(
        game.id,
        game.rules_version,
        game.seat_range,
        game.editions,
        options,
        sorted(BOTS),
        sourcing,
        ranges,
        has_reviews=game.values() is not None,
        has_goal_card=goal_card_of(game) is not None,
        lessons={name: len(lesson_of(game, name).steps) for name in lesson_names(game)},
    )


@cache
def _all_games() -> list[GameInfo]:
    found: list[GameInfo] = []
    for name in registry.names():
        try:
            found.append(game_info(find_game(name)))
        except BrokenGame:
            continue  # logged where it was loaded; one broken installation must not hide the other games
        except Exception as error:  # the code of a plugin can raise anything
            LOG.warning("broken game", game=name, problem=f"{type(error).__name__}: {error}")
    return found


@cache
def _encoded_games() -> tuple[bytes, str]:
    return _tagged(msgspec.json.encode(_all_games()))


def _find_games() -> tuple[bytes, str]:
    """Find the games once; concurrent callers wait for the same result."""
    with _LOOKING:
        return _encoded_games()


@cache
def _facts(game: str, edition: str) -> tuple[bytes, str]:
    known = known_game(game)
    if edition not in known.editions:
        raise Unknown(f"{game} has no edition {edition!r}")
    return _tagged(facts_of(game, edition))


def _tagged(body: bytes) -> tuple[bytes, str]:
    return body, etag_of(body)


@get(
    "/games",
    tags=TAGS,
    cache_control=None,
    responses={200: ResponseSpec(list[GameInfo], generate_examples=False)},
)
async def games(request: AnyRequest) -> Response[bytes]:
    """Every game; loading them takes seconds the first time, without blocking tables."""
    is_known = _encoded_games.cache_info().currsize > 0
    body, tag = _encoded_games() if is_known else await asyncio.to_thread(_find_games)
    return conditional(request, body, tag, JSON, {"cache-control": "no-cache"})


@get("/games/{game:str}", tags=TAGS)
async def one_game(game: PathPart) -> GameInfo:
    """One game."""
    return game_info(known_game(game))


@get("/games/{game:str}/schema", tags=TAGS)
async def schema(game: PathPart) -> Response[bytes]:
    """JSON Schemas of what this game sends: view, static facts, update, decision, events."""
    return Response(game_schema(known_game(game)), media_type=JSON)


@get("/games/{game:str}/facts/{edition:str}", tags=TAGS)
async def facts(
    game: PathPart, edition: PathPart, request: AnyRequest, rules: FromQuery[str] = ""
) -> Response[bytes]:
    """Static facts of an edition; with `?rules=` set to the current version they may be cached forever."""
    body, tag = _facts(game, edition)
    is_pinned = rules == find_game(game).rules_version
    headers = {"cache-control": LONG if is_pinned else "public, max-age=300"}
    return conditional(request, body, tag, JSON, headers)


@get("/tables/{table:str}/facts", tags=TAGS)
async def table_facts(
    table: PathPart, person: Guest, service: InjectedService, request: AnyRequest
) -> Response[bytes]:
    """Static facts of a table, from its own component file or its edition."""
    opened = await service.tables.see(table, person.id)
    setup = opened.row.setup
    if opened.has_bad_components:
        raise WrongMoment(Phrase("service-bad-box"))
    body, tag = _tagged(facts_of(setup.game, setup.edition, setup.components))
    return conditional(request, body, tag, JSON, {"cache-control": "private, no-cache"})


@cache
def _teaching(game: str) -> tuple[bytes, str]:
    known = known_game(game)
    lessons = [lesson_of(known, name) for name in lesson_names(known)]
    return _tagged(msgspec.json.encode(Teaching(goal_card_of(known), lessons)))


@get(
    "/games/{game:str}/teaching",
    tags=TAGS,
    responses={200: ResponseSpec(Teaching, generate_examples=False)},
)
async def teaching(game: PathPart, request: AnyRequest) -> Response[bytes]:
    """The goal card and the lessons of a game; the wording is in the game's texts."""
    body, tag = _teaching(game)
    return conditional(request, body, tag, JSON, {"cache-control": "no-cache"})


@cache
def _rules(game: str, edition: str) -> tuple[bytes, str]:
    known = known_game(game)
    if edition not in known.editions:
        raise Unknown(f"{game} has no edition {edition!r}")
    found = [
        RuleInfo(
            rule.id,
            phrase_to_wire(Phrase(rule.text, rule.args)),
            rule.component,
            [phrase_to_wire(line) for line in rule.lines],
            rule.see,
            rule.confidence,
            rule.kind,
        )
        for rule in known.rules(shipped_components(game, edition))
    ]
    return _tagged(msgspec.json.encode(found))


@get(
    "/games/{game:str}/rules/{edition:str}",
    tags=TAGS,
    responses={200: ResponseSpec(list[RuleInfo], generate_examples=False)},
)
async def rules(game: PathPart, edition: PathPart, request: AnyRequest) -> Response[bytes]:
    """Every rule and component of an edition by its id; the wording is in the game's texts."""
    body, tag = _rules(game, edition)
    return conditional(request, body, tag, JSON, {"cache-control": "no-cache"})


HANDLERS = [games, one_game, schema, facts, table_facts, teaching, rules]
