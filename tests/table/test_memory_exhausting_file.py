"""The component file that once exhausted all memory: an enemy takes 4,000,000,000,000,000,000 buildings."""

from __future__ import annotations

import json

import pytest

from kingscourt.arena.match import match_record, match_seed, play_match
from kingscourt.games.kingsburg.components import KingsburgComponents
from kingscourt.games.registry import game
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.errors import BadComponents, WorkExceeded
from kingscourt.kernel.random_playout import playout
from kingscourt.kernel.state import MOST_AGENDA
from kingscourt.table.errors import BadRecord
from kingscourt.table.record import read_record
from kingscourt.table.replay import replay
from kingscourt.table.verify import verify

KINGSBURG = game("kingsburg")
MANY = 4_000_000_000_000_000_000
FIELD = f"enemy[25].loss.building: {MANY} is outside 0 to 9"


def poison() -> str:
    """Standard component file, except that the last enemy takes absurdly many buildings."""
    text = KINGSBURG.components("rulebook").source
    assert "loss = { vp = 5 }" in text
    return text.replace("loss = { vp = 5 }", f"loss = {{ building = {MANY} }}")


def poisoned_record() -> str:
    """Record of a finished game whose header embeds the poisoned component file."""
    options = KINGSBURG.options(2)
    seed = match_seed(5, 0)
    box = KINGSBURG.components("rulebook")
    lines = match_record(play_match(KINGSBURG, options, box, ["random"] * 2, seed), seed).splitlines()
    header = json.loads(lines[0])
    header["components"] = poison()
    return "\n".join([json.dumps(header, separators=(",", ":")), *lines[1:]])


def test_the_reader_refuses_it_by_name() -> None:
    with pytest.raises(BadComponents) as caught:
        KINGSBURG.read_components(poison())
    assert caught.value.problems == [FIELD]


def test_a_record_that_embeds_it_is_refused_by_its_header() -> None:
    record = read_record(poisoned_record())
    with pytest.raises(BadRecord) as verified:
        verify(record, KINGSBURG)
    with pytest.raises(BadRecord) as replayed:
        replay(record, KINGSBURG)
    for caught in (verified, replayed):
        assert (caught.value.n, caught.value.problem) == (0, f"components: {FIELD}")


def unchecked_poison() -> KingsburgComponents:
    """Poisoned components that bypass the reader: every enemy is strong and takes everything."""
    box = KINGSBURG.read_components(KINGSBURG.components("rulebook").source)
    assert isinstance(box, KingsburgComponents)
    for enemy in box.enemies:
        enemy.strength = MANY
        enemy.loss_buildings = MANY
    return box


def test_the_kernel_alone_stops_it_and_names_the_step() -> None:
    state = KINGSBURG.new(KINGSBURG.options(2), unchecked_poison())
    with pytest.raises(WorkExceeded) as caught:
        playout(state, FastRandom(1))
    assert (caught.value.bound, caught.value.most, caught.value.step) == ("agenda", MOST_AGENDA, "Spoils")


def test_a_record_whose_entry_runs_away_is_refused_by_the_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    options = KINGSBURG.options(2)
    seed = match_seed(5, 0)
    table = play_match(KINGSBURG, options, KINGSBURG.components("rulebook"), ["random"] * 2, seed)
    record = read_record(match_record(table, seed))
    box = unchecked_poison()
    monkeypatch.setattr(type(KINGSBURG), "components", lambda _game, _edition: box)
    with pytest.raises(BadRecord, match="Spoils: more than 500 steps on the agenda") as caught:
        verify(record, KINGSBURG)
    assert caught.value.n > 0
