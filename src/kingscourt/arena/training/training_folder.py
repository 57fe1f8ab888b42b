"""A training as a folder: the request in `training.json`, one line per finished generation, the champion.

Lines are only appended. A line is complete or, if its writing was interrupted, removed when the training goes
on. A generation is a function of the request and of the line before it, so nothing else has to be kept.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Final, Self

import msgspec

from kingscourt import __version__
from kingscourt.arena.execution.run_folder import BadRun, lock, write_whole
from kingscourt.arena.training.duel import DuelResult
from kingscourt.arena.training.request import Training
from kingscourt.games.registry import game as find_game

TRAINING_FILE: Final = "training.json"
GENERATIONS_FILE: Final = "generations.jsonl"
CHAMPION_FILE: Final = "champion.toml"


class TrainingHeader(msgspec.Struct, frozen=True):
    """What was asked for, and by which version."""

    version: str  # of Kingscourt
    rules: str  # version of the game's rules
    training: Training
    digest: str


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """Where a training stands after a generation."""

    generation: int  # finished so far
    centre: list[float]
    champion: list[float]
    step: float
    duel: DuelResult | None = None  # with the champion, if there was one after this generation
    promoted: int = 0  # how many champions have been replaced so far


def header_of(training: Training) -> TrainingHeader:
    """The header with the installed version."""
    rules = find_game(training.play.game).rules_version
    basis = msgspec.json.encode([__version__, rules, training], order="deterministic")
    return TrainingHeader(__version__, rules, training, hashlib.sha256(basis).hexdigest())


class TrainingFolder:
    """A training open for writing; only one process at a time."""

    def __init__(self, path: Path, training: Training) -> None:
        self.path = path
        self.header = header_of(training)
        self.standings: list[Standing] = []

    def __enter__(self) -> Self:
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            header = self.path / TRAINING_FILE
            if not header.exists():
                if any(self.path.iterdir()):
                    what = f"{self.path} holds other files and no training."
                    raise BadRun(what, "Choose a new or an empty folder for --out.")
                write_whole(header, msgspec.json.format(msgspec.json.encode(self.header)))
            self._file = (self.path / GENERATIONS_FILE).open("ab+")
        except OSError as error:
            what = f"{self.path} cannot be written: {error.strerror}."
            raise BadRun(what, "Choose another --out.") from None
        try:
            lock(self._file.fileno(), self.path)
            self._refuse_other(header)
            self.standings = self._read_and_repair()
        except BaseException:
            self._file.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, standing: Standing) -> None:
        """Append a finished generation."""
        self._file.write(msgspec.json.encode(standing) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
        self.standings.append(standing)

    def _refuse_other(self, header: Path) -> None:
        try:
            found = msgspec.json.decode(header.read_bytes(), type=TrainingHeader)
        except msgspec.DecodeError as error:
            advice = "It was changed or is from another version; choose a new folder."
            raise BadRun(f"{header} cannot be read: {error}.", advice) from None
        if found.digest != self.header.digest:
            advice = "Give the same command to go on with it, or choose another --out."
            raise BadRun(f"{self.path} holds another training.", advice)

    def _read_and_repair(self) -> list[Standing]:
        file = self.path / GENERATIONS_FILE
        content = file.read_bytes()
        complete = content.rfind(b"\n") + 1
        os.truncate(file, complete)
        return [msgspec.json.decode(line, type=Standing) for line in content[:complete].splitlines()]
