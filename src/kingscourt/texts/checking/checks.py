"""What must hold for the texts of a package in all languages; each check lists the problems."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from kingscourt.kernel.wire_types import WirePhrase
from kingscourt.texts.checking.filled_in_texts import check_wording
from kingscourt.texts.checking.finding import TextFinding
from kingscourt.texts.checking.fluent_source import (
    Language,
    Message,
    Pattern,
    Sources,
    argument_of,
    known_attributes,
    read_sources,
)
from kingscourt.texts.checking.glossary import EXCEPTIONS, check_glossary, read_glossary
from kingscourt.texts.checking.sample_arguments import SAMPLE_SEATS, family, samples_of
from kingscourt.texts.locale_files import ENGLISH, LANGUAGES, messages, read_optional
from kingscourt.texts.renderer import Renderer

EQUAL_TO_ENGLISH: Final = "equal-to-english.txt"
TRIED_NUMBERS: Final = (0, 1, 2, 5)
LETTER: Final = re.compile(r"[^\W\d_]")


def read_lines(package: str, name: str) -> set[str]:
    """The entries of a list file: one per line, `#` begins a comment."""
    lines = (line.partition("#")[0].strip() for line in read_optional(package, name).split("\n"))
    return {line for line in lines if line}


def check_package(package: str, prefixes: Sequence[str] = ()) -> list[TextFinding]:
    """Run every check on one package; ids must begin with one of the prefixes, if given."""
    sources = read_sources(package)
    glossaries = {name: read_glossary(package, name) for name in LANGUAGES}
    attributes = known_attributes(package)
    return [
        *check_files(sources),
        *check_names(sources, prefixes),
        *check_ids(sources),
        *check_attributes(sources),
        *check_variables(sources, attributes),
        *check_forms(sources, attributes),
        *check_equal_to_english(sources, read_lines(package, EQUAL_TO_ENGLISH)),
        *check_glossary(sources, glossaries, read_lines(package, EXCEPTIONS)),
        *check_rendering(sources),
        *check_wording(sources),
    ]


def check_files(sources: Sources) -> list[TextFinding]:
    """Every file can be read, and every language has the same files."""
    problems = [] if sources.english.files else [TextFinding(ENGLISH, "locale", "there are no texts")]
    for name, language in sources.languages.items():
        problems += [TextFinding(name, "syntax", fault) for fault in language.faults]
        for file in sorted(set(sources.english.files) ^ set(language.files)):
            where = "only here" if file in language.files else "missing"
            problems.append(TextFinding(name, file, where))
    return problems


def check_names(sources: Sources, prefixes: Sequence[str]) -> list[TextFinding]:
    """Ids begin with their owner; attributes have no underscore, the separator in `$building_acc`."""
    problems: list[TextFinding] = []
    for name, language in sources.languages.items():
        for key, message in language.messages.items():
            if prefixes and not key.startswith(tuple(prefixes)):
                problems.append(TextFinding(name, key, f"does not begin with {' or '.join(prefixes)}"))
            for attribute, pattern in message.patterns.items():
                where = f"{key}.{attribute}" if attribute else key
                if "_" in attribute:
                    problems.append(TextFinding(name, where, "an attribute has no underscore in its name"))
                for function in sorted(pattern.functions):
                    problems.append(TextFinding(name, where, f"{function}() differs between renderers"))
    return problems


def check_ids(sources: Sources) -> list[TextFinding]:
    """Every language has the same messages; `check_files` reports files that are missing altogether."""
    problems: list[TextFinding] = []
    english = sources.english.messages
    for name, language in sources.languages.items():
        here = [key for key, message in english.items() if message.file in language.files]
        problems += [TextFinding(name, key, "missing") for key in here if key not in language.messages]
        problems += [TextFinding(name, key, "only here") for key in language.messages if key not in english]
    return problems


def _pairs(sources: Sources) -> list[tuple[Language, Message, Message]]:
    """Each translated message with its English counterpart."""
    return [
        (language, sources.english.messages[key], message)
        for name, language in sources.languages.items()
        for key, message in language.messages.items()
        if name != ENGLISH and key in sources.english.messages
    ]


def _pattern_pairs(sources: Sources) -> list[tuple[str, str, Pattern, Pattern]]:
    """Language, place, English pattern and translated pattern, where both exist."""
    return [
        (language.name, f"{own.id}.{name}" if name else own.id, english.patterns[name], own.patterns[name])
        for language, english, own in _pairs(sources)
        for name in own.patterns
        if name in english.patterns
    ]


def check_attributes(sources: Sources) -> list[TextFinding]:
    """A message has the same attributes in every language, and a value either everywhere or nowhere."""
    problems: list[TextFinding] = []
    for language, english, own in _pairs(sources):
        for name in sorted(set(english.patterns) ^ set(own.patterns)):
            what = f".{name}" if name else "a value"
            verb = "has, unlike English," if name in own.patterns else "lacks"
            problems.append(TextFinding(language.name, own.id, f"{verb} {what}"))
    return problems


def check_variables(sources: Sources, attributes: set[str]) -> list[TextFinding]:
    """A text uses the same arguments in every language; the forms of an argument may differ."""
    problems: list[TextFinding] = []
    for name, where, english, own in _pattern_pairs(sources):
        expected = {argument_of(variable, attributes) for variable in english.variables}
        found = {argument_of(variable, attributes) for variable in own.variables}
        problems += [
            TextFinding(name, where, f"does not use ${missing}") for missing in sorted(expected - found)
        ]
        problems += [TextFinding(name, where, f"uses ${extra}") for extra in sorted(found - expected)]
    return problems


def check_forms(sources: Sources, attributes: set[str]) -> list[TextFinding]:
    """Every component of a family has each form that some text uses for that family."""
    problems: dict[TextFinding, None] = {}
    for name, language in sources.languages.items():
        asked = {
            variable
            for message in language.messages.values()
            for pattern in message.patterns.values()
            for variable in pattern.variables
        }
        for variable in sorted(asked):
            argument = argument_of(variable, attributes)
            form = variable.removeprefix(argument).removeprefix("_")
            for key in family(sources.package, argument) if form else ():
                if key in language.messages and form not in language.messages[key].patterns:
                    problems[TextFinding(name, key, f"lacks .{form}, which ${variable} asks for")] = None
    return list(problems)


def check_equal_to_english(sources: Sources, allowed: set[str]) -> list[TextFinding]:
    """A text with words equals the English one only if the list allows it; unneeded lines are problems."""
    equal = {
        f"{name}:{where}": TextFinding(name, where, "equal to English")
        for name, where, english, own in _pattern_pairs(sources)
        if own.written == english.written and LETTER.search(own.says())
    }
    idle = sorted(allowed - set(equal))
    return [
        *(problem for line, problem in equal.items() if line not in allowed),
        *(TextFinding(ENGLISH, EQUAL_TO_ENGLISH, f"{line} is not needed") for line in idle),
    ]


def check_rendering(sources: Sources) -> list[TextFinding]:
    """Every text renders with sample values and several numbers without problems."""
    packages = (sources.package,)
    samples = samples_of(sources.package)
    problems: list[TextFinding] = []
    for name, language in sources.languages.items():
        renderer = Renderer.of(messages(name, packages), messages(ENGLISH, packages), SAMPLE_SEATS)
        for key, message in language.messages.items():
            for attribute, pattern in message.patterns.items():
                whole = f"{key}.{attribute}" if attribute else key
                for number in TRIED_NUMBERS:
                    renderer.render(WirePhrase(whole, samples.args(pattern, number)))
        problems += [TextFinding(name, "rendering", text) for text in renderer.problems]
    return problems
