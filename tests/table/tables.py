"""Tables for tests: the example game has everything a table must cope with."""

from __future__ import annotations

import json

from heirlooms.game import GAME as HEIRLOOMS
from kingscourt.arena.seats import waiting_seat
from kingscourt.games.registry import game
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.game import Game
from kingscourt.table.fairness import AuditedSource, commitment
from kingscourt.table.setting import HUMAN, SeatInfo, Setting
from kingscourt.table.table import Table

SEED = bytes(range(32))


FIELDS = (
    *("format", "game", "edition", "components", "options", "rules", "seats"),
    *("n", "seat", "do", "chance", "out", "to", "draw", "undo", "resign", "takeover", "return", "end"),
    *("upgrade", "by", "epoch", "result", "reason", "digest", "reveal"),
)


def as_written(line: dict[str, object]) -> str:
    """A line of a record with its fields in the order of the writer, unknown ones last."""
    order = [*FIELDS, *line] if "n" in line else [*FIELDS[:7], "chance", "commitment", *FIELDS, *line]
    return json.dumps(
        {name: line[name] for name in order if name in line}, separators=(",", ":"), ensure_ascii=False
    )


def new_table(game: Game, seats: int, seed: bytes = SEED, edition: str = "") -> Table:
    """A table of people, dealt and waiting for the first decision."""
    people = [SeatInfo(name, HUMAN, f"nonce of {name}") for name in ("Anna", "Bence", "Cili", "Dani")[:seats]]
    options = game.options(seats, edition)
    setting = Setting(game, options, game.components(options.edition), people, commitment(seed))
    table = Table(setting, AuditedSource(seed, setting.nonces()))
    table.keep(table.open())
    return table


def heirlooms(seats: int = 2) -> Table:
    """A fresh table of the example game; seat 0 has the first turn."""
    return new_table(HEIRLOOMS, seats)


def kingsburg(seats: int = 3, seed: bytes = SEED) -> Table:
    """A fresh table of Kingsburg."""
    return new_table(game("kingsburg"), seats, seed)


def first_bid(table: Table, seat: int, index: int = 0) -> str:
    """The text of a bid that the seat can make."""
    bids = [action.text for action in table.position.state.legal(seat) if action.text.startswith("bid")]
    return bids[index]


def play_on(table: Table, random: FastRandom, answers: int) -> None:
    """Answer so many questions at random, or until the end."""
    for _ in range(answers):
        if table.position.is_over():
            return
        seat = waiting_seat(table)
        legal = table.position.state.legal(seat)
        table.keep(table.command(seat, [legal[random.index(len(legal))].text]))


def play_until_undo(table: Table, random: FastRandom) -> int:
    """Play at random until somebody could take a step back; that seat."""
    while not table.position.is_over():
        for seat in table.position.asked():
            if table.can_undo(seat):
                return seat
        play_on(table, random, 1)
    raise AssertionError("the game ended before anybody could undo")
