"""Rival Kings as the registry offers it."""

from __future__ import annotations

from functools import lru_cache

from kingscourt.components.box_file import check_catalogue
from kingscourt.games.rival_kings import data, scenario, wire
from kingscourt.games.rival_kings.book import ActionBook
from kingscourt.games.rival_kings.components import RivalKingsComponents
from kingscourt.games.rival_kings.evaluate import evaluate
from kingscourt.games.rival_kings.outline import outline
from kingscourt.games.rival_kings.settings import MATCH, PILE_MONEY, Settings
from kingscourt.games.rival_kings.state import RivalKings
from kingscourt.games.rival_kings.steps import flow
from kingscourt.kernel.catalogue import Catalogue
from kingscourt.kernel.game import Components, Game
from kingscourt.kernel.options import Options
from kingscourt.kernel.rule import Rule
from kingscourt.kernel.state import State
from kingscourt.kernel.wire import Outline, StaticFacts, View

RULES_VERSION = "1"


@lru_cache(maxsize=64)
def book_of(components: RivalKingsComponents, seats: int) -> ActionBook:
    """The actions of a box and a number of seats, made once."""
    return ActionBook(components, seats)


@lru_cache(maxsize=64)
def catalogue_of(components: RivalKingsComponents, seats: int) -> Catalogue:
    """The same as a catalogue."""
    return book_of(components, seats).catalogue()


class RivalKingsGame(Game):
    """What the folder of Rival Kings hands to the rest of the house."""

    def __init__(self) -> None:
        super().__init__(
            id="rival_kings",
            rules_version=RULES_VERSION,
            seat_range=[2, 3, 4],
            editions=data.EDITIONS,
            option_specs=[MATCH, PILE_MONEY],
            resources="kingscourt.games.rival_kings",
        )

    def components(self, edition: str) -> Components:
        return data.shipped(self.shipped(edition))

    def read_components(self, text: str) -> Components:
        components = data.read(text)
        check_catalogue(lambda: catalogue_of(components, self.seat_range[-1]))
        return components

    def box_type(self) -> type | None:
        return data.ComponentFile

    def template(self, edition: str) -> str:
        return data.template(edition)

    def new(self, options: Options, components: Components) -> State:
        assert isinstance(components, RivalKingsComponents)
        state = RivalKings(components, Settings(options), book_of(components, options.seats), options.seats)
        state.clear()
        state.agenda = [flow.OVER_STEP, flow.MATCH]
        state.settle()
        return state

    def catalogue(self, options: Options, components: Components) -> Catalogue:
        assert isinstance(components, RivalKingsComponents)
        return catalogue_of(components, options.seats)

    def scenario(self, text: str) -> State:
        facts = scenario.parse(text)
        options = self.options(len(facts.players), facts.edition, facts.options)
        components = data.shipped(options.edition)
        return scenario.build(facts, components, Settings(options), book_of(components, options.seats))

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, RivalKings)
        return wire.view(state, seat)

    def outline(self, view: View) -> Outline:
        assert isinstance(view, wire.RivalKingsView)
        return outline(view)

    def static_facts(self, components: Components) -> StaticFacts:
        assert isinstance(components, RivalKingsComponents)
        return wire.static_facts(components)

    def rules(self, components: Components) -> list[Rule]:
        assert isinstance(components, RivalKingsComponents)
        return data.rules(components)

    def evaluate(self, state: State, seat: int) -> int:
        assert isinstance(state, RivalKings)
        return evaluate(state, seat)


GAME = RivalKingsGame()
