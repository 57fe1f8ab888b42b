"""A plugin that cannot be loaded or read is named, and every other game goes on without it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from heirlooms.components import data_text
from kingscourt.games import registry
from kingscourt.server.admin import doctor
from kingscourt.server.api.routes import games as games_route
from kingscourt.server.errors.problems import Unknown
from tests.plugin_on_disk import install, install_heirlooms

if TYPE_CHECKING:
    from tests.cli.conftest import Run

MISTAKES = {
    "syntax": ("GAME = (\n", "SyntaxError in {file}, line 1: '(' was never closed"),
    "error": ("\nGAME = 1 / 0\n", "ZeroDivisionError in {file}, line 2: division by zero"),
    "exit": ("raise SystemExit('bye')\n", "SystemExit in {file}, line 1: bye"),
    "import": (
        "import nowhere_at_all\n",
        "ModuleNotFoundError in {file}, line 1: No module named 'nowhere_at_all'",
    ),
    "lines": ("raise ValueError('one\\ntwo')\n", "ValueError in {file}, line 1: one two"),
    "no_game": ("GAME = {}\n", "that is no Game but of type dict"),
    "empty": ("", "AttributeError: module 'plugin_empty.game' has no attribute 'GAME'"),
    "other_id": ("from heirlooms.game import GAME\n", "that is no game of this id but 'heirlooms'"),
}


@pytest.fixture(params=MISTAKES)
def broken(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[str, str]:
    """The name of an installed game with a mistake, and what is said about it."""
    source, problem = MISTAKES[request.param]
    name = f"plugin_{request.param}"
    file = install(tmp_path, monkeypatch, name, source)
    origin = f"{name}.game:GAME ({name} 0.7)"
    return name, f"the game {name!r} cannot be loaded from {origin}: {problem.format(file=file)}"


def test_the_other_games_are_listed(broken: tuple[str, str], run: Run) -> None:
    name, message = broken
    shown = run("games")
    assert shown.exit_code == 0
    assert shown.stderr == message + "\n"
    assert "kingsburg" in shown.stdout
    assert name not in shown.stdout
    assert name not in run("games", "--ids").stdout.split()


def test_the_game_itself_is_refused_with_the_same_words(broken: tuple[str, str], run: Run) -> None:
    name, message = broken
    for command in ("simulate", "check", "rules", "play"):
        shown = run(command, name)
        assert (shown.exit_code, shown.stderr) == (1, message + "\n"), command
    assert run("simulate", "heirlooms", "--games", "1", "--seats", "2").exit_code == 0


def test_the_service_goes_on(broken: tuple[str, str]) -> None:
    name, message = broken
    listed = [game.id for game in games_route._all_games.__wrapped__()]
    assert "kingsburg" in listed
    assert name not in listed
    assert doctor._game(name) == doctor.DoctorFinding(f"game {name}", False, message)
    assert doctor._game("kingsburg").ok
    with pytest.raises(Unknown, match=rf"^the game '{name}' cannot be loaded here$"):
        games_route.known_game(name)


def test_our_own_games_are_whole() -> None:
    found = registry.installed()
    assert found.broken == {}
    assert list(found.games) == registry.names()


BAD = data_text("cottage").replace("cards = 20", "cards = 61")
PROBLEM = "cards: 61 is outside 1 to 60"


def test_a_bad_edition_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    install_heirlooms(tmp_path, monkeypatch, "plugin_bad_edition", BAD)
    message = f"edition cottage of plugin_bad_edition: {PROBLEM}"
    shown = run("games")
    assert (shown.exit_code, shown.stderr) == (0, message + "\n")
    assert "heirlooms" in shown.stdout
    for command in (["check"], ["play"], ["rules"], ["simulate", "--games", "1"], ["editions", "new"]):
        shown = run(*command, "plugin_bad_edition")
        assert shown.exit_code == 1, command
        assert shown.stderr.startswith(message), command
    assert doctor._game("plugin_bad_edition").remark == message
    assert "plugin_bad_edition" not in [game.id for game in games_route._all_games.__wrapped__()]


def test_an_edition_that_was_not_packaged_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    install_heirlooms(tmp_path, monkeypatch, "plugin_bare", "")
    (tmp_path / "plugin_bare" / "cottage.toml").unlink()
    shown = run("check", "plugin_bare")
    assert shown.stderr.startswith("edition cottage of plugin_bare: the file cannot be read: ")


def test_a_bad_file_of_an_owner_is_named(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "my-box.toml"
    file.write_text(BAD, "utf-8")
    for command in (
        ["play", "heirlooms", "--components", str(file)],
        ["simulate", "heirlooms", "--components", str(file)],
        ["editions", "check", str(file), "--game", "heirlooms"],
        ["editions", "check", str(file)],
    ):
        shown = run(*command)
        assert shown.exit_code == 1, command
        assert shown.stderr.startswith(f"{file}: {PROBLEM}\n"), command


def test_every_line_of_a_refusal_names_the_file(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "my-box.toml"
    file.write_text(BAD.replace("worth = 2", "worth = 100"), "utf-8")
    lines = run("editions", "check", str(file), "--game", "heirlooms").stderr.splitlines()
    assert len(lines) > 2
    assert all(line.startswith(f"{file}: ") for line in lines[:-1])
