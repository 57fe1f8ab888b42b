"""Practice: play on from a position, with bots, at a table of its own."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from kingscourt.lessons.rule_book_files import BadRuleBook, position_of
from kingscourt.server.api.injected_parameter_types import AnyRequest, Guest, InjectedService, PathPart
from kingscourt.server.api.routes.games import known_game
from kingscourt.server.api.wire_types import TableInfo
from kingscourt.server.api.wire_types_of_practice import GamePractice, RulePractice
from kingscourt.server.errors.problems import Unknown
from kingscourt.server.errors.translated import language_wished
from kingscourt.server.queries.table_summaries import table_info

TAGS = ["practice"]


@post("/tables/{table:str}/practice", tags=TAGS, status_code=201)
async def after_game(
    table: PathPart,
    data: JSONBody[GamePractice],
    person: Guest,
    service: InjectedService,
    request: AnyRequest,
) -> TableInfo:
    """Play on from a position of a finished game; what my seat did not know there is drawn anew."""
    opened = await service.practice.after_game(table, person, data, language_wished(request))
    return table_info(opened, person.id, service.people.handles)


@post("/games/{game:str}/positions/{name:str}/practice", tags=TAGS, status_code=201)
async def after_rule(
    game: PathPart,
    name: PathPart,
    person: Guest,
    service: InjectedService,
    request: AnyRequest,
    data: JSONBody[RulePractice | None] = None,
) -> TableInfo:
    """Play on from a position that shows a rule, on the seat that it is shown to."""
    known = known_game(game)
    try:
        shown = position_of(known, name)
    except BadRuleBook as error:
        raise Unknown(str(error)) from None
    wish, language = data or RulePractice(), language_wished(request)
    opened = await service.practice.after_rule(known, shown, person, wish, language)
    return table_info(opened, person.id, service.people.handles)


HANDLERS = [after_game, after_rule]
