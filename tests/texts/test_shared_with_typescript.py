"""The fixture shared with TypeScript: the same phrases give the same words in both languages."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kingscourt.kernel.wire_types import WirePhrase
from kingscourt.texts.fluent_adapter import Messages
from kingscourt.texts.locale_files import ENGLISH, LANGUAGES, SHARED, fluent_files
from kingscourt.texts.renderer import Renderer

FIXTURE = Path(__file__).parent / "fixtures" / "resolution.json"


class Case(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    phrase: WirePhrase
    expected: dict[str, str]
    problems: dict[str, int]
    seats: list[str] | None = None
    names: dict[str, str] = {}


class Fixture(msgspec.Struct, forbid_unknown_fields=True):
    about: str
    seats: list[str]
    ftl: dict[str, list[str]]
    cases: list[Case]


RESOLUTION = msgspec.json.decode(FIXTURE.read_bytes(), type=Fixture)


def load(language: str) -> Messages:
    loaded = Messages(language)
    loaded.add(fluent_files(SHARED, language)["kernel.ftl"])
    loaded.add("\n".join(RESOLUTION.ftl[language]))
    return loaded


MESSAGES = {language: load(language) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", RESOLUTION.cases, ids=lambda case: case.name.replace(" ", "-"))
def test_fixture(case: Case, language: str) -> None:
    seats = RESOLUTION.seats if case.seats is None else case.seats
    renderer = Renderer.of(MESSAGES[language], MESSAGES[ENGLISH], seats, case.names)

    assert renderer.render(case.phrase) == case.expected[language]
    assert len(renderer.problems) == case.problems[language], list(renderer.problems)


def test_every_case_is_told_in_every_language() -> None:
    for case in RESOLUTION.cases:
        assert set(case.expected) == set(LANGUAGES), case.name
