"""All rules against an action, in order, each with what is missing."""

from __future__ import annotations

import pytest

from kingscourt.games.paladins.game import GAME
from kingscourt.kernel.refusal import Refusal
from kingscourt.texts.renderer import Renderer
from tests.games.paladins.positions import Table, table

rule = pytest.mark.rule
SAY = Renderer("en", [GAME], ["Anna", "Bence"])


def reasons(t: Table, text: str) -> list[Refusal]:
    """Every rule against an action of the seat that is asked."""
    found = t.state.reasons(t.asked, t.catalogue.parse(text))
    first = t.state.explain(t.asked, t.catalogue.parse(text))
    assert (first is None) == (not found)
    assert first is None or first.is_same(found[0])
    return found


def keys(t: Table, text: str) -> list[str]:
    """The reasons by name."""
    return [refusal.phrase.key.removeprefix("paladins-refusal-") for refusal in reasons(t, text)]


def missing(t: Table, text: str) -> list[str]:
    """What is missing, in words."""
    return [SAY.render(phrase) for refusal in reasons(t, text) for phrase in refusal.missing]


@rule("PW-3.0")
def test_pw_3_0_the_workers_missing_are_named_by_their_spaces() -> None:
    t = table("", "workers = { merchant = 1, labourer = 1 }; provisions = 1")
    assert keys(t, "fortify") == ["workers"]
    assert missing(t, "fortify") == ["a scout for the third space"]
    t = table("", "workers = { cleric = 1 }; silver = 1")
    assert missing(t, "absolve") == ["a worker for the second space", "a merchant for the third space"]


@rule("PW-3.0")
def test_pw_3_0_a_criminal_and_a_workshop_stand_in_for_workers() -> None:
    you = 'workers = { criminal = 1, labourer = 1 }; provisions = 1; board = { "fortify/1" = "workshop" }'
    assert keys(table("", you), "fortify") == []


@rule("PW-3.0", "PW-3.6")
def test_pw_3_6_everything_that_is_missing_is_told_at_once() -> None:
    you = 'workers = { labourer = 1 }; provisions = 0; board = { "fortify/2" = "labourer" }'
    t = table("", f'{you}; walls = ["wall-1"]')
    assert keys(t, "fortify") == ["occupied", "workers", "level", "provisions"]
    assert missing(t, "fortify") == [
        "a merchant for the first space",
        "a scout for the third space",
        "≈1 influence",
        "1 provision",
    ]


@rule("PW-3.1", "PW-3.2", "PW-3.4")
def test_pw_3_4_missing_silver_is_counted() -> None:
    t = table("", "workers = { cleric = 1 }; silver = 1")
    assert (keys(t, "pray"), missing(t, "pray")) == (["silver"], ["1 silver"])
    assert missing(t, "develop") == ["a worker for the second space", "3 silver"]


@rule("PW-3.6", "PW-3.10")
def test_pw_3_10_the_nearest_free_space_says_what_is_missing() -> None:
    t = table("", "workers = { labourer = 3 }; provisions = 1")
    assert keys(t, "garrison") == ["workers", "no-space"]
    assert missing(t, "garrison")[-1] == "1 strength"


@rule("PW-3.6")
def test_pw_3_6_a_space_taken_may_also_be_out_of_reach() -> None:
    you = "workers = { scout = 1, labourer = 1, cleric = 1 }; provisions = 1"
    t = table("", you, 'monks = ["3/1"]; workers = { labourer = 3 }').do("commission")
    assert keys(t, "monk @ 3/1") == ["space-taken", "level"]
    assert missing(t, "monk @ 3/1") == ["4 faith"]
    assert keys(t, "monk @ 1/4") == ["space-closed"]


@rule("PW-3.7")
def test_pw_3_7_a_favour_names_its_worker_and_its_cost() -> None:
    facts = 'round = 4; favours = ["develop"]'
    t = table(facts, "workers = { labourer = 1 }; silver = 0")
    found = keys(t, "favour develop")
    assert found[0] == "favour-worker"
    assert len(missing(t, "favour develop")) == len(found)
    assert keys(t, "favour loan") == ["favour-hidden"]


@rule("PW-3.0")
def test_pw_3_0_a_worker_that_is_not_there_may_also_be_of_the_wrong_kind() -> None:
    you = "workers = { merchant = 1, labourer = 1, scout = 1, criminal = 1 }; provisions = 1"
    t = table("", you).do("fortify")
    assert keys(t, "cleric @ fortify/1") == ["no-worker", "kind"]
    assert missing(t, "cleric @ fortify/1") == ["1 cleric"]
