"""Reads the component files of the shipped editions and of owners, and writes a template for a new one."""

from __future__ import annotations

import re
from importlib import resources

import msgspec

from kingscourt.components.component_file import check_catalogue, read_component_file
from kingscourt.games.royals.actions import spoken
from kingscourt.games.royals.catalogue import make_actions
from kingscourt.games.royals.component_files.checks import problems
from kingscourt.games.royals.component_files.component_rule_texts import component_rules
from kingscourt.games.royals.component_files.file_types import ComponentFile, FileEntry, IntrigueEntry
from kingscourt.games.royals.component_files.template import marked
from kingscourt.games.royals.components import (
    Box,
    City,
    Colour,
    Country,
    Intrigue,
    PlayerCount,
    RoyalsComponents,
    Title,
)
from kingscourt.kernel.errors import BadComponents
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.rule import Rule

EDITIONS = ["rulebook", "arcane-2016"]
PACKAGE = "kingscourt.games.royals"

ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class RuleEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One rule of `rules.toml`."""

    id: str
    refusable: bool = False


class RuleFile(msgspec.Struct, forbid_unknown_fields=True):
    """`rules.toml`."""

    rule: list[RuleEntry]


def shipped_components(edition: str) -> RoyalsComponents:
    """The components of an edition that comes with the package."""
    return build(_text(f"{edition}.toml"), shipped=True)


def read_components(text: str) -> RoyalsComponents:
    """The components of an owner's file; raises BadComponents with every mistake."""
    return build(text, shipped=False)


def template_of(edition: str) -> str:
    """A template for an owner's file: the numbers of an edition, with the doubtful ones marked."""
    return marked(_text(f"{edition}.toml"))


def rules_of(components: RoyalsComponents) -> list[Rule]:
    """Every rule and every component that has a rule text."""
    entries = msgspec.toml.decode(_text("rules.toml"), type=RuleFile).rule
    found = [Rule(e.id, rule_key(e.id), e.refusable, False) for e in entries]
    return found + component_rules(components)


def rule_key(id: str) -> str:
    """The message key of a rule, such as royals-rule-2-6b for RY-2.6b."""
    return "royals-rule-" + id.removeprefix("RY-").replace(".", "-")


def build(text: str, shipped: bool) -> RoyalsComponents:
    """Decode, resolve names, check."""
    file = read_component_file(text, ComponentFile)
    unknown = _unknown_names(file) + ([] if shipped else _nameless(file))
    if unknown:
        raise BadComponents(unknown)
    components = _convert(file, text, shipped)
    found = problems(components)
    if found:
        raise BadComponents(found)
    check_catalogue(lambda: components.prepare(make_actions(components)))
    return components


def _text(name: str) -> str:
    return resources.files(PACKAGE).joinpath("data", name).read_text(encoding="utf-8")


def _unknown_names(file: ComponentFile) -> list[str]:
    found: list[str] = []
    countries = [entry.id for entry in file.country]
    titles = [entry.id for entry in file.title]
    if file.edition not in EDITIONS:
        found.append(f"edition: {file.edition!r} is none of {', '.join(EDITIONS)}.")
    for city in file.city:
        if city.country not in countries:
            found.append(f"city {city.id}: there is no country {city.country!r}.")
        found += [f"city {city.id}: there is no title {id!r}." for id in city.positions if id not in titles]
    for intrigue in file.intrigue:
        if len(intrigue.countries) != 2 or intrigue.countries[0] == intrigue.countries[1]:
            found.append(f"intrigue {'/'.join(intrigue.countries)}: a card shows two different countries.")
        found += [
            f"intrigue: there is no country {id!r}." for id in intrigue.countries if id not in countries
        ]
    return found


def _nameless(file: ComponentFile) -> list[str]:
    """Ids without a text need a name, and every id must be fit for places and messages."""
    usual = msgspec.toml.decode(_text(f"{EDITIONS[0]}.toml"), type=ComponentFile)
    families: list[tuple[str, list[tuple[str, str]], set[str]]] = [
        ("country", [(e.id, e.name) for e in file.country], {e.id for e in usual.country}),
        (
            "intrigue",
            [("-".join(e.countries), e.name) for e in file.intrigue],
            {"-".join(e.countries) for e in usual.intrigue},
        ),
        ("title", [(e.id, e.name) for e in file.title], {e.id for e in usual.title}),
        ("city", [(e.id, e.name) for e in file.city], {e.id for e in usual.city}),
        ("colour", [(e.id, e.name) for e in file.colour], {e.id for e in usual.colour}),
        ("period", [(e.id, e.id) for e in file.period], set()),
    ]
    found: list[str] = []
    for family, entries, known in families:
        for id, name in entries:
            if not ID.fullmatch(id):
                found.append(f"{family} {id}: an id is made of the letters a to z, digits and hyphens.")
            elif id not in known and not name:
                found.append(
                    f'{family} {id}: a new {family} needs a name = "...", in every language the same.'
                )
    return found


def _convert(file: ComponentFile, text: str, shipped: bool) -> RoyalsComponents:
    box = file.box
    country_ids = [entry.id for entry in file.country]
    title_ids = [entry.id for entry in file.title]
    return RoyalsComponents(
        file.edition,
        text,
        shipped,
        Box(
            box.country_cards,
            box.intrigue_cards,
            box.positions,
            box.display,
            box.draw,
            box.country_limit,
            box.intrigue_limit,
            box.empty_deck == "renew",
        ),
        [PlayerCount(e.seats, e.first_draw, e.noble_house) for e in file.players],
        [Colour(e.id, e.cubes, e.two_players) for e in file.colour],
        [e.id for e in file.period],
        [
            Country(e.id, Phrase(_key("country", e.id)), e.cards, e.removed, e.cities, e.bonuses, e.tokens)
            for e in file.country
        ],
        [_intrigue(e, country_ids) for e in file.intrigue],
        [
            Title(e.id, Phrase(_key("title", e.id)), e.cards, e.influence, e.value, e.intrigue)
            for e in file.title
        ],
        [
            City(
                e.id,
                Phrase(_key("city", e.id)),
                country_ids.index(e.country),
                [title_ids.index(id) for id in e.positions],
                e.influence,
                e.bonus,
            )
            for e in file.city
        ],
        _certainty(file),
        _plain_names(file),
    )


def _key(family: str, id: str) -> str:
    return f"royals-{family}-{id}"


def _plain_names(file: ComponentFile) -> dict[str, str]:
    """Names that the owner gives, by the message they stand for."""
    named = [(_key("country", entry.id), entry.name) for entry in file.country]
    named += [(_key("intrigue", "-".join(entry.countries)), entry.name) for entry in file.intrigue]
    named += [(_key("title", entry.id), entry.name) for entry in file.title]
    named += [(_key("city", entry.id), entry.name) for entry in file.city]
    named += [(_key("colour", entry.id), entry.name) for entry in file.colour]
    return {key: name for key, name in named if name}


def _intrigue(entry: IntrigueEntry, country_ids: list[str]) -> Intrigue:
    id = "-".join(entry.countries)
    text = "+".join([spoken(country) for country in entry.countries])
    first, second = (country_ids.index(country) for country in entry.countries)
    return Intrigue(id, text, Phrase(_key("intrigue", id)), first, second, entry.cards)


def _certainty(file: ComponentFile) -> dict[str, str]:
    """The confidence of every number by path; the owner's word counts as exact."""
    families: list[tuple[str, list[tuple[str, FileEntry]]]] = [
        ("box", [("", file.box)]),
        ("players", [(str(e.seats), e) for e in file.players]),
        ("colour", [(e.id, e) for e in file.colour]),
        ("country", [(e.id, e) for e in file.country]),
        ("intrigue", [("-".join(e.countries), e) for e in file.intrigue]),
        ("title", [(e.id, e) for e in file.title]),
        ("city", [(e.id, e) for e in file.city]),
    ]
    skipped = {"confidence", "name", "seats", "two_players", "country"}
    found: dict[str, str] = {}
    for family, entries in families:
        for id, entry in entries:
            path = f"{family}/{id}/" if id else f"{family}/"
            for field in entry.__struct_fields__:
                is_name = field == "id" and family not in ("city", "colour")
                if field not in skipped and not is_name and is_given(entry, field):
                    found[path + field] = entry.confidence.get(field, "exact")
    return found


def is_given(entry: FileEntry, field: str) -> bool:
    """Whether the file says anything; a city may leave its influence to the titles."""
    return field != "influence" or getattr(entry, field) != []
