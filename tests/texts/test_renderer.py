from __future__ import annotations

import timeit
from collections.abc import Callable

import pytest
from fluent.syntax import FluentParser

from kingscourt.kernel.decision import QUESTION_KINDS
from kingscourt.kernel.game import Game
from kingscourt.kernel.phrase import Phrase, Value, seat_phrase
from kingscourt.kernel.refusal import game_is_over, not_asked, not_your_turn
from kingscourt.kernel.wire_conversion import phrase_to_wire, refusal_to_wire
from kingscourt.kernel.wire_types import WireEvent
from kingscourt.table import errors
from kingscourt.table.entry import END, RESIGN, RETURN, TAKEOVER, UNDO, UPGRADE
from kingscourt.texts.locale_files import LANGUAGES, UnknownLanguage
from kingscourt.texts.renderer import Renderer

MakePackage = Callable[[dict[str, str]], str]


def game_in(package: str) -> Game:
    return Game("harvest", "1", [2], ["new", "old"], [], package)


def taking() -> Phrase:
    goods: list[Phrase] = [Phrase("harvest-good-grain", {"n": 2}), Phrase("harvest-good-grain", {"n": 1})]
    args: dict[str, Value] = {
        "player": seat_phrase(1),
        "field": Phrase("harvest-field-wide", {"yield": 3}),
        "goods": goods,
    }
    return Phrase("harvest-event-take", args)


def test_a_phrase_of_the_rules_and_its_wire_form_read_the_same(make_package: MakePackage) -> None:
    renderer = Renderer("en", [game_in(make_package({}))], ["Anna", "Bence"])
    said = "Bence takes the Field: 2 x grain and 1 grain."

    assert renderer.render(taking()) == said
    assert renderer.render(phrase_to_wire(taking())) == said
    assert renderer.render(WireEvent("harvest-event-take", phrase_to_wire(taking()).args)) == said
    assert not renderer.problems


def test_two_games_can_be_said_by_one_renderer(make_package: MakePackage) -> None:
    other = make_package({"hu/extra.ftl": "chess-game = Sakk\n"})
    renderer = Renderer("hu", [game_in(make_package({})), game_in(other)])

    assert renderer.render(Phrase("harvest-game")) == "Aratás"
    assert renderer.render(Phrase("chess-game")) == "Sakk"


def test_problems_are_collected_once_each(make_package: MakePackage) -> None:
    renderer = Renderer("hu", [game_in(make_package({}))])
    for _ in range(3):
        renderer.render(Phrase("harvest-event-gone"))
        renderer.render(Phrase("harvest-good-grain"))

    assert list(renderer.problems) == [
        "hu: harvest-event-gone: missing",
        "hu: harvest-good-grain: no argument for $n",
    ]


def test_a_reference_to_nothing_shows_and_is_a_problem(make_package: MakePackage) -> None:
    renderer = Renderer(
        "en", [game_in(make_package({"en/bad.ftl": "harvest-bad = See { harvest-none }.\n"}))]
    )

    assert renderer.render(Phrase("harvest-bad")) == "See {harvest-none}."
    assert list(renderer.problems) == ["en: harvest-bad: Unknown message: harvest-none"]


def test_a_renderer_knows_what_it_has(make_package: MakePackage) -> None:
    renderer = Renderer("nl", [game_in(make_package({"en/more.ftl": "harvest-more = More\n"}))])

    assert renderer.has("harvest-game")
    assert renderer.has("harvest-field-wide.rule")
    assert renderer.has("harvest-more")  # at least in English
    assert not renderer.has("harvest-game.rule")
    assert renderer.attributes("harvest-rule-1-1") == ["title", "ruling", "old"]


def test_an_unknown_language_has_no_renderer() -> None:
    with pytest.raises(UnknownLanguage):
        Renderer("la")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_table_has_its_sentence_and_its_rule(language: str) -> None:
    renderer = Renderer(language)
    refusals = [
        not_your_turn(),
        not_asked(),
        game_is_over(),
        errors.barrier_inside(),
        errors.unknown_action("jump"),
        errors.stale(),
        errors.incomplete_seal(),
        errors.nothing_to_undo(),
        errors.consent_missing(),
    ]
    said = [renderer.render(refusal_to_wire(refusal).text) for refusal in refusals]

    assert len(set(said)) == 9
    assert "jump" in said[4]
    for number in range(1, 10):
        renderer.render(Phrase(f"kernel-rule-{number}.title"))
    assert not renderer.problems


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_of_a_table_besides_actions_has_its_log_line(language: str) -> None:
    renderer = Renderer(language, seat_names=["Anna"])
    args: dict[str, Value] = {"player": seat_phrase(0), "bot": "knight", "version": "2"}
    for kind in (UNDO, RESIGN, TAKEOVER, RETURN, END, UPGRADE):
        renderer.render(Phrase(f"kernel-event-{kind}", args))
    for reason in ("agreed", "resigned"):
        renderer.render(Phrase(f"kernel-outcome-{reason}"))
    for question in QUESTION_KINDS:
        renderer.render(Phrase(f"kernel-question-{question}"))

    assert list(renderer.problems) == []


def best_of(act: Callable[[], object]) -> float:
    """Shortest of many runs, in seconds."""
    return min(timeit.repeat(act, number=20, repeat=40))


def test_filling_a_log_line_is_cheaper_than_parsing_one(make_package: MakePackage) -> None:
    """Texts are parsed once; filling a line of six phrases takes a quarter of parsing its outermost one."""
    renderer = Renderer("en", [game_in(make_package({}))], ["Anna", "Bence"])
    line = phrase_to_wire(taking())
    source = "taking = { $player } takes { $goods } from { $field } for { $coins } and leaves the rest\n"

    assert best_of(lambda: renderer.render(line)) < best_of(lambda: FluentParser().parse(source))
