"""Reads the component files of the shipped editions and of owners, and reports every mistake."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from kingscourt.components.component_file import read_component_file
from kingscourt.games.kingsburg import components as box
from kingscourt.games.kingsburg.actions import MOST_PRICE, MOST_TAKEN
from kingscourt.games.kingsburg.component_files.file_types import (
    MOST_BUILDINGS,
    MOST_YEARS,
    AdvisorEntry,
    BuildingEntry,
    ComponentFile,
    EffectEntry,
    EnemyEntry,
    SettingsEntry,
)
from kingscourt.games.kingsburg.components import (
    Advisor,
    Building,
    EditionSettings,
    Effect,
    Enemy,
    KingsburgComponents,
)
from kingscourt.games.kingsburg.holding_kinds import GOODS, KINDS
from kingscourt.games.kingsburg.placements import ADVISORS
from kingscourt.games.kingsburg.printed import advisor_lines, building_lines, enemy_lines, rule_key
from kingscourt.kernel.errors import BadComponents
from kingscourt.kernel.rule import Rule

EDITIONS = ["rulebook", "english-2007"]
GOOD_NAMES = KINDS[:GOODS]
# The effects that a file can name, with their numbers and the fields they take.
ADVISOR_EFFECTS: Final[dict[str, tuple[int, list[str]]]] = {
    "gain": (box.GAIN, KINDS),
    "choose": (box.CHOOSE, ["from", "n", "alike"]),
    "turn": (box.TURN_GOOD, []),
    "look": (box.LOOK, []),
    "buy": (box.BUY, ["vp", "n"]),
}
BUILDING_EFFECTS: Final[dict[str, tuple[int, list[str]]]] = {
    "battle": (box.BATTLE, ["n", "against"]),
    "reroll-one": (box.REROLL_ONE, []),
    "reroll-all": (box.REROLL_EACH, ["sum"]),
    "white-die": (box.WHITE_DIE, []),
    "income": (box.INCOME, KINDS),
    "market": (box.MARKET, []),
    "soldier-price": (box.SOLDIER_PRICE, ["n"]),
    "more-soldiers": (box.MORE_SOLDIERS, ["n"]),
    "draw-wins": (box.DRAW_WINS, []),
    "victory-points": (box.VICTORY_POINTS, ["n"]),
    "discount": (box.DISCOUNT, ["gold", "columns"]),
    "season-gain": (box.SEASON_GAIN, [*KINDS, "seasons"]),
    "season-trade": (box.SEASON_TRADE, ["pay", "vp", "else_token"]),
    "final-goods": (box.FINAL_GOODS, ["goods", "vp", "exchange"]),
}


class _Reader:
    """Collects every problem, so that an owner can correct a file in one go."""

    def __init__(self) -> None:
        self.problems: list[str] = []
        self.names: dict[str, str] = {}

    def name(self, family: str, id: str, plain: str) -> None:
        """A plain name stands for every form of the component's message."""
        if plain:
            self.names[f"kingsburg-{family}-{id}"] = plain

    def check(self, holds: bool, problem: str) -> None:
        """Note a problem unless a condition holds."""
        if not holds:
            self.problems.append(problem)

    def effects(
        self, entries: list[EffectEntry], known: dict[str, tuple[int, list[str]]], where: str
    ) -> list[Effect]:
        """The effects of one entry."""
        found = []
        for entry in entries:
            if entry.do not in known:
                self.problems.append(f"{where}: no effect {entry.do!r}; there are: {', '.join(known)}")
                continue
            number, fields = known[entry.do]
            for field in _given(entry):
                self.check(field in fields, f"{where}: {entry.do} has no field {field!r}")
            self.check_effect(entry, where)
            found.append(_effect(number, entry))
        return found

    def check_effect(self, entry: EffectEntry, where: str) -> None:
        """Limits that keep every choice in the catalogue."""
        self.check(entry.n >= 0 or entry.do == "battle", f"{where}: n cannot be below 0")
        if entry.do in ("choose", "buy"):
            self.check(1 <= entry.n <= MOST_TAKEN, f"{where}: n must be 1 to {MOST_TAKEN}")
            self.check(len(entry.source) != 1, f"{where}: a choice needs at least two kinds")
        if entry.do == "soldier-price":
            self.check(1 <= entry.n <= MOST_PRICE, f"{where}: a soldier costs 1 to {MOST_PRICE} goods")
        if entry.do == "season-trade":
            self.check(entry.pay != [], f"{where}: a trade names what can be paid")


_PLAIN = EffectEntry("")


_WRITTEN = dict(zip(EffectEntry.__struct_fields__, EffectEntry.__struct_encode_fields__, strict=True))


def _given(entry: EffectEntry) -> list[str]:
    """The fields of an effect that say something, as the file writes them."""
    given = [name for name in _WRITTEN if getattr(entry, name) != getattr(_PLAIN, name)]
    return [_WRITTEN[name] for name in given if name != "do"]


def _mask(names: list[str], known: list[str]) -> int:
    return sum(1 << known.index(name) for name in set(names) if name in known)


def _effect(number: int, entry: EffectEntry) -> Effect:
    vp = 0 if number == box.SEASON_TRADE else entry.vp
    amounts = [entry.gold, entry.wood, entry.stone, entry.token or entry.else_token, entry.soldier, vp]
    numbers = {
        box.REROLL_EACH: entry.sum,
        box.DISCOUNT: entry.gold,
        box.SEASON_TRADE: entry.vp,
        box.FINAL_GOODS: entry.vp,
    }
    masks = {
        box.CHOOSE: _mask([*entry.source] or GOOD_NAMES, KINDS),
        box.BATTLE: _mask([*entry.against] or box.ENEMY_KINDS, box.ENEMY_KINDS),
        box.DISCOUNT: sum(1 << column for column in set(entry.columns)),
        box.SEASON_GAIN: _mask([*entry.seasons] or box.SEASONS, box.SEASONS),
        box.SEASON_TRADE: _mask([*entry.pay], KINDS),
    }
    prices = {box.BUY: entry.vp, box.FINAL_GOODS: entry.goods}
    return Effect(
        number,
        numbers.get(number, entry.n),
        masks.get(number, 0),
        amounts,
        prices.get(number, 0),
        entry.alike or not entry.exchange,
    )


def _read_settings(entry: SettingsEntry) -> EditionSettings:
    return EditionSettings(
        0 if isinstance(entry.tokens_per_group, str) else entry.tokens_per_group,
        entry.envoy == "declared",
        entry.tied_buildings == "owner",
        entry.neutral_pair == "apart",
        entry.set_aside_die,
        entry.soldier_goods,
        entry.white_dice == "ask",
    )


def _read_advisors(reader: _Reader, entries: list[AdvisorEntry], ids: list[str]) -> list[Advisor]:
    found: dict[int, Advisor] = {}
    for entry in entries:
        where = f"advisor {entry.id}"
        reader.check(entry.id in ids or not ids, f"{where}: no such advisor; there are: {', '.join(ids)}")
        reader.check(entry.number not in found, f"{where}: number {entry.number} is taken")
        reader.check(entry.effects != [], f"{where}: an advisor needs an effect")
        effects = reader.effects(entry.effects, ADVISOR_EFFECTS, where)
        reader.name("advisor", entry.id, entry.name)
        found[entry.number] = Advisor(entry.number, entry.id, effects, entry.confidence, entry.wording)
    for number in range(1, ADVISORS + 1):
        reader.check(number in found, f"advisor {number} is missing")
    _check_unique(reader, "advisor", [advisor.id for advisor in found.values()])
    return [found[number] for number in sorted(found)]


def _read_buildings(reader: _Reader, entries: list[BuildingEntry], ids: list[str]) -> list[Building]:
    found: dict[tuple[int, int], Building] = {}
    for entry in entries:
        where = f"building {entry.id}"
        reader.check(entry.id in ids or not ids, f"{where}: no such building; there are: {', '.join(ids)}")
        at = (entry.row, entry.column)
        reader.check(at not in found, f"{where}: row {entry.row}, column {entry.column} is taken")
        cost = [entry.cost.gold, entry.cost.wood, entry.cost.stone]
        reader.check(sum(cost) > 0, f"{where}: a building costs something")
        effects = reader.effects(entry.effects, BUILDING_EFFECTS, where)
        reader.name("building", entry.id, entry.name)
        building = Building(
            entry.id, entry.row, entry.column, cost, entry.vp, effects, entry.confidence, entry.wording
        )
        found[at] = building
    reader.check(0 < len(found) <= MOST_BUILDINGS, f"1 to {MOST_BUILDINGS} buildings, not {len(found)}")
    for row, column in found:
        left = column == 1 or (row, column - 1) in found
        reader.check(left, f"row {row}: column {column} has no building to its left")
    _check_unique(reader, "building", [building.id for building in found.values()])
    white = [b.id for b in found.values() for effect in b.effects if effect.kind == box.WHITE_DIE]
    reader.check(len(white) <= 1, f"only one building may bring a white die, not {', '.join(white)}")
    return [found[place] for place in sorted(found)]


def _check_unique(reader: _Reader, what: str, ids: list[str]) -> None:
    for id in sorted(set(ids)):
        reader.check(ids.count(id) == 1, f"{what} {id} is there {ids.count(id)} times")


def _read_enemies(reader: _Reader, entries: list[EnemyEntry]) -> list[Enemy]:
    found: list[Enemy] = []
    for entry in entries:
        where = f"enemy {entry.kind} of year {entry.year}"
        loss, reward = entry.loss, entry.reward
        lost = [loss.gold, loss.wood, loss.stone, loss.goods, loss.building, loss.vp]
        won = [reward.gold, reward.wood, reward.stone, reward.goods, reward.vp]
        reader.check(sum(lost) > 0 and sum(won) > 0, f"{where}: needs a loss and a reward")
        reader.check(reward.building == 0, f"{where}: a reward is no building")
        enemy = Enemy(
            entry.year,
            box.ENEMY_KINDS.index(entry.kind),
            entry.strength,
            [loss.gold, loss.wood, loss.stone],
            loss.goods,
            loss.building,
            loss.vp,
            [reward.gold, reward.wood, reward.stone, 0, 0, reward.vp],
            reward.goods,
            entry.confidence,
        )
        found.append(enemy)
    years = sorted({enemy.year for enemy in found})
    reader.check(
        years == list(range(1, len(years) + 1)) and 0 < len(years) <= MOST_YEARS,
        f"enemies must cover the years 1, 2, 3 … without a gap, at most {MOST_YEARS}; given: {years}",
    )
    _check_unique(reader, "enemy", [enemy.id for enemy in found])
    return sorted(found, key=lambda enemy: enemy.year)


def decode(text: str, shipped: bool) -> KingsburgComponents:
    """Components from the text of a file; raises BadComponents with every mistake."""
    file = read_component_file(text, ComponentFile)
    reader = _Reader()
    usual = None if shipped else shipped_components(EDITIONS[0])
    settings = _read_settings(file.settings)
    advisors = _read_advisors(
        reader, file.advisor, [] if usual is None else [a.id for a in usual.advisors[1:]]
    )
    buildings = _read_buildings(
        reader, file.building, [] if usual is None else [b.id for b in usual.buildings]
    )
    enemies = _read_enemies(reader, file.enemy)
    if reader.problems:
        raise BadComponents(reader.problems)
    return KingsburgComponents(
        file.edition, text, shipped, settings, advisors, buildings, enemies, reader.names
    )


def _resource(name: str) -> str:
    return (files("kingscourt.games.kingsburg") / "data" / name).read_text(encoding="utf-8")


@cache
def shipped_components(edition: str) -> KingsburgComponents:
    """A shipped edition, decoded once."""
    return decode(_resource(f"{edition}.toml"), True)


class _RuleEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    refusable: bool


class _RuleFile(msgspec.Struct, forbid_unknown_fields=True):
    rule: list[_RuleEntry]
    components: dict[str, list[str]]


def rules_of(components: KingsburgComponents) -> list[Rule]:
    """Every rule by number, then every advisor, building and enemy card by its id."""
    file = msgspec.toml.decode(_resource("rules.toml"), type=_RuleFile)
    refusable = file.components["refusable"]
    found = [
        Rule(entry.id, "kingsburg-rule-" + entry.id[3:].replace(".", "-"), entry.refusable, False)
        for entry in file.rule
    ]
    for advisor in components.advisors[1:]:
        text = rule_key("advisor", advisor.id, advisor.wording)
        can_refuse = advisor.id in refusable
        lines = advisor_lines(advisor)
        sure = advisor.certainty
        found.append(Rule(advisor.giver.rule, text, can_refuse, True, None, lines, "KB-3.3", sure, "advisor"))
    for building in components.buildings:
        text = rule_key("building", building.id, building.wording)
        can_refuse = building.id in refusable
        lines = building_lines(components, building)
        sure = building.certainty
        found.append(
            Rule(building.giver.rule, text, can_refuse, True, None, lines, "KB-3.4", sure, "building")
        )
    for enemy in components.enemies:
        text, args, lines = "kingsburg-enemy-card.rule", enemy.rule_args(), enemy_lines(enemy)
        sure = enemy.certainty
        found.append(Rule(enemy.giver.rule, text, False, True, args, lines, "KB-4.3", sure, "enemy"))
    return found
