"""Lessons: begin one, at a table of its own; how far I have come in each."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from kingscourt.lessons.lesson_files import BadLesson, lesson_of
from kingscourt.server.api.injected_parameter_types import AnyRequest, Guest, InjectedService, PathPart
from kingscourt.server.api.routes.games import known_game
from kingscourt.server.api.wire_types import NewLesson, TableInfo
from kingscourt.server.api.wire_types_of_games import MyLesson
from kingscourt.server.errors.problems import Unknown
from kingscourt.server.errors.translated import language_wished
from kingscourt.server.queries.table_summaries import table_info
from kingscourt.server.services.store_access import reach

TAGS = ["lessons"]


@post("/games/{game:str}/lessons/{name:str}", tags=TAGS, status_code=201)
async def begin(
    game: PathPart,
    name: PathPart,
    person: Guest,
    service: InjectedService,
    request: AnyRequest,
    data: JSONBody[NewLesson | None] = None,
) -> TableInfo:
    """Begin a lesson at a private table of its own, which starts at once; a repeated id gets the first."""
    known = known_game(game)
    try:
        lesson = lesson_of(known, name)
    except BadLesson as error:
        raise Unknown(str(error)) from None
    wish = data or NewLesson()
    opened = await service.tables.begin_lesson(person, known, lesson, wish, language_wished(request))
    return table_info(opened, person.id, service.people.handles)


@get("/me/lessons", tags=TAGS)
async def my_lessons(person: Guest, service: InjectedService) -> list[MyLesson]:
    """How far I have come in each lesson that I have begun, the newest first."""
    found = await reach(service.manager.directory.lessons_of(person.id))
    found = sorted(found, key=lambda one: one.begun_at, reverse=True)
    return [MyLesson(one.game, one.lesson, one.table, one.step, one.steps, one.is_done) for one in found]


HANDLERS = [begin, my_lessons]
