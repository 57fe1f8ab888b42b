"""Terms as phrases, by a fixture that TypeScript shares, and as the words of a player's language."""

from __future__ import annotations

from pathlib import Path

import msgspec

from kingscourt.kernel.wire_types import WireDecision, WirePhrase
from kingscourt.texts.renderer import Renderer
from kingscourt.texts.terms_text import terms_phrase

FIXTURE = Path(__file__).parent / "fixtures" / "terms.json"


class Fixture(msgspec.Struct, forbid_unknown_fields=True):
    about: str
    decision: WireDecision
    expected: list[WirePhrase | None]


TERMS = msgspec.json.decode(FIXTURE.read_bytes(), type=Fixture)


def test_fixture() -> None:
    found = [terms_phrase(TERMS.decision, action) for action in TERMS.decision.actions]
    assert found == TERMS.expected


def test_the_words_of_a_price() -> None:
    takes = [WirePhrase("seat", {"n": 0}), WirePhrase("seat", {"n": 1})]
    phrase = WirePhrase("kernel-terms-both", {"takes": takes, "gives": [WirePhrase("seat", {"n": 2})]})
    names = ["2 gold", "1 stone", "3 points"]

    assert Renderer("en", seat_names=names).render(phrase) == "2 gold and 1 stone for 3 points"
    assert Renderer("hu", seat_names=names).render(phrase) == "2 gold és 1 stone fejében 3 points"
