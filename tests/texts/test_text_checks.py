"""Each check passes the unchanged package and finds the one fault that a test introduces."""

from __future__ import annotations

from collections.abc import Callable

from kingscourt.texts.checking.checks import check_package
from kingscourt.texts.locale_files import LANGUAGES, SHARED

MakePackage = Callable[[dict[str, str]], str]

PREFIX = ("harvest-",)


def found(package: str) -> list[str]:
    return [str(problem) for problem in check_package(package, PREFIX)]


def test_a_sound_package_has_no_problems(make_package: MakePackage) -> None:
    assert found(make_package({})) == []


def test_the_shared_texts_have_no_problems() -> None:
    assert check_package(SHARED, ("kernel-", "cli-", "review-", "hint-")) == []


def test_a_file_that_cannot_be_read(make_package: MakePackage) -> None:
    package = make_package({"en/extra.ftl": "harvest-a = One\nharvest-b\n"})

    assert "en:syntax: extra.ftl: cannot be read: harvest-b" in found(package)


def test_a_message_that_comes_twice(make_package: MakePackage) -> None:
    package = make_package({"en/extra.ftl": "harvest-game = Twice\n"})

    assert "en:syntax: extra.ftl: harvest-game comes twice" in found(package)


def test_a_package_without_texts(make_package: MakePackage) -> None:
    files = ("components.ftl", "table.ftl", "glossary.toml")
    gone = {f"{language}/{file}": "" for language in LANGUAGES for file in files}

    assert found(make_package(gone)) == ["en:locale: there are no texts"]


def test_a_missing_file_is_one_problem(make_package: MakePackage) -> None:
    assert found(make_package({"de/table.ftl": ""})) == ["de:table.ftl: missing"]


def test_a_missing_message_and_one_too_many(make_package: MakePackage) -> None:
    package = make_package({"en/extra.ftl": "harvest-a = One\n", "hu/extra.ftl": "harvest-b = Egy\n"})
    problems = found(package)

    assert "hu:harvest-a: missing" in problems
    assert "hu:harvest-b: only here" in problems
    assert "de:extra.ftl: missing" in problems


def spread(make_package: MakePackage, english: str, other: str) -> list[str]:
    """Problems found when every language has one more file, with different content in English."""
    changes = {f"{language}/extra.ftl": other for language in ("hu", "de", "fr", "nl", "es")}
    return found(make_package(changes | {"en/extra.ftl": english}))


def test_other_attributes(make_package: MakePackage) -> None:
    problems = spread(make_package, "harvest-a = One\n    .acc = one\n", "harvest-a = Egy\n    .on = egyre\n")

    assert "hu:harvest-a: lacks .acc" in problems
    assert "hu:harvest-a: has, unlike English, .on" in problems


def test_a_message_without_a_value(make_package: MakePackage) -> None:
    problems = spread(make_package, "harvest-a = One\n    .acc = one\n", "harvest-a =\n    .acc = egyet\n")

    assert "nl:harvest-a: lacks a value" in problems


def test_other_variables(make_package: MakePackage) -> None:
    problems = spread(make_package, "harvest-a = { $player } wins.\n", "harvest-a = { $winner } nyer.\n")

    assert "fr:harvest-a: does not use $player" in problems
    assert "fr:harvest-a: uses $winner" in problems


def test_the_form_of_an_argument_is_the_languages_own_matter(make_package: MakePackage) -> None:
    assert spread(make_package, "harvest-a = See { $field }.\n", "harvest-a = Nézd { $field_acc }.\n") == []


def test_a_variable_that_only_looks_like_a_form(make_package: MakePackage) -> None:
    problems = spread(make_package, "harvest-a = To { $field }.\n", "harvest-a = Ide { $field_fro }.\n")

    assert "es:harvest-a: uses $field_fro" in problems


def test_a_component_that_lacks_a_form(make_package: MakePackage) -> None:
    problems = spread(make_package, "harvest-field-low = Low\n", "harvest-field-low = Lapos\n")

    assert "hu:harvest-field-low: lacks .acc, which $field_acc asks for" in problems


def test_a_name_that_says_not_whose_it_is(make_package: MakePackage) -> None:
    problems = spread(make_package, "reap = Reap\n", "reap = Arass\n")

    assert "en:reap: does not begin with harvest-" in problems


def test_an_attribute_with_an_underscore(make_package: MakePackage) -> None:
    problems = spread(make_package, "harvest-a = A\n    .my_acc = B\n", "harvest-a = Á\n    .my_acc = É\n")

    assert "en:harvest-a.my_acc: an attribute has no underscore in its name" in problems


def test_a_function_that_differs_between_renderers(make_package: MakePackage) -> None:
    problems = spread(make_package, "harvest-a = { NUMBER($n) } a\n", "harvest-a = { NUMBER($n) } b\n")

    assert "de:harvest-a: NUMBER() differs between renderers" in problems


def test_a_text_that_was_not_translated(make_package: MakePackage) -> None:
    problems = spread(make_package, "harvest-a = Amen\n", "harvest-a = Amen\n")

    assert "es:harvest-a: equal to English" in problems


def test_equal_to_english_by_the_list(make_package: MakePackage) -> None:
    texts = {
        f"{language}/extra.ftl": "harvest-a = Amen\n" for language in ("en", "hu", "de", "fr", "nl", "es")
    }
    lines = "".join(f"{language}:harvest-a\n" for language in ("hu", "de", "fr", "nl", "es"))

    assert found(make_package(texts | {"equal-to-english.txt": lines})) == []
    assert found(make_package(texts | {"equal-to-english.txt": lines + "hu:harvest-game\n"})) == [
        "en:equal-to-english.txt: hu:harvest-game is not needed"
    ]


def test_a_text_without_words_is_equal_everywhere(make_package: MakePackage) -> None:
    assert spread(make_package, "harvest-a = { $n }: { $n }\n", "harvest-a = { $n }: { $n }\n") == []


def test_a_text_that_does_not_render(make_package: MakePackage) -> None:
    problems = spread(make_package, "harvest-a = A { harvest-b }\n", "harvest-a = B { harvest-b }\n")

    assert "hu:rendering: hu: harvest-a: Unknown message: harvest-b" in problems


def test_a_variant_is_tried_by_number(make_package: MakePackage) -> None:
    broken = "harvest-a =\n    { $n ->\n        [0] { harvest-b }\n       *[other] %s\n    }\n"
    problems = spread(make_package, broken % "A", broken % "B")

    assert "en:rendering: en: harvest-a: Unknown message: harvest-b" in problems


def test_a_term_of_the_glossary_in_other_words(make_package: MakePackage) -> None:
    problems = spread(make_package, "harvest-a = All fields.\n", "harvest-a = Mindenhol.\n")

    assert "hu:harvest-a: “field” should be one of: mező, mez" in problems


def test_a_term_is_a_whole_word(make_package: MakePackage) -> None:
    assert spread(make_package, "harvest-a = The fielder.\n", "harvest-a = Valaki.\n") == []


def test_a_stem_begins_a_word(make_package: MakePackage) -> None:
    problems = spread(make_package, "harvest-a = A field.\n", "harvest-a = Demezőny.\n")

    assert "hu:harvest-a: “field” should be one of: mező, mez" in problems


def test_exceptions_from_the_glossary(make_package: MakePackage) -> None:
    texts = {f"{language}/extra.ftl": "harvest-a = Másutt.\n" for language in ("hu", "de", "fr", "nl", "es")}
    texts["en/extra.ftl"] = "harvest-a = In the field.\n"
    lines = "".join(f"{language}:harvest-a:field\n" for language in ("hu", "de", "fr", "nl", "es"))

    assert found(make_package(texts | {"glossary-exceptions.txt": lines})) == []
    assert found(make_package(texts | {"glossary-exceptions.txt": lines + "hu:harvest-game:field"})) == [
        "en:glossary-exceptions.txt: hu:harvest-game:field is not needed"
    ]


def test_a_term_that_one_glossary_lacks(make_package: MakePackage) -> None:
    package = make_package({"fr/glossary.toml": "[terms]\n"})

    assert "fr:glossary.toml: “field” is not in both glossaries" in found(package)


def test_a_label_of_an_action_is_short(make_package: MakePackage) -> None:
    label = "harvest-action-a = {}\n"

    assert spread(make_package, label.format("a" * 60), label.format("b" * 60)) == []
    problems = spread(make_package, label.format("a" * 61), label.format("b" * 60))
    assert problems == ["en:harvest-action-a: long label: 61 characters: " + "a" * 61]


def test_a_label_counts_with_the_longest_name(make_package: MakePackage) -> None:
    long = "harvest-field-far = " + "Far" * 20 + "\n    .acc = far\n"
    own = long.replace("Far", "Faz")
    label = "harvest-action-visit = {} {{ $field }}\n"
    problems = spread(make_package, long + label.format("Visit"), own + label.format("Mező"))

    assert "en:harvest-action-visit: long label: 66 characters: Visit " + "Far" * 20 in problems
    assert "hu:harvest-action-visit: long label: 65 characters: Mező " + "Faz" * 20 in problems


def test_a_number_right_after_a_name(make_package: MakePackage) -> None:
    english = "harvest-a = { $player } takes { $n }.\n"

    assert spread(make_package, english, "harvest-a = { $player } kap: { $n }.\n") == []
    problems = spread(make_package, english, "harvest-a = { $player } { $n } zsákot kap.\n")
    assert "hu:harvest-a: name before number: Knight 2 1" in problems


def test_an_amount_right_after_a_name(make_package: MakePackage) -> None:
    english = "harvest-a = { $goods } for { $player }.\n"
    problems = spread(make_package, english, "harvest-a = { $player } { $goods }.\n")

    assert "nl:harvest-a: name before number: Knight 2 2" in problems


def test_a_hungarian_name_with_a_suffix(make_package: MakePackage) -> None:
    english = "harvest-a = { $goods } for { $player }.\n"
    problems = spread(make_package, english, "harvest-a = { $goods } { $player } játékosnak.\n")

    assert problems == ["hu:harvest-a: name with suffix: játékosnak"]


def test_a_count_of_players_may_have_a_suffix(make_package: MakePackage) -> None:
    english = "harvest-a = For { $n } players.\n"

    assert spread(make_package, english, "harvest-a = { $n } játékosnak.\n") == []
