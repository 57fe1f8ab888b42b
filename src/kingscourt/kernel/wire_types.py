"""Wire types (msgspec); never compiled, so that schemas stay complete."""

from __future__ import annotations

from typing import Union

import msgspec


class WirePhrase(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message key with arguments."""

    key: str
    args: dict[str, WireValue] = {}


WireValue = Union[int, str, WirePhrase, list[WirePhrase]]


class View(msgspec.Struct, frozen=True):
    """Base of every game's view."""


class StaticFacts(msgspec.Struct, frozen=True):
    """Base of every game's static facts."""


class Outline(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place: what is there, how much of it, what is printed on it, and the places inside it."""

    place: str
    label: WirePhrase  # what it is, without an amount
    value: int | WirePhrase | None = None  # how much, or which
    lines: list[WirePhrase] = []  # what is printed on it, one fact each
    state: list[WirePhrase] = []  # its present condition, such as who has taken it
    card: str = ""  # the id of the component's rule
    inside: list[Outline] = []

    def said(self) -> list[WirePhrase]:
        """Everything it says, without the places inside it."""
        value = [self.value] if isinstance(self.value, WirePhrase) else []
        return [self.label, *value, *self.lines, *self.state]


class WireMove(msgspec.Struct, frozen=True, omit_defaults=True, rename={"source": "from", "target": "to"}):
    """Pieces that moved; `into` is what they are at their target, if that differs."""

    what: str
    source: str
    target: str
    n: int
    into: str = ""


class WireEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as one seat may see it."""

    key: str
    args: dict[str, WireValue] = {}
    moves: list[WireMove] = []
    to: list[int] | None = None  # after the end: the seats that were told it during the game, if not all


class WireTerms(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an action takes (negative) and gives, by thing."""

    now: dict[str, int] = {}  # exactly, up to the next question or draw
    total: dict[str, tuple[int, int]] = {}  # least and most after the action's own questions, if it has any
    later: list[int] = []  # who gives what later, as indices of the decision's phrases
    remarks: list[int] = []  # what else it brings about, likewise
    draws: bool = False  # a draw follows
    shows: bool = False  # it shows somebody something, so it cannot be taken back
    label_says: bool = False  # the label names the amounts already
    about: list[str] = []  # things whose amounts rest on reconstructed numbers


class RunningTotal(msgspec.Struct, frozen=True, omit_defaults=True):
    """What several actions have taken (negative) and given so far, by thing."""

    now: dict[str, int] = {}
    about: list[str] = []  # things whose amounts rest on reconstructed numbers
    things: dict[str, WirePhrase] = {}  # their names


class WireAction(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action that can be sent by its text; `terms` is an index in the decision's list."""

    text: str
    kind: str  # its verb: with `args` what a board needs to know of it
    label: WirePhrase
    args: dict[str, str | int] = {}
    places: list[str] = []
    terms: int | None = None


class WireDecision(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question to a seat, and every answer it may give; equal terms and phrases are listed once."""

    kind: str
    prompt: WirePhrase
    actions: list[WireAction]
    default: str
    sealed: bool
    terms: list[WireTerms] = []
    things: dict[str, WirePhrase] = {}  # the names of the things in terms; each gets its amount as `n`
    phrases: list[WirePhrase] = []  # what terms say besides amounts


class WireRefusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """The rule that forbids something, why in one sentence, and what is missing."""

    rule: str
    text: WirePhrase
    missing: list[WirePhrase] = []


class WireScore(msgspec.Struct, frozen=True):
    """One line of a score sheet."""

    category: str
    points: int


ScoreSheet = dict[str, int]  # points by category, as they stand in a view


class WireStanding(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the final ranking."""

    rank: int
    seat: int | None
    score: int
    name: WirePhrase
    sheet: list[WireScore] = []  # points by category of an opponent without a seat


class WireOutcome(msgspec.Struct, frozen=True):
    """How the game ended."""

    ranking: list[WireStanding]
    reason: WirePhrase
