"""Typed words select choices, and long lists are shortened."""

from __future__ import annotations

from kingscourt.cli.terminal.choice_layout import Layout, lay_out
from kingscourt.cli.terminal.numbered_choices import Choice, ChoiceList, find, has_words
from kingscourt.kernel.wire_types import WireAction, WirePhrase

COURT = {8: "Treasurer", 17: "Queen", 18: "King"}


def choice(number: int, label: str, text: str = "", place: str = "", title: str = "") -> Choice:
    action = WireAction(text or label.lower(), "", WirePhrase("label"), places=[place] if place else [])
    return Choice(number, action, label, title, is_final=False)


def placements(tokens: bool = False) -> list[Choice]:
    dice = ["1", "2", "3", "5+3", "6+2"]
    if tokens:
        dice += [f"{faces} and {n} tokens of the long kind" for faces in dice for n in range(2, 6)]
    labels = [(d, n, name) for n, name in COURT.items() for d in dice]
    return [
        choice(i, f"Place {d} on the {name}", f"place {d} @ {n}", f"advisor/{n}", name)
        for i, (d, n, name) in enumerate(labels, 1)
    ]


def written(layout: Layout) -> list[str]:
    return [line.plain for line in layout.lines]


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


def test_a_number_means_a_place_before_anything_else() -> None:
    choices = [choice(1, "Place 3 on the King", place="advisor/18"), choice(2, "Take 3", place="advisor/3")]
    assert numbers(find(choices, "3")) == [2]


def test_a_few_choices_have_a_line_each() -> None:
    assert written(lay_out([choice(1, "Inn"), choice(2, "Market")], 80)) == ["[1] Inn", "[2] Market"]


def test_what_cannot_be_taken_back_is_marked_among_what_can() -> None:
    choices = [choice(1, "Inn"), choice(2, "Market")]
    choices[1].is_final = True
    assert written(lay_out(choices, 80)) == [" [1] Inn", "[2!] Market"]
    choices[0].is_final = True
    assert written(lay_out(choices, 80)) == ["[1] Inn", "[2] Market"]


def test_many_placements_share_a_line_by_place_and_say_shared_words_once() -> None:
    choices = [*placements(), choice(16, "Pass")]
    assert written(lay_out(choices, 60)) == [
        "Place …",
        "Treasurer:   [1] 1   [2] 2   [3] 3   [4] 5+3   [5] 6+2",
        "Queen:   [6] 1   [7] 2   [8] 3   [9] 5+3   [10] 6+2",
        "King:   [11] 1   [12] 2   [13] 3   [14] 5+3   [15] 6+2",
        "[16] Pass",
    ]


def test_words_that_the_heading_does_not_say_are_kept() -> None:
    spent = [
        choice(i, f"Place {d} on the King and 1 “+2” token", "", "advisor/18", "King")
        for i, d in enumerate("123", 1)
    ]
    others = [
        choice(i, f"Place {d} on the Queen", "", "advisor/17", "Queen") for i, d in enumerate("1234567", 4)
    ]
    shown = " ".join(written(lay_out([*spent, *others], 60)))
    assert shown.count("“+2” token") == 3


def test_terms_follow_their_choice_and_shared_ones_the_heading() -> None:
    few = [choice(1, "Inn"), choice(2, "Market")]
    few[0].terms = "costs 1 wood"
    assert written(lay_out(few, 80)) == ["[1] Inn – costs 1 wood", "[2] Market"]
    many = placements()
    for one in many:
        one.terms = "later 1 gold" if one.place() == "advisor/8" else f"costs {one.number}"
    shown = written(lay_out(many, 100))
    assert shown[1].startswith("Treasurer – later 1 gold:   [1] 1   [2] 2")
    assert "[6] 1 – costs 6" in shown[2]


def test_too_many_to_show_become_an_overview_of_places() -> None:
    layout = lay_out([*placements(tokens=True), choice(76, "Pass")], 80)
    assert layout.is_overview
    assert written(layout) == ["Place …", "Treasurer (25)   Queen (25)       King (25)        [76] Pass"]
    assert layout.numbers == {76}


def test_many_short_choices_stand_in_columns_read_downwards() -> None:
    choices = [choice(n, f"Card {n}") for n in range(1, 13)]
    assert written(lay_out(choices, 40))[0] == "[1] Card 1     [7] Card 7"


def test_no_choice_is_lost_whatever_the_width() -> None:
    for width in (20, 40, 80, 120):
        shown = " ".join(written(lay_out(placements(), width)))
        assert all(f"[{number}] " in shown for number in range(1, 16))


def test_a_number_that_was_not_shown_is_taken_only_when_it_is_typed_twice() -> None:
    listing = ChoiceList(placements())
    listing.shown = {1, 2}
    assert not listing.is_hidden_number("2")
    assert not listing.is_hidden_number("5+3")
    assert listing.is_hidden_number("8")
    listing.asked_for = "8"
    assert not listing.is_hidden_number("8")


def test_a_number_cannot_be_taken_for_a_die() -> None:
    choices = [choice(4, "6 on the Alchemist"), choice(12, "6+1 on the Astronomer")]
    assert written(lay_out(choices, 80)) == [" [4] 6 on the Alchemist", "[12] 6+1 on the Astronomer"]


def test_a_long_choice_goes_on_below_its_text_and_keeps_its_price() -> None:
    long = choice(1, "Hire the man who keeps the gate")
    long.terms = "costs 2 gold"
    assert written(lay_out([long, choice(2, "Pass")], 30)) == [
        "[1] Hire the man who keeps the",
        "    gate – costs 2 gold",
        "[2] Pass",
    ]


def test_a_list_too_long_for_the_screen_has_pages() -> None:
    choices = [choice(n, f"A choice number {n} that nearly fills the line") for n in range(1, 31)]
    pages = [lay_out(choices, 60, 16, page) for page in range(3)]
    assert [layout.pages for layout in pages] == [2, 2, 2]
    assert pages[0].numbers | pages[1].numbers == set(range(1, 31))
    assert not pages[0].numbers & pages[1].numbers
    assert pages[2].numbers == pages[0].numbers
