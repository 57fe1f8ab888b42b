"""When something happened: what the top of a table's outline says, such as year and season."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from kingscourt.kernel.state import State
from kingscourt.kernel.values import Values
from kingscourt.kernel.wire_types import Outline, WirePhrase
from kingscourt.review.course import Stage
from kingscourt.review.document import Section
from kingscourt.review.telling.phrases import names_person, said
from kingscourt.table.game_setup import GameSetup


class Calendar:
    """Names the stretches of a game."""

    def __init__(self, game_setup: GameSetup, values: Values[State]) -> None:
        self.game_setup = game_setup
        self.values = values

    def when(self, state: State) -> WirePhrase:
        """The time of a position as exactly as its outline gives it."""
        top = self.top(state)
        if not has_begun(top.label):
            return said("when-setup")
        when = _name_and_value(top)
        for part in top.state:
            if has_begun(part) and not names_person(part):  # whose turn it is says nothing about the time
                when = said("when-part", when=when, part=part)
        return when

    def section(self, state: State) -> WirePhrase:
        """The year, round or period: a name that counts stands for itself, any other needs its value."""
        top = self.top(state)
        return top.label if top.label.args else _name_and_value(top)

    def sections(self, stages: Sequence[Stage]) -> list[Section]:
        """Every section with the entry it begins with."""
        found: list[Section] = []
        for _, group in groupby(stages, lambda stage: self.values.stretch(stage.before)):
            stretch = list(group)
            name = self.section(stretch[-1].before)  # its first steps may have a name of their own
            if has_begun(name) and (not found or found[-1].name != name):
                found.append(Section(stretch[0].entry.n, name))
        return found

    def top(self, state: State) -> Outline:
        """The outline that holds all others."""
        return self.game_setup.outline(self.game_setup.game.view(state, None))


def has_begun(phrase: WirePhrase) -> bool:
    """Whether a count of years, rounds or cycles has begun."""
    return phrase.args.get("n") != 0


def _name_and_value(top: Outline) -> WirePhrase:
    value = top.value
    if value is None:
        return top.label
    if top.label.args:
        return said("when-part", when=top.label, part=value)
    return said("when-value", name=top.label, value=value)
