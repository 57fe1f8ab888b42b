"""The texts of every game that is installed."""

from __future__ import annotations

from kingscourt.games.registry import games
from kingscourt.kernel.phrase import Phrase
from kingscourt.texts.bundle import LANGUAGES
from kingscourt.texts.checks import check_package
from kingscourt.texts.renderer import Renderer
from kingscourt.texts.rules_page import all_rules, kebab
from kingscourt.texts.rules_text import rule_text


def test_texts_are_complete_and_sound_in_all_languages() -> None:
    problems = [
        str(problem)
        for game in games().values()
        for problem in check_package(game.resources, [f"{kebab(game)}-"])
    ]
    assert problems == []


def test_every_rule_has_title_and_text_in_all_languages() -> None:
    for language in LANGUAGES:
        renderer = Renderer(language, list(games().values()))
        for game in games().values():
            for rule in all_rules(game):
                text = rule_text(renderer, rule)
                assert text.title, rule.id
                assert text.text, rule.id
        assert list(renderer.problems) == []


def test_every_game_and_edition_has_a_name() -> None:
    for language in LANGUAGES:
        renderer = Renderer(language, list(games().values()))
        for game in games().values():
            renderer.render(Phrase(f"{kebab(game)}-game"))
            for edition in game.editions:
                renderer.render(Phrase(f"{kebab(game)}-edition-{edition}"))
        assert list(renderer.problems) == []
