from __future__ import annotations

from collections.abc import Callable

from kingscourt.kernel.wire_types import WirePhrase
from kingscourt.texts.checking.fluent_source import read_sources
from kingscourt.texts.checking.sample_arguments import Samples, family

MakePackage = Callable[[dict[str, str]], str]


def test_samples_follow_the_names_of_variables(make_package: MakePackage) -> None:
    package = make_package({})
    event = read_sources(package).english.messages["harvest-event-take"].patterns[""]

    assert Samples(package).args(event) == {
        "player": WirePhrase("seat", {"n": 0}),
        "field": WirePhrase("harvest-field-wide", {"yield": 2}),  # named after its family of components
        "goods": [WirePhrase("harvest-good-grain", {"n": 2})],  # plural, so a list of the family
    }


def test_what_is_counted_is_the_number_asked_for(make_package: MakePackage) -> None:
    package = make_package({})
    amount = read_sources(package).english.messages["harvest-good-grain"].patterns[""]

    assert Samples(package).args(amount, 5) == {"n": 5}


def test_a_game_may_write_its_samples_down(make_package: MakePackage) -> None:
    toml = '[samples]\nyield = 7\nplayer = "Somebody"\n'
    package = make_package({"samples.toml": toml})
    messages = read_sources(package).english.messages

    assert Samples(package).args(messages["harvest-field-wide"].patterns["rule"]) == {"yield": 7}
    assert Samples(package).args(messages["harvest-event-take"].patterns[""])["player"] == "Somebody"


def test_what_is_made_of_a_component_is_not_one_itself(make_package: MakePackage) -> None:
    package = make_package({"en/a.ftl": "harvest-field-map = Map of { $field }\n"})

    assert family(package, "field") == ("harvest-field-wide",)


def test_sentences_are_no_components(make_package: MakePackage) -> None:
    package = make_package({})

    assert family(package, "take") == ()  # harvest-event-take belongs to the family `event`
    assert family(package, "event") == ("harvest-event-take",)
