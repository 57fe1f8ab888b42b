"""The guards that `tools/prove_guards.py` removes still exist, and so do the tests that must notice."""

from __future__ import annotations

import ast
import re
from collections import Counter

import pytest

from tests.docs.test_tests_named_on_security_page import PAGE, functions_in
from tools.prove_guards import ROOT, Guard, read_guards

GUARDS = read_guards()
ROW = re.compile(r"^\| (.+?) \|(?:[^|]*\|){3}$", re.MULTILINE)
NODE = re.compile(r"(tests/[\w/]+\.py)::(\w+)(\[.+\])?")


def threats() -> list[str]:
    """First cells of the rows in the page's threat tables."""
    return ROW.findall(PAGE.read_text(encoding="utf-8"))


def test_every_guard_has_a_name_of_its_own() -> None:
    assert [id for id, times in Counter(guard.id for guard in GUARDS).items() if times > 1] == []


@pytest.mark.parametrize("guard", GUARDS, ids=lambda guard: guard.id)
def test_a_guard_can_be_taken_away(guard: Guard) -> None:
    text = (ROOT / guard.file).read_text(encoding="utf-8")
    assert text.count(guard.old) == 1
    mutated = guard.mutated(text)
    assert mutated != text
    ast.parse(mutated)  # a syntax error would fail any test


@pytest.mark.parametrize("guard", GUARDS, ids=lambda guard: guard.id)
def test_its_threat_and_its_tests_exist(guard: Guard) -> None:
    assert guard.threat in threats()
    assert guard.tests
    for test in guard.tests:
        found = NODE.fullmatch(test)
        assert found is not None, test
        assert found[2] in functions_in(ROOT / found[1]), test
