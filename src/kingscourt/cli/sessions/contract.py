"""A table as a client sees it: results are encoded, commands are text."""

from __future__ import annotations


class TableSession:
    """Access to a table, in this process or on a server."""

    def setup(self, seat: int) -> bytes:
        """A `SessionStart`: game, options, people."""
        raise NotImplementedError

    def update(self, seat: int, since: int) -> bytes:
        """An `Update`: the events after entry `since`, the view, the decision."""
        raise NotImplementedError

    def outline(self, seat: int, actions: list[str]) -> bytes:
        """An `Outline` of the seat's view after unsent actions."""
        raise NotImplementedError

    def send(self, seat: int, actions: list[str], after: int) -> bytes:
        """Carry out actions as one command; a `SessionReply`."""
        raise NotImplementedError

    def undo(self, seat: int) -> bytes:
        """Undo the last step; a `SessionReply`."""
        raise NotImplementedError

    def preview(self, seat: int, actions: list[str]) -> bytes:
        """A `PreviewReply`: the position after unsent actions, or why they are refused."""
        raise NotImplementedError

    def finals(self, seat: int, actions: list[str]) -> bytes:
        """The texts of the next actions that could not be undone."""
        raise NotImplementedError

    def why_not(self, seat: int, asked: str) -> bytes:
        """`Reasons` against plausible actions at a place (anywhere if empty), or against an action's text."""
        raise NotImplementedError

    def hints(self, seat: int, actions: list[str]) -> bytes:
        """`Hints` for the question after unsent actions; null where people play against each other."""
        raise NotImplementedError

    def record_place(self) -> str:
        """The location of the record, or an empty string."""
        raise NotImplementedError
