"""Laws of work: no entry runs away, and no number in a component file can make one do so."""

from __future__ import annotations

from kingscourt.kernel.errors import WorkExceeded
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.fields_without_range import unbounded
from kingscourt.testing.law_case import Case


def law_values_have_ranges(case: Case) -> None:
    """Every number, list and text of a component file has a range, declared with its type."""
    kind = case.game.box_type()
    found = [] if kind is None else unbounded(kind)
    if found:
        raise LawBroken("law_values_have_ranges", case, "no range for " + ", ".join(found))


def law_work_is_bounded(case: Case) -> None:
    """Every entry of a game stays within the kernel's work limits, from the first position to the last."""
    try:
        _ = case.log
    except WorkExceeded as error:
        raise LawBroken("law_work_is_bounded", case, str(error)) from None
