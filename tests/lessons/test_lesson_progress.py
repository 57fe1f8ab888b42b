from __future__ import annotations

import pytest

from kingscourt.games.registry import game
from kingscourt.games.royals.components import RoyalsComponents
from kingscourt.lessons import lesson_files
from kingscourt.lessons.lesson import Lesson, LessonStep
from kingscourt.lessons.lesson_files import BadLesson, lesson_of
from kingscourt.lessons.lesson_progress import Course, awaited, course_of
from kingscourt.lessons.step_texts import NoNumber, number_at
from kingscourt.table.errors import Refused
from kingscourt.testing.lessons.check_lesson import lesson_faults
from kingscourt.testing.lessons.learner import Learner

HEIRLOOMS = game("heirlooms")
FIRST = lesson_of(HEIRLOOMS, "first")


def learner() -> Learner:
    return Learner(HEIRLOOMS, FIRST)


def at_bidding() -> Learner:
    found = learner()
    found.act("look")
    found.look()
    found.act("wait")
    return found


def changed(number: int, **fields: object) -> Lesson:
    """The lesson with another step of this number."""
    steps = list(FIRST.steps)
    kept = {name: getattr(steps[number], name) for name in LessonStep.__struct_fields__}
    steps[number] = LessonStep(**{**kept, **fields})
    lesson = {name: getattr(FIRST, name) for name in Lesson.__struct_fields__}
    return Lesson(**{**lesson, "steps": steps})


def test_a_lesson_waits_for_the_learners_move_and_then_for_a_look() -> None:
    one = learner()
    assert one.course() == Course(0, "move", 0, True)
    assert one.awaited() == ["look"]
    one.act("look")
    assert one.course() == Course(1, "look", 0, True)
    assert one.awaited() == []
    one.look()
    assert one.course() == Course(2, "move", 0, True)


def test_another_legal_move_is_refused_and_nothing_is_played() -> None:
    one = learner()
    before = one.table.position.last
    with pytest.raises(Refused) as refused:
        one.act("wait")
    assert refused.value.refusal.rule == "KC-10"
    assert one.table.position.last == before


def test_while_a_look_is_awaited_no_move_is_accepted() -> None:
    one = learner()
    one.act("look")
    with pytest.raises(Refused):
        one.act("wait")


def test_the_script_makes_the_rivals_moves_under_seal_too() -> None:
    one = at_bidding()
    one.act("bid 12")
    assert one.course() == Course(4, "look", 0, True)
    assert one.table.position.slots == {}


def test_the_script_stands_still_before_a_look() -> None:
    one = at_bidding()
    one.act("bid 12")
    last = one.table.position.last
    one.look()
    assert one.table.position.last > last  # Beatrix is the head of the next round and waits
    assert one.course() == Course(5, "move", 1, True)


def test_a_free_step_accepts_another_move_and_the_lesson_ends_off_script() -> None:
    one = at_bidding()
    one.act("bid 12")
    one.look()
    one.act("bid 5")
    assert one.course() == Course(6, "done", 0, False)


def test_an_undo_goes_back_to_the_step_of_the_move_without_asking_for_looks_again() -> None:
    one = at_bidding()
    assert one.course().step == 3
    one.table.keep(one.table.undo(0))
    assert one.course() == Course(2, "move", 0, True)
    one.table.keep(one.table.undo(0))
    assert one.course() == Course(0, "move", 0, True)
    one.act("look")
    assert one.course() == Course(2, "move", 0, True)


def test_a_lesson_that_no_longer_fits_lets_the_game_go_on() -> None:
    one = at_bidding()
    other = changed(0, moves=["0 wait"])
    course = course_of(other, one.table.position, one.seen)
    assert not course.on_script
    assert awaited(other, course) == []


def test_a_jump_makes_the_learners_moves() -> None:
    one = Learner(HEIRLOOMS, changed(0, is_jump=True))
    assert one.course() == Course(0, "look", 1, True)
    one.look()
    assert one.course() == Course(1, "look", 0, True)


@pytest.mark.parametrize(
    ("lesson", "fault"),
    [
        (changed(0, moves=["0 agree"]), "KC-2"),
        (changed(0, moves=["0 fly"]), "KC-5"),
        (changed(3, moves=["0 bid 12", "1 bid 17"]), "HL-3.1"),
        (changed(3, moves=["0 bid 12"]), "0 draw"),
        (changed(1, values={"card": "/nobody"}), "nothing at /nobody"),
        (changed(1, name="nameless"), "missing"),
    ],
    ids=["illegal", "unknown", "rival", "unplayed", "number", "text"],
)
def test_the_checker_finds_what_does_not_fit(lesson: Lesson, fault: str) -> None:
    found = lesson_faults(HEIRLOOMS, lesson, ["en"])
    assert any(fault in one for one in found) or (fault == "0 draw" and found), found


def test_the_checker_finds_draws_that_are_not_prepared_and_those_never_made() -> None:
    kept = {name: getattr(FIRST, name) for name in Lesson.__struct_fields__}
    without = Lesson(**{**kept, "draws": {"deal": FIRST.draws["deal"]}})
    assert any("not prepared: steward" in fault for fault in lesson_faults(HEIRLOOMS, without, ["en"]))
    more = Lesson(**{**kept, "draws": {**FIRST.draws, "steward": ["8", "2"]}})
    assert any("not made: steward" in fault for fault in lesson_faults(HEIRLOOMS, more, ["en"]))


def test_an_unknown_lesson_names_those_there_are() -> None:
    with pytest.raises(BadLesson, match=r"no lesson '\.\./data/rules'; it has: first"):
        lesson_of(HEIRLOOMS, "../data/rules")


def test_printed_numbers_are_filled_in_from_the_box() -> None:
    steps = {step.name: step for step in lesson_of(game("royals"), "first").steps}
    box = game("royals").components("rulebook")
    assert isinstance(box, RoyalsComponents)
    (valencia,) = [city for city in box.file.city if city.id == "valencia"]
    assert steps["take"].numbers == {"points": valencia.bonus}
    assert all(step.printed == {} for step in steps.values())


@pytest.mark.parametrize("pointer", ["/city/atlantis/bonus", "/city/99/bonus", "/city/paris/country"])
def test_a_lesson_that_points_at_nothing_printed_is_refused(
    pointer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = Lesson(["Bela"], [LessonStep("take", printed={"points": pointer})])
    monkeypatch.setattr(lesson_files, "_read_lesson", lambda *_: lesson)
    lesson_files._lesson_with_numbers.cache_clear()
    with pytest.raises(BadLesson, match=f"step take, printed: .* at {pointer} in the box"):
        lesson_of(game("royals"), "first")


def test_numbers_come_from_the_view() -> None:
    view = {"scores": [{"buildings": 3, "battles": 1}], "name": "Anna"}
    assert number_at(view, "/scores/0") == 4
    assert number_at(view, "/scores/0/buildings") == 3
    for pointer in ("/scores/1", "/name", "/scores"):
        with pytest.raises(NoNumber):
            number_at(view, pointer)
