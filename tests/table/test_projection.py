from __future__ import annotations

import msgspec
import pytest

from kingscourt.games.registry import game
from kingscourt.kernel.chance import FastRandom
from kingscourt.table.errors import Refused
from kingscourt.table.projection import Shared, preview, update_for
from kingscourt.table.why_not import elsewhere, why_not
from tests.table.example_tables import first_bid, heirlooms, kingsburg, new_table, play_on, play_until_undo


def test_what_is_hidden_is_a_bare_number() -> None:
    table = heirlooms()
    mine = update_for(table, 0).entries
    theirs = update_for(table, 1).entries
    watchers = update_for(table, None).entries
    dealt_to_me = [entry.n for entry in mine if entry.out is not None and entry.chance == "deal"]
    assert [entry.n for entry in theirs] == [entry.n for entry in mine]
    hidden = [entry for entry in theirs if entry.n in dealt_to_me]
    assert all(entry.out is None and entry.chance is None for entry in hidden)
    assert {event.key for entry in hidden[:-1] for event in entry.events} == {"heirlooms-event-dealt-other"}
    assert all(entry.chance != "deal" for entry in watchers)


def test_only_what_is_new_is_sent() -> None:
    table = heirlooms()
    last = table.position.last
    table.keep(table.command(0, ["wait"]))
    assert [entry.n for entry in update_for(table, 1, since=last).entries] == [last + 1]


def test_after_the_end_all_is_open() -> None:
    table = heirlooms()
    play_on(table, FastRandom(1), 100)
    update = update_for(table, None)
    assert update.outcome is not None
    assert update.scores is not None
    assert all(entry.do is not None or entry.out is not None for entry in update.entries)


def test_a_filled_slot_is_seen_but_not_what_it_holds() -> None:
    worlds = []
    for index in (0, 1):
        table = heirlooms(3)
        table.keep(table.command(0, ["wait"]))
        table.keep(table.command(1, [first_bid(table, 1, index)]))
        worlds.append(msgspec.json.encode(update_for(table, 0)))
    assert worlds[0] == worlds[1]
    assert b'"chosen":[1]' in worlds[0]


def test_a_decision_goes_to_the_seat_that_is_asked() -> None:
    table = heirlooms()
    asked = update_for(table, 0)
    assert asked.decision is not None
    assert asked.posed == table.position.posed[0]
    assert asked.decision.default in [action.text for action in asked.decision.actions]
    assert update_for(table, 1).decision is None
    assert update_for(table, None).posed is None


def test_a_preview_stores_nothing_and_shows_the_next_question() -> None:
    table = kingsburg()
    seat = play_until_undo(table, FastRandom(3))
    digest = table.position.state.digest()
    action = table.position.state.legal(seat)[0].text
    tried = preview(table, seat, [action])
    assert tried.done == 1
    assert table.position.state.digest() == digest


def test_a_preview_stops_before_a_step_that_shows_something() -> None:
    table = heirlooms()
    tried = preview(table, 0, ["look", "wait"])
    assert (tried.done, tried.is_final) == (0, True)
    assert msgspec.json.encode(tried.view) == msgspec.json.encode(update_for(table, 0).view)


def test_a_preview_shows_what_follows_when_the_turn_passes_on() -> None:
    table = heirlooms()
    tried = preview(table, 0, ["ask 1"])
    assert (tried.done, tried.is_final) == (1, True)
    assert tried.decision is None


def test_a_preview_is_refused_like_the_command() -> None:
    with pytest.raises(Refused) as caught:
        preview(heirlooms(), 0, ["ask 0"])
    assert caught.value.refusal.rule == "HL-2.3"
    with pytest.raises(Refused) as caught:
        preview(heirlooms(), 0, ["fly"])
    assert caught.value.refusal.rule == "KC-5"


def test_why_not_names_the_rule_against_a_place() -> None:
    table = heirlooms()
    assert [refusal.rule for one in why_not(table, 0, "seat/0") for refusal in one.refusals] == ["HL-2.3"]
    assert why_not(table, 0, "seat/1") == []
    assert why_not(table, 0, "nowhere") == []


def test_the_same_action_is_found_at_another_place() -> None:
    catalogue = kingsburg(2).game_setup.catalogue
    dice = catalogue.parse("place 5+3 @ 8")
    assert [one.text for one in elsewhere(catalogue, dice, "advisor/12")] == ["place 5+3 @ 12"]
    assert elsewhere(catalogue, dice, "my/building/inn") == []


@pytest.mark.parametrize("seats", [2, 5])
def test_a_push_fits_its_budget(seats: int) -> None:
    table = kingsburg(min(seats, 4))
    largest = 0
    for _ in range(60):
        play_on(table, FastRandom(table.position.last), 3)
        if table.position.is_over():
            break
        largest = max(largest, len(msgspec.json.encode(update_for(table, 0).view)))
    assert 500 < largest < 6000


@pytest.mark.parametrize("name", ["heirlooms", "kingsburg", "royals", "rival_kings"])
def test_what_is_shared_between_seats_is_what_each_would_get_alone(name: str) -> None:
    table = heirlooms(3) if name == "heirlooms" else new_table(game(name), 3)
    random = FastRandom(7)
    while not table.position.is_over():
        since = table.position.last
        play_on(table, random, 1)
        shared = Shared(table.game_setup.game, table.position.state)
        for seat in (0, 1, 2, None):
            together = msgspec.json.encode(update_for(table, seat, since, shared))
            assert together == msgspec.json.encode(update_for(table, seat, since))
    assert msgspec.json.encode(
        update_for(table, 0, 0, Shared(table.game_setup.game, table.position.state))
    ) == msgspec.json.encode(update_for(table, 0))


def test_after_the_end_it_is_told_whose_secret_an_entry_was() -> None:
    table = heirlooms(3)
    play_on(table, FastRandom(4), 200)
    assert table.position.is_over()
    deals = [entry for entry in update_for(table, None).entries if entry.to is not None]
    assert {tuple(entry.to or []) for entry in deals} >= {(0,), (1,), (2,)}
    assert all(event.key != "heirlooms-event-offered" for entry in deals for event in entry.events)
