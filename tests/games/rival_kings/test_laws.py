"""Some laws beside the game's own tests, so that a slip is found here too; all of them run in tests/laws."""

from __future__ import annotations

import pytest

from kingscourt.games.rival_kings.component_files.reader import shipped_components
from kingscourt.games.rival_kings.game import GAME
from kingscourt.testing import laws
from kingscourt.testing.case_positions import walk
from kingscourt.testing.law_case import Case

CASES = [
    Case(GAME, GAME.options(seats, "", variants), seed=31 + seats, effort=24)
    for seats, variants in [
        (2, {}),
        (3, {"money": "hidden"}),
        (4, {}),
    ]
]
LAWS = [laws.law_legal_is_explained, laws.law_seals_hold, laws.law_barriers_are_found]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("law", LAWS, ids=laws.name_of)
def test_law(law: laws.Law, case: Case) -> None:
    law(case)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_box_stays_whole(case: Case) -> None:
    """RK-1: 48 coins, 30 markers, 12 characters, two of every card, wherever they lie."""
    box = {f"card {face.id}": 2 for face in shipped_components("rulebook").faces}
    box |= {"coins": 48, "markers": 30, "characters": 12}
    found = [position.state.census() for position in walk(case) if position.number % 5 == 4]
    dealt = [census for census in found if census["characters"]]
    assert len(dealt) > 20
    for census in dealt[5:]:
        assert census == box
