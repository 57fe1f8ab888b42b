"""Kingsburg as the registry offers it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from kingscourt.components.bot_levels_file import shipped_levels
from kingscourt.components.component_file import check_catalogue
from kingscourt.components.weights_file import read_weights
from kingscourt.games.kingsburg.bot.blunders import BLUNDERS
from kingscourt.games.kingsburg.bot.layout import LAYOUT
from kingscourt.games.kingsburg.bot.traps import TRAPS
from kingscourt.games.kingsburg.bot.values import KingsburgValues
from kingscourt.games.kingsburg.catalogue import catalogue_of
from kingscourt.games.kingsburg.component_files.file_types import ComponentFile
from kingscourt.games.kingsburg.component_files.reader import EDITIONS, decode, rules_of, shipped_components
from kingscourt.games.kingsburg.components import KingsburgComponents
from kingscourt.games.kingsburg.holding_kinds import thing_name
from kingscourt.games.kingsburg.scenario import state_from
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.steps.setup import new_state
from kingscourt.games.kingsburg.views.outline import outline_of
from kingscourt.games.kingsburg.views.seat_view import seat_view, view_of
from kingscourt.games.kingsburg.views.static_facts import static_facts_of
from kingscourt.games.kingsburg.views.view_types import KingsburgView
from kingscourt.kernel.blunder import Blunder
from kingscourt.kernel.catalogue import Catalogue
from kingscourt.kernel.game import TypedGame, as_game
from kingscourt.kernel.options import Options
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.rule import Rule
from kingscourt.kernel.values import Values, Weights
from kingscourt.kernel.wire_types import Outline, StaticFacts

RULES_VERSION = "3"  # 3: white dice may stay unrolled


@cache
def shipped_weights() -> Weights:
    """The weights of the values, read once."""
    file = files("kingscourt.games.kingsburg") / "data" / "values.toml"
    return read_weights(LAYOUT, file.read_text(encoding="utf-8"))


class Kingsburg(TypedGame[KingsburgState, KingsburgComponents, KingsburgView]):
    """Kingsburg, bound to the kernel's contract."""

    def components(self, edition: str) -> KingsburgComponents:
        return shipped_components(self.shipped(edition))

    def read_components(self, text: str) -> KingsburgComponents:
        components = decode(text, False)
        check_catalogue(lambda: catalogue_of(components))
        return components

    def box_type(self) -> type | None:
        return ComponentFile

    def new(self, options: Options, components: KingsburgComponents) -> KingsburgState:
        return new_state(options.seats, components)

    def catalogue(self, options: Options, components: KingsburgComponents) -> Catalogue:
        return catalogue_of(components)

    def scenario(self, text: str) -> KingsburgState:
        return state_from(text)

    def view(self, state: KingsburgState, seat: int | None) -> KingsburgView:
        return view_of(state, seat)

    def seat_view(self, state: KingsburgState, seat: int, watched: KingsburgView) -> KingsburgView:
        return seat_view(state, seat, watched)

    def outline(self, view: KingsburgView, components: KingsburgComponents) -> Outline:
        return outline_of(view, components)

    def static_facts(self, components: KingsburgComponents) -> StaticFacts:
        return static_facts_of(components)

    def rules(self, components: KingsburgComponents) -> list[Rule]:
        return rules_of(components)

    def thing(self, what: str, components: KingsburgComponents) -> Phrase | None:
        return thing_name(what)

    def values(self) -> Values[KingsburgState] | None:
        return KingsburgValues(shipped_weights())

    def levels(self) -> dict[str, str]:
        return shipped_levels(self.resources)

    def blunders(self) -> list[Blunder[KingsburgState]]:
        return BLUNDERS

    def traps(self) -> list[Blunder[KingsburgState]]:
        return TRAPS


GAME = as_game(
    Kingsburg("kingsburg", RULES_VERSION, [2, 3, 4, 5], EDITIONS, [], "kingscourt.games.kingsburg")
)
