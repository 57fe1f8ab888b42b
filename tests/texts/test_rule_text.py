from __future__ import annotations

from collections.abc import Callable

from kingscourt.kernel.game import Components, Game
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.rule import Rule
from kingscourt.texts.generated.rules_page import all_rules, rules_page, table_page
from kingscourt.texts.renderer import Renderer
from kingscourt.texts.rule_text import rule_text, table_rules

MakePackage = Callable[[dict[str, str]], str]

NUMBERED = Rule("HV-1.1", "harvest-rule-1-1", refusable=True, component=False)
FIELD = Rule("HV:field/wide", "harvest-field-wide.rule", refusable=False, component=True, args={"yield": 3})
GRAIN = Rule("HV:grain", "harvest-good-grain.acc", refusable=False, component=True, args={"n": 1})


class Harvest(Game):
    """A game that has only rules."""

    def __init__(self, package: str) -> None:
        super().__init__("harvest", "1", [2], ["new", "old"], [], package)

    def components(self, edition: str) -> Components:
        return Components(edition, "", shipped=True)

    def rules(self, components: Components) -> list[Rule]:
        return [NUMBERED, FIELD] if components.edition == "new" else [GRAIN, FIELD]


def test_a_numbered_rule(make_package: MakePackage) -> None:
    text = rule_text(Renderer("en", [Harvest(make_package({}))]), NUMBERED)

    assert text.title == "Reaping"
    assert text.text == "Sow before you reap."
    assert text.ruling == "Ours."
    assert text.editions == {"old": "Sow before you reap. Ours."}


def test_a_component_with_facts_in_its_rule(make_package: MakePackage) -> None:
    renderer = Renderer("nl", [Harvest(make_package({}))])
    text = rule_text(renderer, FIELD)

    assert text.title == "Akker"
    assert text.text == "Akker + 3."
    assert text.ruling == "De onze."
    assert text.editions == {"old": "Akker + 1."}
    assert not renderer.problems


def test_an_owners_name_is_the_title_but_not_the_rule(make_package: MakePackage) -> None:
    renderer = Renderer("en", [Harvest(make_package({}))], names={"harvest-field-wide": "Our Acre"})
    text = rule_text(renderer, FIELD)

    assert text.title == "Our Acre"
    assert text.text == "Field + 3."


def test_facts_may_be_phrases(make_package: MakePackage) -> None:
    rule = Rule(
        "HV:x", "harvest-field-wide.rule", False, True, {"yield": Phrase("harvest-good-grain", {"n": 2})}
    )
    text = rule_text(Renderer("en", [Harvest(make_package({}))]), rule)

    assert text.text == "Field + 2 x grain."


def test_the_rules_of_all_editions_each_once(make_package: MakePackage) -> None:
    assert [rule.id for rule in all_rules(Harvest(make_package({})))] == [
        "HV-1.1",
        "HV:field/wide",
        "HV:grain",
    ]


def test_the_page_of_a_game(make_package: MakePackage) -> None:
    game = Harvest(make_package({}))

    assert rules_page(Renderer("en", [game]), game) == (
        "# Harvest: the rules by number\n\n"
        "## Rules\n\n"
        '### <a id="HV-1.1"></a>HV-1.1 Reaping\n\n'
        "Sow before you reap.\n\n"
        "*Ruling:* Ours.\n\n"
        "*Harvest I:* Sow before you reap. Ours.\n\n"
        "The table can refuse a move under this rule.\n\n"
        "## Components\n\n"
        "### Field\n\n"
        '#### <a id="HV:field/wide"></a>HV:field/wide Field\n\n'
        "Field + 3.\n\n"
        "*Ruling:* Ours.\n\n"
        "*Harvest I:* Field + 1.\n\n"
        "### Good\n\n"
        '#### <a id="HV:grain"></a>HV:grain 1 grain\n\n'
        "1 grain\n"
    )


def test_a_game_may_name_its_families(make_package: MakePackage) -> None:
    game = Harvest(make_package({"de/family.ftl": "harvest-family-field = Felder\n"}))

    assert "\n### Felder\n" in rules_page(Renderer("de", [game]), game)


def test_the_page_of_the_table() -> None:
    page = table_page(Renderer("es"))

    assert len(table_rules()) == 10
    assert '## <a id="KC-9"></a>KC-9 Acuerdo de la mesa\n' in page
