from __future__ import annotations

from collections.abc import Callable

from kingscourt.kernel.wire import WirePhrase
from kingscourt.texts.samples import Samples
from kingscourt.texts.source import read_sources

MakePackage = Callable[[dict[str, str]], str]


def test_samples_follow_the_names_of_variables(make_package: MakePackage) -> None:
    package = make_package({})
    event = read_sources(package).english.messages["harvest-event-take"].patterns[""]

    assert Samples(package).args(event) == {
        "player": WirePhrase("seat", {"n": 0}),
        "field": WirePhrase("harvest-field-wide", {"yield": 2}),  # named like the family of components
        "goods": [WirePhrase("harvest-good-grain", {"n": 2})],  # more than one of a family
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
