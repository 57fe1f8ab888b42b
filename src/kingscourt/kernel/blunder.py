"""Moves that people laugh at: detectors see when there was an opportunity, and whether it was taken."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kingscourt.kernel.action import Action
from kingscourt.kernel.state import State

S = TypeVar("S", bound=State)

NO_OPPORTUNITY: Final = 0
AVOIDED: Final = 1
COMMITTED: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Blunder(Generic[S]):
    """One kind of laughable move."""

    def __init__(self, name: str) -> None:
        self.name: str = name  # such as `envoy-unused-though-free`

    def seen(self, s: S, seat: int, action: Action) -> int:
        """NO_OPPORTUNITY, AVOIDED or COMMITTED: what this answer of the seat is, before it is carried out."""
        raise NotImplementedError
