from __future__ import annotations

from itertools import product

import pytest

from kingscourt.components.dice import DiceRoll


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_multisets_stand_for_all_rolls(count: int) -> None:
    roll = DiceRoll(count)
    expected: dict[tuple[int, ...], int] = {}
    for faces in product(range(1, 7), repeat=count):
        key = tuple(sorted(faces))
        expected[key] = expected.get(key, 0) + 1
    found = {tuple(roll.faces[index]): roll.outcomes.weight(index) for index in range(len(roll.outcomes))}
    assert found == expected
    assert roll.outcomes.total == 6**count


def test_three_dice_have_56_outcomes_with_readable_names() -> None:
    roll = DiceRoll(3)
    assert len(roll.outcomes) == 56
    assert roll.outcomes.text(0) == "1 1 1"
    assert roll.read(roll.outcomes.index_of("1 3 5")) == [1, 3, 5]


def test_reading_a_roll_gives_a_list_of_one_s_own() -> None:
    roll = DiceRoll(2)
    roll.read(0).append(6)
    assert roll.read(0) == [1, 1]
