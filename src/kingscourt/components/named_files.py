"""Reads the components of a game so that a refusal begins with the edition or the file at fault."""

from __future__ import annotations

from kingscourt.kernel.errors import BadComponents
from kingscourt.kernel.game import Components, Game


def shipped_components(game: Game, edition: str) -> Components:
    """The components of a shipped edition; one that cannot be read is named."""
    where = f"edition {edition} of {game.id}"
    try:
        return game.components(edition)
    except BadComponents as error:
        raise BadComponents(error.problems, where) from None
    except (OSError, UnicodeDecodeError) as unread:  # a file that was not packaged, for example
        raise BadComponents([f"the file cannot be read: {unread}"], where) from None


def owned_components(game: Game, text: str, file: str) -> Components:
    """The components of an owner's file; a refusal begins with the path of the file."""
    try:
        return game.read_components(text)
    except BadComponents as error:
        raise BadComponents(error.problems, file) from None
