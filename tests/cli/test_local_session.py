"""The session returns encoded bytes only, so clients need no types of any game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kingscourt.cli.commands.chosen_game import choose
from kingscourt.cli.commands.play import open_session
from kingscourt.cli.sessions.session_decoder import SessionDecoder
from kingscourt.cli.terminal.unsent_turn import UnsentTurn


def seated(
    game: str = "kingsburg", seed: str = "07", record: Path | None = None, free_undo: bool = False
) -> SessionDecoder:
    chosen = choose(game, 2, "", None, None)
    return SessionDecoder(open_session(chosen, 0, "Anna", ["random"], seed, record, free_undo), 0)


def test_an_update_is_decoded_without_the_games_types() -> None:
    update = seated().update()
    assert update.decision is not None
    assert isinstance(msgspec.json.decode(update.view), dict)


def test_entries_are_told_once() -> None:
    client = seated()
    first = client.update()
    assert first.entries
    assert client.update().entries == []
    assert client.history().entries == first.entries


def test_a_late_command_is_refused_by_its_rule() -> None:
    client = seated()
    update = client.update()
    assert update.decision is not None
    answer = client.send([update.decision.actions[0].text], 10_000)
    assert answer.refusal is not None
    assert answer.refusal.rule == "KC-6"


def test_a_text_that_no_action_has_is_refused() -> None:
    client = seated()
    update = client.update()
    assert update.posed is not None
    answer = client.send(["dance"], update.posed)
    assert answer.refusal is not None
    assert answer.refusal.rule == "KC-5"


def test_beyond_a_barrier_is_no_way_back() -> None:
    client = seated()
    before = client.update()
    assert before.decision is not None
    assert before.posed is not None
    client.send([before.decision.actions[0].text], before.posed)
    refused = client.undo()
    assert refused.refusal is not None
    assert refused.refusal.rule == "KC-8"


def test_going_back_beyond_a_barrier_is_for_games_that_say_so(tmp_path: Path) -> None:
    record = tmp_path / "game"
    client = seated(record=record, free_undo=True)
    assert client.setup.has_free_undo
    before = client.update()
    assert before.decision is not None
    assert before.posed is not None
    client.send([before.decision.actions[0].text], before.posed)
    assert client.undo().refusal is None
    after = client.update()
    assert after.decision == before.decision
    assert after.view == before.view
    lines = record.read_text().splitlines()
    assert '"undo":"free"' in lines[0]
    assert '"undo":' in lines[-1]


def test_nothing_lies_before_the_first_decision() -> None:
    refused = seated(free_undo=True).undo()
    assert refused.refusal is not None
    assert refused.refusal.rule == "KC-8"


def turn_of(client: SessionDecoder) -> UnsentTurn:
    update = client.update()
    assert update.decision is not None
    assert update.posed is not None
    return UnsentTurn(client, update.decision, update.posed)


def test_several_steps_are_one_command_and_can_be_taken_back_one_by_one() -> None:
    client = seated()
    for _ in range(200):
        turn = turn_of(client)
        turn.add(turn.decision().actions[0])
        if not turn.is_complete:
            break
        assert turn.send().refusal is None
    first = turn.steps[0].text
    assert turn.shown() == [first]
    turn.add(turn.decision().actions[-1])
    turn.back()
    assert turn.texts() == [first]
    turn.add(turn.decision().actions[-1])
    both = turn.texts()
    assert turn.send().refusal is None
    own = [entry.do for entry in client.history().entries if entry.seat == 0 and entry.do]
    assert own[-2:] == both


def test_finals_are_the_choices_that_end_a_command() -> None:
    client = seated()
    turn = turn_of(client)
    assert turn.finals() == {action.text for action in turn.decision().actions}


def test_why_not_covers_every_plausible_action_that_is_not_possible() -> None:
    client = seated()
    turn = turn_of(client)
    turn.add(turn.decision().actions[0])
    assert turn.send().refusal is None
    legal = {action.text for action in turn_of(client).decision().actions}
    weighed = client.why_not()
    assert weighed
    assert not legal & {one.action.text for one in weighed}
    place = weighed[0].action.places[0]
    assert {place in one.action.places for one in client.why_not(place)} == {True}


def test_a_sealed_choice_is_tried_until_it_is_complete() -> None:
    client = seated("heirlooms")
    for _ in range(20):
        turn = turn_of(client)
        turn.add(turn.decision().actions[-1])
        if turn.is_sealed():
            assert turn.is_complete
            assert turn.send().refusal is None
            return
        assert not turn.can_go_on()  # a sealed choice is a command of its own
        assert turn.send().refusal is None
    pytest.fail("no sealed decision was reached")
