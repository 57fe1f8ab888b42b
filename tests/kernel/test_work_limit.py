"""Work limits: a runaway is stopped, and the error names the running step."""

from __future__ import annotations

from typing import Self

import pytest

from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import Source
from kingscourt.kernel.decision import Pending, ask
from kingscourt.kernel.errors import WorkExceeded
from kingscourt.kernel.event import Event
from kingscourt.kernel.state import MOST_AGENDA, MOST_EVENTS, MOST_STEPS, State
from kingscourt.kernel.step import Step


class Walk(State):
    """A state that counts its steps."""

    def __init__(self) -> None:
        super().__init__(2)
        self.done = 0

    def copy(self) -> Self:
        other = type(self)()
        self.copy_kernel(other)
        other.done = self.done
        return other

    def imagine(self, seat: int, source: Source) -> Self:
        return self.copy()


class Wait(Step[Walk]):
    """A question whose answer causes the given number of steps, events or pushes."""

    def proceed(self, s: Walk) -> Pending | None:
        return ask(0)

    def apply(self, s: Walk, seat: int, action: Action) -> None:
        what, number = action.text.split()
        n = int(number)
        if what == "steps":
            s.push(March(n))
        for _ in range(n):
            if what == "events":
                s.emit(Event("told"))
            elif what == "agenda":
                s.push(March(0))


class March(Step[Walk]):
    """A given number of steps that only count."""

    def __init__(self, n: int) -> None:
        self.n = n

    def proceed(self, s: Walk) -> Pending | None:
        if s.done >= self.n:
            s.pop()
        else:
            s.done += 1
        return None


class Idle(Step[Walk]):
    """A step that neither changes anything nor waits for anybody."""

    def proceed(self, s: Walk) -> Pending | None:
        return None


def waiting() -> Walk:
    """A state that waits for its first action."""
    s = Walk()
    s.push(Wait())
    s.settle()
    return s


def stopped(s: Walk, text: str) -> WorkExceeded:
    """Error raised by an action."""
    with pytest.raises(WorkExceeded) as caught:
        s.apply(0, Action(text))
    return caught.value


# an entry takes two more steps: the end of the march and the question
REST = 2


def test_an_entry_may_go_up_to_each_bound() -> None:
    waiting().apply(0, Action(f"steps {MOST_STEPS - REST}"))
    waiting().apply(0, Action(f"events {MOST_EVENTS}"))
    waiting().apply(0, Action(f"agenda {MOST_AGENDA - 1}"))


@pytest.mark.parametrize(
    ("text", "bound", "most", "step"),
    [
        (f"steps {MOST_STEPS}", "steps", MOST_STEPS, "March"),
        (f"events {MOST_EVENTS + 1}", "events", MOST_EVENTS, "Wait"),
        (f"agenda {MOST_AGENDA}", "agenda", MOST_AGENDA, "Wait"),
        ("events 4000000000000000000", "events", MOST_EVENTS, "Wait"),
        ("agenda 4000000000000000000", "agenda", MOST_AGENDA, "Wait"),
    ],
)
def test_a_runaway_is_stopped_with_the_name_of_the_step(text: str, bound: str, most: int, step: str) -> None:
    error = stopped(waiting(), text)
    assert (error.bound, error.most, error.step) == (bound, most, step)
    assert str(error).startswith(f"{step}: more than {most}")


def test_a_proceed_that_changes_nothing_is_found() -> None:
    s = Walk()
    s.push(Idle())
    with pytest.raises(WorkExceeded) as caught:
        s.settle()
    assert (caught.value.bound, caught.value.step) == ("steps", "Idle")


def test_every_entry_is_counted_anew_whether_events_are_taken_or_not() -> None:
    for takes in (False, True):
        s = waiting()
        for _ in range(3):
            s.apply(0, Action(f"events {MOST_EVENTS}"))
            if takes:
                s.take_events()
        assert stopped(s, f"events {MOST_EVENTS + 1}").bound == "events"


def test_copies_and_imagined_worlds_have_the_same_bounds() -> None:
    s = waiting()
    s.apply(0, Action(f"events {MOST_EVENTS}"))
    for other in (s.copy(), s.imagine(0, Source())):
        other.apply(0, Action(f"events {MOST_EVENTS}"))
        assert stopped(other.copy(), f"events {MOST_EVENTS + 1}").bound == "events"
        assert stopped(other, f"agenda {MOST_AGENDA}").bound == "agenda"
