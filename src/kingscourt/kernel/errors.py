"""What can go wrong below the table, as narrow classes with data."""

from __future__ import annotations


class KingscourtError(Exception):
    """Base of every error that a person may get to read."""


class UnknownAction(KingscourtError):
    """A text that no action of this game has."""

    def __init__(self, text: str) -> None:
        super().__init__(f"no action of this game reads {text!r}")
        self.text: str = text


class UnknownGame(KingscourtError):
    """A game id that the registry does not know."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f"there is no game {name!r}; known games: {', '.join(known)}")
        self.name: str = name
        self.known: list[str] = known


class BadOptions(KingscourtError):
    """Options or a number of seats that the game does not offer."""


class BadComponents(KingscourtError):
    """A component file with mistakes; every one is listed."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems: list[str] = problems


class BadScenario(KingscourtError):
    """A scenario that no position of the game can match."""


class WorkExceeded(KingscourtError):
    """One entry wanted more work than any rule needs: a runaway, stopped by name."""

    def __init__(self, bound: str, most: int, step: str) -> None:
        unit = "steps on the agenda" if bound == "agenda" else bound
        super().__init__(f"{step}: more than {most} {unit} for one entry")
        self.bound: str = bound  # "steps", "events" or "agenda"
        self.most: int = most
        self.step: str = step  # the step that was at work
