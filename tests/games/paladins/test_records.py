"""A record keeps the readings and the difficulty that its table agreed on."""

from __future__ import annotations

import json

import pytest

from kingscourt.arena.match import match_record, match_seed, play_match
from kingscourt.games.paladins.game import GAME
from kingscourt.table.errors import BadRecord
from kingscourt.table.record import read_record
from kingscourt.table.verify import verify

LAST = {spec.name: spec.choices[-1] for spec in GAME.option_specs}


def record_of(seats: int, variants: dict[str, str]) -> str:
    options = GAME.options(seats, "", variants)
    seed = match_seed(7, seats)
    table = play_match(GAME, options, GAME.components(options.edition), ["random"] * seats, seed)
    return match_record(table, seed)


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("name", LAST)
def test_a_record_replays_with_every_reading(name: str, seats: int) -> None:
    text = record_of(seats, {name: LAST[name]})
    assert json.loads(text.splitlines()[0])["options"][name] == LAST[name]
    assert verify(read_record(text), GAME).table.position.is_over()


def test_another_reading_is_another_game() -> None:
    lines = record_of(2, LAST).splitlines()
    header = json.loads(lines[0])
    header["options"]["workshop-workers"] = "by-turns"
    header["options"]["suspicion-split"] = "six-eight-ten"
    with pytest.raises(BadRecord):
        verify(read_record("\n".join([json.dumps(header), *lines[1:]])), GAME)
