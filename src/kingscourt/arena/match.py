"""One game between bots, on the same table core as people's games."""

from __future__ import annotations

import hashlib

from kingscourt.bots.bot_answers import bot_command, waiting_seat
from kingscourt.bots.registry import make_bot
from kingscourt.kernel.game import Components, Game
from kingscourt.kernel.options import Options
from kingscourt.table.fairness import AuditedSource, commitment
from kingscourt.table.game_setup import BOT, GameSetup, SeatSetup
from kingscourt.table.record import closing_lines, record_text
from kingscourt.table.table import Table


def match_seed(seed: int, number: int) -> bytes:
    """The seed of one game of a series, independent of how games are spread over jobs."""
    return hashlib.sha256(f"kingscourt simulate {seed} {number}".encode()).digest()


def bot_seed(seed: bytes, seat: int) -> int:
    """The seed of one bot's own chance."""
    return int.from_bytes(hashlib.sha256(seed + bytes([seat])).digest()[:8], "big")


def play_match(game: Game, options: Options, components: Components, bots: list[str], seed: bytes) -> Table:
    """Play a whole game and return the finished table."""
    seats = [SeatSetup(name, BOT) for name in bots]
    game_setup = GameSetup(game, options, components, seats, commitment(seed))
    table = Table(game_setup, AuditedSource(seed, game_setup.nonces()))
    players = [make_bot(name, bot_seed(seed, seat)) for seat, name in enumerate(bots)]
    table.keep(table.open())
    while not table.position.is_over():
        seat = waiting_seat(table)
        table.keep(bot_command(table, seat, players[seat]))
    return table


def match_record(table: Table, seed: bytes) -> str:
    """The record of a finished match."""
    return record_text(table.game_setup, table.entries, closing_lines(table.position, seed))
