"""Royals as the registry offers it."""

from __future__ import annotations

from importlib.resources import files

from kingscourt.components.bot_levels_file import shipped_levels
from kingscourt.components.rules_file import shipped_rules
from kingscourt.components.weights_file import read_weights
from kingscourt.games.royals.bot.blunders import BLUNDERS
from kingscourt.games.royals.bot.features import LAYOUT
from kingscourt.games.royals.bot.traps import TRAPS
from kingscourt.games.royals.bot.values import RoyalsValues
from kingscourt.games.royals.component_files import reader
from kingscourt.games.royals.component_files.component_rule_texts import component_rules
from kingscourt.games.royals.component_files.file_types import ComponentFile
from kingscourt.games.royals.components import RoyalsComponents
from kingscourt.games.royals.scenario import state_from
from kingscourt.games.royals.state import RoyalsState
from kingscourt.games.royals.steps.setup import new_state
from kingscourt.games.royals.terms.holdings import thing_name
from kingscourt.games.royals.views.outline import outline_of
from kingscourt.games.royals.views.seat_view import RoyalsView, view_of
from kingscourt.kernel.blunder import Blunder
from kingscourt.kernel.catalogue import Catalogue
from kingscourt.kernel.game import TypedGame, as_game
from kingscourt.kernel.options import Options, OptionSpec
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.rule import Rule
from kingscourt.kernel.values import Values, Weights
from kingscourt.kernel.wire_types import Outline, StaticFacts

RULES_VERSION = "2"
HIDDEN_TOTALS = ["seats.*.points", "seats.*.best_token"]  # RY-3
OPTIONS = [
    OptionSpec("totals", ["hidden", "shown"], hides={"hidden": HIDDEN_TOTALS}),
    OptionSpec("colours", ["by-seat", "chosen"]),
]


class Royals(TypedGame[RoyalsState, RoyalsComponents, RoyalsView]):
    """Royals, bound to the kernel's contract."""

    def __init__(self) -> None:
        super().__init__(
            "royals", RULES_VERSION, [2, 3, 4, 5], reader.EDITIONS, OPTIONS, "kingscourt.games.royals"
        )
        self._shipped: dict[str, RoyalsComponents] = {}
        self._weights: Weights | None = None

    def components(self, edition: str) -> RoyalsComponents:
        if edition not in self._shipped:
            self._shipped[edition] = reader.shipped_components(self.shipped(edition))
        return self._shipped[edition]

    def read_components(self, text: str) -> RoyalsComponents:
        return reader.read_components(text)

    def box_type(self) -> type | None:
        return ComponentFile

    def template(self, edition: str) -> str:
        from kingscourt.components.box_template import owner_template  # noqa: PLC0415 - tomlkit loads slowly

        return owner_template(reader.shipped_text(self.shipped(edition)), ComponentFile)

    def new(self, options: Options, components: RoyalsComponents) -> RoyalsState:
        return new_state(components, options)

    def catalogue(self, options: Options, components: RoyalsComponents) -> Catalogue:
        return components.catalogue

    def scenario(self, text: str) -> RoyalsState:
        return state_from(text, self)

    def view(self, state: RoyalsState, seat: int | None) -> RoyalsView:
        return view_of(state, seat)

    def outline(self, view: RoyalsView, components: RoyalsComponents) -> Outline:
        return outline_of(view, components)

    def static_facts(self, components: RoyalsComponents) -> StaticFacts:
        return components.file

    def rules(self, components: RoyalsComponents) -> list[Rule]:
        return shipped_rules(self.id, self.resources) + component_rules(components)

    def thing(self, what: str, components: RoyalsComponents) -> Phrase | None:
        return thing_name(what, components)

    def values(self) -> Values[RoyalsState]:
        if self._weights is None:
            text = files(self.resources).joinpath("data/values.toml").read_text(encoding="utf-8")
            self._weights = read_weights(LAYOUT, text)
        return RoyalsValues(self._weights)

    def levels(self) -> dict[str, str]:
        return shipped_levels(self.resources)

    def blunders(self) -> list[Blunder[RoyalsState]]:
        return BLUNDERS

    def traps(self) -> list[Blunder[RoyalsState]]:
        return TRAPS


ROYALS = Royals()
GAME = as_game(ROYALS)
