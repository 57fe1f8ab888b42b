"""Rule coverage records which rules the tests cite and which ones refuse actions."""

from __future__ import annotations

from pathlib import Path

import pytest

from heirlooms.game import GAME
from kingscourt.testing.rule_coverage import RuleCoverage, all_rules, gaps, main, read, report

pytest_plugins = ["pytester"]

TESTS = """
from heirlooms.actions import ASK, BID
from heirlooms.game import GAME
from kingscourt.testing.rule_marker import rule

@rule("HL-2.3", "HL-2.4")
def test_shown_and_refused():
    state = GAME.scenario("hands = [[1, 2, 3], [4, 5, 6]]")
    assert state.explain(0, ASK[0]).rule == "HL-2.3"

@rule("HL-3.1")
def test_shown_but_another_rule_refuses():
    state = GAME.scenario("hands = [[1, 2, 3], [4, 5, 6]]")
    assert state.explain(0, BID[0]).rule == "KC-2"

@rule("HL-2.2")
def test_fails():
    assert False
"""


@pytest.mark.parametrize("workers", ["0", "2"])
def test_the_plugin_notes_what_passing_tests_show(pytester: pytest.Pytester, workers: str) -> None:
    pytester.makepyfile(TESTS)
    file = pytester.path / "rules.json"
    pytester.runpytest_subprocess(
        "-p", "kingscourt.testing.rule_coverage_plugin", f"--rule-coverage={file}", "-n", workers
    )
    coverage = read(file)
    assert sorted(coverage.shown) == ["HL-2.3", "HL-2.4", "HL-3.1"]
    assert sorted(coverage.refused) == ["HL-2.3"]
    assert coverage.refused["HL-2.3"][0].endswith("::test_shown_and_refused")


def test_gaps_of_a_game() -> None:
    coverage = RuleCoverage({"HL-1.1": ["a"], "HL-9.9": ["b"], "KB-1.1": ["c"]}, {"HL-2.2": ["d"]})
    found = gaps(all_rules(GAME), coverage)
    assert "HL-1.1" not in found.untested
    assert "HL-2.2" in found.untested
    assert found.unrefused == ["HL-2.3", "HL-3.1"]
    assert found.unknown == ["HL-9.9"]
    assert "never seen to refuse: HL-2.3, HL-3.1" in report("heirlooms", found)


def test_the_report_is_about_the_games_that_the_tests_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "rules.json"
    file.write_text('{"shown": {"HL-1.1": ["x"]}, "refused": {}}')
    for games in ([], ["heirlooms"]):
        monkeypatch.setattr("sys.argv", ["rule_coverage", str(file), *games])
        with pytest.raises(SystemExit, match="1"):
            main()
        shown = capsys.readouterr().out
        assert shown.startswith("heirlooms:\n  no test: HL-1.2")
        assert [line for line in shown.splitlines() if not line.startswith(" ")] == ["heirlooms:"]
    monkeypatch.setattr("sys.argv", ["rule_coverage", str(file), "heirloms"])
    with pytest.raises(SystemExit, match="1"):
        main()
    assert capsys.readouterr().out.startswith("heirloms: there is no game 'heirloms'")


def test_a_run_that_names_no_rule_is_no_success(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "rules.json"
    file.write_text('{"shown": {"ZZ-1": ["x"]}, "refused": {}}')
    monkeypatch.setattr("sys.argv", ["rule_coverage", str(file)])
    with pytest.raises(SystemExit, match="no test names a rule of an installed game"):
        main()


def test_no_gaps() -> None:
    rules = all_rules(GAME)
    every = {rule.id: ["a"] for rule in rules}
    found = gaps(rules, RuleCoverage(every, every))
    assert not found
    assert report("heirlooms", found) == "heirlooms: every rule has its test\n"


def test_workers_are_added_up() -> None:
    one, other = RuleCoverage({"A-1": ["x"]}, {}), RuleCoverage({"A-1": ["x", "y"]}, {"A-1": ["y"]})
    one.add(other)
    assert one == RuleCoverage({"A-1": ["x", "y"]}, {"A-1": ["y"]})


def test_what_was_written_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "rules.json"
    file.write_text('{"shown": {"A-1": ["x"]}, "refused": {}}')
    assert read(file) == RuleCoverage({"A-1": ["x"]}, {})
