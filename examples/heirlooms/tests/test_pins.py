"""The game plays as it did when `python -m kingscourt.testing.rewrite_pins heirlooms` was last run."""

from pathlib import Path

from heirlooms.game import GAME
from kingscourt.testing import laws

PINS = Path(__file__).parent / "pins" / GAME.id


def test_perft_is_pinned() -> None:
    laws.law_perft_is_pinned(GAME, PINS)


def test_playthrough_is_pinned() -> None:
    laws.law_playthrough_is_pinned(GAME, PINS)
