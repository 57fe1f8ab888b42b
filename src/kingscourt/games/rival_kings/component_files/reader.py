"""Reads the component files of the shipped edition and of owners, and reports every mistake."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from kingscourt.components.component_file import read_component_file
from kingscourt.games.rival_kings.card_lines import (
    lines_of_character,
    lines_of_face,
    tie_confidence,
    value_confidence,
)
from kingscourt.games.rival_kings.component_files.checks import (
    box_problems,
    character_problems,
    pair_problems,
    rank_problems,
)
from kingscourt.games.rival_kings.component_files.file_types import ComponentFile, PairEntry
from kingscourt.games.rival_kings.component_files.template import marked
from kingscourt.games.rival_kings.components import Box, Character, Face, RivalKingsComponents
from kingscourt.games.rival_kings.vocabulary import (
    ABILITY_NAMES,
    ACTION_NAMES,
    COLOUR_NAMES,
    NONE,
    RANK_NAMES,
    SYMBOLS,
)
from kingscourt.kernel.errors import BadComponents
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.rule import Rule

EDITIONS = ["rulebook"]


class RuleEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule id."""

    id: str
    refusable: bool = False


class RuleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All numbered rules, and the abilities whose own text can stand against an action."""

    rules: list[RuleEntry]
    refusing_abilities: list[str]


def read_text(name: str) -> str:
    """A file of the data folder."""
    return files("kingscourt.games.rival_kings").joinpath("data", name).read_text(encoding="utf-8")


@cache
def shipped_components(edition: str) -> RivalKingsComponents:
    """The components of an edition."""
    return build(parse(read_text(f"{edition}.toml")), read_text(f"{edition}.toml"), is_shipped=True)


def read_components(text: str) -> RivalKingsComponents:
    """Components from an owner's file; raises BadComponents with every mistake."""
    return build(parse(text), text, is_shipped=False)


def template_of(edition: str) -> str:
    """A template for an owner's file, with the doubtful values marked."""
    return marked(read_text(f"{edition}.toml"))


def parse(text: str) -> ComponentFile:
    """The file as typed data without contradictions."""
    file = read_component_file(text, ComponentFile)
    found: list[str] = []
    if file.edition not in EDITIONS:
        found.append(f"edition: {file.edition!r} is none of {', '.join(EDITIONS)}")
    found += [*box_problems(file.box), *rank_problems(file), *character_problems(file), *pair_problems(file)]
    if found:
        raise BadComponents(found)
    return file


def build(file: ComponentFile, source: str, is_shipped: bool) -> RivalKingsComponents:
    """Native objects from a checked file."""
    data = file.box
    box = Box(
        data.copies,
        data.pile_size,
        data.subject_coin,
        data.building_coin,
        data.pile_coins,
        data.start_coins,
        data.start_markers,
        data.markers,
        data.crests,
    )
    steals_from = [
        NONE if rank.steals_from is None else RANK_NAMES.index(rank.steals_from) for rank in file.ranks
    ]
    characters = [
        Character(
            card.id,
            word("character", card.id),
            RANK_NAMES.index(card.rank),
            card.tie,
            [ACTION_NAMES.index(action) for action in card.actions],
        )
        for card in file.characters
    ]
    return RivalKingsComponents(
        file.edition,
        source,
        is_shipped,
        box,
        steals_from,
        characters,
        faces_of(file.pairs),
        names_of(file),
        sureness_of(file),
    )


def faces_of(pairs: list[PairEntry]) -> list[Face]:
    """Buildings first, then the subjects with the same symbols."""
    buildings: list[Face] = []
    subjects: list[Face] = []
    for symbol, pair in enumerate(pairs):
        colour = COLOUR_NAMES.index(pair.colour)
        card = pair.building
        name = word("building", card.id)
        buildings.append(Face(card.id, name, symbol, colour, card.value, NONE))
        person = pair.subject
        name = word("subject", person.id)
        ability = ABILITY_NAMES.index(person.ability)
        kind = SYMBOLS + symbol
        subjects.append(Face(person.id, name, kind, colour, person.value, ability))
    return buildings + subjects


def word(family: str, id: str) -> Phrase:
    """The name of a card."""
    return Phrase(f"rival-kings-{family}-{id}")


def names_of(file: ComponentFile) -> dict[str, str]:
    """The plain names that an owner has given, by message."""
    given = {f"rival-kings-character-{card.id}": card.name for card in file.characters}
    for pair in file.pairs:
        given[f"rival-kings-building-{pair.building.id}"] = pair.building.name
        given[f"rival-kings-subject-{pair.subject.id}"] = pair.subject.name
    return {key: name for key, name in given.items() if name}


def sureness_of(file: ComponentFile) -> dict[str, str]:
    """How sure every number is."""
    sure: dict[str, str] = {}
    box = file.box
    for name in msgspec.structs.asdict(box):
        if not name.endswith("confidence"):
            sure[f"box.{name}"] = box.confidence
    sure["box.subject_coin"] = sure["box.building_coin"] = box.coins_confidence
    sure["box.copies"] = box.copies_confidence
    for rank in file.ranks:
        sure[f"rank {rank.id}"] = rank.confidence
    for character in file.characters:
        sure[f"{character.id}.actions"] = character.confidence
        sure[f"{character.id}.tie"] = character.tie_confidence
    for pair in file.pairs:
        for card in (pair.building, pair.subject):
            sure[f"{card.id}.value"] = card.confidence
            sure[f"{card.id}.colour"] = pair.colour_confidence
    return sure


def rules_of(components: RivalKingsComponents) -> list[Rule]:
    """Every numbered rule and every component."""
    file = msgspec.toml.decode(read_text("rules.toml"), type=RuleFile)
    found: list[Rule] = []
    for rule in file.rules:
        number = rule.id.removeprefix("RK-").replace(".", "-")
        found.append(Rule(rule.id, f"rival-kings-rule-{number}", rule.refusable, component=False))
    for character in range(len(components.characters)):
        found.append(rule_of_character(components, character))
    for face in components.faces:
        found.append(rule_of_face(components, face, file.refusing_abilities))
    return found


def rule_of_character(components: RivalKingsComponents, character: int) -> Rule:
    """The card of a character."""
    name = components.character_names[character]
    return Rule(
        f"RK:{name}",
        f"rival-kings-character-{name}.rule",
        refusable=False,
        component=True,
        lines=lines_of_character(components, character),
        see="RK-3.2",
        confidence=tie_confidence(components, character),
        kind="character",
    )


def rule_of_face(components: RivalKingsComponents, face: Face, refusing: list[str]) -> Rule:
    """The card of a building or subject."""
    family = "building" if face.ability == NONE else "subject"
    return Rule(
        f"RK:{face.id}",
        f"rival-kings-{family}-{face.id}.rule",
        refusable=face.ability != NONE and ABILITY_NAMES[face.ability] in refusing,
        component=True,
        lines=lines_of_face(components, face.kind),
        see="RK-6.2" if face.ability == NONE else "RK-5.1",
        confidence=value_confidence(components, face.kind),
        kind=family,
    )
