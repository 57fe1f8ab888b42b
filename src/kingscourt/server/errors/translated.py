"""Refusals and problems in the reader's language."""

from __future__ import annotations

from functools import lru_cache

from litestar import Request, WebSocket
from litestar.datastructures import State

from kingscourt.kernel.action import Action
from kingscourt.kernel.refusal import Refusal
from kingscourt.kernel.wire_conversion import action_to_wire, phrase_to_wire, refusal_to_wire
from kingscourt.server.api.wire_types import ProblemBody, Reason
from kingscourt.server.errors.problems import Problem
from kingscourt.server.model.table_setup import TableSetup
from kingscourt.server.tables.loaded_games import find_game
from kingscourt.table.errors import Refused
from kingscourt.table.why_not import Impossible
from kingscourt.texts.locale_files import ENGLISH, LANGUAGES
from kingscourt.texts.renderer import Renderer


def language_of(wish: str) -> str:
    """The first supported language of an Accept-Language header."""
    for part in wish.split(","):
        code = part.partition(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return ENGLISH


def language_wished(asked: Request[object, object, State] | WebSocket[object, object, State]) -> str:
    """The language that a client wants, from the query or the browser's header."""
    return language_of(asked.query_params.get("lang", "") or asked.headers.get("accept-language", ""))


def problem_body(problem: Problem, language: str) -> ProblemBody:
    """The wire form of a problem."""
    return ProblemBody(problem.code, problem.words(language))


@lru_cache(maxsize=512)
def _renderer(language: str, game: str, names: tuple[str, ...]) -> Renderer:
    return Renderer(language, [find_game(game)], names)


def renderer_of(setup: TableSetup, language: str) -> Renderer:
    """The renderer for a table's phrases."""
    return _renderer(language, setup.game, tuple(seat.name or seat.level for seat in setup.seats))


def refused_body(refused: Refused, setup: TableSetup, language: str) -> ProblemBody:
    """The wire form of a refusal."""
    refusal: Refusal = refused.refusal
    words = renderer_of(setup, language).render(refusal.phrase)
    return ProblemBody("refused", words, refusal.rule, phrase_to_wire(refusal.phrase), refused.step)


def reasons(found: list[Impossible], setup: TableSetup, language: str) -> list[Reason]:
    """The rules that forbid something, in words."""
    renderer = renderer_of(setup, language)
    return [_reason(renderer, one.action, refusal) for one in found for refusal in one.refusals]


def _reason(renderer: Renderer, action: Action, refusal: Refusal) -> Reason:
    words = renderer.render(refusal.phrase)
    wire = refusal_to_wire(refusal)
    return Reason(refusal.rule, wire.text, words, action_to_wire(action), wire.missing)
