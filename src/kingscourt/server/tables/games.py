"""Games of the registry, loaded once a process."""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from kingscourt.games import registry
from kingscourt.kernel.catalogue import Catalogue
from kingscourt.kernel.game import Components, Game
from kingscourt.server.api.wire import Sourcing
from kingscourt.server.model.setup import BOT, Setup
from kingscourt.table.fairness import AuditedSource
from kingscourt.table.setting import BOT as BOT_SEAT
from kingscourt.table.setting import HUMAN, SeatInfo, Setting
from kingscourt.table.table import Table


@cache
def find_game(name: str) -> Game:
    """A game by its id; the registry reads entry points, which is slow."""
    return registry.game(name)


@cache
def shipped_components(name: str, edition: str) -> Components:
    """The components of a shipped edition, decoded once."""
    return find_game(name).components(edition)


@cache
def _shared_catalogue(name: str, edition: str, seats: int, options: tuple[tuple[str, str], ...]) -> Catalogue:
    """Tables with the same options share their catalogue."""
    game = find_game(name)
    return game.catalogue(game.options(seats, edition, dict(options)), shipped_components(name, edition))


@lru_cache(maxsize=64)
def own_components(name: str, text: str) -> Components:
    """An owner's box, decoded once; `boxes` lets in only texts that a limited child has read before."""
    return find_game(name).read_components(text)


@lru_cache(maxsize=64)
def sourcing_of(name: str, edition: str, components: str | None = None) -> Sourcing:
    """How sure the values of a shipped edition or of an owner's box are."""
    box = shipped_components(name, edition) if components is None else own_components(name, components)
    levels = list(box.confidence().values())
    return Sourcing(len(levels), levels.count("reconstructed"))


@lru_cache(maxsize=32)
def facts_of(name: str, edition: str, components: str | None = None) -> bytes:
    """What is printed in the box, a shipped edition or an owner's, as it is sent."""
    game = find_game(name)
    box = shipped_components(name, edition) if components is None else own_components(name, components)
    return msgspec.json.encode(game.static_facts(box))


def setting_of(setup: Setup) -> Setting:
    """What the core needs to know about a table."""
    game = find_game(setup.game)
    seats = [
        SeatInfo(seat.level, BOT_SEAT) if seat.kind == BOT else SeatInfo(seat.name, HUMAN, seat.nonce)
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
    return Setting(
        game,
        options,
        components,
        seats,
        setup.commitment,
        setup.rules,
        catalogue,
        chance=setup.chance,
        undo=setup.undo,
    )


def table_of(setup: Setup) -> Table:
    """A table before its first entry, with the chance it committed to."""
    setting = setting_of(setup)
    return Table(setting, AuditedSource(bytes.fromhex(setup.seed), setting.nonces()))
