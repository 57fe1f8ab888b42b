"""The law of work: no entry runs away."""

from __future__ import annotations

from kingscourt.kernel.errors import WorkExceeded
from kingscourt.testing.broken import LawBroken
from kingscourt.testing.case import Case


def law_work_is_bounded(case: Case) -> None:
    """Every entry of a game stays inside the kernel's bounds of work, from the first position to the last."""
    try:
        _ = case.log
    except WorkExceeded as error:
        raise LawBroken("law_work_is_bounded", case, str(error)) from None
