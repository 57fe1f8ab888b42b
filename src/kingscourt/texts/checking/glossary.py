"""The glossary of a game: each English term has fixed translations in every language."""

from __future__ import annotations

import re
from functools import cache

import msgspec

from kingscourt.texts.checking.finding import TextFinding
from kingscourt.texts.checking.fluent_source import Language, Sources
from kingscourt.texts.locale_files import ENGLISH, read_optional

EXCEPTIONS = "glossary-exceptions.txt"


class Glossary(msgspec.Struct, forbid_unknown_fields=True):
    """`locale/<language>/glossary.toml`: English term -> accepted word beginnings."""

    terms: dict[str, list[str]] = {}


def read_glossary(package: str, language: str) -> Glossary:
    """The glossary of a package in a language; empty if there is none."""
    return msgspec.toml.decode(read_optional(package, language, "glossary.toml"), type=Glossary)


@cache
def _term(term: str) -> re.Pattern[str]:
    """The term as a separate word, optionally with a plural s."""
    return re.compile(rf"(?<!\w){re.escape(term)}s?(?!\w)", re.IGNORECASE)


@cache
def _stem(stem: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(stem)}", re.IGNORECASE)


def check_glossary(
    sources: Sources, glossaries: dict[str, Glossary], exceptions: set[str]
) -> list[TextFinding]:
    """Every term is translated by one of its words, or the message is excepted; no exception is unneeded."""
    problems: list[TextFinding] = []
    used: set[str] = set()
    english = set(glossaries[ENGLISH].terms)
    for name, language in sources.languages.items():
        if name != ENGLISH and language.messages:
            terms = glossaries[name].terms
            for term in sorted(english ^ set(terms)):
                problems.append(TextFinding(name, "glossary.toml", f"“{term}” is not in both glossaries"))
            problems += _check_language(sources.english, language, terms, exceptions, used)
    idle = sorted(exceptions - used)
    return problems + [TextFinding(ENGLISH, EXCEPTIONS, f"{line} is not needed") for line in idle]


def _check_language(
    english: Language, own: Language, terms: dict[str, list[str]], exceptions: set[str], used: set[str]
) -> list[TextFinding]:
    problems: list[TextFinding] = []
    for key, message in english.messages.items():
        for attribute, pattern in message.patterns.items():
            where = f"{key}.{attribute}" if attribute else key
            translation = own.messages[key].patterns.get(attribute) if key in own.messages else None
            if translation is None:
                continue
            for term in _missing(pattern.says(), translation.says(), terms):
                excepted = {f"{own.name}:{key}:{term}", f"{own.name}:{where}:{term}"} & exceptions
                used |= excepted
                if not excepted:
                    accepted = ", ".join(terms[term])
                    problems.append(TextFinding(own.name, where, f"“{term}” should be one of: {accepted}"))
    return problems


def _missing(english: str, translation: str, terms: dict[str, list[str]]) -> list[str]:
    """Terms of the English text that are missing from the translation."""
    return [
        term
        for term, stems in terms.items()
        if _term(term).search(english) and not any(_stem(stem).search(translation) for stem in stems)
    ]
