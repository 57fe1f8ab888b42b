"""`kingscourt check`: what a game's author runs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from heirlooms.components import data_text
from heirlooms.game import GAME
from kingscourt.games.registry import game as find_game
from kingscourt.lessons.lesson_files import lesson_names
from kingscourt.testing import check_game as checking
from kingscourt.testing.check_game import check_game
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.laws import LAWS, name_of
from kingscourt.testing.laws.pins import pins_folder
from kingscourt.testing.rewrite_pins import main, pin
from tests.plugin_on_disk import install_heirlooms

if TYPE_CHECKING:
    from kingscourt.testing.law_case import Case
    from tests.cli.conftest import Run


def refuse(case: Case) -> None:
    """A law that every game breaks."""
    raise LawBroken("law_of_nothing", case, "it exists")


def stumble(_case: Case) -> None:
    """A law during which the game's own code fails."""
    raise ZeroDivisionError("by nothing")


def test_a_quick_check_makes_every_check(run: Run) -> None:
    shown = run("check", "heirlooms", "--quick").stdout
    for law in LAWS:
        assert f"ok    {name_of(law)}" in shown
    pins = 2 if pins_folder(GAME).is_dir() else 0  # the game may be installed without its tests
    lessons = len(lesson_names(GAME))
    count = len(LAWS) + len(["texts"]) + lessons + pins
    assert shown.splitlines()[-1] == f"{count} of {count} checks passed."


def test_what_is_broken_is_reported_and_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "LAWS", [refuse, stumble])
    broken, error, texts, lesson = check_game(GAME, is_quick=True)
    assert broken.times == len(broken.faults) > 1
    assert "it exists" in broken.faults[0]
    assert "ZeroDivisionError in stumble" in error.faults[0]
    assert texts.faults == lesson.faults == []


def test_pins_are_compared(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(checking, "LAWS", [])
    pin(GAME, tmp_path)
    assert [checked.faults for checked in check_game(GAME, pins=tmp_path)] == [[], [], [], []]
    (tmp_path / "perft.txt").write_text("nothing\n", "utf-8")
    _texts, _lesson, perft, _playthrough = check_game(GAME, pins=tmp_path)
    assert "perft.txt line 1" in perft.faults[0]


def test_pins_are_in_the_project_of_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = tmp_path / "my-game"
    (project / "src").mkdir(parents=True)
    (project / "pyproject.toml").touch()
    install_heirlooms(project / "src", monkeypatch, "plugin_pinned", data_text("cottage"))
    game = find_game("plugin_pinned")
    game.resources = "plugin_pinned"
    assert pins_folder(game) == project / "tests" / "pins" / "plugin_pinned"


def test_pins_of_an_installed_game_are_in_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packages = tmp_path / ".venv" / "site-packages"
    packages.mkdir(parents=True)
    (tmp_path / "pyproject.toml").touch()  # of the project that has the environment, not of the game
    install_heirlooms(packages, monkeypatch, "plugin_installed", data_text("cottage"))
    game = find_game("plugin_installed")
    game.resources = "plugin_installed"
    assert pins_folder(game) == Path("tests/pins/plugin_installed")


def test_the_command_pins_without_any_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_heirlooms(tmp_path, monkeypatch, "plugin_to_pin", data_text("cottage"))
    (tmp_path / "pyproject.toml").touch()
    find_game("plugin_to_pin").resources = "plugin_to_pin"
    monkeypatch.setattr("sys.argv", ["pin", "plugin_to_pin"])
    main()
    folder = tmp_path / "tests" / "pins" / "plugin_to_pin"
    assert sorted(file.name for file in folder.iterdir()) == ["perft.txt", "playthrough.txt"]
    monkeypatch.setattr("sys.argv", ["pin", "plugin_to_pni"])
    with pytest.raises(SystemExit, match="there is no game 'plugin_to_pni'"):
        main()
