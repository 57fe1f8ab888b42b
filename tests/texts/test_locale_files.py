from __future__ import annotations

from collections.abc import Callable

import pytest

from kingscourt.texts.locale_files import ENGLISH, LANGUAGES, SHARED, UnknownLanguage, fluent_files, messages

MakePackage = Callable[[dict[str, str]], str]


def test_all_files_of_a_language_are_read_with_the_shared_ones(make_package: MakePackage) -> None:
    loaded = messages("hu", (make_package({}),))

    assert loaded.has("harvest-game")  # components.ftl
    assert loaded.has("harvest-rule-1-1")  # table.ftl
    assert loaded.has("kernel-refusal-turn")  # shared


def test_texts_are_read_once(make_package: MakePackage) -> None:
    package = make_package({})

    assert messages(ENGLISH, (package,)) is messages(ENGLISH, (package,))


def test_a_package_without_a_language_has_no_files(make_package: MakePackage) -> None:
    package = make_package({"es/components.ftl": "", "es/table.ftl": "", "es/glossary.toml": ""})

    assert fluent_files(package, "es") == {}
    assert list(fluent_files(package, ENGLISH)) == ["components.ftl", "table.ftl"]


def test_attributes_keep_the_order_of_the_file(make_package: MakePackage) -> None:
    loaded = messages(ENGLISH, (make_package({}),))

    assert loaded.attributes("harvest-field-wide") == ["acc", "rule", "rule-old", "ruling"]
    assert loaded.attributes("harvest-nothing") == []


def test_of_two_messages_with_one_id_the_first_stays(make_package: MakePackage) -> None:
    package = make_package({"en/other.ftl": "kernel-refusal-over = Mine now.\n"})
    text = messages(ENGLISH, (package,)).text("kernel-refusal-over")

    assert text is not None
    assert text.literal == "The game is over."


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="'tlh'") as caught:
        messages("tlh", ())
    assert caught.value.language == "tlh"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_shared_texts(language: str) -> None:
    assert "kernel.ftl" in fluent_files(SHARED, language)
