"""Paladins of the West Kingdom as the registry offers it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from kingscourt.components.bot_levels_file import shipped_levels
from kingscourt.components.component_file import check_catalogue
from kingscourt.components.weights_file import read_weights
from kingscourt.games.paladins.bot.blunders import BLUNDERS
from kingscourt.games.paladins.bot.features import LAYOUT
from kingscourt.games.paladins.bot.traps import TRAPS
from kingscourt.games.paladins.bot.values import PaladinsValues
from kingscourt.games.paladins.component_files import reader
from kingscourt.games.paladins.component_files.file_types import ComponentFile
from kingscourt.games.paladins.component_files.template import marked
from kingscourt.games.paladins.components import Box, PaladinsComponents
from kingscourt.games.paladins.places import thing_name
from kingscourt.games.paladins.scenario import state_from
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.steps.setup import new_state
from kingscourt.games.paladins.views.outline import outline_of
from kingscourt.games.paladins.views.seat_view import PaladinsView, view_of
from kingscourt.games.paladins.views.static_facts import static_facts_of
from kingscourt.kernel.blunder import Blunder
from kingscourt.kernel.catalogue import Catalogue
from kingscourt.kernel.game import TypedGame, as_game
from kingscourt.kernel.options import Options
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.rule import Rule
from kingscourt.kernel.values import Weights
from kingscourt.kernel.wire_types import Outline, StaticFacts

RULES_VERSION = "1"


@cache
def shipped_weights() -> Weights:
    """Read and decoded once."""
    return read_weights(
        LAYOUT, (files("kingscourt.games.paladins") / "data" / "values.toml").read_text(encoding="utf-8")
    )


class Paladins(TypedGame[PaladinsState, PaladinsComponents, PaladinsView]):
    """Two to four players, or one against the artificial opponent."""

    def __init__(self) -> None:
        super().__init__(
            "paladins", RULES_VERSION, [1, 2, 3, 4], [reader.EDITION], reader.option_specs(), reader.PACKAGE
        )

    def components(self, edition: str) -> PaladinsComponents:
        self.shipped(edition)
        return reader.shipped_components()

    def read_components(self, text: str) -> PaladinsComponents:
        components = reader.read_components(text)
        check_catalogue(lambda: self.catalogue(self.options(self.seat_range[-1]), components))
        return components

    def box_type(self) -> type | None:
        return ComponentFile

    def template(self, edition: str) -> str:
        return marked(reader.shipped_text())

    def new(self, options: Options, components: PaladinsComponents) -> PaladinsState:
        return new_state(reader.box_for(components, options), options.seats)

    def catalogue(self, options: Options, components: PaladinsComponents) -> Catalogue:
        return Catalogue(reader.box_for(components, options).actions.all())

    def scenario(self, text: str) -> PaladinsState:
        return state_from(text)

    def view(self, state: PaladinsState, seat: int | None) -> PaladinsView:
        return view_of(state, seat)

    def outline(self, view: PaladinsView, components: PaladinsComponents) -> Outline:
        return outline_of(view, self._usual_box(components))

    def static_facts(self, components: PaladinsComponents) -> StaticFacts:
        return static_facts_of(components, self._usual_box(components))

    def _usual_box(self, components: PaladinsComponents) -> Box:
        return reader.box_for(components, self.options(self.seat_range[-1]))

    def rules(self, components: PaladinsComponents) -> list[Rule]:
        return reader.rules_of(components, self.options(self.seat_range[-1]))

    def thing(self, what: str, components: PaladinsComponents) -> Phrase | None:
        return thing_name(what)

    def values(self) -> PaladinsValues:
        return PaladinsValues(shipped_weights())

    def levels(self) -> dict[str, str]:
        return shipped_levels(self.resources)

    def blunders(self) -> list[Blunder[PaladinsState]]:
        return BLUNDERS

    def traps(self) -> list[Blunder[PaladinsState]]:
        return TRAPS


GAME = as_game(Paladins())
