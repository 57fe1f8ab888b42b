"""Sample arguments, chosen by variable name, so that any message can be tried and proofread."""

from __future__ import annotations

from functools import cache
from itertools import takewhile
from typing import Final

import msgspec

from kingscourt.kernel.wire_types import WirePhrase, WireValue
from kingscourt.texts.checking.fluent_source import Pattern, argument_of, known_attributes, read_sources
from kingscourt.texts.locale_files import SHARED, read_optional
from kingscourt.texts.rule_text import OWN, WHOSE

SAMPLE_SEATS: Final = ("Knight 2", "Iván")  # a name that ends in a number; further seats have none
SAMPLE_NUMBER: Final = 2
COUNT: Final = "n"


class SampleFile(msgspec.Struct, forbid_unknown_fields=True):
    """`locale/samples.toml`: possible values of arguments by name, in wire form."""

    samples: dict[str, WireValue] = {}


def read_samples(package: str) -> dict[str, WireValue]:
    """The sample values that a package provides, if any."""
    return msgspec.toml.decode(read_optional(package, "samples.toml"), type=SampleFile).samples


@cache
def family(package: str, argument: str) -> tuple[str, ...]:
    """Ids of the components that an argument is named after: `building` is any `<game>-building-…`.

    Ids derived from such a component (`enemy-card` from `$enemy`) do not count.
    """
    beginning = f"{_game_prefix(package)}{argument.replace('_', '-')}-"
    return tuple(
        key
        for key, message in read_sources(package).english.messages.items()
        if key.startswith(beginning)
        and not any(argument in pattern.variables for pattern in message.patterns.values())
    )


@cache
def _game_prefix(package: str) -> str:
    """The words that all ids of a package begin with."""
    words = zip(*(key.split("-") for key in read_sources(package).english.messages), strict=False)
    common = takewhile(lambda column: len(set(column)) == 1, words)
    return "".join(f"{column[0]}-" for column in common)


class Samples:
    """Sample values for the messages of one package."""

    def __init__(self, package: str) -> None:
        self.package: str = package
        self.written: dict[str, WireValue] = read_samples(SHARED) | read_samples(package)
        self.attributes: set[str] = known_attributes(package)

    def args(self, pattern: Pattern, number: int = SAMPLE_NUMBER) -> dict[str, WireValue]:
        """An argument for every variable of a pattern; counted things come in `number` pieces."""
        arguments = sorted({argument_of(name, self.attributes) for name in pattern.variables})
        return {name: self._value(name, name in pattern.counts, number) for name in arguments}

    def _value(self, argument: str, counted: bool, number: int) -> WireValue:
        if counted or argument == COUNT:
            return number
        if argument == WHOSE:
            return OWN
        if argument in self.written:
            return self.written[argument]
        one = family(self.package, argument)
        if one:
            return self._component(one[0])
        several = family(self.package, argument.removesuffix("s")) if argument.endswith("s") else ()
        if several:
            return [self._component(key) for key in several[:2]]
        return number

    def _component(self, key: str) -> WirePhrase:
        """A component with samples for all variables of its value and forms."""
        args: dict[str, WireValue] = {}
        for pattern in read_sources(self.package).english.messages[key].patterns.values():
            for variable in sorted(pattern.variables):
                name = argument_of(variable, self.attributes)
                args[name] = self._value(name, name in pattern.counts, SAMPLE_NUMBER)
        return WirePhrase(key, args)


@cache
def samples_of(package: str) -> Samples:
    """The samples of a package, read once."""
    return Samples(package)
