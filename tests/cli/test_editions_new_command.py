"""`editions new` writes a component file that the owner can correct, check, play and simulate with."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

from kingscourt.games.registry import games

if TYPE_CHECKING:
    from tests.cli.conftest import Run

BOXES = [(game.id, edition) for game in games().values() for edition in game.editions]
DOUBTFUL = [
    (id, edition)
    for id, edition in BOXES
    if "reconstructed" in games()[id].components(edition).confidence().values()
]


def test_which_boxes_are_doubtful() -> None:
    """Make sure that the tests below have cases."""
    assert {id for id, _ in DOUBTFUL} >= {"royals", "rival_kings", "paladins"}


def new_box(run: Run, folder: Path, id: str, edition: str) -> Path:
    file = folder / "my-box.toml"
    made = run("editions", "new", id, "--edition", edition, "--out", str(file))
    assert made.exit_code == 0, made.output
    return file


@pytest.mark.parametrize(("id", "edition"), BOXES)
def test_a_new_file_is_a_whole_box_as_it_stands(run: Run, tmp_path: Path, id: str, edition: str) -> None:
    file = new_box(run, tmp_path, id, edition)
    for extra in ([], ["--game", id]):
        checked = run("editions", "check", str(file), *extra)
        assert checked.exit_code == 0, checked.output
        assert f"complete components of {id}, edition {edition}." in checked.stdout
    game = games()[id]
    own, shipped = game.read_components(file.read_text("utf-8")), game.components(edition)
    assert own.confidence() == shipped.confidence()
    facts = [msgspec.to_builtins(game.static_facts(box)) for box in (own, shipped)]
    assert facts[0] == facts[1]


@pytest.mark.parametrize(("id", "edition"), DOUBTFUL)
def test_every_reconstructed_value_is_marked(run: Run, tmp_path: Path, id: str, edition: str) -> None:
    lines = new_box(run, tmp_path, id, edition).read_text("utf-8").splitlines()
    levels = list(games()[id].components(edition).confidence().values())
    marked = [line for line in lines if "  # reconstructed: " in line]
    assert len(marked) == levels.count("reconstructed")
    assert f"{len(marked)} of {len(levels)} reconstructed" in "\n".join(lines[:3])


@pytest.mark.parametrize(("id", "edition"), DOUBTFUL)
def test_doing_as_the_remarks_say_makes_the_box_exact(
    run: Run, tmp_path: Path, id: str, edition: str
) -> None:
    text = new_box(run, tmp_path, id, edition).read_text("utf-8")
    kept = [line for line in text.splitlines() if "delete this line" not in line]
    text = "\n".join(kept).replace(', confidence = "reconstructed" }', " }")
    text = text.replace('confidence = "X"', 'confidence = "R"')
    assert set(games()[id].read_components(text).confidence().values()) <= {"exact", "derived"}


def test_without_a_file_it_is_printed(run: Run) -> None:
    printed = run("editions", "new", "royals").stdout
    assert printed.startswith("# A component file for your own copy of royals")
    assert games()["royals"].read_components(printed).edition == "rulebook"


def test_a_file_is_never_overwritten(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "my-box.toml"
    file.write_text("precious")
    again = run("editions", "new", "royals", "--out", str(file))
    assert again.exit_code == 2
    assert "already exists" in again.stderr
    assert file.read_text() == "precious"
    nowhere = run("editions", "new", "royals", "--out", str(tmp_path / "no" / "box.toml"))
    assert "cannot be written" in nowhere.stderr


@pytest.mark.parametrize(
    ("id", "old", "new", "says"),
    [
        ("royals", "bonus = 3 ", "bonus = 2 ", "ties could not be decided (RY-4.4)"),
        ("royals", "value = 16", "value = 17", "cannot be split into two equal halves (RY-4.5)"),
        ("royals", "cards = 31", "cards = 30", "the cards add up to 98, the box should hold 99"),
        ("royals", "bonuses = [12, 8]", "bonuses = [8, 12]", "two numbers of points, the higher first"),
        ("royals", 'id = "lyon"', 'id = "lille"', 'a new city needs a name = "..."'),
        ("royals", "bonus = 6", "bonus = six", "cannot be read"),
        (
            "rival_kings",
            "tie = true",
            "tie = false",
            "rank a: two characters are needed, one of them with the",
        ),
        ("rival_kings", "value = 1", "value = 0", ".value: 0 is outside 1 to 20"),
        ("rival_kings", 'edition = "rulebook"', 'edition = "mine"', "edition: 'mine' is none of rulebook"),
        ("paladins", "spaces = 5", 'spaces = "five"', "solo.track.spaces: 'five' is not a whole number"),
        ("paladins", 'id = "abbot-1"', 'id = "abbot-2"', "'abbot-2' appears twice"),
    ],
)
def test_a_slip_of_the_pen_is_told(run: Run, tmp_path: Path, id: str, old: str, new: str, says: str) -> None:
    file = new_box(run, tmp_path, id, "rulebook")
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    checked = run("editions", "check", str(file), "--game", id)
    assert checked.exit_code == 1
    assert says in checked.stderr.replace("\n", " ")
    assert "Traceback" not in checked.output


@pytest.mark.parametrize(
    ("id", "edition", "old", "new"),
    [
        ("royals", "arcane-2016", "cards = 6  #", "cards = 7  #"),
        ("rival_kings", "rulebook", 'id = "mine", value = 2', 'id = "mine", value = 4'),
        ("paladins", "rulebook", "spaces = 5", "spaces = 6"),
    ],
)
def test_a_corrected_box_is_played_simulated_and_kept(
    run: Run, tmp_path: Path, id: str, edition: str, old: str, new: str
) -> None:
    file = new_box(run, tmp_path, id, edition)
    text = file.read_text("utf-8")
    assert old in text
    text = text.replace(old, new, 1)
    file.write_text(text, "utf-8")
    folder = tmp_path / "records"
    box = ["--components", str(file), "--seats", "2"]
    played = run("simulate", id, *box, "--games", "1", "--bots", "random", "--records", str(folder))
    assert played.exit_code == 0, played.output
    (record,) = list(folder.iterdir())
    header = msgspec.json.decode(record.read_text("utf-8").splitlines()[0])
    assert (header["components"], header["edition"]) == (text, edition)
    assert run("verify", str(record)).stdout.startswith("OK")
    sat = run("play", id, *box, typed="q\n")
    assert sat.exit_code == 0, sat.output
    other = run("play", id, *box, "--edition", "elsewhere", typed="q\n")
    assert other.exit_code == 2
    assert f"is the edition {edition}, not elsewhere" in other.stderr.replace("\n", " ")
