"""The ledger: the moves that a viewer sees account for every change of what it can count."""

from __future__ import annotations

from collections.abc import Iterator

from kingscourt.kernel.audience import sees
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.holdings import Holdings
from kingscourt.kernel.state import State
from kingscourt.table.change import Change
from kingscourt.table.entry import UNDO, Entry
from kingscourt.table.game_setup import HUMAN, GameSetup, SeatSetup
from kingscourt.table.position import Position
from kingscourt.table.table import Table
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.law_case import Case
from kingscourt.testing.laws.simultaneous import plan_for
from kingscourt.testing.seat_observation import whom

NAME = "law_log_adds_up"
UNDO_EVERY = 9  # commands between two undos, every third of them with consent and further back
TAKEOVER_AT = 20  # the command before which a bot takes a seat over
RETURN_AT = 30  # the command before which it is given back
BACK = 5  # entries that an undo with consent takes back
MOST_COMMANDS = 5_000


def law_log_adds_up(case: Case) -> None:
    """For every entry and viewer, what could be counted before, with the moves it sees, is what can be now.

    The game is played at a table, with undo, takeover and sealed choices. An undo brings back what every
    viewer could count after its target.
    """
    seats = [SeatSetup(f"seat {n}", HUMAN) for n in range(case.options.seats)]
    game_setup = GameSetup(case.game, case.options, case.components, seats, "", catalogue=case.catalogue)
    table = Table(game_setup, FastRandom(case.seed))
    accounts = Accounts(case, Position(game_setup, game_setup.new_state()))
    for change in commands(case, table):
        accounts.book(change.entries)
        table.keep(change)
    if not accounts.is_used:
        raise LawBroken(NAME, case, "nothing can be counted: the game has no holdings")


def commands(case: Case, table: Table) -> Iterator[Change]:
    """A random game as its table prepares it, with undos and a takeover."""
    random = FastRandom(case.seed + 1)
    yield table.open()
    for number in range(1, MOST_COMMANDS):
        if table.position.is_over():
            return
        if number == TAKEOVER_AT:
            yield table.takeover(0, "random")
        if number == RETURN_AT:
            yield table.give_back(0)
        undo = an_undo(table, number) if number % UNDO_EVERY == 0 else None
        yield a_move(case, table, random) if undo is None else undo


def a_move(case: Case, table: Table, random: FastRandom) -> Change:
    """A command of somebody who has not answered yet."""
    state = table.position.state
    seat = next(seat for seat in table.position.asked() if seat not in table.position.slots)
    if table.position.is_sealed():
        return table.command(seat, [action.text for action in plan_for(case, state, seat, random)])
    legal = state.legal(seat)
    return table.command(seat, [legal[random.index(len(legal))].text])


def an_undo(table: Table, number: int) -> Change | None:
    """An undo of one's own, or with everybody's consent further back, if there is something to undo."""
    seats = list(range(table.position.state.seat_count))
    line = table.position.line
    is_free = table.position.floor < (line[-BACK].n if len(line) >= BACK else 0)
    is_quiet = len(seats) > 1 and not table.position.slots and not table.position.bots
    if number % (3 * UNDO_EVERY) == 0 and is_free and is_quiet:
        return table.undo(seats[0], line[-BACK].n, seats)
    able = [seat for seat in seats if table.can_undo(seat)]
    return table.undo(able[0]) if able else None


class Accounts:
    """What every viewer can count, kept by moves alone, and compared with the position after each entry."""

    def __init__(self, case: Case, position: Position) -> None:
        self.case = case
        self.position = position
        self.viewers = [None, *range(position.state.seat_count)]
        position.state.take_events()
        self.counted = self.count(position.state)
        self.history = {0: self.counted}
        self.is_used = any(holdings.places for holdings in self.counted)

    def count(self, state: State) -> list[Holdings]:
        """What each viewer can count."""
        return [state.holdings(viewer) for viewer in self.viewers]

    def book(self, entries: list[Entry]) -> None:
        """Play some entries, and compare after each."""
        for entry in entries:
            self.position.play(replayable(entry))
            after = self.count(self.position.state)
            expected = self.history[entry.target] if entry.kind == UNDO else self.moved(entry)
            for viewer, now, account in zip(self.viewers, after, expected, strict=True):
                self.compare(entry, viewer, now, account)
            self.counted = self.history[entry.n] = after
            self.is_used = self.is_used or any(holdings.places for holdings in after)

    def moved(self, entry: Entry) -> list[Holdings]:
        """The counts before an entry, with the moves that each viewer sees."""
        accounts = [holdings.copy() for holdings in self.counted]
        for viewer, account in zip(self.viewers, accounts, strict=True):
            for event in entry.events:
                if sees(event.to, viewer):
                    account.carry_all(event)
        return accounts

    def compare(self, entry: Entry, viewer: int | None, now: Holdings, account: Holdings) -> None:
        """Check one viewer's counts after an entry."""
        if now.places == account.places:
            return
        found = "; ".join(now.difference(account)[:4])
        said = ", ".join([event.key for event in entry.events]) or "nothing"
        name = f"entry {entry.n} ({entry.kind} {entry.purpose}{entry.text}) of seat {entry.seat}"
        what = f"for {whom(viewer)} after {name}, which says {said}: there is now (and by the log) {found}"
        raise LawBroken(NAME, self.case, what)


def replayable(entry: Entry) -> Entry:
    """The recorded part of an entry, to be played again."""
    again = Entry(entry.n, entry.kind, entry.seat, entry.text)
    again.purpose, again.draw = entry.purpose, entry.draw
    again.target, again.epoch, again.by = entry.target, entry.epoch, entry.by
    return again
