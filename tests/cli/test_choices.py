"""Typed words find choices; long lists become short."""

from __future__ import annotations

from kingscourt.cli.choices import Choice, find, has_words
from kingscourt.cli.layout import Layout, lay_out
from kingscourt.kernel.wire import WireAction, WirePhrase

COURT = {8: "Treasurer", 17: "Queen", 18: "King"}


def choice(number: int, label: str, text: str = "", places: list[str] | None = None) -> Choice:
    action = WireAction(text or label.lower(), WirePhrase("label"), places or [])
    return Choice(number, action, label, is_final=False)


def placements() -> list[Choice]:
    dice = ["1", "2", "3", "5+3", "6+2"]
    labels = [(d, n, name) for n, name in COURT.items() for d in dice]
    return [
        choice(i, f"Place {d} on the {name}", f"place {d} @ {n}", [f"advisor/{n}"])
        for i, (d, n, name) in enumerate(labels, 1)
    ]


def written(layout: Layout) -> list[str]:
    rows = []
    for row in layout.rows:
        cells = [f"{c.heading}: " + " ".join(f"{p.number}={t}" for p, t in c.parts) for c in row]
        rows.append(" | ".join(cells))
    return rows


def numbers(found: list[Choice]) -> list[int]:
    return [one.number for one in found]


def test_every_typed_word_must_be_in_the_label_or_the_text() -> None:
    assert numbers(find(placements(), "queen 5+3")) == [9]


def test_a_number_is_found_only_as_a_whole() -> None:
    assert numbers(find(placements(), "@ 8")) == [1, 2, 3, 4, 5]
    assert not has_words("place 3 @ 18", "8")


def test_the_exact_text_of_an_action_means_it_alone() -> None:
    choices = [choice(1, "Take 1 gold", "take gold"), choice(2, "Take 1 gold and leave", "take gold leave")]
    assert numbers(find(choices, "TAKE gold")) == [1]


def test_accents_and_case_need_not_be_typed() -> None:
    assert numbers(find([choice(1, "Őrtorony építése"), choice(2, "Fogadó")], "ortorony epit")) == [1]


def test_a_few_choices_have_a_line_each() -> None:
    choices = [choice(1, "Inn"), choice(2, "Market")]
    assert written(lay_out(choices, 80)) == [": 1=Inn", ": 2=Market"]


def test_many_placements_share_a_line_by_place_and_say_shared_words_once() -> None:
    layout = lay_out(placements(), 80)
    assert layout.shared == "Place …"
    assert written(layout)[0] == "on the Treasurer: 1=1 2=2 3=3 4=5+3 5=6+2"
    assert len(layout.rows) == 3


def test_many_short_choices_stand_in_columns_read_downwards() -> None:
    choices = [choice(n, f"Card {n}") for n in range(1, 13)]
    assert written(lay_out(choices, 40))[0].startswith(": 1=Card 1 | : 5=Card 5 | : 9=Card 9")


def test_no_choice_is_lost_whatever_the_width() -> None:
    for width in (20, 40, 80, 120):
        rows = lay_out(placements(), width).rows
        shown = [part[0].number for row in rows for cell in row for part in cell.parts]
        assert sorted(shown) == list(range(1, 16))
