from __future__ import annotations

import json

import pytest

from kingscourt.arena.match import match_record, match_seed, play_match
from kingscourt.games.registry import game
from kingscourt.kernel.chance import FastRandom
from kingscourt.table.errors import BadRecord
from kingscourt.table.record import closing_lines, header_line, read_record, record_text
from kingscourt.table.replay import replay
from kingscourt.table.verify import verify
from tests.table.example_tables import SEED, as_written, kingsburg, play_on

KINGSBURG = game("kingsburg")
Line = dict[str, object]


@pytest.fixture(scope="module")
def finished() -> list[str]:
    options = KINGSBURG.options(3)
    seed = match_seed(5, 0)
    table = play_match(KINGSBURG, options, KINGSBURG.components(options.edition), ["random"] * 3, seed)
    return match_record(table, seed).splitlines()


def fault(lines: list[str]) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        verify(read_record("\n".join(lines)), KINGSBURG)
    return caught.value


def changed(lines: list[str], number: int, **fields: object) -> list[str]:
    entry: Line = json.loads(lines[number])
    entry.update(fields)
    return [*lines[:number], as_written(entry), *lines[number + 1 :]]


def test_a_finished_record_verifies(finished: list[str]) -> None:
    verified = verify(read_record("\n".join(finished)), KINGSBURG)
    assert verified.draws == sum('"chance"' in line for line in finished[1:])
    assert verified.table.position.is_over()


def test_one_changed_die_is_found_and_named(finished: list[str]) -> None:
    rolls = [n for n, line in enumerate(finished) if '"chance":"roll/' in line]
    for n in (rolls[0], rolls[len(rolls) // 2], rolls[-1]):
        out = json.loads(finished[n])["out"]
        error = fault(changed(finished, n, out="6 6 6" if out != "6 6 6" else "1 1 1"))
        assert error.n == n
        assert "committed chance" in error.problem


def test_a_changed_action_is_found(finished: list[str]) -> None:
    n = next(n for n, line in enumerate(finished) if '"do":"place' in line)
    assert fault(changed(finished, n, do="place 1+1+1 +2x3 @ 9")).n == n
    assert "no action" in fault(changed(finished, n, do="fly")).problem


def test_a_missing_entry_is_found(finished: list[str]) -> None:
    assert fault(finished[:10] + finished[11:]).n == 11


def test_a_wrong_draw_count_is_found(finished: list[str]) -> None:
    n = next(n for n, line in enumerate(finished) if '"chance":"roll/' in line)
    assert fault(changed(finished, n, draw=7)).n == n


def test_another_audience_is_found(finished: list[str]) -> None:
    n = next(n for n, line in enumerate(finished) if '"chance":"roll/' in line)
    assert "its audience" in fault(changed(finished, n, to=[0])).problem


def test_another_seed_or_nonce_is_found(finished: list[str]) -> None:
    other = json.dumps({"reveal": "00" * 32}, separators=(",", ":"))
    assert "committed to" in fault([*finished[:-1], other]).problem
    assert "reveal" in fault([*finished[:-1], '{"reveal":"king"}']).problem
    header = json.loads(finished[0])
    header["seats"][0]["nonce"] = "loaded"
    assert "committed chance" in fault([json.dumps(header, separators=(",", ":")), *finished[1:]]).problem


def test_another_result_is_found(finished: list[str]) -> None:
    result = json.loads(finished[-2])
    result["result"][0]["score"] += 1
    assert (
        "result" in fault([*finished[:-2], json.dumps(result, separators=(",", ":")), finished[-1]]).problem
    )


def test_a_running_game_cannot_be_verified_yet(finished: list[str]) -> None:
    assert "not finished" in fault(finished[:-2]).problem
    assert "not over" in fault([*finished[:40], *finished[-2:]]).problem


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "empty"),
        ("not json", "cannot be read"),
        ('{"format":"kingscourt-record/9"}', "cannot be read"),
    ],
)
def test_what_is_no_record_is_said_so(text: str, problem: str) -> None:
    with pytest.raises(BadRecord, match=problem):
        read_record(text)


def test_unknown_formats_and_schemes_are_refused(finished: list[str]) -> None:
    for field, value in (("format", "kingscourt-record/9"), ("chance", "dice-tower")):
        with pytest.raises(BadRecord, match=value):
            read_record("\n".join(changed(finished, 0, **{field: value})))


def test_rules_versions_are_pinned(finished: list[str]) -> None:
    assert "rules" in fault(changed(finished, 0, rules="0")).problem
    assert "record of" in fault(changed(finished, 0, game="chess")).problem


def test_an_entry_is_one_thing_only(finished: list[str]) -> None:
    n = next(n for n, line in enumerate(finished) if '"do":"place' in line)
    with pytest.raises(BadRecord, match="exactly one of"):
        read_record("\n".join(changed(finished, n, undo=3)))


def test_every_kind_of_entry_replays() -> None:
    table = kingsburg(3)
    random = FastRandom(2)
    play_on(table, random, 15)
    table.keep(table.takeover(1, "random"))
    play_on(table, random, 6)
    seat = table.position.asked()[0]
    others = [other for other in range(3) if other != seat]
    table.keep(table.undo(seat, target=table.position.line[-4].n, by=others))
    play_on(table, random, 5)
    table.keep(table.give_back(1))
    table.keep(table.resign(2))
    play_on(table, random, 10_000)
    text = record_text(table.game_setup, table.entries, closing_lines(table.position, SEED))
    again = verify(read_record(text), KINGSBURG).table
    assert again.position.state.digest() == table.position.state.digest()
    assert record_text(again.game_setup, again.entries, closing_lines(again.position, SEED)) == text


def test_a_record_can_be_cut_and_played_on() -> None:
    table = kingsburg(3)
    play_on(table, FastRandom(2), 30)
    text = record_text(table.game_setup, table.entries, [])
    resumed = replay(read_record(text), KINGSBURG, table.source)
    for each in (table, resumed):
        play_on(each, FastRandom(9), 50)
    assert resumed.position.state.digest() == table.position.state.digest()
    early = replay(read_record(text), KINGSBURG, until=10)
    assert early.position.last == 10


def test_an_owner_s_components_are_embedded() -> None:
    source = KINGSBURG.components("rulebook").source
    table = kingsburg(3)
    owned = KINGSBURG.read_components(source)
    table.game_setup.components = owned
    assert json.loads(header_line(table.game_setup))["components"] == source
