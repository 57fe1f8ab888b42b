"""Seed records: short games of every game that contain everything a record can express."""

from __future__ import annotations

from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.game import Game
from kingscourt.table.entry import CHANCE
from kingscourt.table.fairness import AuditedSource, commitment
from kingscourt.table.game_setup import BOT, FREE, HUMAN, TO_THE_BARRIER, GameSetup, SeatSetup
from kingscourt.table.record import closing_lines, record_text
from kingscourt.table.table import Table
from kingscourt.testing.law_case import Case
from kingscourt.testing.laws.simultaneous import plan_for

ANSWERS = 2
FEWEST_DRAWS = 5  # so that no other nonce gives the same draws by chance


def seed_records(game: Game, count: int) -> list[str]:
    """A number of records of a game, each ended early by agreement."""
    found: list[str] = []
    number = 0
    while len(found) < count:
        number += 1
        text = short_record(game, number)
        if text.count(f'"{CHANCE}":') > FEWEST_DRAWS:
            found.append(text)
    return found


def short_record(game: Game, number: int) -> str:
    """A few answers, including an undo, a takeover and a resignation."""
    random = FastRandom(number)
    most = [seats for seats in game.seat_range if seats > 1]
    case = Case(game, game.options(most[number % len(most)]), number)
    secret = number.to_bytes(32, "big")
    table = _table(case, secret, number)
    people = [seat for seat, info in enumerate(table.game_setup.seats) if info.kind == HUMAN]
    _answer(case, table, random, 2 * ANSWERS)
    _undo(table, people)
    _answer(case, table, random, 1)
    if number % 3 == 1 and not table.position.is_over():
        table.keep(table.takeover(people[-1], "random"))
        _answer(case, table, random, 1)
        table.keep(table.give_back(people[-1]))
    if number % 3 == 2 and len(people) > 2 and not table.position.is_over():
        table.keep(table.resign(people.pop()))
    _answer(case, table, random, ANSWERS)
    if not table.position.is_over():
        table.keep(table.end(people))
    return record_text(table.game_setup, table.entries, closing_lines(table.position, secret))


def _table(case: Case, secret: bytes, number: int) -> Table:
    is_free = number % 5 == 0
    seats = [SeatSetup(f"Person {seat}", HUMAN, f"nonce{seat}") for seat in range(case.options.seats)]
    if is_free:
        seats[1:] = [SeatSetup("random", BOT) for _ in seats[1:]]
    undo = FREE if is_free else TO_THE_BARRIER
    game_setup = GameSetup(
        case.game,
        case.options,
        case.components,
        seats,
        commitment(secret),
        catalogue=case.catalogue,
        undo=undo,
    )
    table = Table(game_setup, AuditedSource(secret, game_setup.nonces()))
    table.keep(table.open())
    return table


def _answer(case: Case, table: Table, random: FastRandom, answers: int) -> None:
    for _ in range(answers):
        position = table.position
        if position.is_over():
            return
        seat = next(seat for seat in position.asked() if seat not in position.slots)
        if position.is_sealed():
            plan = plan_for(case, position.state, seat, random)
        else:
            legal = position.state.legal(seat)
            plan = [legal[random.index(len(legal))]]
        table.keep(table.command(seat, [action.text for action in plan]))


def _undo(table: Table, people: list[int]) -> None:
    line = table.position.line
    if len(line) > 3 and not table.position.is_over():
        target = line[len(line) * 2 // 3].n
        table.keep(table.undo(people[0], target, people))
