"""Compressed and plain streams of one service, in one run: commands per core second, bytes and memory.

Two sets of tables, one followed over compressed streams and one over plain ones, play in turns. Memory is the
growth of `serve` while each set opens, by the number of its streams; tables are part of it in both.

    python -m bench.deflate --tables 60 --seconds 40 --turns 8
"""

from __future__ import annotations

import argparse
import signal
import sys
from pathlib import Path

import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.process_cpu import memory_of
from bench.scripted_players import Load
from bench.service import Measure, Parts, Report, running

STREAMS = 3  # of a table


async def opened(parts: Parts, given: argparse.Namespace, deflates: bool) -> tuple[Load, float]:
    """A set of tables, and the kilobytes by which `serve` grew for each of its streams."""
    load = Load(parts.url, given.game, deflates)
    before = memory_of(parts.serve)
    await load.seat_people(given.tables)
    return load, (memory_of(parts.serve) - before) * 1000 / (given.tables * STREAMS)


async def run(parts: Parts, given: argparse.Namespace) -> Report:
    """Measure both sets in turns."""
    warm, _ = await opened(parts, given, deflates=True)  # the process has grown to its usual size
    warm.close()
    measures: dict[str, Measure] = {}
    memory: dict[str, float] = {}
    for name in ("plain", "deflated"):
        load, memory[name] = await opened(parts, given, deflates=name == "deflated")
        measures[name] = Measure(parts, load)
    for _ in range(given.turns):
        for measure in measures.values():
            play = measure.load.as_fast_as_possible(given.window, given.seconds / given.turns)
            await measure.take(play, settle=0.5)
    report: Report = {"game": given.game, "tables": given.tables}
    for name, measure in measures.items():
        sockets = [script.socket for script in measure.load.scripts if script.socket is not None]
        wire = sum(socket.wire_bytes for socket in sockets)
        figures = measure.report()
        report[name] = {
            **{
                figure: figures[figure] for figure in ("commands_per_core_second", "microseconds_per_command")
            },
            "wire_bytes_per_command": round(wire / max(measure.load.acknowledged.commands, 1)),
            "kilobytes_per_stream": round(memory[name]),
        }
        measure.load.close()
    return report


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        "bench.deflate", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--window", type=int, default=16, help="commands in flight")
    parser.add_argument("--seconds", type=float, default=40, help="of each kind of stream")
    parser.add_argument("--turns", type=int, default=8)
    parser.add_argument("--game", default="kingsburg")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # clean up on SIGTERM too
    with running(8) as (parts, _):
        report = uvloop.run(run(parts, given))
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")


if __name__ == "__main__":
    main()
