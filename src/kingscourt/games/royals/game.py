"""Royals as the registry offers it."""

from __future__ import annotations

from kingscourt.games.royals import data
from kingscourt.games.royals.components import RoyalsComponents
from kingscourt.games.royals.evaluate import evaluate
from kingscourt.games.royals.outline import outline_of
from kingscourt.games.royals.scenario import read_scenario
from kingscourt.games.royals.setup import new_state
from kingscourt.games.royals.state import RoyalsState
from kingscourt.games.royals.wire import RoyalsView, facts_of, view_of
from kingscourt.kernel.catalogue import Catalogue
from kingscourt.kernel.game import Components, Game
from kingscourt.kernel.options import Options, OptionSpec
from kingscourt.kernel.rule import Rule
from kingscourt.kernel.state import State
from kingscourt.kernel.wire import Outline, StaticFacts, View

RULES_VERSION = "1"
OPTIONS = [OptionSpec("totals", ["hidden", "shown"]), OptionSpec("colours", ["by-seat", "chosen"])]


class Royals(Game):
    """Binds the parts of this folder."""

    def __init__(self) -> None:
        super().__init__(
            "royals", RULES_VERSION, [2, 3, 4, 5], data.EDITIONS, OPTIONS, "kingscourt.games.royals"
        )
        self._shipped: dict[str, RoyalsComponents] = {}

    def components(self, edition: str) -> RoyalsComponents:
        if edition not in self._shipped:
            self._shipped[edition] = data.shipped(self.shipped(edition))
        return self._shipped[edition]

    def read_components(self, text: str) -> RoyalsComponents:
        return data.read(text)

    def box_type(self) -> type | None:
        return data.ComponentFile

    def template(self, edition: str) -> str:
        return data.template(edition)

    def new(self, options: Options, components: Components) -> RoyalsState:
        return new_state(own(components), options)

    def catalogue(self, options: Options, components: Components) -> Catalogue:
        return own(components).catalogue

    def scenario(self, text: str) -> RoyalsState:
        return read_scenario(text, self)

    def view(self, state: State, seat: int | None) -> RoyalsView:
        return view_of(own_state(state), seat)

    def outline(self, view: View) -> Outline:
        assert isinstance(view, RoyalsView)
        return outline_of(view)

    def static_facts(self, components: Components) -> StaticFacts:
        return facts_of(own(components))

    def rules(self, components: Components) -> list[Rule]:
        return data.rules(own(components))

    def evaluate(self, state: State, seat: int) -> int:
        return evaluate(own_state(state), seat)


def own(components: Components) -> RoyalsComponents:
    """Components of this game, not of another."""
    assert isinstance(components, RoyalsComponents)
    return components


def own_state(state: State) -> RoyalsState:
    """A state of this game, not of another."""
    assert isinstance(state, RoyalsState)
    return state


GAME = Royals()
