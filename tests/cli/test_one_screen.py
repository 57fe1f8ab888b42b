"""Whole games at 80x24: every screenful fits, no line is too wide, and no key is untranslated."""

from __future__ import annotations

import re

import pytest

from kingscourt.bots.registry import make_bot
from tests.cli.first_time.recorded_game import RecordedGame
from tests.cli.first_time.recorded_terminal import HEIGHT, WIDTH, Screenful

GAMES = [("kingsburg", 2, ""), ("royals", 2, ""), ("rival_kings", 3, ""), ("paladins", 1, "medium")]
LEFT_OUT = {("paladins", "en"), ("royals", "hu")}
BARE_KEY = re.compile(r"\b(cli|kernel|kingsburg|royals|rival-kings|paladins)-[a-z]+-[a-z]+|\{")


def played(game: str, seats: int, solo: str, language: str) -> list[Screenful]:
    recorded = RecordedGame(game, ["random"] * (seats - 1), solo, language, "2a", make_bot("random", 7))
    screens = recorded.play()
    assert not recorded.words.renderer.problems
    return screens


# The two longest games are played in one language only.
@pytest.mark.parametrize(
    ("game", "seats", "solo", "language"),
    [(*game, language) for game in GAMES for language in ("en", "hu") if (game[0], language) not in LEFT_OUT],
)
def test_every_screen_of_a_whole_game_fits(game: str, seats: int, solo: str, language: str) -> None:
    screens = played(game, seats, solo, language)
    long = [shown for shown in screens if len(shown.lines) + 1 > HEIGHT]
    assert not long, "\n".join(long[0].lines)
    wide = [line for shown in screens for line in shown.lines if len(line) > WIDTH]
    assert not wide
    bare = [line for shown in screens for line in shown.lines if BARE_KEY.search(line)]
    assert not bare
    waits = sum(not shown.prompt.startswith(">") for shown in screens)
    assert waits < len(screens) / 3, "the reader has to wait too often"
