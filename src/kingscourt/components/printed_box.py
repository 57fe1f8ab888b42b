"""Components with numbers that are marked where nobody has compared them with a real box."""

from __future__ import annotations

from kingscourt.components.confidence_table import lowest
from kingscourt.kernel.game import Components
from kingscourt.kernel.phrase import Value, number


class PrintedBox(Components):
    """Components that know how sure each of their values is, by its path in the file."""

    def __init__(
        self, edition: str, source: str, shipped: bool, names: dict[str, str], levels: dict[str, str]
    ) -> None:
        super().__init__(edition, source, shipped, names)
        self.levels: dict[str, str] = levels

    def confidence(self) -> dict[str, str]:
        return self.levels

    def sureness(self, path: str) -> str:
        """The confidence of a value; what the file leaves out has no other source than the rules."""
        return self.levels.get(path, "exact")

    def printed(self, path: str, n: int) -> Value:
        """A number of the box as texts say it."""
        return number(n, self.sureness(path))

    def lowest(self, paths: list[str]) -> str:
        """The lowest confidence of all values at or below some paths."""
        return lowest(self.levels, paths)
