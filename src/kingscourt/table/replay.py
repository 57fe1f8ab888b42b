"""Rebuild a table from a record by replaying its entries."""

from __future__ import annotations

from kingscourt.components.named_files import shipped_components
from kingscourt.kernel.chance import Source
from kingscourt.kernel.errors import BadComponents, KingscourtError
from kingscourt.kernel.game import Components, Game
from kingscourt.table.consent import check_entry
from kingscourt.table.entry import Entry
from kingscourt.table.errors import BadRecord
from kingscourt.table.game_setup import GameSetup, PracticeStart, Prepared, SeatSetup
from kingscourt.table.practice_start import practice_setup
from kingscourt.table.record import Record, rules_of
from kingscourt.table.table import Table
from kingscourt.table.wire_types import HeaderLine, StartLine


class NoChance(Source):
    """The source of a replay, which never draws: the outcomes are in the log."""

    def below(self, purpose: str, draw: int, n: int) -> int:
        """Fail: a replay must not draw."""
        raise AssertionError(f"a replay was asked to draw for {purpose}")


def game_setup_of(header: HeaderLine, game: Game, rules: str = "") -> GameSetup:
    """The setup in the header of a record; `rules` if they were upgraded since."""
    needed = rules or header.rules
    if header.game != game.id:
        raise BadRecord(0, f"this is a record of {header.game!r}, not of {game.id!r}")
    if needed != game.rules_version:
        raise BadRecord(0, f"rules {needed!r} of {game.id}; here are rules {game.rules_version!r}")
    try:
        return _setting(header, game)
    except BadRecord:
        raise
    except (KingscourtError, RecursionError) as error:
        raise BadRecord(0, str(error)) from None


def _setting(header: HeaderLine, game: Game) -> GameSetup:
    options = game.options(len(header.seats), header.edition, header.options)
    if options.edition != header.edition:
        raise BadRecord(0, f"it names no edition; {game.id} has: {', '.join(game.editions)}")
    components: Components
    if header.components is None:
        components = shipped_components(game, header.edition)
    else:
        components = embedded_components(game, header.components)
        if components.edition != header.edition:
            raise BadRecord(0, f"its components are of {components.edition!r}, not {header.edition!r}")
    seats = [SeatSetup(seat.name, seat.kind, seat.nonce) for seat in header.seats]
    game_setup = GameSetup(
        game,
        options,
        components,
        seats,
        header.commitment,
        header.rules,
        undo=header.undo,
        prepared=prepared_of(header),
    )
    start = practice_start_of(header.start)
    return game_setup if start is None else practice_setup(game_setup, start)


def practice_start_of(line: StartLine | None) -> PracticeStart | None:
    """Where the header of a practice game's record says that it began."""
    if line is None:
        return None
    before = practice_start_of(line.before)
    return PracticeStart(line.seat, line.seed, line.entries, line.scenario, before)


def prepared_of(header: HeaderLine) -> Prepared | None:
    """The draws that the header of a lesson's record says were prepared."""
    line = header.prepared
    return None if line is None else Prepared(line.lesson, line.draws)


def embedded_components(game: Game, text: str) -> Components:
    """Components from an owner's file in the header; a value out of range is reported by its field."""
    try:
        return game.read_components(text)
    except BadComponents as error:
        raise BadRecord(0, "components: " + "; ".join(error.problems)) from None


def replay(record: Record, game: Game, source: Source | None = None, until: int | None = None) -> Table:
    """The table after the entries of a record (up to number `until`); with a source it can be continued."""
    table = Table(game_setup_of(record.header, game, rules_of(record)), source or NoChance())
    for entry in record.entries:
        if until is not None and entry.n > until:
            break
        play_entry(table, entry)
    return table


def play_entry(table: Table, entry: Entry) -> None:
    """Append one recorded entry."""
    check_entry(table.position, entry)
    table.position.play(entry)
    table.entries.append(entry)
