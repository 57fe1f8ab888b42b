"""Paladins of the West Kingdom as the registry offers it."""

from __future__ import annotations

from kingscourt.components.box_file import check_catalogue
from kingscourt.games.paladins import data
from kingscourt.games.paladins.box import PaladinsComponents
from kingscourt.games.paladins.edition.template import marked
from kingscourt.games.paladins.edition.wire import BoxFile
from kingscourt.games.paladins.evaluate import evaluate
from kingscourt.games.paladins.facts.wire import static_facts_of
from kingscourt.games.paladins.outline import outline_of
from kingscourt.games.paladins.scenario import state_from
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.steps.setup import new_state
from kingscourt.games.paladins.steps.turns import Turns
from kingscourt.games.paladins.wire import PaladinsView, view_of
from kingscourt.kernel.catalogue import Catalogue
from kingscourt.kernel.game import Components, Game
from kingscourt.kernel.options import Options
from kingscourt.kernel.rule import Rule
from kingscourt.kernel.state import State
from kingscourt.kernel.wire import Outline, StaticFacts, View

RULES_VERSION = "1"


class Paladins(Game):
    """Two to four players, or one against the artificial opponent."""

    def __init__(self) -> None:
        super().__init__(
            "paladins", RULES_VERSION, [1, 2, 3, 4], [data.EDITION], data.option_specs(), data.PACKAGE
        )

    def components(self, edition: str) -> Components:
        self.shipped(edition)
        return data.shipped_components()

    def read_components(self, text: str) -> Components:
        components = data.read_components(text)
        check_catalogue(lambda: self.catalogue(self.options(self.seat_range[-1]), components))
        return components

    def box_type(self) -> type | None:
        return BoxFile

    def template(self, edition: str) -> str:
        return marked(data.shipped_text())

    def new(self, options: Options, components: Components) -> State:
        assert isinstance(components, PaladinsComponents)
        return new_state(data.box_for(components, options), options.seats)

    def catalogue(self, options: Options, components: Components) -> Catalogue:
        assert isinstance(components, PaladinsComponents)
        return Catalogue(data.box_for(components, options).actions.all())

    def scenario(self, text: str) -> State:
        return state_from(text)

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, PaladinsState)
        return view_of(state, seat)

    def outline(self, view: View) -> Outline:
        assert isinstance(view, PaladinsView)
        return outline_of(view)

    def static_facts(self, components: Components) -> StaticFacts:
        assert isinstance(components, PaladinsComponents)
        box = data.box_for(components, self.options(self.seat_range[-1]))
        return static_facts_of(components, box)

    def rules(self, components: Components) -> list[Rule]:
        assert isinstance(components, PaladinsComponents)
        return data.rules_of(components, self.options(self.seat_range[-1]))

    def evaluate(self, state: State, seat: int) -> int:
        assert isinstance(state, PaladinsState)
        return evaluate(state, seat)

    def turn_kind(self) -> type | None:
        return Turns

    def stretch(self, state: State) -> int:
        assert isinstance(state, PaladinsState)
        return state.round


GAME = Paladins()
