"""What a seat can do in the game: commands, undo, and looking at what a lesson shows."""

from __future__ import annotations

import msgspec

from kingscourt.kernel.phrase import Phrase
from kingscourt.lessons.lesson_progress import LOOK
from kingscourt.server.errors.problems import BadRequest, Forbidden, WrongMoment
from kingscourt.server.model.table_setup import PERSON, TableSetup
from kingscourt.server.tables import lesson_course
from kingscourt.server.tables.draft_change import Draft
from kingscourt.server.tables.table_manager import Act
from kingscourt.table.errors import Refused, stale

change = msgspec.structs.replace

MOST_ACTIONS = 64


def own_seat(setup: TableSetup, person: str, seat: int) -> int:
    """The seat, after checking that it belongs to this person."""
    if not 0 <= seat < len(setup.seats):
        raise BadRequest(f"there is no seat {seat}")
    taken = setup.seats[seat]
    if taken.kind != PERSON or taken.person != person:
        raise Forbidden(Phrase("service-not-your-seat"))
    return seat


def do(person: str, seat: int, actions: list[str], after: int | None) -> Act:
    """A command: one seat's actions, all or nothing."""

    async def act(draft: Draft) -> None:
        own_seat(draft.setup, person, seat)
        if not 0 < len(actions) <= MOST_ACTIONS:
            raise BadRequest(f"a command has 1 to {MOST_ACTIONS} actions")
        table = draft.running()
        not_for_a_bot(draft, seat)
        lesson_course.check_actions(draft.setup, table, draft.progress.seen, actions)
        draft.keep(table.command(seat, actions, after))
        draft.acted = seat
        draft.missed(seat, 0)

    return act


def undo(person: str, seat: int, target: int | None, after: int | None = None) -> Act:
    """Undo one's own steps, back to the last barrier at most; `after` is the last entry the sender saw."""

    async def act(draft: Draft) -> None:
        own_seat(draft.setup, person, seat)
        table = draft.running()
        not_for_a_bot(draft, seat)
        if after is not None and after != table.position.last:
            raise Refused(stale())
        draft.keep(table.undo(seat, lesson_course.undo_target(draft.setup, table, target)))
        draft.acted = seat

    return act


def see_step(person: str, seat: int, step: int) -> Act:
    """Go on after the learner has looked at what a step of a lesson shows; once is enough."""

    async def act(draft: Draft) -> None:
        own_seat(draft.setup, person, seat)
        draft.running()
        course = draft.course()
        if course is None or step > course.step:
            raise WrongMoment(Phrase("service-no-look"))
        if step < course.step or step < draft.progress.seen:
            return
        if course.waits_for != LOOK:
            raise WrongMoment(Phrase("service-no-look"))
        draft.progress = change(draft.progress, seen=step + 1)

    return act


def not_for_a_bot(draft: Draft, seat: int) -> None:
    """Refuse commands for a seat that a bot plays until its person has come back."""
    if seat in draft.table.position.bots:
        raise WrongMoment(Phrase("service-bot-plays"))
