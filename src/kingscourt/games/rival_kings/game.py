"""Rival Kings as the registry offers it."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from kingscourt.components.bot_levels_file import shipped_levels
from kingscourt.components.component_file import check_catalogue
from kingscourt.components.weights_file import read_weights
from kingscourt.games.rival_kings import scenario
from kingscourt.games.rival_kings.bot.blunders import BLUNDERS
from kingscourt.games.rival_kings.bot.features import LAYOUT
from kingscourt.games.rival_kings.bot.traps import TRAPS
from kingscourt.games.rival_kings.bot.values import RivalKingsValues
from kingscourt.games.rival_kings.catalogue import Actions
from kingscourt.games.rival_kings.component_files import reader
from kingscourt.games.rival_kings.component_files.file_types import ComponentFile
from kingscourt.games.rival_kings.components import RivalKingsComponents
from kingscourt.games.rival_kings.match_length_and_money import MATCH, PILE_MONEY, MatchOptions
from kingscourt.games.rival_kings.places import thing_name
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.steps import match_and_rounds
from kingscourt.games.rival_kings.views.outline import outline_of
from kingscourt.games.rival_kings.views.seat_view import RivalKingsView, view_of
from kingscourt.games.rival_kings.views.static_facts import static_facts_of
from kingscourt.kernel.blunder import Blunder
from kingscourt.kernel.catalogue import Catalogue
from kingscourt.kernel.game import TypedGame, as_game
from kingscourt.kernel.options import Options
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.rule import Rule
from kingscourt.kernel.values import Values, Weights
from kingscourt.kernel.wire_types import Outline, StaticFacts

RULES_VERSION = "2"


@lru_cache(maxsize=1)
def shipped_weights() -> Weights:
    """The weights of the data file."""
    file = files("kingscourt.games.rival_kings") / "data" / "values.toml"
    return read_weights(LAYOUT, file.read_text(encoding="utf-8"))


@lru_cache(maxsize=64)
def actions_of(components: RivalKingsComponents, seats: int) -> Actions:
    """The actions of a box and a number of seats, made once and numbered by their catalogue."""
    return Actions(components, seats)


def catalogue_of(components: RivalKingsComponents, seats: int) -> Catalogue:
    """The same as a catalogue."""
    return actions_of(components, seats).catalogue


class RivalKingsGame(TypedGame[RivalKingsState, RivalKingsComponents, RivalKingsView]):
    """Rival Kings, bound to the kernel's contract."""

    def __init__(self) -> None:
        super().__init__(
            id="rival_kings",
            rules_version=RULES_VERSION,
            seat_range=[2, 3, 4],
            editions=reader.EDITIONS,
            option_specs=[MATCH, PILE_MONEY],
            resources="kingscourt.games.rival_kings",
        )

    def components(self, edition: str) -> RivalKingsComponents:
        return reader.shipped_components(self.shipped(edition))

    def read_components(self, text: str) -> RivalKingsComponents:
        components = reader.read_components(text)
        check_catalogue(lambda: catalogue_of(components, self.seat_range[-1]))
        return components

    def box_type(self) -> type | None:
        return ComponentFile

    def template(self, edition: str) -> str:
        return reader.template_of(edition)

    def new(self, options: Options, components: RivalKingsComponents) -> RivalKingsState:
        state = RivalKingsState(
            components, MatchOptions(options), actions_of(components, options.seats), options.seats
        )
        state.clear()
        state.agenda = [match_and_rounds.OVER_STEP, match_and_rounds.MATCH]
        state.settle()
        return state

    def catalogue(self, options: Options, components: RivalKingsComponents) -> Catalogue:
        return catalogue_of(components, options.seats)

    def scenario(self, text: str) -> RivalKingsState:
        facts = scenario.parse(text)
        options = self.options(len(facts.players), facts.edition, facts.options)
        components = reader.shipped_components(options.edition)
        return scenario.build(facts, components, MatchOptions(options), actions_of(components, options.seats))

    def view(self, state: RivalKingsState, seat: int | None) -> RivalKingsView:
        return view_of(state, seat)

    def outline(self, view: RivalKingsView, components: RivalKingsComponents) -> Outline:
        return outline_of(view, components)

    def static_facts(self, components: RivalKingsComponents) -> StaticFacts:
        return static_facts_of(components)

    def rules(self, components: RivalKingsComponents) -> list[Rule]:
        return reader.rules_of(components)

    def thing(self, what: str, components: RivalKingsComponents) -> Phrase | None:
        return thing_name(what)

    def values(self) -> Values[RivalKingsState]:
        return RivalKingsValues(shipped_weights())

    def levels(self) -> dict[str, str]:
        return shipped_levels(self.resources)

    def blunders(self) -> list[Blunder[RivalKingsState]]:
        return BLUNDERS

    def traps(self) -> list[Blunder[RivalKingsState]]:
        return TRAPS


GAME = as_game(RivalKingsGame())
