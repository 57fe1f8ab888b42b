"""What an option hides is in no view while the game runs, and is there where the option does not hide."""

from __future__ import annotations

import msgspec

from kingscourt.kernel.options import OptionSpec
from kingscourt.kernel.state import State
from kingscourt.testing.case_positions import sample
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.law_case import Case
from kingscourt.testing.play_and_replay import forward
from kingscourt.testing.seat_observation import is_over, whom

NAME = "law_options_hide"
POSITIONS = 12


def law_options_hide(case: Case) -> None:
    """A path that an option's choice hides is null in every view, but for the viewer's own seat.

    Under another choice, and after the end, the same path has a value, so that it names something real.
    Outlines are made from views alone, so what a view omits no outline can tell.
    """
    for spec in case.game.option_specs:
        for choice, paths in spec.hides.items():
            for path in paths:
                check_path(case, spec, choice, path)


def check_path(case: Case, spec: OptionSpec, choice: str, path: str) -> None:
    """Check one path on some positions of the game, and on its end."""
    is_hidden = case.options.variant(spec.name) == choice
    seen = False
    for position in sample(case, POSITIONS):
        for viewer in [None, *range(position.state.seat_count)]:
            values = values_at(case, position.state, viewer, path)
            seen = seen or any(value is not None for value in values)
            if is_hidden and any(value is not None for value in values):
                what = f"{path} is in the view of {whom(viewer)} before entry {position.number}"
                raise LawBroken(NAME, case, f"{what}, but {spec.name}={choice} hides it")
    end = case.start()
    for entry in case.log.entries:
        forward(end, entry)
    if is_over(end):
        seen = any(value is not None for value in values_at(case, end, None, path))
    if not seen:
        raise LawBroken(NAME, case, f"{path} is never in a view, so {spec.name}={choice} hides nothing")


def values_at(case: Case, state: State, viewer: int | None, path: str) -> list[object]:
    """The values at a path of a viewer's view; `*` stands for every seat but the viewer's own."""
    found: list[object] = [msgspec.to_builtins(case.game.view(state, viewer))]
    for part in path.split("."):
        if part == "*":
            found = [value for values in found for value in others(values, viewer)]
        else:
            found = [value.get(part) for value in found if isinstance(value, dict)]
    return found


def others(values: object, viewer: int | None) -> list[object]:
    """The values of all seats but one."""
    assert isinstance(values, list)
    return [value for seat, value in enumerate(values) if seat != viewer]
