"""The rules of a game as a page: every rule by its id, components by family."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.game import Game
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.rule import Rule
from kingscourt.texts.generated.proofreading_page import escape
from kingscourt.texts.renderer import Renderer
from kingscourt.texts.rule_text import rule_text, table_rules

TABLE_PAGE: Final = "table"


def kebab(game: Game) -> str:
    """The prefix of a game's message ids."""
    return game.id.replace("_", "-")


def all_rules(game: Game) -> list[Rule]:
    """The rules of every edition, each id once, default edition first."""
    found: dict[str, Rule] = {}
    for edition in game.editions:
        for rule in game.rules(game.components(edition)):
            found.setdefault(rule.id, rule)
    return list(found.values())


def rules_page(renderer: Renderer, game: Game) -> str:
    """The rules reference of a game in Markdown."""
    rules = all_rules(game)
    name = renderer.render(Phrase(f"{kebab(game)}-game"))
    parts = [_heading(1, _words(renderer, "title", name))]
    parts.append(_heading(2, _words(renderer, "rules")))
    parts += [_section(renderer, game, rule, 3) for rule in rules if not rule.component]
    families = _families(game, [rule for rule in rules if rule.component])
    if families:
        parts.append(_heading(2, _words(renderer, "components")))
    for family, members in families.items():
        parts.append(_heading(3, _family_name(renderer, game, family)))
        parts += [_section(renderer, game, rule, 4) for rule in members]
    return "\n".join(parts)


def table_page(renderer: Renderer) -> str:
    """The rules that apply at every table, whatever the game."""
    parts = [_heading(1, _words(renderer, "table"))]
    parts += [_section(renderer, None, rule, 2) for rule in table_rules()]
    return "\n".join(parts)


def _words(renderer: Renderer, name: str, game: str = "") -> str:
    return renderer.render(Phrase(f"kernel-reference-{name}", {"game": game}))


def _heading(level: int, text: str) -> str:
    return f"{'#' * level} {escape(text)}\n"


def _section(renderer: Renderer, game: Game | None, rule: Rule, level: int) -> str:
    text = rule_text(renderer, rule)
    lines = [
        f'{"#" * level} <a id="{rule.id}"></a>{escape(rule.id)} {escape(text.title)}\n',
        escape(text.text),
    ]
    lines += [f"\n- {escape(line)}" for line in text.lines]
    if rule.see:
        # The anchors are HTML, which the site's own cross-references do not know.
        lines.append(f'\n*{_words(renderer, "see")}:* <a href="#{rule.see}">{rule.see}</a>')
    if text.ruling:
        lines.append(f"\n*{_words(renderer, 'ruling')}:* {escape(text.ruling)}")
    for edition, words in text.editions.items():
        name = renderer.render(Phrase(f"{kebab(game)}-edition-{edition}")) if game else edition
        lines.append(f"\n*{escape(name)}:* {escape(words)}")
    if rule.refusable:
        lines.append(f"\n{_words(renderer, 'refusable')}")
    return "\n".join(lines) + "\n"


def _families(game: Game, components: list[Rule]) -> dict[str, list[Rule]]:
    """Components by family (`building` of `kingsburg-building-inn.rule`), in catalogue order."""
    families: dict[str, list[Rule]] = {}
    for rule in components:
        family = rule.text.removeprefix(f"{kebab(game)}-").partition("-")[0]
        families.setdefault(family, []).append(rule)
    return families


def _family_name(renderer: Renderer, game: Game, family: str) -> str:
    """A game's own name for a family, if it has one (`<game>-family-<family>`)."""
    key = f"{kebab(game)}-family-{family}"
    return renderer.render(Phrase(key)) if renderer.has(key) else family.capitalize()
