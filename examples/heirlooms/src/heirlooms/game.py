"""GAME binds the parts; the entry point in pyproject.toml names it."""

import msgspec

from heirlooms.actions import AGREE, ASK, BID, DECLINE, LOOK, WAIT
from heirlooms.components import Box, ComponentFile, data_text, heirloom_rules, read_rules
from heirlooms.state import Estate
from heirlooms.steps import Deal, Round
from heirlooms.values import shipped_values
from heirlooms.views import HeirloomsView, outline_of, view_of
from kingscourt.components.pile import Card
from kingscourt.kernel.audience import only
from kingscourt.kernel.catalogue import Catalogue
from kingscourt.kernel.errors import BadOptions, BadScenario
from kingscourt.kernel.game import TypedGame, as_game
from kingscourt.kernel.options import Options, OptionSpec
from kingscourt.kernel.phrase import Phrase, Value
from kingscourt.kernel.rule import Rule
from kingscourt.kernel.values import Values
from kingscourt.kernel.wire_types import Outline, StaticFacts


class ScenarioFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hands by the numbers of their cards; chance deals the missing ones, then the game begins."""

    hands: list[list[int]]
    edition: str = ""
    losers: str = "discard"


class Heirlooms(TypedGame[Estate, Box, HeirloomsView]):
    """Heirlooms, for two to four heirs."""

    def components(self, edition: str) -> Box:
        return Box(data_text(self.shipped(edition)), shipped=True)

    def read_components(self, text: str) -> Box:
        return Box(text, shipped=False)

    def box_type(self) -> type:
        return ComponentFile

    def new(self, options: Options, components: Box) -> Estate:
        if components.facts.cards < (options.seats + 1) * len(components.facts.heirlooms):  # HL-1.1
            raise BadOptions(f"this box has too few cards for {options.seats} heirs and the steward")
        s = Estate(components, options.seats, options.variant("losers") == "keep")
        s.agenda = [Round(), *[Deal(seat) for seat in reversed(range(s.seat_count))]]
        s.settle()
        return s

    def catalogue(self, options: Options, components: Box) -> Catalogue:
        return Catalogue([LOOK, WAIT, AGREE, DECLINE, *ASK, *BID[: components.facts.cards]])

    def scenario(self, text: str) -> Estate:
        try:
            facts = msgspec.toml.decode(text, type=ScenarioFile)
        except msgspec.MsgspecError as error:
            raise BadScenario(str(error)) from None
        options = self.options(len(facts.hands), facts.edition, {"losers": facts.losers})
        s = self.new(options, self.components(options.edition))
        for seat, hand in enumerate(facts.hands):
            for number in hand:
                if not 1 <= number <= len(s.bag.counts) or s.bag.counts[number - 1] == 0:
                    raise BadScenario(f"hands: {number} is no card of this box, or comes twice")
                s.bag.take(number - 1)
                s.hands[seat].append(Card(number - 1, only(seat)))
        s.settle()
        return s

    def view(self, state: Estate, seat: int | None) -> HeirloomsView:
        return view_of(state, seat)

    def outline(self, view: HeirloomsView, components: Box) -> Outline:
        return outline_of(view)

    def static_facts(self, components: Box) -> StaticFacts:
        return components.facts

    def rules(self, components: Box) -> list[Rule]:
        return read_rules() + heirloom_rules(components)

    def thing(self, what: str, components: Box) -> Phrase | None:
        family, _, name = what.partition("/")
        args: dict[str, Value] = {"heirloom": Phrase(f"heirlooms-{family}-{name}")}
        return Phrase(f"heirlooms-thing-{family}", args if family == "heirloom" else {"card": name})

    def values(self) -> Values[Estate]:
        return shipped_values()


OPTIONS = [OptionSpec("losers", ["discard", "keep"])]
GAME = as_game(Heirlooms("heirlooms", "1", [2, 3, 4], ["cottage", "manor"], OPTIONS, "heirlooms"))
