"""How texts read with real names of people and components: short labels, names apart from numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from kingscourt.kernel.phrase import SEAT_KEY
from kingscourt.kernel.wire_types import WirePhrase, WireValue
from kingscourt.texts.checking.finding import TextFinding
from kingscourt.texts.checking.fluent_source import Pattern, Sources, argument_of, read_sources
from kingscourt.texts.checking.sample_arguments import SAMPLE_SEATS, Samples, samples_of
from kingscourt.texts.locale_files import ENGLISH, messages
from kingscourt.texts.renderer import Renderer

LABEL: Final = "action"
LONGEST_LABEL: Final = 60
TRIED_NUMBERS: Final = (1, 2, 5)
SEATS: Final = 6

# Names of bots end in a number, and so do the names of seats without a name.
NUMBERED_NAME: Final = "Knight 2"

# "Anna játékosnak" is officialese, and "1. játékos játékosnak" is wrong.
HUNGARIAN: Final = "hu"
SUFFIXED_NAME: Final = re.compile(r"\{ \$(\w+) \}\s+(játékos(?:nak|tól|é))\b")

LONG_LABEL: Final = "long label"
NAME_BEFORE_NUMBER: Final = "name before number"
NAME_WITH_SUFFIX: Final = "name with suffix"


def is_label(package: str, key: str) -> bool:
    """Whether a message is the label of an action: `<game>-action-…`."""
    return key.split("-")[_words_of_game(package) :][:1] == [LABEL]


def check_wording(sources: Sources) -> list[TextFinding]:
    """Every check of this module."""
    return [
        *check_labels(sources),
        *check_names_before_numbers(sources),
        *check_names_with_suffixes(sources),
    ]


def check_labels(sources: Sources) -> list[TextFinding]:
    """The label of an action fits on a button, even with the longest names of components."""
    problems: list[TextFinding] = []
    samples = samples_of(sources.package)
    for name, language in sources.languages.items():
        renderer = _renderer(sources.package, name, SAMPLE_SEATS)
        for key, message in language.messages.items():
            if is_label(sources.package, key) and "" in message.patterns:
                said = _longest_label(renderer, samples, key, message.patterns[""])
                if len(said) > LONGEST_LABEL:
                    problems.append(TextFinding(name, key, f"{LONG_LABEL}: {len(said)} characters: {said}"))
    return problems


def check_names_before_numbers(sources: Sources) -> list[TextFinding]:
    """No number comes right after a name: “Knight 2 3 lovagot húz” reads as one number."""
    problems: dict[tuple[str, str], TextFinding] = {}
    samples = samples_of(sources.package)
    for name, language in sources.languages.items():
        for seats in ((NUMBERED_NAME,) * SEATS, ()):
            renderer = _renderer(sources.package, name, seats)
            misread = _name_and_number(renderer)
            if misread is None:
                continue
            for key, message in language.messages.items():
                for attribute, pattern in message.patterns.items():
                    where = f"{key}.{attribute}" if attribute else key
                    for said in _tried(renderer, samples, where, pattern):
                        found = misread.search(said)
                        if found:
                            what = f"{NAME_BEFORE_NUMBER}: {found.group()}"
                            problems.setdefault((name, where), TextFinding(name, where, what))
                            break
    return list(problems.values())


def check_names_with_suffixes(sources: Sources) -> list[TextFinding]:
    """A Hungarian sentence sets a name apart instead of writing “{ $player } játékosnak”."""
    problems: list[TextFinding] = []
    samples = samples_of(sources.package)
    language = sources.languages.get(HUNGARIAN)
    for key, message in language.messages.items() if language else ():
        for attribute, pattern in message.patterns.items():
            args = samples.args(pattern)
            for variable, word in SUFFIXED_NAME.findall(pattern.written):
                if _has_person(args.get(argument_of(variable, samples.attributes))):
                    where = f"{key}.{attribute}" if attribute else key
                    problems.append(TextFinding(HUNGARIAN, where, f"{NAME_WITH_SUFFIX}: {word}"))
    return problems


def _renderer(package: str, language: str, seats: tuple[str, ...]) -> Renderer:
    return Renderer.of(messages(language, (package,)), messages(ENGLISH, (package,)), seats)


def _name_and_number(renderer: Renderer) -> re.Pattern[str] | None:
    """A name of a person and a number after it, if the names end in a number (“2. játékos” does not)."""
    names = {renderer.render(WirePhrase(SEAT_KEY, {"n": seat})) for seat in range(SEATS)}
    if not any(name[-1].isdigit() for name in names):
        return None
    return re.compile(rf"(?:{'|'.join(sorted(map(re.escape, names)))}) [≈+−-]?\d")


def _tried(renderer: Renderer, samples: Samples, where: str, pattern: Pattern) -> Iterator[str]:
    """A pattern that names a person, with several numbers."""
    if pattern.variables and any(_has_person(value) for value in samples.args(pattern).values()):
        for number in TRIED_NUMBERS:
            yield renderer.render(WirePhrase(where, samples.args(pattern, number)))


def _has_person(value: WireValue | None) -> bool:
    if isinstance(value, list):
        return any(_has_person(part) for part in value)
    if isinstance(value, WirePhrase):
        return value.key == SEAT_KEY or any(_has_person(part) for part in value.args.values())
    return False


def _longest_label(renderer: Renderer, samples: Samples, key: str, pattern: Pattern) -> str:
    """The label with the longest component for each argument; lists are as the samples have them."""
    longest = ""
    for number in TRIED_NUMBERS:
        args = samples.args(pattern, number)
        for argument, value in args.items():
            lengths = {
                position: len(renderer.render(WirePhrase(key, args | {argument: other})))
                for position, other in enumerate(_alternatives(samples.package, value))
            }
            if lengths:
                args[argument] = _alternatives(samples.package, value)[max(lengths, key=lengths.__getitem__)]
        longest = max(longest, renderer.render(WirePhrase(key, args)), key=len)
    return longest


def _alternatives(package: str, value: WireValue) -> list[WirePhrase]:
    """A component and those of its kind that are made of the same arguments, also inside it."""
    if not isinstance(value, WirePhrase):
        return []
    found = [WirePhrase(key, value.args) for key in _kind(package, value.key)] or [value]
    inside = [
        WirePhrase(value.key, value.args | {name: other})
        for name, part in value.args.items()
        for other in _alternatives(package, part)
    ]
    return found + inside


@cache
def _kind(package: str, key: str) -> tuple[str, ...]:
    """Ids that begin with the same two words (`kingsburg-advisor`) and have the same variables."""
    known = read_sources(package).english.messages
    if key not in known:
        return ()
    beginning = "-".join(key.split("-")[: _words_of_game(package) + 1]) + "-"
    return tuple(
        other
        for other in known
        if other.startswith(beginning) and _variables(package, other) == _variables(package, key)
    )


@cache
def _words_of_game(package: str) -> int:
    """How many words of an id name the game: two in `rival-kings-action-give`."""
    keys = [key.split("-") for key in read_sources(package).english.messages]
    count = 0
    while all(len(key) > count and key[: count + 1] == keys[0][: count + 1] for key in keys):
        count += 1
    return count


@cache
def _variables(package: str, key: str) -> frozenset[str]:
    pattern = read_sources(package).english.messages[key].patterns.get("")
    return frozenset(pattern.variables) if pattern else frozenset()
