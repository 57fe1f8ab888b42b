"""Laws of work: no entry runs away, and no number of a component file can make one."""

from __future__ import annotations

from kingscourt.kernel.errors import WorkExceeded
from kingscourt.testing.broken import LawBroken
from kingscourt.testing.case import Case
from kingscourt.testing.ranges import unbounded


def law_values_have_ranges(case: Case) -> None:
    """Every number, list and text of a component file has a range, declared beside its type."""
    kind = case.game.box_type()
    found = [] if kind is None else unbounded(kind)
    if found:
        raise LawBroken("law_values_have_ranges", case, "no range for " + ", ".join(found))


def law_work_is_bounded(case: Case) -> None:
    """Every entry of a game stays inside the kernel's bounds of work, from the first position to the last."""
    try:
        _ = case.log
    except WorkExceeded as error:
        raise LawBroken("law_work_is_bounded", case, str(error)) from None
