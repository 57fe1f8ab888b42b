"""`@rule("KB-3.2b")`: the rules that a test demonstrates."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the ids of the rules that it demonstrates."""
    import pytest  # noqa: PLC0415  (the kit works without pytest, only tests need it)

    return pytest.mark.rule(*ids)
