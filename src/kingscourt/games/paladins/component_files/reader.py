"""Reads the component files of the shipped edition and of owners, and reports every mistake."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from kingscourt.components.component_file import read_component_file
from kingscourt.games.paladins.component_files.box_builder import Builder
from kingscourt.games.paladins.component_files.checks import choices_of, problems_of
from kingscourt.games.paladins.component_files.component_rule_texts import component_rules
from kingscourt.games.paladins.component_files.file_types import ComponentFile
from kingscourt.games.paladins.component_files.value_confidence import confidence_of
from kingscourt.games.paladins.components import Box, PaladinsComponents
from kingscourt.kernel.errors import BadComponents
from kingscourt.kernel.options import Options, OptionSpec
from kingscourt.kernel.rule import Rule

EDITION: Final = "rulebook"
DIFFICULTY: Final = OptionSpec("difficulty", ["easy", "medium", "hard"], solo=True)
PACKAGE: Final = "kingscourt.games.paladins"


class RuleEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule by its number."""

    id: str
    refusable: bool = False


class RuleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The list of rules."""

    rules: list[RuleEntry]


@cache
def shipped_text() -> str:
    """The shipped component file."""
    return (files(PACKAGE) / "data" / f"{EDITION}.toml").read_text(encoding="utf-8")


@cache
def shipped_file() -> ComponentFile:
    """The shipped component file, decoded."""
    return decode(shipped_text())


@cache
def shipped_components() -> PaladinsComponents:
    """The components of the shipped edition."""
    return PaladinsComponents(EDITION, shipped_text(), True, confidence_of(shipped_file()))


def option_specs() -> list[OptionSpec]:
    """The difficulty of the solo game, then every value in doubt."""
    return [DIFFICULTY, *[OptionSpec(name, choices) for name, choices in choices_of(shipped_file()).items()]]


def read_components(text: str) -> PaladinsComponents:
    """Components from an owner's file."""
    file = decode(text)
    found = problems_of(file, shipped_file())
    if found:
        raise BadComponents(found)
    return PaladinsComponents(file.edition, text, False, confidence_of(file))


def decode(text: str) -> ComponentFile:
    """The file, or everything in it that lies outside its range."""
    return read_component_file(text, ComponentFile)


def box_for(components: PaladinsComponents, options: Options) -> Box:
    """The box with the readings that the table has agreed on."""
    chosen = {spec.name: options.variant(spec.name) for spec in option_specs()}
    key = " ".join(chosen.values())
    box = components.boxes.get(key)
    if box is None:
        file = shipped_file() if components.shipped else decode(components.source)
        box = Builder(file, chosen).box()
        components.boxes[key] = box
    return box


def rules_of(components: PaladinsComponents, options: Options) -> list[Rule]:
    """Every rule by number, then every component by name and by single card."""
    text = (files(PACKAGE) / "data" / "rules.toml").read_text(encoding="utf-8")
    rules = [
        Rule(entry.id, f"paladins-rule-{entry.id[3:].replace('.', '-')}", entry.refusable, component=False)
        for entry in msgspec.toml.decode(text, type=RuleFile).rules
    ]
    return rules + component_rules(box_for(components, options))
