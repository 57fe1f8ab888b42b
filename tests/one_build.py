"""A pytest plugin for testing both builds: leaves to each what tests/builds.toml assigns to it.

    pytest -p tests.one_build --one-build=compiled

Without the option every test runs. What was left out is counted at the end of the run, with the reason.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import NamedTuple, Protocol

import msgspec
import pytest

OPTION = "--one-build"
BUILDS = ("interpreted", "compiled")
FILE = Path(__file__).with_name("builds.toml")
WORKER_KEY = "left_to_the_other_build"


class Assignment(NamedTuple):
    """Tests that run on one build only, but for one case in `every`, which runs on both."""

    build: str
    reason: str
    tests: list[str]
    every: int = 0

    def covers(self, node_id: str) -> bool:
        """Whether a test is in one of the files or folders."""
        file = node_id.partition("::")[0]
        return any(file == test or file.startswith(f"{test}/") for test in self.tests)


class TestNode(Protocol):
    """A pytest-xdist worker that has finished."""

    workeroutput: dict[str, str]


def read_assignments(file: Path = FILE) -> list[Assignment]:
    """What the file says."""
    return [Assignment(**entry) for entry in tomllib.loads(file.read_text("utf-8"))["only"]]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that enables the plugin."""
    parser.addoption(
        OPTION, choices=BUILDS, help="leave out tests that tests/builds.toml assigns to the other build"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Enable the selection if requested."""
    build = config.getoption(OPTION)
    if build:
        config.pluginmanager.register(BuildSelection(config, str(build)), "kingscourt-one-build")


def case_of(item: pytest.Item) -> str:
    """The test function and the case it runs on, or an empty string if it has none."""
    callspec = getattr(item, "callspec", None)
    case = callspec.params.get("case") if callspec else None
    return "" if case is None else f"{item.nodeid.partition('[')[0]} {case}"


def case_numbers(items: list[pytest.Item]) -> dict[str, int]:
    """The cases of each test function, numbered, so that all laws keep or leave the same cases."""
    counts: Counter[str] = Counter()
    numbers: dict[str, int] = {}
    for item in items:
        case = case_of(item)
        if case and case not in numbers:
            function = item.nodeid.partition("[")[0]
            numbers[case] = counts[function]
            counts[function] += 1
    return numbers


class BuildSelection:
    """Leaves out tests of the other build; workers send their counts to the main process."""

    def __init__(self, config: pytest.Config, build: str) -> None:
        self.config = config
        self.others = [one for one in read_assignments() if one.build != build]
        self.left_out: Counter[str] = Counter()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Deselect what the other build runs."""
        numbers = case_numbers(items)
        left = [(item, self.left_to_other(item, numbers)) for item in items]
        self.left_out.update(why for _, why in left if why)
        self.config.hook.pytest_deselected(items=[item for item, why in left if why])
        items[:] = [item for item, why in left if not why]

    def left_to_other(self, item: pytest.Item, numbers: dict[str, int]) -> str:
        """Why a test is left out, or an empty string."""
        for one in self.others:
            number = numbers.get(case_of(item))
            if one.covers(item.nodeid) and (not one.every or (number is not None and number % one.every)):
                return f"{one.build} only: {one.reason}"
        return ""

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: TestNode) -> None:
        """Take the counts of a pytest-xdist worker; all workers collect the same tests."""
        text = getattr(node, "workeroutput", {}).get(WORKER_KEY)
        if text:
            self.left_out = Counter(msgspec.json.decode(text, type=dict[str, int]))

    def pytest_sessionfinish(self) -> None:
        """Send the counts to the main process."""
        output = getattr(self.config, "workeroutput", None)
        if output is not None:
            output[WORKER_KEY] = msgspec.json.encode(dict(self.left_out)).decode()

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say what was left out."""
        terminalreporter.section("left to the other build")
        for why, count in sorted(self.left_out.items()):
            terminalreporter.line(f"{count} tests, {why}")
        terminalreporter.line(f"{self.left_out.total()} tests left out by {FILE.name}")
