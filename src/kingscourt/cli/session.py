"""A table as a client sees it: everything that comes back is encoded, everything sent is text."""

from __future__ import annotations


class Session:
    """The door to a table; behind it lies this process or a server."""

    def setup(self, seat: int) -> bytes:
        """A `Setup`: game, options, people."""
        raise NotImplementedError

    def update(self, seat: int, since: int) -> bytes:
        """An `Update`: what happened after entry `since`, the view, the decision."""
        raise NotImplementedError

    def outline(self, seat: int, actions: list[str]) -> bytes:
        """An `Outline` of the seat's view, after actions that are not sent yet."""
        raise NotImplementedError

    def send(self, seat: int, actions: list[str], after: int) -> bytes:
        """Do actions as one command; an `Answer`."""
        raise NotImplementedError

    def undo(self, seat: int) -> bytes:
        """Take back the last step; an `Answer`."""
        raise NotImplementedError

    def preview(self, seat: int, actions: list[str]) -> bytes:
        """A `Tried`: the position after actions that are not sent yet, or why they cannot be done."""
        raise NotImplementedError

    def finals(self, seat: int, actions: list[str]) -> bytes:
        """A list of texts: the next actions that could not be taken back."""
        raise NotImplementedError

    def why_not(self, seat: int, asked: str) -> bytes:
        """`Reasons` against plausible actions at a place (empty: anywhere), or against an action's text."""
        raise NotImplementedError

    def record_place(self) -> str:
        """Where the record is kept, empty when it is not."""
        raise NotImplementedError
