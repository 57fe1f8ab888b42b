"""A pytest plugin that notes which rules tests show and which refusals they see.

    pytest -p kingscourt.testing.plugin --rule-coverage=rules.json

Refusals are noticed where `State.explain` answers and where the table refuses. That needs the interpreted
package: a compiled class cannot be watched, and the plugin says so instead of writing half of the truth.
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import Protocol

import msgspec
import pytest

from kingscourt.kernel.action import Action
from kingscourt.kernel.refusal import Refusal
from kingscourt.kernel.state import State
from kingscourt.table.errors import Refused
from kingscourt.testing.coverage import RuleCoverage

OPTION = "--rule-coverage"
WORKER_KEY = "rule_coverage"


class Node(Protocol):
    """A worker of pytest-xdist that has finished."""

    workeroutput: dict[str, str]


def pytest_addoption(parser: pytest.Parser) -> None:
    """The option that turns the plugin on."""
    parser.addoption(OPTION, metavar="FILE", help="write which rules were shown and refused, as JSON")


def pytest_configure(config: pytest.Config) -> None:
    """Watch when asked to."""
    config.addinivalue_line("markers", "rule(*ids): the rule ids that a test shows")
    file = config.getoption(OPTION)
    if file:
        config.pluginmanager.register(Watcher(config, Path(str(file))), "kingscourt-rules")


class Watcher:
    """Notes markers and refusals while tests run; workers send theirs to the main process."""

    def __init__(self, config: pytest.Config, file: Path) -> None:
        self.config = config
        self.file = file
        self.coverage = RuleCoverage()
        self.refused: set[str] = set()
        self.watch()

    def watch(self) -> None:
        """Stand beside `explain` and `Refused`."""
        explain, refuse = State.explain, Refused.__init__
        note = self.refused.add

        def noted_explain(state: State, seat: int, action: Action) -> Refusal | None:
            refusal = explain(state, seat, action)
            if refusal is not None:
                note(refusal.rule)
            return refusal

        def noted_refuse(refused: Refused, refusal: Refusal, step: int = 0) -> None:
            note(refusal.rule)
            refuse(refused, refusal, step)

        try:
            setattr(State, "explain", noted_explain)  # noqa: B010  (mypy forbids plain assignment)
            setattr(Refused, "__init__", noted_refuse)  # noqa: B010
        except TypeError:
            raise pytest.UsageError(f"{OPTION} needs the interpreted package (KINGSCOURT_PURE=1)") from None

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, object, object]:
        """A test that passes shows the rules that it names."""
        self.refused.clear()
        result = yield
        for marker in item.iter_markers("rule"):
            for id in marker.args:
                self.coverage.note(self.coverage.shown, id, item.nodeid)
                if id in self.refused:
                    self.coverage.note(self.coverage.refused, id, item.nodeid)
        return result

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Node) -> None:
        """Take in what a worker of pytest-xdist has seen."""
        text = getattr(node, "workeroutput", {}).get(WORKER_KEY)
        if text:
            self.coverage.add(msgspec.json.decode(text, type=RuleCoverage))

    def pytest_sessionfinish(self) -> None:
        """Write the file, or send it to the process that will."""
        text = msgspec.json.encode(self.coverage)
        output = getattr(self.config, "workeroutput", None)
        if output is not None:
            output[WORKER_KEY] = text.decode()
        else:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_bytes(msgspec.json.format(text) + b"\n")
