"""A short run of `python -m kingscourt.testing.fuzz.records.campaign`, and every input of its corpus."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingscourt.table.record import Record
from kingscourt.testing.fuzz.records import campaign
from kingscourt.testing.fuzz.records.campaign import RecordFinding, check, fuzz, seeds

CORPUS = sorted((Path(__file__).parent / "corpus" / "records").iterdir())


@pytest.mark.parametrize("file", CORPUS, ids=lambda file: file.stem)
def test_a_kept_record_is_answered(file: Path) -> None:
    text = file.read_bytes().decode("utf-8", "surrogatepass")
    assert (check(text) == "verified") == (file.stem == "whole")


def test_records_to_begin_with_verify_and_say_everything() -> None:
    begun = seeds()
    assert {check(text, text) for text in begun} == {"verified"}
    for part in ('"undo":', '"epoch":', '"by":', '"takeover":', '"return":', '"resign":', '"end":', '"to":'):
        assert any(part in text for text in begun), part


def test_mangled_records_are_refused() -> None:
    run = fuzz(1500, seed=7)
    assert run.findings == []
    assert run.counts["unread"] > 500
    assert run.counts["read"] > 100
    assert run.counts["refused"] > 0


def test_a_false_ok_is_found() -> None:
    text = next(text for text in seeds() if '"nonce":"nonce0"' in text)
    with pytest.raises(RecordFinding, match="nonce"):
        campaign.check_difference(text.replace("nonce0", "nonce9"), text)


def test_whatever_leaves_the_reader_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_text: str) -> Record:
        raise IndexError("a seat of nobody")

    monkeypatch.setattr(campaign, "read_record", fail)
    assert fuzz(3, seed=1).findings == ["IndexError: a seat of nobody"] * 3
