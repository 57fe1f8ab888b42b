"""A child process in which bots think: it replays tables from their logs and answers questions.

It has no event loop, no database and none of our settings, and it ends with its parent.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import os
import signal
import sys
import traceback
from collections import OrderedDict
from pathlib import Path
from typing import Final

import msgspec

from kingscourt.bots.bot_answers import bot_actions
from kingscourt.bots.registry import UnknownBot, make_bot
from kingscourt.games import registry
from kingscourt.server.sandbox import rlimits
from kingscourt.server.sandbox.ipc_messages import LENGTH, framed
from kingscourt.server.tables.loaded_games import facts_of, find_game, game_setup_of
from kingscourt.server.thinking.messages import KEPT_TABLES, BotQuestion, BotReply
from kingscourt.table.record import read_entry
from kingscourt.table.replay import NoChance, play_entry
from kingscourt.table.table import Table

NICENESS: Final = 5  # players come first
REPLAYED: Final = framed(BotReply("replayed"))


class MissingTable(Exception):
    """A question continues a table that is not kept here."""


def main() -> None:
    """Answer the parent's questions until it closes the pipe."""
    rlimits.die_with_parent(int(sys.argv[1]))
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)  # they may reach all processes; our parent ends us
    os.nice(NICENESS)
    answers = os.dup(1)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    _warm_up(sys.argv[2:])
    os.dup2(nowhere, 2)  # whatever a bot prints about its thoughts would be told too early
    with os.fdopen(answers, "wb", buffering=0) as sink, os.fdopen(0, "rb") as source:
        sink.write(framed(BotReply("ready")))
        tables = KeptTables()
        while head := source.read(LENGTH.size):
            body = source.read(LENGTH.unpack(head)[0])
            question = msgspec.msgpack.decode(body, type=BotQuestion)
            try:
                table = tables.brought_up(question)
                sink.write(REPLAYED)
                reply = _answer(table, question)
            except MissingTable:
                reply = BotReply("missing")
            except UnknownBot:
                reply = BotReply("unknown")
            except Exception as error:
                reply = BotReply("failed", words=place_of(error))
            sink.write(framed(reply))


def _warm_up(modules: list[str]) -> None:
    """Import every game before the first question, and modules that register more bots."""
    for name in registry.names():
        with contextlib.suppress(Exception):  # one broken installation must not hide the other games
            facts_of(name, find_game(name).editions[0])
    for module in modules:
        importlib.import_module(module)
    gc.collect()
    gc.freeze()


class KeptTables:
    """The tables that were asked about last, each as far as its log was sent."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Table] = OrderedDict()

    def brought_up(self, question: BotQuestion) -> Table:
        """The table of a question, after its newest entries."""
        if question.setup is not None:
            table = Table(game_setup_of(question.setup), NoChance())
        else:
            found = self._kept.pop(question.table, None)
            if found is None:
                raise MissingTable
            table = found
        for line in question.lines:  # a table that fails to replay is not kept
            play_entry(table, read_entry(line, table.position.last + 1))
        self._kept[question.table] = table
        if len(self._kept) > KEPT_TABLES:
            self._kept.popitem(last=False)
        return table


def _answer(table: Table, question: BotQuestion) -> BotReply:
    bot = make_bot(question.level, question.seed)
    return BotReply("answer", bot_actions(table, question.seat, bot))


def place_of(error: Exception) -> str:
    """The type of an error and where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{place}"


if __name__ == "__main__":
    main()
