"""The components of a box, read from TOML; all numbers are there and nowhere else."""

from importlib.resources import files
from typing import Annotated

import msgspec

from heirlooms.actions import BID
from kingscourt.components.box_field_types import Id, Word
from kingscourt.components.component_file import read_component_file
from kingscourt.kernel.errors import BadComponents
from kingscourt.kernel.game import Components
from kingscourt.kernel.phrase import Phrase, number
from kingscourt.kernel.rule import Rule
from kingscourt.kernel.wire_types import StaticFacts


class Heirloom(msgspec.Struct, frozen=True):
    """A piece of the inheritance, its worth, and how sure we are of that."""

    id: Id
    worth: Annotated[int, msgspec.Meta(ge=0, le=99)]
    confidence: Word


class ComponentFile(StaticFacts, frozen=True):
    """An edition, or an owner's file: cards bear the numbers from 1, each once; heirlooms come in order."""

    edition: Id
    cards: Annotated[int, msgspec.Meta(ge=1, le=len(BID))]
    heirlooms: Annotated[list[Heirloom], msgspec.Meta(min_length=1, max_length=len(BID))]


class Box(Components):
    """The components of one box; raises BadComponents for mistakes in an owner's file."""

    def __init__(self, text: str, shipped: bool) -> None:
        self.facts: ComponentFile = read_component_file(text, ComponentFile)
        if len(self.facts.heirlooms) >= self.facts.cards:
            raise BadComponents(["cards: more than heirlooms are needed"])
        super().__init__(self.facts.edition, text, shipped)


def read_rules() -> list[Rule]:
    """The rules by number; heirlooms-rule-2-3, for example, is the text of HL-2.3."""
    refusable = msgspec.toml.decode(data_text("rules"), type=dict[str, bool])
    return [Rule(id, f"heirlooms-rule-{id[3:].replace('.', '-')}", no, False) for id, no in refusable.items()]


def heirloom_rules(box: Box) -> list[Rule]:
    """A card for each heirloom: what it is worth, and how sure that is."""
    return [
        Rule(
            f"HL:{heirloom.id}",
            "heirlooms-card-heirloom.rule",
            refusable=False,
            component=True,
            args={"heirloom": Phrase(f"heirlooms-heirloom-{heirloom.id}")},
            lines=[Phrase("heirlooms-line-worth", {"n": number(heirloom.worth, heirloom.confidence)})],
            see="HL-3.2",
            confidence=heirloom.confidence,
            kind="heirloom",
        )
        for heirloom in box.facts.heirlooms
    ]


def data_text(name: str) -> str:
    """A file of the data folder."""
    return files("heirlooms").joinpath("data", f"{name}.toml").read_text("utf-8")
