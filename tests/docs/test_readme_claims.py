"""What the README says about games, folders and numbers is so; its commands are run by test_guides.py."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kingscourt.cli.commands.games import players
from kingscourt.games.registry import game

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
ROW = re.compile(
    r"^\| ([^|]+) \| (\d)\u2013(\d) \| ([^|]+) \| all six \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE
)
IDS = {
    "Kingsburg": "kingsburg",
    "Royals": "royals",
    "Rival Kings": "rival_kings",
    "Paladins of the West Kingdom": "paladins",
}
NUMBERS_TOLD = ["README.md", "docs/play/your-box.md", "docs/research/python-api.md"]


def test_the_picture_comes_before_the_first_command() -> None:
    assert README.index("![") < README.index("```")


def test_the_table_of_games_is_so() -> None:
    rows = ROW.findall(README)
    assert [row[0] for row in rows] == list(IDS)
    for name, fewest, most, alone, board, numbers in rows:
        found = game(IDS[name])
        assert f"{fewest}-{most}" == players(found)
        assert ("solo opponent" in alone) == any(spec.solo for spec in found.option_specs)
        has_board = (ROOT / f"web/src/boards/{found.id}/index.ts").exists()
        assert board.startswith("drawn (") == has_board
        assert ("words and buttons" in board) == (not has_board)
        assert re.findall(r"(\d+) of (\d+)", numbers) == doubtful(found.id)


def doubtful(id: str) -> list[tuple[str, str]]:
    """Reconstructed numbers and all numbers, for each edition that has any."""
    found = game(id)
    levels = [list(found.components(edition).confidence().values()) for edition in found.editions]
    return [(str(one.count("reconstructed")), str(len(one))) for one in levels if "reconstructed" in one]


@pytest.mark.parametrize("page", NUMBERS_TOLD)
def test_numbers_that_are_reconstructed_are_told(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    for id in IDS.values():
        for some, all_of in doubtful(id):
            assert f"{some} of {all_of}" in text


def test_the_roadmap_counts_them_too() -> None:
    usual = sum(int(doubtful(id)[0][0]) for id in IDS.values() if doubtful(id))
    assert f"{usual} values of the usual editions" in (ROOT / "docs/project/roadmap.md").read_text("utf-8")


def test_every_folder_it_names_exists() -> None:
    folders = re.findall(r"^\| `([a-z_/.]+)` \|", README, flags=re.MULTILINE)
    assert len(folders) > 10
    assert [name for name in folders if not (ROOT / name).is_dir()] == []
