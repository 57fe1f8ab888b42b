"""Counts and playthroughs are pinned, and a change is reported by file and line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from heirlooms.game import GAME as HEIRLOOMS
from kingscourt.games.registry import games
from kingscourt.kernel.game import Game
from kingscourt.testing import laws
from kingscourt.testing.perft import perft
from kingscourt.testing.rewrite_pins import pin
from tests.laws.tiny_heirlooms import open_start, tiny_start

PINS = Path(__file__).parents[1] / "pins"
# the example has tests of its own, which its authors copy
GAMES = {name: game for name, game in games().items() if name != HEIRLOOMS.id}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_perft_is_pinned(game: Game) -> None:
    laws.law_perft_is_pinned(game, PINS / game.id)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_playthrough_is_pinned(game: Game) -> None:
    laws.law_playthrough_is_pinned(game, PINS / game.id)


def test_perft_counts_answers_and_outcomes() -> None:
    state = tiny_start()
    assert [perft(state, depth) for depth in range(3)] == [1, 5, 5 * 4]
    # Then the head looks (at one of three cards), asks the other heir, or waits.
    assert perft(state, 3) == 20 * 3
    assert perft(open_start(), 1) == 3


@pytest.mark.parametrize(
    ("name", "law"),
    [("perft.txt", laws.law_perft_is_pinned), ("playthrough.txt", laws.law_playthrough_is_pinned)],
)
def test_a_changed_line_is_told(name: str, law: Callable[[Game, Path], None], tmp_path: Path) -> None:
    pin(HEIRLOOMS, tmp_path)
    lines = (tmp_path / name).read_text("utf-8").splitlines()
    lines[4] += "0"
    (tmp_path / name).write_text("\n".join(lines), "utf-8")
    with pytest.raises(laws.LawBroken, match=f"{name} line 5"):
        law(HEIRLOOMS, tmp_path)


def test_a_missing_end_is_told(tmp_path: Path) -> None:
    files = pin(HEIRLOOMS, tmp_path)
    text = files[1].read_text("utf-8")
    files[1].write_text(text.rsplit("\n", 2)[0], "utf-8")
    with pytest.raises(laws.LawBroken, match=r"\(end\)"):
        laws.law_playthrough_is_pinned(HEIRLOOMS, tmp_path)
