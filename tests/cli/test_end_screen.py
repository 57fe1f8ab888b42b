"""The end of a game in a terminal."""

from __future__ import annotations

from rich.console import Console

from kingscourt.cli.sessions.session_wire_types import SessionStart
from kingscourt.cli.terminal.end_screen import score_lines
from kingscourt.cli.terminal.table_texts import TableTexts
from kingscourt.kernel.wire_types import WireOutcome, WirePhrase, WireScore, WireStanding
from kingscourt.table.wire_types import SeatLine


def test_the_score_sheet_has_a_column_for_an_opponent_without_a_seat() -> None:
    start = SessionStart("paladins", "rulebook", "1", {}, None, [SeatLine("Anna", "human")], "", [])
    words = TableTexts("en", start)
    opponent = WirePhrase("paladins-opponent")
    ranking = [
        WireStanding(1, None, 9, opponent, [WireScore("faith", 9)]),
        WireStanding(2, 0, 3, WirePhrase("seat", {"n": 0})),
    ]
    outcome = WireOutcome(ranking, opponent)
    lines = score_lines(Console(width=80), words, [[WireScore("strength", 3)]], outcome)
    said = [line.plain.split() for line in lines]
    assert ["Category", "Anna", "Opponent"] in said
    assert ["Strength", "3", "0"] in said
    assert ["Faith", "0", "9"] in said
    assert ["Total", "3", "9"] in said
