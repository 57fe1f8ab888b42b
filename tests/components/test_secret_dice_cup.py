"""Dice under a cup, for everybody who looks at them."""

from __future__ import annotations

from kingscourt.components.dice import DiceRoll
from kingscourt.components.secret_dice_cup import Cup
from kingscourt.kernel.audience import NOBODY, all_but, only
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.holdings import Holdings
from kingscourt.kernel.state import State

ROLL = DiceRoll(3).outcomes.index_of("2 2 5")


def rolled(seat: int = 1) -> tuple[State, Cup]:
    s, cup = State(3), Cup(seat, 3)
    cup.settle(s, ROLL, "game-event-rolled")
    return s, cup


def held(cup: Cup, viewer: int | None) -> dict[str, int]:
    found = Holdings([])
    cup.add_to(found, viewer)
    return found.places[cup.place]


def test_only_its_owner_sees_a_roll() -> None:
    s, cup = rolled()
    chance = cup.roll().chance
    assert chance is not None
    assert (chance.purpose, chance.to) == ("cup/1", only(1))
    assert [cup.seen_by(viewer) for viewer in (0, 1, None)] == [None, [2, 2, 5], None]
    assert [(event.key, event.to) for event in s.events] == [
        ("game-event-rolled", only(1)),
        ("game-event-rolled-other", all_but(1)),
    ]
    assert s.learners == only(1)


def test_dice_count_by_face_for_those_who_see_them() -> None:
    _, cup = rolled()
    assert held(cup, 1) == {"die/2": 2, "die/5": 1}
    assert held(cup, 0) == held(cup, None) == {"die": 3}


def test_moves_add_up_for_everybody() -> None:
    s, cup = rolled()
    cup.lift(s, "game-event-lifted")
    for viewer in (0, 1, None):
        counted = Holdings([])
        counted.add(cup.place, "die", 3)
        for event in s.events:
            if (
                event.to == -1
                or (viewer is None and event.to < 0)
                or (viewer is not None and event.to >> viewer & 1)
            ):
                counted.carry_all(event)
        assert counted.places[cup.place] == held(cup, viewer) == {"die/2": 2, "die/5": 1}


def test_open_dice_go_back_under_the_cup_and_one_is_lost() -> None:
    s, cup = rolled()
    cup.lift(s, "game-event-lifted")
    assert [(move.what, move.becomes()) for move in cup.shake()] == [
        ("die/2", "die"),
        ("die/2", "die"),
        ("die/5", "die"),
    ]
    assert cup.known == NOBODY
    move = cup.lose("box")
    assert (move.what, move.source, move.target, cup.count) == ("die", "seat/1/cup", "box", 2)


def test_others_imagine_other_dice() -> None:
    _, cup = rolled()
    worlds = [cup.copy() for _ in range(20)]
    for number, world in enumerate(worlds):
        world.imagine(0, FastRandom(number))
    assert len({tuple(world.faces) for world in worlds}) > 10
    mine = cup.copy()
    mine.imagine(1, FastRandom(1))
    assert mine.facts() == cup.facts()
