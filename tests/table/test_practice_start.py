from __future__ import annotations

import json

import pytest

from kingscourt.arena.match import match_seed, play_match
from kingscourt.bots.bot_answers import bot_command, waiting_seat
from kingscourt.bots.registry import make_bot
from kingscourt.games.registry import game
from kingscourt.kernel.audience import sees
from kingscourt.table.entry import ACTION, CHANCE
from kingscourt.table.errors import BadRecord
from kingscourt.table.fairness import AuditedSource, commitment
from kingscourt.table.game_setup import BOT, HUMAN, GameSetup, PracticeStart, SeatSetup
from kingscourt.table.position import Position
from kingscourt.table.position_history import PositionHistory, replayable
from kingscourt.table.practice_start import practice_setup, start_after
from kingscourt.table.record import closing_lines, entry_line, read_record, record_text
from kingscourt.table.replay import replay
from kingscourt.table.table import Table
from kingscourt.table.verify import verify
from kingscourt.table.view_steps import document_of
from tests.table.example_tables import as_written

SEED = match_seed(11, 0)
MOST_TRIED = 12  # hidden draws of a game
TITLES = ["kingsburg", "royals", "rival_kings", "paladins", "heirlooms"]


def played(title: str, seats: int) -> Table:
    found = game(title)
    options = found.options(seats)
    return play_match(found, options, found.components(options.edition), ["random"] * seats, match_seed(3, 1))


def start_of(table: Table, until: int, seat: int = 0) -> PracticeStart:
    seats = table.game_setup.options.seats
    return PracticeStart(seat, "0badcafe", [entry_line(entry, seats) for entry in table.entries[:until]])


def decision_at(table: Table, part: float) -> int:
    """The number of the first entry after this part of a game that poses a question."""
    entries = table.entries
    first = int(len(entries) * part)
    return next(n for n in range(first, len(entries)) if entries[n].kind == ACTION)


def setup_of(table: Table, start: PracticeStart) -> GameSetup:
    old = table.game_setup
    seats = [SeatSetup("Anna", HUMAN, "a"), *(SeatSetup("random", BOT) for _ in old.seats[1:])]
    base = GameSetup(old.game, old.options, old.components, seats, commitment(SEED))
    return practice_setup(base, start)


@pytest.fixture(scope="module", params=TITLES)
def finished(request: pytest.FixtureRequest) -> Table:
    return played(request.param, 3)


@pytest.mark.parametrize("part", [0.3, 0.6])
def test_a_practice_game_begins_in_a_position_that_its_seat_cannot_tell_from_the_old_one(
    finished: Table, part: float
) -> None:
    until = decision_at(finished, part)
    old_game = finished.game_setup.game
    old = replay(read_record(record_text(finished.game_setup, finished.entries, [])), old_game, until=until)
    for seat in range(3):
        new = setup_of(finished, start_of(finished, until, seat)).new_state()
        before, after = (document_of(old_game.view(state, seat)) for state in (old.position.state, new))
        assert after == before


def worlds_of(table: Table, until: int, seat: int) -> list[Position]:
    """Positions that a seat cannot tell from that of a game: other things were drawn out of its sight."""
    found: list[Position] = []
    setup = table.game_setup
    history = PositionHistory(setup)
    while not history.reaches(until):
        history.advance(table.entries)
    old = history.at(table.entries, until)
    seen = document_of(setup.game.view(old.state, seat))
    hidden = [entry for entry in old.line if entry.kind == CHANCE and not sees(entry.to, seat)]
    for entry in hidden[-MOST_TRIED:]:
        chance = history.at(table.entries, entry.n - 1).state.pending().chance
        assert chance is not None
        outcomes = chance.outcomes
        for text in {outcomes.text(outcomes.pick(n)) for n in range(min(outcomes.total, 40))} - {entry.text}:
            position = Position(setup, setup.new_state())
            position.state.take_events()
            try:
                for other in table.entries[:until]:
                    again = replayable(other)
                    again.text = text if other.n == entry.n else other.text
                    position.play(again)
            except BadRecord:
                continue  # what happened later is not possible there
            if document_of(setup.game.view(position.state, seat)) == seen:
                found.append(position)
    return found


def test_what_others_really_held_makes_no_difference() -> None:
    compared = 0
    for title, part in [(title, part) for title in TITLES[1:] for part in (0.2, 0.5, 0.8)]:
        table = played(title, 2)
        until = decision_at(table, part)
        for seat in range(2):
            for world in worlds_of(table, until, seat):
                for seed in ("0badcafe", "00c0ffee", "1234"):
                    lines = start_of(table, until).entries
                    old = setup_of(table, PracticeStart(seat, seed, lines))
                    new = setup_of(table, start_after(world, seat, seed))
                    assert lines != start_after(world, seat, seed).entries
                    assert new.new_state().digest() == old.new_state().digest()
                    compared += 1
    assert compared > 30


def test_what_was_undone_is_left_out_and_the_rest_is_numbered_anew() -> None:
    table = played("heirlooms", 2)
    setup = GameSetup(
        table.game_setup.game,
        table.game_setup.options,
        table.game_setup.components,
        [SeatSetup("Anna", HUMAN, "a"), SeatSetup("Bela", HUMAN, "b")],
        commitment(SEED),
    )
    other = Table(setup, AuditedSource(SEED, setup.nonces()))
    other.keep(other.open())
    for _ in range(3):
        other.keep(bot_command(other, waiting_seat(other), make_bot("random", 1)))
    target = other.position.line[-2].n
    by = [0, 1]
    other.keep(other.undo(by[0], target, by))
    other.keep(bot_command(other, waiting_seat(other), make_bot("random", 2)))
    start = start_after(other.position, 0, "0badcafe")
    assert [json.loads(line)["n"] for line in start.entries] == list(range(1, len(other.position.line) + 1))
    state = setup_of(other, start).new_state()
    game = setup.game
    assert document_of(game.view(state, 0)) == document_of(game.view(other.position.state, 0))


def test_a_practice_game_is_played_to_the_end_and_its_record_verifies(finished: Table) -> None:
    setup = setup_of(finished, start_of(finished, decision_at(finished, 0.7)))
    table = Table(setup, AuditedSource(SEED, setup.nonces()))
    table.keep(table.open())
    while not table.position.is_over():
        seat = waiting_seat(table)
        table.keep(bot_command(table, seat, make_bot("random", table.position.last)))
    assert table.position.is_over()
    text = record_text(setup, table.entries, closing_lines(table.position, SEED))
    verified = verify(read_record(text), setup.game)
    assert verified.table.position.state.digest() == table.position.state.digest()


def test_undoing_everything_leads_back_to_the_first_position() -> None:
    setup = setup_of(played("heirlooms", 2), start_of(played("heirlooms", 2), 6))
    assert setup.new_state().digest() == setup.new_state().digest()


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"entries": []}, "has 3 seats"),
        ({"seat": 7}, "seats"),
        ({"scenario": "hands = []"}, "only one of them"),
    ],
)
def test_a_start_that_does_not_fit_is_refused(change: dict[str, object], problem: str) -> None:
    table = played("heirlooms", 2)
    setup = setup_of(table, start_of(table, 6))
    header = json.loads(record_text(setup, [], []).splitlines()[0])
    header["start"].update(change)
    if header["start"]["entries"] == []:
        del header["start"]["entries"]
        header["start"]["scenario"] = "hands = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]"
    with pytest.raises(BadRecord, match=problem):
        replay(read_record(as_written(header)), setup.game)


def test_a_pending_draw_cannot_be_practised() -> None:
    table = played("heirlooms", 2)
    with pytest.raises(BadRecord, match="draw is pending"):
        setup_of(table, start_of(table, 3))


def test_a_game_that_is_over_cannot_be_practised() -> None:
    table = played("heirlooms", 2)
    with pytest.raises(BadRecord, match="over"):
        setup_of(table, start_of(table, len(table.entries)))
