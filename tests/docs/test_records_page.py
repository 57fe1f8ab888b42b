"""What docs/research/records.md says about the form of records and about draws is so."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from kingscourt.components.dice import DiceRoll
from kingscourt.games.registry import game
from kingscourt.table.fairness import AuditedSource, commitment
from kingscourt.table.wire_types import (
    EntryLine,
    HeaderLine,
    PreparedLine,
    ResultLine,
    RevealLine,
    SeatLine,
    StandingLine,
    StartLine,
)

PAGE = (Path(__file__).parents[2] / "docs/research/records.md").read_text("utf-8")
LINES: dict[str, type[msgspec.Struct]] = {
    "header": HeaderLine,
    "prepared draws of the header": PreparedLine,
    "start of the header": StartLine,
    "a seat of the header": SeatLine,
    "entry": EntryLine,
    "result": ResultLine,
    "a standing of the result": StandingLine,
    "reveal": RevealLine,
}


@pytest.mark.parametrize("line", LINES)
def test_fields_are_listed_in_the_order_in_which_they_are_written(line: str) -> None:
    found = re.search(rf"^\| {line} \| (.+) \|$", PAGE, re.MULTILINE)
    assert found is not None
    listed = re.findall(r"`(\w+)`", re.sub(r"\(.*?\)", "", found[1]))
    assert listed == [field.encode_name for field in msgspec.structs.fields(LINES[line])]


def test_the_test_vector_is_a_draw_of_ours() -> None:
    seed = bytes(range(32))
    roll = DiceRoll(3)
    ticket = AuditedSource(seed, ["a", "", "c"]).below("roll/2", 4, roll.outcomes.total)
    assert commitment(seed) in PAGE
    assert f", {ticket})" in PAGE
    assert f"assert throw == {tuple(roll.read(roll.outcomes.pick(ticket)))}" in PAGE


def test_the_example_has_the_current_rules() -> None:
    assert (
        f'"game":"kingsburg","edition":"rulebook","components":null,"options":{{}},"rules":"{game("kingsburg").rules_version}"'
        in PAGE
    )
