"""Check that a record is a legal game: every entry as the rules allow, every draw as its seed has it."""

from __future__ import annotations

from kingscourt.kernel.audience import seats_of
from kingscourt.kernel.errors import WorkExceeded
from kingscourt.kernel.game import Game
from kingscourt.kernel.wire_conversion import phrase_to_wire
from kingscourt.table.entry import ACTION, CHANCE, Entry
from kingscourt.table.errors import BadRecord
from kingscourt.table.fairness import AuditedSource, commitment, label
from kingscourt.table.position import Position
from kingscourt.table.record import Record, rules_of
from kingscourt.table.replay import game_setup_of, play_entry
from kingscourt.table.result import result_of
from kingscourt.table.table import Table
from kingscourt.table.wire_types import ResultLine, StandingLine


class Verified:
    """What was checked."""

    def __init__(self, table: Table, draws: int, prepared: int = 0) -> None:
        self.table: Table = table
        self.draws: int = draws  # recomputed from the committed chance
        self.prepared: int = prepared  # set in advance by a lesson, as its header says


class Verification:
    """A check that runs entry by entry, for callers that cannot block until the end."""

    def __init__(self, record: Record, game: Game) -> None:
        if record.reveal is None or record.result is None:
            raise BadRecord(0, "the game is not finished: it has no result and reveal yet")
        self.record: Record = record
        self.result: ResultLine = record.result
        self.source: AuditedSource = AuditedSource(
            _seed(record), [seat.nonce for seat in record.header.seats]
        )
        self.table: Table = Table(game_setup_of(record.header, game, rules_of(record)), self.source)
        self.draws: int = 0
        self.prepared: int = 0
        self.done: int = 0

    def is_at_end(self) -> bool:
        """Whether every entry was checked."""
        return self.done == len(self.record.entries)

    def advance(self) -> None:
        """Check the next entry."""
        entry = self.record.entries[self.done]
        self.done += 1
        _check_moment(self.table.position, entry)
        if entry.kind == CHANCE:
            if _check_draw(self.table, self.source, entry):
                self.prepared += 1
            else:
                self.draws += 1
        written = entry.to
        try:
            play_entry(self.table, entry)
        except WorkExceeded as error:
            raise BadRecord(entry.n, str(error)) from None
        seats = self.table.game_setup.options.seats
        if seats_of(entry.to, seats) != seats_of(written, seats):
            raise BadRecord(entry.n, "its audience is not the one the rules give")

    def finish(self) -> Verified:
        """Check the result."""
        _check_result(self.table, self.result)
        return Verified(self.table, self.draws, self.prepared)


def verify(record: Record, game: Game) -> Verified:
    """Replay a finished record and recompute every draw; the first fault raises BadRecord."""
    verification = Verification(record, game)
    while not verification.is_at_end():
        verification.advance()
    return verification.finish()


def _check_moment(position: Position, entry: Entry) -> None:
    """Check that draws, and opened seals in seat order, are not interleaved with other entries."""
    pending = position.state.pending()
    if entry.kind == ACTION:
        if pending.sealed and entry.seat != min(pending.seats):
            raise BadRecord(entry.n, "sealed choices are opened in the order of seats")
    elif entry.kind != CHANCE:
        if pending.chance is not None:
            raise BadRecord(entry.n, f"a draw for {pending.chance.purpose!r} comes first")
        opened = position.line[-1].n if position.line else 0
        if pending.sealed and any(position.posed.get(seat, 0) < opened for seat in pending.seats):
            raise BadRecord(entry.n, "the rest of the sealed choices comes first")


def _seed(record: Record) -> bytes:
    seed = bytes.fromhex(record.reveal or "")  # read_record has checked that it is hexadecimal
    if commitment(seed) != record.header.commitment:
        raise BadRecord(0, "the revealed seed is not the one committed to before the game")
    return seed


def _check_draw(table: Table, source: AuditedSource, entry: Entry) -> bool:
    """Whether a draw was prepared by a lesson; one that is neither prepared nor committed raises."""
    chance = table.position.state.pending().chance
    if chance is None or chance.purpose != entry.purpose:
        return False  # the replay reports this fault
    outcomes = chance.outcomes
    index = table.game_setup.prepared_index(entry.purpose, entry.draw, outcomes)
    is_prepared = index >= 0
    if not is_prepared:
        purpose = label(entry.purpose, table.position.epochs.get(entry.purpose, 0))
        index = outcomes.pick(source.below(purpose, entry.draw, outcomes.total))
    expected = outcomes.text(index)
    if expected != entry.text:
        giver = "the lesson" if is_prepared else "the committed chance"
        raise BadRecord(
            entry.n, f"{entry.purpose!r} is recorded as {entry.text!r}, but {giver} gives {expected!r}"
        )
    return is_prepared


def _check_result(table: Table, written: ResultLine) -> None:
    last = table.position.last
    outcome = result_of(table.position)
    if outcome is None:
        raise BadRecord(last, "the game is not over after the last entry")
    ranking = [StandingLine(line.rank, line.seat, line.score) for line in outcome.ranking]
    digest = table.position.state.digest()
    if ResultLine(ranking, phrase_to_wire(outcome.reason), digest) != written:
        raise BadRecord(last, "the recorded result is not the one the rules give")
