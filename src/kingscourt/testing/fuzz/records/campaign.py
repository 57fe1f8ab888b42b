"""`python -m kingscourt.testing.fuzz.records.campaign`: mangled records against the reader and the verifier.

Whatever the input, the answer is a BadRecord or a record that says exactly what its text says. A mangled
record that verifies must be in canonical form, have the draws that its seed gives by the published
scheme, and not differ from its original in anything that the seed binds.
"""

from __future__ import annotations

import argparse
import hashlib
import hmac
import json
import resource
import signal
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from types import FrameType

from kingscourt.games import registry
from kingscourt.kernel.chance import ChanceOutcomes
from kingscourt.kernel.errors import KingscourtError
from kingscourt.kernel.game import Game
from kingscourt.table.entry import CHANCE, UNDO
from kingscourt.table.game_setup import GameSetup
from kingscourt.table.position import Position
from kingscourt.table.position_history import replayable
from kingscourt.table.record import Record, read_record, record_text
from kingscourt.table.verify import Verified, verify
from kingscourt.testing.fuzz.records.mutations import mutated
from kingscourt.testing.fuzz.records.seed_records import seed_records

CORPUS = Path("tests/fuzz/corpus/records")
MOST_SECONDS = 10.0  # of CPU time per record
MOST_MEMORY = 400  # MB more than before the run
RECORDS = 6  # per game
VERIFY_ONE_IN = 30  # of those that can be read
BOUND = (
    "out",
    "draw",
    "to",
    "epoch",
    "chance",
    "result",
    "reason",
    "digest",
    "reveal",
    "commitment",
    "nonce",
)


@cache
def all_games() -> dict[str, Game]:
    """Every installed game, cached because the registry reads files each time."""
    return registry.games()


class RecordFinding(Exception):
    """A record that was handled wrongly."""


class Slow(RecordFinding):
    """A record that took too long."""


def check(text: str, original: str = "", is_verified: bool = True) -> str:
    """What happens to a text: `unread`, `refused`, `read` or `verified`; a wrong answer is a Finding."""
    try:
        record = read_record(text)
    except KingscourtError:
        return "unread"
    if not is_verified:
        return "read"
    try:
        game = all_games().get(record.header.game)
        if game is None:
            return "refused"
        verified = verify(record, game)
    except KingscourtError:
        return "refused"
    check_verified(text, record, verified)
    if original and text.rstrip("\n") != original.rstrip("\n"):
        check_difference(text, original)
    return "verified"


def check_verified(text: str, record: Record, verified: Verified) -> None:
    """Check that a verified record is written as by the writer, and drawn as the scheme says."""
    game_setup = verified.table.game_setup
    lines = text.rstrip("\n").split("\n")
    written = record_text(game_setup, verified.table.entries, lines[-2:]).split("\n")
    if written[1:-1] != lines[1:]:
        raise RecordFinding("verified, but not as the writer would write it")
    seed = bytes.fromhex(record.reveal or "")
    if hashlib.sha256(seed).hexdigest() != record.header.commitment:
        raise RecordFinding("verified with a seed other than the one committed to")
    check_draws(record, game_setup, seed)


def check_draws(record: Record, game_setup: GameSetup, seed: bytes) -> None:
    """Recompute every draw as the documentation describes it to authors of other verifiers."""
    position = Position(game_setup, game_setup.new_state())
    epochs: dict[str, int] = {}
    for entry in record.entries:
        if entry.kind == UNDO:
            gone = [e.purpose for e in position.line if e.n > entry.target and e.kind == CHANCE]
            epochs.update(dict.fromkeys(gone, entry.epoch))
        elif entry.kind == CHANCE:
            drawn = sum(e.kind == CHANCE and e.purpose == entry.purpose for e in position.line)
            chance = position.state.pending().chance
            assert chance is not None
            prefix = ["|".join(game_setup.nonces()), entry.purpose]
            if epochs.get(entry.purpose):
                prefix.append(str(epochs[entry.purpose]))
            expected = prepared_outcome(record, entry.purpose, drawn, chance.outcomes)
            expected = expected or outcome(chance.outcomes, seed, "\n".join([*prefix, str(drawn)]))
            if expected != entry.text:
                raise RecordFinding(f"entry {entry.n} verified with an outcome that its seed does not give")
        position.play(replayable(entry))


def prepared_outcome(record: Record, purpose: str, drawn: int, outcomes: ChanceOutcomes) -> str:
    """The outcome that a lesson has set for a draw; empty if it has none that the rules allow."""
    prepared = record.header.prepared
    texts = [] if prepared is None else prepared.draws.get(purpose, [])
    return texts[drawn] if drawn < len(texts) and outcomes.index_of(texts[drawn]) >= 0 else ""


def outcome(outcomes: ChanceOutcomes, seed: bytes, prefix: str) -> str:
    """The text of the outcome that a draw must give."""
    weights = [outcomes.weight(index) for index in range(len(outcomes))]
    limit = (1 << 64) // sum(weights) * sum(weights)
    for attempt in range(1000):
        digest = hmac.new(seed, f"{prefix}\n{attempt}".encode(), hashlib.sha256).digest()
        number = int.from_bytes(digest[:8], "big")
        if number < limit:
            break
    ticket = number % sum(weights)
    for index, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return outcomes.text(index)
    raise AssertionError("a ticket beyond all weights")


def check_difference(text: str, original: str) -> None:
    """Check line by line that what the seed binds is unchanged; names, kinds and moves may differ."""
    ours, theirs = text.rstrip("\n").split("\n"), original.rstrip("\n").split("\n")
    if len(ours) != len(theirs):
        return  # another legal game under the same seed, which committing to the seed alone cannot detect
    for one, other in zip(ours, theirs, strict=True):
        if one != other:
            here, there = json.loads(one), json.loads(other)
            if "n" in here and ("do" in here) != ("do" in there):
                return
            wrong = [name for name in BOUND if _found(here, name) != _found(there, name)]
            if wrong:
                raise RecordFinding(f"verified, but differs in {', '.join(wrong)}: {one[:200]}")


def _found(line: dict[str, object], name: str) -> object:
    if name == "nonce":
        seats = line.get("seats")
        return [seat.get("nonce", "") for seat in seats] if isinstance(seats, list) else None
    return line.get(name)


def seeds() -> list[str]:
    """Records of every game, more of the short ones, which are read faster."""
    by_game = [sorted(seed_records(game, RECORDS), key=len) for game in all_games().values()]
    short = sorted((text for texts in by_game for text in texts), key=len)[: RECORDS * 4]
    return list(dict.fromkeys([*short, *(texts[0] for texts in by_game)]))


class Run:
    """A series of executions, repeatable by its seed."""

    def __init__(self, seed: int, corpus: Path | None = None) -> None:
        self.random = Random(seed)
        self.seeds = seeds()
        self.counts: Counter[str] = Counter()
        self.findings: list[str] = []
        self.corpus = corpus
        self._readable = 0
        self._whole = {text.rstrip("\n") for text in self.seeds}

    def execute(self) -> None:
        """Check one mangled record."""
        original = self.random.choice(self.seeds)
        text = mutated(original, self.seeds, self.random)
        try:
            self.counts[self._answer(text, original)] += 1
        except (Exception, RecursionError) as error:  # anything but a refusal is a finding
            self._note(text, error)

    def _answer(self, text: str, original: str) -> str:
        answer = check(text, original, is_verified=False)
        if answer == "read":
            self._readable += 1
            if self._readable % VERIFY_ONE_IN == 0:
                is_whole = text.rstrip("\n") in self._whole  # a whole record spliced into another
                answer = check(text, text if is_whole else original)
        return answer

    def _note(self, text: str, error: Exception) -> None:
        self.findings.append(f"{type(error).__name__}: {error}")
        self.counts["findings"] += 1
        if self.corpus is not None:
            self.corpus.mkdir(parents=True, exist_ok=True)
            data = text.encode("utf-8", "surrogatepass")
            (self.corpus / hashlib.sha256(data).hexdigest()[:16]).write_bytes(data)


def too_slow(_number: int, _frame: FrameType | None) -> None:
    """Handle the alarm of one execution."""
    raise Slow(f"more than {MOST_SECONDS} s of CPU time")


def memory() -> int:
    """The peak memory of this process in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def fuzz(executions: int, seed: int, corpus: Path | None = None) -> Run:
    """Run a number of executions, each under an alarm."""
    at_first = memory()  # a test run may have needed much before
    run = Run(seed, corpus)
    before = signal.signal(signal.SIGVTALRM, too_slow)
    try:
        for number in range(executions):
            signal.setitimer(signal.ITIMER_VIRTUAL, MOST_SECONDS)
            run.execute()
            if number % 50_000 == 0 and number:
                sys.stderr.write(f"{number}: {dict(run.counts)} {memory()} MB\n")
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
    if memory() - at_first > MOST_MEMORY:
        run.findings.append(f"{memory() - at_first} MB of memory more than before")
    return run


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(
        prog="python -m kingscourt.testing.fuzz.records.campaign", description=__doc__
    )
    parser.add_argument("--executions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--corpus", type=Path, default=CORPUS, help="folder for inputs with findings")
    given = parser.parse_args()
    run = fuzz(given.executions, given.seed, given.corpus)
    sys.stdout.write(f"{given.executions} records, seed {given.seed}: {dict(run.counts)}, {memory()} MB\n")
    for finding in run.findings[:20]:
        sys.stdout.write(f"{finding}\n")
    sys.exit(1 if run.findings else 0)


if __name__ == "__main__":
    main()
