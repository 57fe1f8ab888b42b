"""Remove each guard of docs/project/security.md, one at a time, and check that the test named for it fails.

Every item of tests/docs/guards.toml is tried in a copy of the tree, so that nothing here changes: its tests
have to pass as they are, and to fail once the guard is removed. Tests of the service need PostgreSQL
and NATS.

Example: .venv/bin/python tools/prove_guards.py --only undo
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import Final

import msgspec

ROOT: Final = Path(__file__).parents[1]
GUARDS: Final = ROOT / "tests" / "docs" / "guards.toml"
SOURCES: Final = ("src", "examples/heirlooms/src")
LONGEST: Final = 600  # seconds for the tests of one item; a test that never ends has caught nothing
PLUGINS = ["-p", "anyio", "-p", "pytest_timeout", "--timeout=0", "-p", "no:cacheprovider"]
TIMEOUT: Final = "20"  # seconds that tests wait for something; without a guard it may never come
WHERE: Final = "import kingscourt, heirlooms; print(kingscourt.__file__, heirlooms.__file__, sep='\\n')"


class Guard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Protection against a threat, and how to remove it."""

    id: str
    threat: str  # as worded in docs/project/security.md
    file: str
    old: str  # occurs there exactly once
    new: str
    tests: list[str]  # node ids; at least one has to fail without the guard

    def told(self) -> str:
        """What --list shows and --only searches."""
        return "\n    ".join([f"{self.id}: {self.threat}", self.file, *self.tests])

    def files(self) -> set[str]:
        """The files of its tests, which are started together."""
        return {test.partition("::")[0] for test in self.tests}

    def mutated(self, text: str) -> str:
        """The file without the guard."""
        if text.count(self.old) != 1:
            raise SystemExit(
                f"{self.id}: {text.count(self.old)} times in {self.file} instead of once:\n{self.old}"
            )
        return text.replace(self.old, self.new)


class Outcome(Enum):
    """How the tests of a guard ended."""

    PASSED = "passed"
    FAILED = "failed"
    BROKEN = "could not be run"
    ENDLESS = "did not end"


def read_guards() -> list[Guard]:
    """Every guard, in the order of the page."""
    read = tomllib.loads(GUARDS.read_text(encoding="utf-8"))
    return msgspec.convert(read["guard"], list[Guard])


@contextmanager
def scratch_tree() -> Iterator[Path]:
    """A copy of everything that git would include, committed or not."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0")
    with tempfile.TemporaryDirectory(prefix="guards-") as folder:
        for name in filter(None, names):
            if (ROOT / name).is_file():
                (Path(folder) / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, Path(folder) / name)
        yield Path(folder)


class Trial:
    """Runs tests in a scratch tree; each test runs only once without a mutation."""

    def __init__(self, tree: Path) -> None:
        self.tree = tree
        paths = [str(tree / source) for source in SOURCES]
        self._environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(paths),  # precedes the checkout's editable installation
            "KINGSCOURT_TEST_TIMEOUT": TIMEOUT,
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # they take longer to load than most of these tests
        }
        self._as_is: dict[str, Outcome] = {}  # by test

    def check_imports(self) -> None:
        """Check that the copy is imported, not the checkout, which would prove nothing."""
        found = subprocess.run(
            [sys.executable, "-c", WHERE],
            cwd=self.tree,
            env=self._environment,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split("\n")
        for name in filter(None, found):
            if not Path(name).is_relative_to(self.tree):
                raise SystemExit(f"{name} is imported instead of the copy in {self.tree}")

    def run_as_is(self, guards: list[Guard]) -> None:
        """Run the tests of some guards without a mutation, all at once, or one by one if that fails."""
        tests = sorted({test for guard in guards for test in guard.tests} - self._as_is.keys())
        if not tests:
            return
        outcome = self._run(tests)[0]
        for test in tests:
            self._as_is[test] = outcome if outcome is Outcome.PASSED else self._run([test])[0]

    def verdict(self, guard: Guard) -> tuple[bool, str]:
        """Whether a guard's tests detect its removal, and what to print."""
        for test in guard.tests:
            if self._as_is[test] is not Outcome.PASSED:
                return False, f"the test fails even without the mutation: {test} {self._as_is[test].value}"
        with self._without(guard):
            outcome, why = self._run(["-x", *guard.tests])
        if outcome is Outcome.FAILED:
            return True, f"caught: {why}"
        return False, f"NOT CAUGHT: the tests {outcome.value}"

    @contextmanager
    def _without(self, guard: Guard) -> Iterator[None]:
        path = self.tree / guard.file
        text = path.read_text(encoding="utf-8")
        try:
            self._write(path, guard.mutated(text))
            yield
        finally:
            self._write(path, text)

    def _write(self, path: Path, text: str) -> None:
        """Write a file and drop its bytecode, which is matched by size and second only."""
        path.write_text(text, encoding="utf-8")
        Path(importlib.util.cache_from_source(str(path))).unlink(missing_ok=True)

    def _run(self, tests: list[str]) -> tuple[Outcome, str]:
        command = [sys.executable, "-m", "pytest", "-q", *PLUGINS, *tests]
        with subprocess.Popen(
            command,
            cwd=self.tree,
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        ) as process:
            try:
                said, _ = process.communicate(timeout=LONGEST)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                return Outcome.ENDLESS, ""
        known = {0: Outcome.PASSED, 1: Outcome.FAILED}
        return known.get(process.returncode, Outcome.BROKEN), reason(said)


def reason(said: str) -> str:
    """The first failure in pytest's summary, shortened to one line."""
    lines = [line for line in said.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return lines[0].partition("::")[2][:160] if lines else ""


def prove(guards: list[Guard]) -> int:
    """Try every guard; 1 if one could be removed undetected."""
    missed: list[str] = []
    with scratch_tree() as tree:
        trial = Trial(tree)
        trial.check_imports()
        for number, guard in enumerate(guards, 1):
            began = time.monotonic()
            trial.run_as_is([other for other in guards if other.files() == guard.files()])
            is_caught, words = trial.verdict(guard)
            took = time.monotonic() - began
            sys.stdout.write(f"{number}/{len(guards)} {guard.id} ({took:.0f} s): {words}\n")
            sys.stdout.flush()
            if not is_caught:
                missed.append(guard.id)
    sys.stdout.write(f"{len(guards) - len(missed)} of {len(guards)} guards are detected when removed\n")
    for id in missed:
        sys.stdout.write(f"not caught: {id}\n")
    return 1 if missed else 0


def main() -> int:
    """Select guards, then list or prove them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--only", default="", metavar="SUBSTRING", help="only guards whose --list output contains this"
    )
    parser.add_argument("--list", action="store_true", help="list the guards and their tests, try none")
    asked = parser.parse_args()
    guards = [guard for guard in read_guards() if asked.only.lower() in guard.told().lower()]
    if not guards:
        sys.stderr.write(f"No guard's --list output contains {asked.only!r}.\n")
        return 1
    if not asked.list:
        return prove(guards)
    sys.stdout.writelines(f"{guard.told()}\n" for guard in guards)
    return 0


if __name__ == "__main__":
    sys.exit(main())
