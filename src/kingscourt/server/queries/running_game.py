"""Queries about a running game: views, previews, reasons against actions, hints."""

from __future__ import annotations

from kingscourt.hints.at_table import are_hints_allowed, hints_at
from kingscourt.hints.wire_types import Hints
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.wire_types import Outline
from kingscourt.server.errors.problems import Forbidden, WrongMoment
from kingscourt.server.queries.table_summaries import running_table
from kingscourt.server.tables.live_table import LiveTable
from kingscourt.server.tables.seat_commands import own_seat
from kingscourt.table import projection
from kingscourt.table.projection import preview, update_for
from kingscourt.table.why_not import Impossible, why_not
from kingscourt.table.wire_types import Preview, Update


def seat_or_watcher(opened: LiveTable, person: str, seat: int | None) -> int | None:
    """Check whose view to use: a seat of this person, or a watcher's, who must not also play."""
    if seat is not None:
        return own_seat(opened.row.setup, person, seat)
    return None


def update_of(opened: LiveTable, person: str, seat: int | None, since: int) -> Update:
    """The update for a person."""
    return update_for(running_table(opened), seat_or_watcher(opened, person, seat), since)


def try_out(opened: LiveTable, person: str, seat: int, actions: list[str]) -> Preview:
    """The position after actions that are not carried out."""
    own_seat(opened.row.setup, person, seat)
    table = running_table(opened)
    if opened.row.progress.paused:
        raise WrongMoment(Phrase("service-paused"))
    return preview(table, seat, actions)


def reasons_against(opened: LiveTable, person: str, seat: int, asked: str, like: str) -> list[Impossible]:
    """The rules that forbid a place or an action's text, each once; empty if something is possible there."""
    own_seat(opened.row.setup, person, seat)
    return why_not(running_table(opened), seat, asked, like)


def outline_of(opened: LiveTable, person: str, seat: int | None, actions: list[str]) -> Outline:
    """The position, perhaps after actions not yet sent, as a tree that any reader can lay out."""
    table = running_table(opened)
    setup = table.game_setup
    if actions:
        if seat is None:
            raise Forbidden(Phrase("service-only-watching"))
        tried = try_out(opened, person, seat, actions).view
        assert tried is not None
        return setup.outline(tried)
    seen = setup.game.view(table.position.state, seat_or_watcher(opened, person, seat))
    return setup.outline(seen)


def final_actions(opened: LiveTable, person: str, seat: int, actions: list[str]) -> list[str]:
    """Which of the next actions could not be undone."""
    own_seat(opened.row.setup, person, seat)
    return projection.final_actions(running_table(opened), seat, actions)


def hints_for(opened: LiveTable, person: str, seat: int, actions: list[str]) -> Hints:
    """What a seat could do; only where all other seats are played by bots."""
    own_seat(opened.row.setup, person, seat)
    table = running_table(opened)
    if opened.row.progress.paused:
        raise WrongMoment(Phrase("service-paused"))
    if not are_hints_allowed(table.position, seat):
        raise Forbidden(Phrase("service-no-hints"))
    return hints_at(table, seat, actions, opened.row.id)
