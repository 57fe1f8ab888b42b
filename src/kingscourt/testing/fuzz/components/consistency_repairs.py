"""Restore the internal consistency of a file whose numbers were changed at random.

Without this, nearly every changed file would be refused before it is played. A repair only moves values
inside their ranges; the reader refuses whatever cannot be repaired, which is just as good.
"""

from __future__ import annotations

from collections.abc import Callable

Raw = dict[str, object]


def _tables(raw: Raw, name: str) -> list[dict[str, object]]:
    found = raw.get(name)
    return [part for part in found if isinstance(part, dict)] if isinstance(found, list) else []


def _table(raw: Raw, name: str) -> dict[str, object]:
    found = raw.get(name)
    return found if isinstance(found, dict) else {}


def _number(table: Raw, name: str) -> int:
    found = table.get(name, 0)
    return found if isinstance(found, int) else 0


def _numbers(table: Raw, name: str) -> list[int]:
    found = table.get(name)
    return [n for n in found if isinstance(n, int)] if isinstance(found, list) else []


def royals(raw: Raw) -> None:
    """Sums of cards, falling bonuses, rising titles."""
    box = _table(raw, "box")
    countries, cities, titles = _tables(raw, "country"), _tables(raw, "city"), _tables(raw, "title")
    box["country_cards"] = sum(_number(country, "cards") for country in countries)
    box["intrigue_cards"] = sum(_number(card, "cards") for card in _tables(raw, "intrigue"))
    positions = [city["positions"] for city in cities if isinstance(city.get("positions"), list)]
    box["positions"] = sum(len(names) for names in positions if isinstance(names, list))
    for country in countries:
        country["cities"] = [city.get("country") for city in cities].count(country.get("id"))
        country["removed"] = [min(n, _number(country, "cards") // 2) for n in _numbers(country, "removed")]
        country["bonuses"] = sorted(_numbers(country, "bonuses"), reverse=True)
        tokens = country.get("tokens")
        if isinstance(tokens, list):
            country["tokens"] = [sorted(pair, reverse=True) for pair in tokens if isinstance(pair, list)]
    for count in _tables(raw, "players"):
        count["noble_house"] = sorted(_numbers(count, "noble_house"), reverse=True)
        count["first_draw"] = [min(n, _number(box, "draw")) for n in _numbers(count, "first_draw")]
    values = sorted({max(2, _number(title, "value") & ~1) for title in titles})
    prices = sorted([min(_number(title, "cards"), _number(box, "country_limit")) for title in titles])
    if len(values) < len(titles):
        values = [2 * number for number in range(1, len(titles) + 1)]
    for number, title in enumerate(titles):
        title["value"] = values[number]
        title["cards"] = prices[number]
        title["intrigue"] = min(_number(title, "intrigue"), _number(box, "intrigue_limit"))


def kingsburg(raw: Raw) -> None:
    """Every building costs something, every enemy takes and leaves something and is not a building."""
    for building in _tables(raw, "building"):
        cost = _table(building, "cost")
        if not any(cost.values()):
            cost["gold"] = 1
    for enemy in _tables(raw, "enemy"):
        reward = _table(enemy, "reward")
        reward.pop("building", None)
        for spoils in (_table(enemy, "loss"), reward):
            if not any(spoils.values()):
                spoils["vp"] = 1


def rival_kings(raw: Raw) -> None:
    """Piles leave cards for money, and there is enough money and enough markers to start."""
    box = _table(raw, "box")
    box["pile_size"] = min(_number(box, "pile_size"), 8 * _number(box, "copies") - 1)
    coins = (16 * _number(box, "copies") - 2 * _number(box, "pile_size")) * (
        _number(box, "subject_coin") + _number(box, "building_coin")
    )
    box["pile_coins"] = max(1, min(_number(box, "pile_coins"), coins // 8))
    box["start_coins"] = max(1, min(_number(box, "start_coins"), coins // 8))
    box["start_markers"] = max(1, min(_number(box, "start_markers"), _number(box, "markers") // 4))


def paladins(raw: Raw) -> None:
    """Costs and levels are within the number of pieces, and levels of areas rise."""
    areas = _table(raw, "areas")
    for name in ("faith", "strength"):
        areas[name] = sorted(_numbers(areas, name))
    start, actions = _table(raw, "start"), _table(raw, "actions")
    for piece, action in (("monks", "commission"), ("outposts", "garrison"), ("jars", "absolve")):
        entry = _table(actions, action)
        reach = len(_numbers(entry, "silver_by_use" if action == "absolve" else "provisions"))
        if action == "absolve":
            reach = min(reach, len(_numbers(entry, "levels")))
        start[piece] = min(_number(start, piece), reach)
    readings = _table(raw, "readings")
    workers = _table(_table(readings, "workshop-workers"), "choices")
    for name, names in workers.items():
        if isinstance(names, list) and names:
            workers[name] = [names[n % len(names)] for n in range(_number(start, "workshops"))]
    for spaces in _table(_table(readings, "jar-spaces"), "choices").values():
        if isinstance(spaces, list):
            start["jars"] = min(_number(start, "jars"), len(spaces))


REPAIRS: dict[str, Callable[[Raw], None]] = {
    "royals": royals,
    "kingsburg": kingsburg,
    "rival_kings": rival_kings,
    "paladins": paladins,
}
