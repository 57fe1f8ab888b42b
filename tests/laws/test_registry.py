"""Games are found by their entry points, and faulty ones are reported."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints

import pytest

from heirlooms.game import GAME
from kingscourt.games import registry
from kingscourt.kernel.errors import UnknownGame


def offer(monkeypatch: pytest.MonkeyPatch, **values: str) -> None:
    """Pretend that only these entry points are installed."""
    points = EntryPoints([EntryPoint(name, value, registry.GROUP) for name, value in values.items()])
    monkeypatch.setattr(registry, "entry_points", lambda group: points.select(group=group))
    monkeypatch.setattr(registry, "distribution", lambda _name: None)


def test_games_are_sorted_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, zebra="z:GAME", heirlooms="heirlooms.game:GAME", ant="a:GAME")
    assert registry.names() == ["ant", "heirlooms", "zebra"]
    assert registry.game("heirlooms") is GAME


def test_all_games_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, heirlooms="heirlooms.game:GAME")
    assert registry.games() == {"heirlooms": GAME}


def test_an_unknown_game_is_told_with_the_known_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, heirlooms="heirlooms.game:GAME")
    with pytest.raises(UnknownGame, match="no game 'heirloom'; known games: heirlooms"):
        registry.game("heirloom")


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("heirlooms.nothing:GAME", "No module named"),
        ("heirlooms.game:NOTHING", "has no attribute"),
        ("heirlooms.game:OPTIONS", "no Game but of type list"),
    ],
)
def test_a_broken_entry_point_is_told(value: str, problem: str, monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, heirlooms=value)
    with pytest.raises(registry.BrokenGame, match=problem):
        registry.game("heirlooms")


def test_a_game_keeps_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, jewels="heirlooms.game:GAME")
    with pytest.raises(registry.BrokenGame, match="'jewels' cannot be loaded"):
        registry.game("jewels")


def test_the_house_ships_kingsburg() -> None:
    assert "kingsburg" in registry.names()
