"""Components are shown by kind, and every kind has a name in six languages."""

from __future__ import annotations

import pytest

from kingscourt.components.named_files import shipped_components
from kingscourt.games import registry
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.rule import Rule
from kingscourt.texts.locale_files import LANGUAGES
from kingscourt.texts.renderer import Renderer

GAMES = registry.names()


def rules_of(name: str) -> list[Rule]:
    game = registry.game(name)
    return game.rules(shipped_components(game, game.editions[0]))


@pytest.mark.parametrize("name", GAMES)
def test_components_have_a_kind_and_numbered_rules_have_none(name: str) -> None:
    rules = rules_of(name)
    assert [rule.id for rule in rules if rule.kind and not rule.component] == []
    # the rule of a name that several cards share has no kind: it is not a component that lies in the box
    assert [rule.id for rule in rules if rule.component and not rule.kind and rule.lines] == []
    assert {rule.kind for rule in rules if rule.component} - {""}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_kind_has_a_name(name: str, language: str) -> None:
    renderer = Renderer(language, [registry.game(name)])
    for kind in {rule.kind for rule in rules_of(name)} - {""}:
        renderer.render(Phrase(f"{name.replace('_', '-')}-components-{kind}"))
    assert list(renderer.problems) == []
