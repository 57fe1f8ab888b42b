"""Errors below the table, as narrow classes with data."""

from __future__ import annotations


class KingscourtError(Exception):
    """Base of every error whose message people may see."""


class UnknownAction(KingscourtError):
    """A text that matches no action of the game."""

    def __init__(self, text: str) -> None:
        super().__init__(f"this game has no action {text!r}")
        self.text: str = text


class UnknownGame(KingscourtError):
    """A game id missing from the registry."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f"there is no game {name!r}; known games: {', '.join(known)}")
        self.name: str = name
        self.known: list[str] = known


class BadOptions(KingscourtError):
    """Options or a number of seats that the game does not offer."""


class BadComponents(KingscourtError):
    """A component file with mistakes; all are listed, each after the name of the file if it is known."""

    def __init__(self, problems: list[str], file: str = "") -> None:
        super().__init__("\n".join([f"{file}: {problem}" if file else problem for problem in problems]))
        self.problems: list[str] = problems
        self.file: str = file


class BadScenario(KingscourtError):
    """A scenario that no position of the game can match."""


class WorkExceeded(KingscourtError):
    """One entry exceeded the work limit; names the runaway step."""

    def __init__(self, bound: str, most: int, step: str) -> None:
        unit = "steps on the agenda" if bound == "agenda" else bound
        super().__init__(f"{step}: more than {most} {unit} for one entry")
        self.bound: str = bound  # "steps", "events" or "agenda"
        self.most: int = most
        self.step: str = step  # the step that was running
