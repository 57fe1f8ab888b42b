"""Every feature has a theme, and every theme, laughable move and trap has a sentence."""

from __future__ import annotations

import pytest

from heirlooms.game import GAME
from kingscourt.games.registry import game
from kingscourt.hints.hints_file import hints_file_of, theme_key, warning_key
from kingscourt.kernel.game import Game
from kingscourt.kernel.wire_types import WirePhrase
from kingscourt.texts.locale_files import LANGUAGES
from kingscourt.texts.renderer import Renderer

GAMES = [GAME, *map(game, ["kingsburg", "royals", "rival_kings", "paladins"])]
MOST_WORDS = 26


def id_of(one: Game) -> str:
    return one.id


def features(one: Game) -> list[str]:
    values = one.values()
    assert values is not None
    return values.weights.layout.names


@pytest.mark.parametrize("one", GAMES, ids=id_of)
def test_every_feature_is_in_one_theme_or_untold(one: Game) -> None:
    file = hints_file_of(one)
    named = [name for names in file.themes.values() for name in names] + file.untold
    assert sorted(named) == sorted(features(one))
    assert len(file.themes) <= 9


@pytest.mark.parametrize("one", GAMES, ids=id_of)
def test_the_special_themes_are_themes(one: Game) -> None:
    file = hints_file_of(one)
    assert file.points in file.themes
    assert file.rivals in ("", *file.themes)


def expected_keys(one: Game) -> list[str]:
    warnings = [detector.name for detector in [*one.blunders(), *one.traps()]]
    assert len(set(warnings)) == len(warnings)
    themes = [theme_key(one, theme) for theme in hints_file_of(one).themes]
    return [*themes, *[warning_key(one, name) for name in warnings]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("one", GAMES, ids=id_of)
def test_everything_is_said_in_one_short_sentence(one: Game, language: str) -> None:
    renderer = Renderer(language, [one])
    for key in expected_keys(one):
        assert renderer.has(key), key
        said = renderer.render(WirePhrase(key))
        assert said.endswith("."), said
        assert len(said.split()) <= MOST_WORDS, said
