"""Agreements among players: offers that need consent, resignation, handing a seat to a bot and back."""

from __future__ import annotations

import msgspec

from kingscourt.bots.levels import takeover_level
from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import BadRequest, WrongMoment
from kingscourt.server.model.clocks_and_offers import END, PAUSE, REMOVE, UNDO, Offer, OfferKind
from kingscourt.server.model.table_row import CLOSED
from kingscourt.server.tables.draft_change import Draft
from kingscourt.server.tables.seat_commands import own_seat
from kingscourt.server.tables.table_manager import Act
from kingscourt.table import consent as consents
from kingscourt.table.errors import Refused, nothing_to_undo

change = msgspec.structs.replace


def offer(person: str, seat: int, kind: OfferKind, target: int, bot: str) -> Act:
    """Propose something; it takes effect once everybody who has to be asked has agreed."""

    async def act(draft: Draft) -> None:
        own_seat(draft.setup, person, seat)
        _has_say(draft, seat)
        _check(draft, seat, kind, target)
        if any(known.kind == kind for known in draft.progress.offers):
            raise WrongMoment(Phrase("service-proposed"))
        number = draft.progress.offered + 1
        made = Offer(kind, seat, draft.setup.seats_of(person), draft.table.position.last, target, number)
        draft.progress = change(draft.progress, offers=[*draft.progress.offers, made], offered=number)
        _carry_out(draft, made, bot)

    return act


def consent(person: str, seat: int, kind: OfferKind, number: int, agrees: bool, bot: str) -> Act:
    """Accept or decline the offer with this number, which another one may have replaced by now."""

    async def act(draft: Draft) -> None:
        own_seat(draft.setup, person, seat)
        found = [known for known in draft.progress.offers if known.kind == kind]
        if not found:
            raise WrongMoment(Phrase("service-not-proposed"))
        if found[0].id != number:
            raise WrongMoment(Phrase("service-other-offer"))
        if seat not in _asked(draft, found[0]):
            raise WrongMoment(Phrase("service-not-asked"))
        rest = [known for known in draft.progress.offers if known.kind != kind]
        if not agrees:
            draft.progress = change(draft.progress, offers=rest)
            return
        yes = sorted({*found[0].yes, *draft.setup.seats_of(person)})
        agreed = change(found[0], yes=yes)
        draft.progress = change(draft.progress, offers=[*rest, agreed])
        _carry_out(draft, agreed, bot)

    return act


def _check(draft: Draft, seat: int, kind: OfferKind, target: int) -> None:
    table = draft.table
    if table.position.is_over():
        raise WrongMoment(Phrase("service-over"))
    if draft.status == CLOSED:
        raise WrongMoment(Phrase("service-closed"))
    if draft.progress.paused and kind == PAUSE:
        raise WrongMoment(Phrase("service-paused"))
    if kind == UNDO:
        if not 0 <= target < table.position.last:
            raise BadRequest("undo to which entry?")
        if not consents.can_go_back_to(table.position, target):
            raise Refused(nothing_to_undo())
    if kind == REMOVE:
        missed = draft.progress.missed
        if target == seat or target not in draft.people():
            raise BadRequest(Phrase("service-nobody-to-remove"))
        if not missed or missed[target] == 0:
            raise WrongMoment(Phrase("service-nothing-missed"))


def _has_say(draft: Draft, seat: int) -> None:
    """Refuse seats that have resigned or are played by a bot."""
    if seat not in draft.people():
        raise WrongMoment(Phrase("service-no-say"))


def _asked(draft: Draft, made: Offer) -> list[int]:
    """The seats whose consent an offer needs: all that have not resigned, present or not.

    Nobody is asked about their own removal; a pause, which anybody can end, only needs the active players.
    """
    asked = draft.people() if made.kind == PAUSE else consents.to_be_asked(draft.table.position)
    return [seat for seat in asked if seat != _to_remove(made)]


def _to_remove(made: Offer) -> int:
    return made.target if made.kind == REMOVE else -1


def _carry_out(draft: Draft, made: Offer, bot: str) -> None:
    """Carry out an offer once everybody has agreed to it."""
    if any(seat not in made.yes for seat in _asked(draft, made)):
        return
    draft.progress = change(
        draft.progress, offers=[known for known in draft.progress.offers if known.kind != made.kind]
    )
    if made.kind == UNDO:
        draft.keep(draft.running().undo(made.seat, made.target, made.yes))
    elif made.kind == END:
        draft.keep(draft.table.end(made.yes))
    elif made.kind == PAUSE:
        draft.progress = change(draft.progress, paused=True)
    else:
        hand_over(draft, made.target, bot)


def hand_over(draft: Draft, seat: int, bot: str) -> None:
    """Hand a seat to a bot; its person may come back."""
    _seat_bot(draft, seat, bot)
    draft.progress = change(draft.progress, removed=sorted({*draft.progress.removed, seat}))
    _go_on_without(draft, seat, bot)


def _seat_bot(draft: Draft, seat: int, bot: str) -> None:
    """Let a bot play a seat: the host's, or else the level that the game has for it."""
    draft.keep(draft.table.takeover(seat, bot or takeover_level(draft.table.game_setup.game)))


def _go_on_without(draft: Draft, gone: int, bot: str) -> None:
    """Withdraw the offers of a seat that left, and carry out those that all others have agreed to."""
    of_gone = [made for made in draft.progress.offers if gone in (made.seat, _to_remove(made))]
    left = [made for made in draft.progress.offers if made not in of_gone]
    draft.progress = change(draft.progress, offers=left)
    for made in left:
        if made.kind != UNDO and not draft.table.position.is_over():  # an undo offer is stale by now
            _carry_out(draft, made, bot)
    if not draft.people():
        draft.progress = change(draft.progress, paused=False)  # nobody is left to end the pause


def resume(person: str, seat: int) -> Act:
    """End a pause, which anybody at the table may do."""

    async def act(draft: Draft) -> None:
        own_seat(draft.setup, person, seat)
        _has_say(draft, seat)
        if not draft.progress.paused:
            raise WrongMoment(Phrase("service-not-paused"))
        draft.progress = change(draft.progress, paused=False)

    return act


def resign(person: str, seat: int, bot: str) -> Act:
    """Resign; if others play on, a bot plays the seat."""

    async def act(draft: Draft) -> None:
        own_seat(draft.setup, person, seat)
        if seat in draft.table.position.resigned:
            raise WrongMoment(Phrase("service-resigned"))
        draft.keep(draft.table.resign(seat))
        draft.progress = change(draft.progress, resigned=[*draft.progress.resigned, seat])
        if not draft.table.position.is_over():
            _seat_bot(draft, seat, bot)
            _go_on_without(draft, seat, bot)

    return act


def give_up(person: str, bot: str) -> Act:
    """Resign from every seat of a person who leaves for good."""

    async def act(draft: Draft) -> None:
        for seat in draft.setup.seats_of(person):
            if draft.table.position.is_over() or seat in draft.table.position.resigned:
                continue
            draft.keep(draft.table.resign(seat))
            draft.progress = change(draft.progress, resigned=[*draft.progress.resigned, seat])
            if not draft.table.position.is_over():
                if seat not in draft.table.position.bots:
                    _seat_bot(draft, seat, bot)
                _go_on_without(draft, seat, bot)

    return act


def come_back(person: str, seat: int) -> Act:
    """Take one's seat back from the bot."""

    async def act(draft: Draft) -> None:
        own_seat(draft.setup, person, seat)
        if seat in draft.progress.resigned or seat not in draft.progress.removed:
            raise WrongMoment(Phrase("service-no-takeover"))
        draft.keep(draft.table.give_back(seat))
        draft.progress = change(
            draft.progress, removed=[known for known in draft.progress.removed if known != seat]
        )
        draft.missed(seat, 0)

    return act
