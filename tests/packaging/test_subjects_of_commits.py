"""The check of the subjects of commits, which `tools/check.sh` runs."""

from __future__ import annotations

import pytest

from tools.check_subjects import MOST, faults


@pytest.mark.parametrize("subject", ["Refuse a bid that exceeds the hand", "X" * MOST])
def test_a_good_subject_passes(subject: str) -> None:
    assert faults(subject) == []


@pytest.mark.parametrize("subject", ["X" * (MOST + 1), "Refuse a bid.", "refuse a bid"])
def test_a_bad_subject_is_found(subject: str) -> None:
    assert len(faults(subject)) == 1
