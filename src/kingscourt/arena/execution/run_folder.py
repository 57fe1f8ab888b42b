"""A run as a folder: the request in `run.json`, finished rounds in `rounds.jsonl`, one per line.

Lines are only appended. A line is complete or, if its writing was interrupted, removed when the run goes on.
"""

from __future__ import annotations

import hashlib
import os
import sys
import time
from pathlib import Path
from typing import Any, Final, Self

import msgspec

from kingscourt import __version__
from kingscourt.arena.contest.contest import Contest
from kingscourt.arena.contest.results import RoundResult
from kingscourt.games.registry import game as find_game
from kingscourt.kernel.errors import KingscourtError

FORMAT: Final = 1
RUN_FILE: Final = "run.json"
ROUNDS_FILE: Final = "rounds.jsonl"
NAMES: Final = {"seeds": "rounds of each lineup, by --games", "test": "--sprt"}  # that explain themselves
SYNC_SECONDS: Final = 1.0  # a power cut loses at most the rounds of this time; they are played again


class BadRun(KingscourtError):
    """A folder that does not hold the expected run; `advice` says what to do."""

    def __init__(self, what: str, advice: str) -> None:
        super().__init__(what)
        self.advice = advice


class RunHeader(msgspec.Struct, frozen=True, kw_only=True):
    """What a run was asked for, and by which version."""

    format: int = FORMAT
    version: str  # of Kingscourt
    rules: str  # version of the game's rules
    contest: Contest
    digest: str  # of all the above


def header_of(contest: Contest) -> RunHeader:
    """The header of a run with the installed version."""
    rules = find_game(contest.game).rules_version
    basis = msgspec.json.encode([FORMAT, __version__, rules, contest], order="deterministic")
    return RunHeader(
        version=__version__, rules=rules, contest=contest, digest=hashlib.sha256(basis).hexdigest()
    )


class RunFolder:
    """A run open for writing; only one process at a time."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.header = header_of(contest)
        self.rounds: dict[int, RoundResult] = {}
        self._synced = time.monotonic()

    def __enter__(self) -> Self:
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            if not (self.path / RUN_FILE).exists():
                _refuse_foreign_files(self.path)
                write_whole(self.path / RUN_FILE, msgspec.json.format(msgspec.json.encode(self.header)))
            self._file = (self.path / ROUNDS_FILE).open("ab+")
        except OSError as error:
            what = f"{self.path} cannot be written: {error.strerror}."
            raise BadRun(what, "Choose another --out.") from None
        try:
            lock(self._file.fileno(), self.path)
            _refuse_other_run(self.path, read_header(self.path), self.header)
            self.rounds = _read_and_repair(self.path / ROUNDS_FILE)
        except BaseException:
            self._file.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.sync()
        self._file.close()

    def add(self, result: RoundResult) -> None:
        """Append a finished round."""
        self._file.write(msgspec.json.encode(result) + b"\n")
        self._file.flush()
        self.rounds[result.number] = result
        if time.monotonic() - self._synced >= SYNC_SECONDS:
            self.sync()

    def sync(self) -> None:
        """Make sure that everything appended is on the disk."""
        os.fsync(self._file.fileno())
        self._synced = time.monotonic()


def read_header(path: Path) -> RunHeader:
    """The header of a run."""
    try:
        return msgspec.json.decode((path / RUN_FILE).read_bytes(), type=RunHeader)
    except OSError:
        advice = "Name the folder given as --out to `kingscourt arena match`, `round-robin` or `ladder`."
        raise BadRun(f"{path} is not the folder of a run: it has no {RUN_FILE}.", advice) from None
    except msgspec.DecodeError as error:
        what = f"{path / RUN_FILE} cannot be read: {error}."
        raise BadRun(what, "It was changed or is from another version; choose a new folder.") from None


def read_rounds(path: Path) -> dict[int, RoundResult]:
    """The finished rounds of a run, by number; an unfinished last line is left out."""
    file = path / ROUNDS_FILE
    return _decode(file, file.read_bytes())[0] if file.exists() else {}


def write_whole(path: Path, content: bytes) -> None:
    """Write a file that is complete or absent, even after a power cut."""
    unfinished = path.with_name(path.name + ".unfinished")
    with unfinished.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)


def lock(descriptor: int, path: Path) -> None:
    """Hold the run until the file is closed; refuse if another process has it."""
    if sys.platform != "win32":
        import fcntl  # noqa: PLC0415 - not on Windows

        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            advice = "Wait until it is finished, or choose another --out."
            raise BadRun(f"Another process is working on {path}.", advice) from None


def _refuse_foreign_files(path: Path) -> None:
    if any(path.iterdir()) and not (path / f"{RUN_FILE}.unfinished").exists():
        raise BadRun(f"{path} holds other files and no run.", "Choose a new or an empty folder for --out.")


def _refuse_other_run(path: Path, found: RunHeader, wanted: RunHeader) -> None:
    if found.digest == wanted.digest:
        return
    there, here = _flat(found), _flat(wanted)
    names = [name for name in here if there.get(name) != here[name]]
    differences = "; ".join(
        f"{NAMES.get(name, name)}: {_brief(there.get(name))} there, {_brief(here[name])} here"
        for name in names
    )
    what = f"{path} holds another run ({differences or 'its request was changed'})."
    raise BadRun(what, "Give the same command to go on with it, or choose another --out.")


def _flat(header: RunHeader) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(header)
    return {"version": plain["version"], "rules": plain["rules"], **plain["contest"]}


def _brief(value: object) -> str:
    text = str(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _read_and_repair(file: Path) -> dict[int, RoundResult]:
    rounds, complete = _decode(file, file.read_bytes())
    os.truncate(file, complete)
    return rounds


def _decode(file: Path, content: bytes) -> tuple[dict[int, RoundResult], int]:
    """The rounds, and how many bytes the complete lines have."""
    complete = content.rfind(b"\n") + 1
    rounds: dict[int, RoundResult] = {}
    for place, line in enumerate(content[:complete].splitlines(), start=1):
        try:
            result = msgspec.json.decode(line, type=RoundResult)
        except msgspec.DecodeError as error:
            what = f"Line {place} of {file} cannot be read: {error}."
            raise BadRun(what, "Remove this line; its round is then played again.") from None
        rounds[result.number] = result
    return rounds, complete
