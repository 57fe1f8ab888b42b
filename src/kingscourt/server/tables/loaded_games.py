"""Games of the registry, loaded once per process."""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from kingscourt.components import named_files
from kingscourt.games import registry
from kingscourt.games.registry import BrokenGame
from kingscourt.kernel.catalogue import Catalogue
from kingscourt.kernel.game import Components, Game
from kingscourt.server.api.wire_types_of_games import Sourcing
from kingscourt.server.model.table_setup import BOT, Practice, TableSetup
from kingscourt.table.fairness import AuditedSource
from kingscourt.table.game_setup import BOT as BOT_SEAT
from kingscourt.table.game_setup import HUMAN, GameSetup, PracticeStart, Prepared, SeatSetup
from kingscourt.table.practice_start import practice_setup
from kingscourt.table.table import Table


def find_game(name: str) -> Game:
    """A game by id, cached because the registry reads entry points, which is slow."""
    found = _loaded(name)
    if isinstance(found, BrokenGame):
        raise found.with_traceback(None)
    return found


@cache
def _loaded(name: str) -> Game | BrokenGame:
    """A broken game is remembered, too, or every request for it would import it again."""
    try:
        return registry.game(name)
    except BrokenGame as error:
        import structlog  # noqa: PLC0415 - takes longer to import than all that child processes need besides

        structlog.get_logger().warning("broken game", game=name, problem=str(error))
        return error


@cache
def shipped_components(name: str, edition: str) -> Components:
    """The components of a shipped edition, decoded once."""
    return named_files.shipped_components(find_game(name), edition)


@cache
def _shared_catalogue(name: str, edition: str, seats: int, options: tuple[tuple[str, str], ...]) -> Catalogue:
    """The catalogue shared by all tables with the same options."""
    game = find_game(name)
    return game.catalogue(game.options(seats, edition, dict(options)), shipped_components(name, edition))


@lru_cache(maxsize=64)
def own_components(name: str, text: str) -> Components:
    """An owner's components, decoded once; callers must have had the text read by a restricted child."""
    return find_game(name).read_components(text)


@lru_cache(maxsize=64)
def sourcing_of(name: str, edition: str, components: str | None = None) -> Sourcing:
    """The confidence in the values of a shipped edition or of an owner's components."""
    box = shipped_components(name, edition) if components is None else own_components(name, components)
    levels = list(box.confidence().values())
    return Sourcing(len(levels), levels.count("reconstructed"))


@lru_cache(maxsize=32)
def facts_of(name: str, edition: str, components: str | None = None) -> bytes:
    """The printed facts of a shipped edition or of an owner's components, encoded for clients."""
    game = find_game(name)
    box = shipped_components(name, edition) if components is None else own_components(name, components)
    return msgspec.json.encode(game.static_facts(box))


def game_setup_of(setup: TableSetup) -> GameSetup:
    """The game setup that the core needs for a table."""
    game = find_game(setup.game)
    seats = [
        SeatSetup(seat.level, BOT_SEAT) if seat.kind == BOT else SeatSetup(seat.name, HUMAN, seat.nonce)
        for seat in setup.seats
    ]
    options = game.options(len(seats), setup.edition, setup.options)
    catalogue: Catalogue | None
    if setup.components is not None:
        components = own_components(setup.game, setup.components)
        catalogue = None
    else:
        components = shipped_components(setup.game, setup.edition)
        key = tuple(sorted(options.variants.items()))
        catalogue = _shared_catalogue(setup.game, setup.edition, len(seats), key)
    made = GameSetup(
        game,
        options,
        components,
        seats,
        setup.commitment,
        setup.rules,
        catalogue,
        undo=setup.undo,
        prepared=_prepared(setup),
    )
    start = _practice_start(setup.practice)
    return made if start is None else practice_setup(made, start)


def _prepared(setup: TableSetup) -> Prepared | None:
    lesson = setup.prepared
    return None if lesson is None else Prepared(lesson.lesson, lesson.draws)


def _practice_start(practice: Practice | None) -> PracticeStart | None:
    if practice is None:
        return None
    before = _practice_start(practice.before)
    return PracticeStart(practice.seat, practice.seed, practice.entries, practice.scenario, before)


def table_of(setup: TableSetup) -> Table:
    """A table before its first entry, with the randomness it committed to."""
    game_setup = game_setup_of(setup)
    return Table(game_setup, AuditedSource(bytes.fromhex(setup.seed), game_setup.nonces()))
