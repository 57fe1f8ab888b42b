"""Text files given on the command line."""

from __future__ import annotations

from pathlib import Path

from kingscourt.cli.error_messages import ErrorMessage


def read_text(path: Path) -> str:
    """Read a file given on the command line."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise ErrorMessage(f"{path} cannot be read: {error.strerror}.", "Check the file name.") from None
    except UnicodeDecodeError:
        raise ErrorMessage(f"{path} is not UTF-8 text.", "Check that it is the right file.") from None


def write_new(path: Path, text: str) -> None:
    """Write a new file; an existing one is never overwritten."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise ErrorMessage(f"{path} already exists.", "Name a file that does not exist yet.") from None
    except OSError as error:
        raise ErrorMessage(f"{path} cannot be written: {error.strerror}.", "Check the folder name.") from None
