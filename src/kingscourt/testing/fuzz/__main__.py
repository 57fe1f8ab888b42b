"""`python -m kingscourt.testing.fuzz components`: play generated component files and keep the failures.

Files are made from the shipped ones, with any numbers inside their ranges, most often the ends of a range.
Each is read, played to the end with random choices, viewed from every seat and replayed; one value outside
its range must be refused. The files are played by a process with limited memory and processor time.

Example: python -m kingscourt.testing.fuzz components --files 20000
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

import msgspec

from kingscourt.games.registry import installed
from kingscourt.testing.fuzz.components.campaign import Totals, campaign, work

CORPUS = Path("tests/fuzz/corpus/components")


def arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m kingscourt.testing.fuzz",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True)
    components = commands.add_parser(
        "components", help="component files with any numbers inside their ranges"
    )
    components.add_argument("--files", type=int, default=200, help="number of files to play, over all games")
    components.add_argument("--game", default="", help="only this game")
    components.add_argument("--seed", type=int, default=1, help="seed of the generated files")
    components.add_argument("--corpus", type=Path, default=CORPUS, help="folder for files that fail")
    child = commands.add_parser("child")  # used internally by the parent process
    child.add_argument("game")
    child.add_argument("seed", type=int)
    child.add_argument("files", type=int)
    child.add_argument("current", type=Path)
    return parser.parse_args()


def main() -> int:
    """Run the command; it fails if there are findings."""
    given = arguments()
    if given.command == "child":
        work(given.game, given.seed, given.files, given.current)
        return 0
    everything = installed()
    names = [given.game] if given.game else list(everything.games)
    found = 0
    if not given.game:
        for error in everything.broken.values():
            sys.stdout.write(f"{error}\n")
            found += 1
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            totals = campaign(name, -(-given.files // len(names)), given.seed, given.corpus, Path(folder))
            sys.stdout.write(figures(name, totals) + "\n")
            found += totals.findings
    return 1 if found else 0


def figures(name: str, totals: Totals) -> str:
    """A game's figures in one line."""
    numbers = msgspec.structs.asdict(totals)
    numbers["slowest"] = f"{totals.slowest:.2f} s"
    numbers["memory"] = f"{totals.memory // 1024} MB"
    return f"{name}: " + ", ".join([f"{what} {number}" for what, number in numbers.items()])


if __name__ == "__main__":
    sys.exit(main())
