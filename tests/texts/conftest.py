"""A small package with texts in six languages, used unchanged or broken in one place by a test."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path

import pytest

MakePackage = Callable[[dict[str, str]], str]

GRAIN = {
    "en": ("grain", "Field", "the Field", "takes", "Harvest", "Sow before you reap.", "Reaping", "Ours."),
    "hu": (
        "gabona",
        "Mező",
        "a mezőt",
        "ezt veszi el:",
        "Aratás",
        "Vess aratás előtt.",
        "Learatás",
        "Mi így.",
    ),
    "de": ("Korn", "Feld", "das Feld", "nimmt", "Ernte", "Säe, bevor du erntest.", "Das Ernten", "Unsere."),
    "fr": (
        "blé",
        "Champ",
        "le Champ",
        "prend",
        "Moisson",
        "Semer puis récolter.",
        "Récolter",
        "La nôtre.",
    ),
    "nl": ("graan", "Akker", "de Akker", "neemt", "Oogst", "Zaai voor je oogst.", "Oogsten", "De onze."),
    "es": (
        "grano",
        "Campo",
        "el Campo",
        "toma",
        "Cosecha",
        "Siembra y siega.",
        "Segar",
        "La nuestra.",
    ),
}

COMPONENTS = """\
harvest-game = {4}
harvest-edition-old = {4} I
harvest-good-grain =
    {{ $n ->
        [one] {{ $n }} {0}
       *[other] {{ $n }} x {0}
    }}
    .acc = {{ $n }} {0}
harvest-field-wide = {1}
    .acc = {2}
    .rule = {1} + {{ $yield }}.
    .rule-old = {1} + 1.
    .ruling = {7}
"""
TABLE = """\
harvest-event-take = {{ $player }} {3} {{ $field_acc }}: {{ $goods }}.
harvest-rule-1-1 = {5}
    .title = {6}
    .ruling = {7}
    .old = {5} {7}
"""


def harvest() -> dict[str, str]:
    """Files of the package under `locale`."""
    files = {"equal-to-english.txt": "# the numeral is the same everywhere\n"}
    for language, words in GRAIN.items():
        files[f"{language}/components.ftl"] = COMPONENTS.format(*words)
        files[f"{language}/table.ftl"] = TABLE.format(*words)
        files[f"{language}/glossary.toml"] = f'[terms]\nfield = ["{words[1].lower()}", "mez"]\n'
    return files


NUMBERS = itertools.count(1)


@pytest.fixture
def make_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MakePackage:
    """Write the package with some files changed (empty content removes one) and return its name."""
    monkeypatch.syspath_prepend(tmp_path)

    def make(changes: dict[str, str]) -> str:
        name = f"harvest_{next(NUMBERS)}"  # a new name, since texts are read once per process
        for path, content in (harvest() | changes).items():
            file = tmp_path / name / "locale" / path
            file.parent.mkdir(parents=True, exist_ok=True)
            if content:
                file.write_text(content, "utf-8")
        (tmp_path / name / "__init__.py").touch()
        return name

    return make
