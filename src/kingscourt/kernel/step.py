"""A step of the agenda: one small piece of turn flow, as data."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from kingscourt.kernel.action import Action
from kingscourt.kernel.audience import EVERYONE
from kingscourt.kernel.decision import Pending, Question
from kingscourt.kernel.refusal import Refusal
from kingscourt.kernel.terms import Bounds, Terms

S = TypeVar("S")  # the state of a game; a step of the kernel asks nothing of it


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A step; the one on top of the agenda decides what is pending. Override what the step needs."""

    def proceed(self, s: S) -> Pending | None:
        """Do whatever needs no answer; return what to wait for, or None after a push or a pop."""
        raise NotImplementedError

    def legal(self, s: S, seat: int) -> list[Action]:
        """Every legal action in canonical order: the candidates that `explain` accepts."""
        return [action for action in self.candidates(s, seat) if self.explain(s, seat, action) is None]

    def candidates(self, s: S, seat: int) -> list[Action]:
        """Plausible answers to the question, legal or not, in canonical order."""
        raise NotImplementedError

    def explain(self, s: S, seat: int, action: Action) -> Refusal | None:
        """The first of `reasons`, or None for a legal action; asked often, so it stops at the first."""
        raise NotImplementedError

    def reasons(self, s: S, seat: int, action: Action) -> list[Refusal]:
        """Every rule that stands against an action; override where there can be more than one."""
        refusal = self.explain(s, seat, action)
        return [] if refusal is None else [refusal]

    def apply(self, s: S, seat: int, action: Action) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def resolve(self, s: S, outcome: int) -> None:
        """Apply the value of a chance outcome."""
        raise NotImplementedError

    def question(self, s: S, seat: int) -> Question:
        """How the decision is presented to a seat."""
        raise NotImplementedError

    def audience(self, s: S, seat: int, action: Action) -> int:
        """Who may read the action in the record while the game runs."""
        return EVERYONE

    def add_terms(self, s: S, seat: int, action: Action, terms: Terms) -> None:
        """Add what the kernel cannot find: promises that are kept later, and remarks."""

    def bounds(self, s: S, seat: int, action: Action) -> Bounds | None:
        """The exact least and most in all, where the step can say it sooner than by trying every answer."""
        return None

    def wide_bounds(self, s: S, seat: int, action: Action) -> Bounds | None:
        """Bounds that no way leaves, for an action with more ways than are tried."""
        return None

    def continues(self, s: S) -> bool:
        """Whether this step, asking again, goes on with the action it has just carried out."""
        return False

    def copy(self) -> Step[S]:
        """A step that shares nothing mutable; a step without mutable attributes returns itself."""
        return self

    def facts(self) -> str:
        """Name and attributes, for the digest."""
        return type(self).__name__
