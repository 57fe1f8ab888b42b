"""Tables for tests, mostly of the example game, which has everything that a table must handle."""

from __future__ import annotations

import json

from heirlooms.game import GAME as HEIRLOOMS
from kingscourt.bots.bot_answers import waiting_seat
from kingscourt.games.registry import game
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.game import Game
from kingscourt.table.fairness import AuditedSource, commitment
from kingscourt.table.game_setup import HUMAN, GameSetup, SeatSetup
from kingscourt.table.table import Table

SEED = bytes(range(32))


FIELDS = (
    *("format", "game", "edition", "components", "options", "rules", "seats"),
    *("n", "seat", "do", "chance", "out", "to", "draw", "undo", "resign", "takeover", "return", "end"),
    *("upgrade", "by", "epoch", "result", "reason", "digest", "reveal"),
)


def as_written(line: dict[str, object]) -> str:
    """Record line with its fields in the writer's order, unknown ones last."""
    order = [*FIELDS, *line] if "n" in line else [*FIELDS[:7], "chance", "commitment", *FIELDS, *line]
    return json.dumps(
        {name: line[name] for name in order if name in line}, separators=(",", ":"), ensure_ascii=False
    )


def new_table(game: Game, seats: int, seed: bytes = SEED, edition: str = "") -> Table:
    """A table of people, dealt and waiting for the first decision."""
    people = [
        SeatSetup(name, HUMAN, f"nonce of {name}") for name in ("Anna", "Bence", "Cili", "Dani")[:seats]
    ]
    options = game.options(seats, edition)
    game_setup = GameSetup(game, options, game.components(options.edition), people, commitment(seed))
    table = Table(game_setup, AuditedSource(seed, game_setup.nonces()))
    table.keep(table.open())
    return table


def heirlooms(seats: int = 2) -> Table:
    """New table of the example game, with seat 0 to play first."""
    return new_table(HEIRLOOMS, seats)


def kingsburg(seats: int = 3, seed: bytes = SEED) -> Table:
    """New table of Kingsburg."""
    return new_table(game("kingsburg"), seats, seed)


def first_bid(table: Table, seat: int, index: int = 0) -> str:
    """Text of a bid that the seat can make."""
    bids = [action.text for action in table.position.state.legal(seat) if action.text.startswith("bid")]
    return bids[index]


def play_on(table: Table, random: FastRandom, answers: int) -> None:
    """Answer up to the given number of questions at random."""
    for _ in range(answers):
        if table.position.is_over():
            return
        seat = waiting_seat(table)
        legal = table.position.state.legal(seat)
        table.keep(table.command(seat, [legal[random.index(len(legal))].text]))


def play_until_undo(table: Table, random: FastRandom) -> int:
    """Play at random until a seat can undo, and return that seat."""
    while not table.position.is_over():
        for seat in table.position.asked():
            if table.can_undo(seat):
                return seat
        play_on(table, random, 1)
    raise AssertionError("the game ended before anybody could undo")
