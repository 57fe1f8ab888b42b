"""A pytest plugin that records which rules tests demonstrate and which refusals occur.

    pytest -p kingscourt.testing.rule_coverage_plugin --rule-coverage=rules.json

Refusals are recorded where `State.explain` answers and where the table refuses. That needs the interpreted
package: compiled classes cannot be patched, and the plugin fails rather than write an incomplete file.
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
from kingscourt.testing.rule_coverage import RuleCoverage

OPTION = "--rule-coverage"
WORKER_KEY = "rule_coverage"


class TestNode(Protocol):
    """A pytest-xdist worker that has finished."""

    workeroutput: dict[str, str]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that enables the plugin."""
    parser.addoption(OPTION, metavar="FILE", help="write which rules were demonstrated and refused, as JSON")


def pytest_configure(config: pytest.Config) -> None:
    """Enable the recorder if requested."""
    config.addinivalue_line("markers", "rule(*ids): the ids of the rules that a test demonstrates")
    file = config.getoption(OPTION)
    if file:
        config.pluginmanager.register(RefusalRecorder(config, Path(str(file))), "kingscourt-rules")


class RefusalRecorder:
    """Records markers and refusals while tests run; workers send theirs to the main process."""

    def __init__(self, config: pytest.Config, file: Path) -> None:
        self.config = config
        self.file = file
        self.coverage = RuleCoverage()
        self.refused: set[str] = set()
        self.watch()

    def watch(self) -> None:
        """Patch `explain` and `Refused`."""
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
        """Record the rules named by a passing test."""
        self.refused.clear()
        result = yield
        for marker in item.iter_markers("rule"):
            for id in marker.args:
                self.coverage.note(self.coverage.shown, id, item.nodeid)
                if id in self.refused:
                    self.coverage.note(self.coverage.refused, id, item.nodeid)
        return result

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: TestNode) -> None:
        """Merge the results of a pytest-xdist worker."""
        text = getattr(node, "workeroutput", {}).get(WORKER_KEY)
        if text:
            self.coverage.add(msgspec.json.decode(text, type=RuleCoverage))

    def pytest_sessionfinish(self) -> None:
        """Write the file, or send the results to the main process."""
        text = msgspec.json.encode(self.coverage)
        output = getattr(self.config, "workeroutput", None)
        if output is not None:
            output[WORKER_KEY] = text.decode()
        else:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_bytes(msgspec.json.format(text) + b"\n")
