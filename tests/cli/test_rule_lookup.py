"""Rules are found in whatever form their id is typed."""

from __future__ import annotations

import pytest

from kingscourt.cli.terminal.rule_lookup import find_rules
from kingscourt.kernel.rule import Rule

RULES = [
    Rule(id, id.lower(), refusable=False, component=":" in id)
    for id in ("KB-3.1", "KB-3.2", "KB-3.2a", "KB-3.2b", "KB:inn", "KC-1")
]


@pytest.mark.parametrize("typed", ["KB-3.2b", "kb-3.2b", "kb 3.2b", "3.2b", " KB3.2B "])
def test_case_marks_and_prefix_do_not_matter(typed: str) -> None:
    found = find_rules(RULES, typed)
    assert found.exact is not None
    assert found.exact.id == "KB-3.2b"


def test_a_component_is_found_by_its_name() -> None:
    found = find_rules(RULES, "inn")
    assert found.exact is not None
    assert found.exact.id == "KB:inn"


def test_a_near_miss_suggests_what_is_close() -> None:
    found = find_rules(RULES, "kb-3.2c")
    assert found.exact is None
    assert "KB-3.2b" in [rule.id for rule in found.near]


def test_the_beginning_of_an_id_suggests_what_is_below_it() -> None:
    found = find_rules(RULES, "kb-3")
    assert [rule.id for rule in found.near] == ["KB-3.1", "KB-3.2", "KB-3.2a", "KB-3.2b"]


def test_nothing_typed_finds_nothing() -> None:
    found = find_rules(RULES, "")
    assert found.exact is None
    assert found.near == []
