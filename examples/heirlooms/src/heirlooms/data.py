"""What is in the box, from TOML; numbers live there and nowhere else."""

from importlib.resources import files

import msgspec

from heirlooms.actions import BID
from kingscourt.kernel.errors import BadComponents
from kingscourt.kernel.game import Components
from kingscourt.kernel.rule import Rule
from kingscourt.kernel.wire import StaticFacts


class Heirloom(msgspec.Struct, frozen=True):
    """A piece of the inheritance, what it is worth, and how sure we are of that."""

    id: str
    worth: int
    confidence: str


class BoxFile(StaticFacts, frozen=True):
    """An edition, or an owner's file: cards bear the numbers from 1, each once; heirlooms come in order."""

    edition: str
    cards: int
    heirlooms: list[Heirloom]


class Box(Components):
    """The components of one box; what an owner's file gets wrong is a BadComponents."""

    def __init__(self, text: str, shipped: bool) -> None:
        try:
            self.facts: BoxFile = msgspec.toml.decode(text, type=BoxFile)
        except msgspec.MsgspecError as error:
            raise BadComponents([str(error)]) from None
        if not 0 < len(self.facts.heirlooms) < self.facts.cards <= len(BID):
            raise BadComponents([f"cards: more than heirlooms and at most {len(BID)}"])
        super().__init__(self.facts.edition, text, shipped)


def read_rules() -> list[Rule]:
    """The rules by number: HL-2.3 is stated by the text heirlooms-rule-2-3."""
    refusable = msgspec.toml.decode(data_text("rules"), type=dict[str, bool])
    return [Rule(id, f"heirlooms-rule-{id[3:].replace('.', '-')}", no, False) for id, no in refusable.items()]


def data_text(name: str) -> str:
    """A file of the data folder."""
    return files("heirlooms").joinpath("data", f"{name}.toml").read_text("utf-8")
