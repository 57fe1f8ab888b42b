"""The component file campaign: child processes with limited memory and time play, the parent keeps count.

Failures are written to the corpus of their game, which a test replays.
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
from kingscourt.testing.fuzz.components.generator import Generator
from kingscourt.testing.fuzz.components.trial import describe, must_refuse, play_components

MEMORY = 1024 * 1024 * 1024  # bytes of address space
CPU = 60  # seconds of processor time per file; the longest takes about one
BATCH = 250  # files per child


class CampaignReport(msgspec.Struct):
    """A child's report on one file."""

    accepted: int = 0
    refused: int = 0
    entries: int = 0
    seats: int = 0
    seconds: float = 0.0
    memory: int = 0  # peak memory of the child in kilobytes
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

    def add(self, told: CampaignReport) -> None:
        """Add one file."""
        self.files += told.accepted
        self.refused += told.refused
        self.outside += 0 if told.finding else 1
        self.entries += told.entries
        self.longest = max(self.longest, told.entries)
        self.slowest = max(self.slowest, told.seconds)
        self.memory = max(self.memory, told.memory)
        self.findings += 1 if told.finding else 0


def work(name: str, seed: int, files: int, current: Path) -> None:
    """The child process: generate files and play them; `current` always holds the current one."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    game = find_game(name)
    generator = Generator(game, seed)
    for number in range(files):
        limit = int(time.process_time()) + CPU
        resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))
        told = CampaignReport()
        start = time.process_time()
        try:
            made = generator.make()
            current.write_text(made.text, "utf-8")
            told.accepted, told.refused = 1, made.refused
            describe(game, made.components)
            played = play_components(game, made.text, made.components, seed * 1_000_003 + number)
            told.entries, told.seats = played.entries, played.seats
            must_refuse(game, generator.wild())
        except Exception as error:  # any exception is a finding
            current.write_text(generator.at_work, "utf-8")
            where = traceback.extract_tb(error.__traceback__)[-1]
            told.finding = f"{type(error).__name__}: {error} ({Path(where.filename).name}:{where.lineno})"
        told.seconds = time.process_time() - start
        told.memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        sys.stdout.write(msgspec.json.encode(told).decode() + "\n")
        sys.stdout.flush()


def campaign(name: str, files: int, seed: int, corpus: Path, folder: Path, quiet: bool = False) -> Totals:
    """The parent process: run children until enough files were played, and keep their findings."""
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


def run_child(name: str, seed: int, files: int, folder: Path) -> Iterator[CampaignReport]:
    """Run one child and return its reports; a child that dies is a finding too."""
    current = folder / f"{name}.toml"
    current.write_text("", "utf-8")
    command = [sys.executable, "-m", "kingscourt.testing.fuzz", "child", name, str(seed), str(files)]
    with subprocess.Popen([*command, str(current)], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        for line in child.stdout:
            yield msgspec.json.decode(line, type=CampaignReport)
    if child.returncode != 0:
        yield CampaignReport(finding=f"the process ended with {child.returncode}")


def keep(corpus: Path, name: str, text: str, finding: str) -> Path:
    """Write a failing file to the corpus."""
    folder = corpus / name
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{hashlib.sha256(text.encode()).hexdigest()[:12]}.toml"
    first = finding.splitlines()[0][:200]
    file.write_text(f"# {first}\n{text}", "utf-8")
    return file
