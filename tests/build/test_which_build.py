"""Which build is under test, and whether it is the one that was meant."""

from __future__ import annotations

import os

from kingscourt.arena.speed import is_compiled


def test_the_build_is_the_one_that_was_asked_for() -> None:
    assert is_compiled() == (os.environ.get("KINGSCOURT_EXPECT_COMPILED") == "1")
