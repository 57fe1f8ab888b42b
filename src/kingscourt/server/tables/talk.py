"""What people settle among themselves: offers that need consent, resigning, leaving a seat to a bot."""

from __future__ import annotations

import msgspec

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import BadRequest, WrongMoment
from kingscourt.server.model.course import END, PAUSE, REMOVE, UNDO, Offer, OfferKind
from kingscourt.server.model.row import CLOSED
from kingscourt.server.tables.draft import Draft
from kingscourt.server.tables.house import Act
from kingscourt.server.tables.moves import own_seat
from kingscourt.table import rights
from kingscourt.table.errors import Refused, nothing_to_undo

change = msgspec.structs.replace


def offer(person: str, seat: int, kind: OfferKind, target: int, bot: str) -> Act:
    """Propose something; it happens when everybody who is to be asked has agreed."""

    async def act(draft: Draft) -> None:
        own_seat(draft.setup, person, seat)
        _has_say(draft, seat)
        _check(draft, seat, kind, target)
        if any(known.kind == kind for known in draft.course.offers):
            raise WrongMoment(Phrase("service-proposed"))
        number = draft.course.offered + 1
        made = Offer(kind, seat, draft.setup.seats_of(person), draft.table.position.last, target, number)
        draft.course = change(draft.course, offers=[*draft.course.offers, made], offered=number)
        _carry_out(draft, made, bot)

    return act


def answer(person: str, seat: int, kind: OfferKind, number: int, agrees: bool, bot: str) -> Act:
    """Agree to the offer of this number, or turn it down; another one may stand in its place by now."""

    async def act(draft: Draft) -> None:
        own_seat(draft.setup, person, seat)
        found = [known for known in draft.course.offers if known.kind == kind]
        if not found:
            raise WrongMoment(Phrase("service-not-proposed"))
        if found[0].id != number:
            raise WrongMoment(Phrase("service-other-offer"))
        if seat not in _asked(draft, found[0]):
            raise WrongMoment(Phrase("service-not-asked"))
        rest = [known for known in draft.course.offers if known.kind != kind]
        if not agrees:
            draft.course = change(draft.course, offers=rest)
            return
        yes = sorted({*found[0].yes, *draft.setup.seats_of(person)})
        agreed = change(found[0], yes=yes)
        draft.course = change(draft.course, offers=[*rest, agreed])
        _carry_out(draft, agreed, bot)

    return act


def _check(draft: Draft, seat: int, kind: OfferKind, target: int) -> None:
    table = draft.table
    if table.position.is_over():
        raise WrongMoment(Phrase("service-over"))
    if draft.status == CLOSED:
        raise WrongMoment(Phrase("service-closed"))
    if draft.course.paused and kind == PAUSE:
        raise WrongMoment(Phrase("service-paused"))
    if kind == UNDO:
        if not 0 <= target < table.position.last:
            raise BadRequest("undo to which entry?")
        if not rights.can_go_back_to(table.position, target):
            raise Refused(nothing_to_undo())
    if kind == REMOVE:
        missed = draft.course.missed
        if target == seat or target not in draft.people():
            raise BadRequest(Phrase("service-nobody-to-remove"))
        if not missed or missed[target] == 0:
            raise WrongMoment(Phrase("service-nothing-missed"))


def _has_say(draft: Draft, seat: int) -> None:
    """Who has resigned, or whose seat a bot plays, settles nothing."""
    if seat not in draft.people():
        raise WrongMoment(Phrase("service-no-say"))


def _asked(draft: Draft, made: Offer) -> list[int]:
    """Whose consent an offer needs: everybody's who has not resigned, there or not.

    Nobody is asked about their own removal; a pause, which anybody can end, needs those who play.
    """
    asked = draft.people() if made.kind == PAUSE else rights.to_be_asked(draft.table.position)
    return [seat for seat in asked if seat != _to_remove(made)]


def _to_remove(made: Offer) -> int:
    return made.target if made.kind == REMOVE else -1


def _carry_out(draft: Draft, made: Offer, bot: str) -> None:
    """Do what everybody has agreed to."""
    if any(seat not in made.yes for seat in _asked(draft, made)):
        return
    draft.course = change(
        draft.course, offers=[known for known in draft.course.offers if known.kind != made.kind]
    )
    if made.kind == UNDO:
        draft.keep(draft.running().undo(made.seat, made.target, made.yes))
    elif made.kind == END:
        draft.keep(draft.table.end(made.yes))
    elif made.kind == PAUSE:
        draft.course = change(draft.course, paused=True)
    else:
        hand_over(draft, made.target, bot)


def hand_over(draft: Draft, seat: int, bot: str) -> None:
    """A bot plays a seat from now on; its person may come back."""
    draft.keep(draft.table.takeover(seat, bot))
    draft.course = change(draft.course, removed=sorted({*draft.course.removed, seat}))
    _go_on_without(draft, seat, bot)


def _go_on_without(draft: Draft, gone: int, bot: str) -> None:
    """Offers of a seat that went are withdrawn; what all the others have agreed to happens."""
    of_gone = [made for made in draft.course.offers if gone in (made.seat, _to_remove(made))]
    left = [made for made in draft.course.offers if made not in of_gone]
    draft.course = change(draft.course, offers=left)
    for made in left:
        if made.kind != UNDO and not draft.table.position.is_over():  # an undo is stale by now
            _carry_out(draft, made, bot)
    if not draft.people():
        draft.course = change(draft.course, paused=False)  # nobody is left to end it


def resume(person: str, seat: int) -> Act:
    """Anybody at the table can end a pause."""

    async def act(draft: Draft) -> None:
        own_seat(draft.setup, person, seat)
        _has_say(draft, seat)
        if not draft.course.paused:
            raise WrongMoment(Phrase("service-not-paused"))
        draft.course = change(draft.course, paused=False)

    return act


def resign(person: str, seat: int, bot: str) -> Act:
    """Give up; while others play on, a bot plays the seat."""

    async def act(draft: Draft) -> None:
        own_seat(draft.setup, person, seat)
        if seat in draft.table.position.resigned:
            raise WrongMoment(Phrase("service-resigned"))
        draft.keep(draft.table.resign(seat))
        draft.course = change(draft.course, resigned=[*draft.course.resigned, seat])
        if not draft.table.position.is_over():
            draft.keep(draft.table.takeover(seat, bot))
            _go_on_without(draft, seat, bot)

    return act


def give_up(person: str, bot: str) -> Act:
    """Resign from every seat of somebody who goes for good."""

    async def act(draft: Draft) -> None:
        for seat in draft.setup.seats_of(person):
            if draft.table.position.is_over() or seat in draft.table.position.resigned:
                continue
            draft.keep(draft.table.resign(seat))
            draft.course = change(draft.course, resigned=[*draft.course.resigned, seat])
            if not draft.table.position.is_over():
                if seat not in draft.table.position.bots:
                    draft.keep(draft.table.takeover(seat, bot))
                _go_on_without(draft, seat, bot)

    return act


def come_back(person: str, seat: int) -> Act:
    """Take one's seat back from the bot."""

    async def act(draft: Draft) -> None:
        own_seat(draft.setup, person, seat)
        if seat in draft.course.resigned or seat not in draft.course.removed:
            raise WrongMoment(Phrase("service-no-takeover"))
        draft.keep(draft.table.give_back(seat))
        draft.course = change(
            draft.course, removed=[known for known in draft.course.removed if known != seat]
        )
        draft.missed(seat, 0)

    return act
