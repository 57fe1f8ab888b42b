"""The campaign over component files: one process plays, limited in memory and time, another keeps the books.

What goes wrong is written into the corpus, game by game, and a test plays it again for ever.
"""

from __future__ import annotations

import hashlib
import resource
import subprocess
import sys
import time
import traceback
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec

from kingscourt.games.registry import game as find_game
from kingscourt.testing.fuzz.generate import Generator
from kingscourt.testing.fuzz.trial import describe, must_refuse, play_box

MEMORY = 1024 * 1024 * 1024  # bytes of address space
CPU = 60  # seconds of processor time for one file; the longest takes about one
BATCH = 250  # files of one child


class Told(msgspec.Struct):
    """What a child says about one file."""

    accepted: int = 0
    refused: int = 0
    entries: int = 0
    seats: int = 0
    seconds: float = 0.0
    memory: int = 0  # kilobytes that the child has reached
    finding: str = ""


class Totals(msgspec.Struct):
    """The figures of a campaign."""

    files: int = 0
    refused: int = 0
    outside: int = 0
    entries: int = 0
    longest: int = 0
    slowest: float = 0.0
    memory: int = 0
    findings: int = 0

    def add(self, told: Told) -> None:
        """Take in one file."""
        self.files += told.accepted
        self.refused += told.refused
        self.outside += 0 if told.finding else 1
        self.entries += told.entries
        self.longest = max(self.longest, told.entries)
        self.slowest = max(self.slowest, told.seconds)
        self.memory = max(self.memory, told.memory)
        self.findings += 1 if told.finding else 0


def work(name: str, seed: int, files: int, current: Path) -> None:
    """The child: make files and play them; `current` always holds the one at work."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    game = find_game(name)
    generator = Generator(game, seed)
    for number in range(files):
        limit = int(time.process_time()) + CPU
        resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))
        told = Told()
        start = time.process_time()
        try:
            made = generator.make()
            current.write_text(made.text, "utf-8")
            told.accepted, told.refused = 1, made.refused
            describe(game, made.components)
            played = play_box(game, made.text, made.components, seed * 1_000_003 + number)
            told.entries, told.seats = played.entries, played.seats
            must_refuse(game, generator.wild())
        except Exception as error:  # whatever it is, it is a finding
            current.write_text(generator.at_work, "utf-8")
            where = traceback.extract_tb(error.__traceback__)[-1]
            told.finding = f"{type(error).__name__}: {error} ({Path(where.filename).name}:{where.lineno})"
        told.seconds = time.process_time() - start
        told.memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        sys.stdout.write(msgspec.json.encode(told).decode() + "\n")
        sys.stdout.flush()


def campaign(name: str, files: int, seed: int, corpus: Path, folder: Path, quiet: bool = False) -> Totals:
    """The parent: children in turn until enough files were played; what they find is kept."""
    totals = Totals()
    seeds = Random(f"{name} {seed}")
    is_going = True
    while is_going and totals.files < files and totals.findings < max(20, files // 100):
        before = totals.files
        for told in run_child(name, seeds.randrange(1, 1 << 30), min(BATCH, files - before), folder):
            totals.add(told)
            if told.finding:
                keep(corpus, name, (folder / f"{name}.toml").read_text("utf-8"), told.finding)
            if not quiet:
                sys.stdout.write(f"\r{name}: {totals.files}/{files} files, {totals.findings} findings ")
                sys.stdout.flush()
        is_going = totals.files > before
    if not quiet:
        sys.stdout.write("\n")
    return totals


def run_child(name: str, seed: int, files: int, folder: Path) -> Iterator[Told]:
    """One child and what it says; a child that dies has found something too."""
    current = folder / f"{name}.toml"
    current.write_text("", "utf-8")
    command = [sys.executable, "-m", "kingscourt.testing.fuzz", "child", name, str(seed), str(files)]
    with subprocess.Popen([*command, str(current)], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        for line in child.stdout:
            yield msgspec.json.decode(line, type=Told)
    if child.returncode != 0:
        yield Told(finding=f"the process ended with {child.returncode}")


def keep(corpus: Path, name: str, text: str, finding: str) -> Path:
    """Write a file that went wrong into the corpus."""
    folder = corpus / name
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{hashlib.sha256(text.encode()).hexdigest()[:12]}.toml"
    first = finding.splitlines()[0][:200]
    file.write_text(f"# {first}\n{text}", "utf-8")
    return file
