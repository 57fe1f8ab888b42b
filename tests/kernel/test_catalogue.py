from __future__ import annotations

import pytest

from kingscourt.kernel.action import Action
from kingscourt.kernel.catalogue import MAX_ACTIONS, Catalogue
from kingscourt.kernel.errors import UnknownAction
from kingscourt.kernel.game_outcome import GameOutcome, Standing, rank_by
from kingscourt.kernel.phrase import Phrase, seat_phrase


def test_ids_are_canonical_indices() -> None:
    catalogue = Catalogue([Action("pass"), Action("place 5+3 @ 8")])
    assert len(catalogue) == 2
    assert catalogue.id_of(Action("place 5+3 @ 8")) == 1
    assert catalogue.parse("pass") is catalogue.actions[0]


def test_an_unknown_text_is_named() -> None:
    with pytest.raises(UnknownAction, match="fly"):
        Catalogue([]).parse("fly")
    with pytest.raises(UnknownAction):
        Catalogue([]).id_of(Action("fly"))


def test_texts_are_unique_and_not_too_many() -> None:
    with pytest.raises(ValueError, match="share the text 'pass'"):
        Catalogue([Action("pass"), Action("pass")])
    with pytest.raises(ValueError, match="the limit is"):
        Catalogue([Action(str(number)) for number in range(MAX_ACTIONS + 1)])


def test_the_text_is_the_identity_of_an_action() -> None:
    assert Action("pass") == Action("pass")
    assert len({Action("pass"), Action("pass"), Action("done")}) == 2
    assert repr(Action("pass")) == "<pass>"
    assert Action("pass").points_at() == []


def test_a_text_is_made_of_the_verb_and_the_arguments_unless_the_notation_says_it_differently() -> None:
    assert Action("take", {"n": 2, "what": "gold"}).text == "take 2 gold"
    assert (
        Action("place", {"worker": "cleric", "space": "pray-1"}, "cleric @ pray-1").text == "cleric @ pray-1"
    )


def test_equal_keys_share_a_rank() -> None:
    assert rank_by([[3, 1], [5, 0], [3, 1], [2, 9]]) == [2, 1, 2, 4]


def test_winners_are_the_seats_on_rank_one() -> None:
    lines = [
        Standing(1, 2, 9, seat_phrase(2)),
        Standing(1, None, 9, Phrase("steward")),
        Standing(3, 0, 1, seat_phrase(0)),
    ]
    assert GameOutcome(lines, Phrase("points")).winners() == [2]
