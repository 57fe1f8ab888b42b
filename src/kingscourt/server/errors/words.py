"""Refusals and problems in the reader's language."""

from __future__ import annotations

from functools import lru_cache

from litestar import Request, WebSocket
from litestar.datastructures import State

from kingscourt.kernel.refusal import Refusal
from kingscourt.kernel.telling import phrase_to_wire
from kingscourt.kernel.wire import WireAction, WireRefusal
from kingscourt.server.api.wire import ProblemBody, Reason
from kingscourt.server.errors.problems import Problem
from kingscourt.server.model.setup import Setup
from kingscourt.server.tables.games import find_game
from kingscourt.table.errors import Refused
from kingscourt.texts.bundle import ENGLISH, LANGUAGES
from kingscourt.texts.renderer import Renderer


def language_of(wish: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for part in wish.split(","):
        code = part.partition(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return ENGLISH


def language_wished(asked: Request[object, object, State] | WebSocket[object, object, State]) -> str:
    """What somebody wants to read: said in the address, or by their browser."""
    return language_of(asked.query_params.get("lang", "") or asked.headers.get("accept-language", ""))


def problem_body(problem: Problem, language: str) -> ProblemBody:
    """A problem as it travels."""
    return ProblemBody(problem.code, problem.words(language))


@lru_cache(maxsize=512)
def _renderer(language: str, game: str, names: tuple[str, ...]) -> Renderer:
    return Renderer(language, [find_game(game)], names)


def renderer_of(setup: Setup, language: str) -> Renderer:
    """Says phrases of a table."""
    return _renderer(language, setup.game, tuple(seat.name or seat.level for seat in setup.seats))


def refused_body(refused: Refused, setup: Setup, language: str) -> ProblemBody:
    """A refusal as it travels."""
    refusal: Refusal = refused.refusal
    words = renderer_of(setup, language).render(refusal.phrase)
    return ProblemBody("refused", words, refusal.rule, phrase_to_wire(refusal.phrase), refused.step)


def reasons(found: list[tuple[WireAction, WireRefusal]], setup: Setup, language: str) -> list[Reason]:
    """Rules against something, in words."""
    renderer = renderer_of(setup, language)
    return [
        Reason(refusal.rule, refusal.text, renderer.render(refusal.text), action) for action, refusal in found
    ]
