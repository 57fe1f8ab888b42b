"""Component files from strangers: odd TOML, sizes, and values outside their ranges."""

from __future__ import annotations

import time
from functools import partial
from typing import Annotated, Literal, Union

import msgspec
import pytest

from heirlooms.game import GAME as HEIRLOOMS
from kingscourt.components.box_field_types import Id, Word
from kingscourt.components.component_file import (
    MOST_BYTES,
    MOST_DEPTH,
    MOST_DOTS,
    check_catalogue,
    parse_toml,
    read_component_file,
)
from kingscourt.components.range_checks import MOST_TOLD
from kingscourt.games.registry import games
from kingscourt.kernel.action import Action
from kingscourt.kernel.catalogue import MAX_ACTIONS, Catalogue
from kingscourt.kernel.errors import BadComponents
from kingscourt.kernel.game import Game
from kingscourt.testing.laws.work_and_value_ranges import unbounded

GAMES = [*games().values(), HEIRLOOMS]
Few = Annotated[int, msgspec.Meta(ge=1, le=9)]


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """One entry."""

    id: Id
    n: Few = 1
    colour: Literal["red", "blue"] = "red"


class File(msgspec.Struct, forbid_unknown_fields=True):
    """A file with one value of every kind."""

    name: Word = ""
    n: Few = 1
    either: Union[Literal["all"], Few] = "all"
    flag: bool = False
    amount: Annotated[str, msgspec.Meta(max_length=20, extra={"amount": (1, 9)})] = "silver"
    parts: Annotated[list[Part], msgspec.Meta(max_length=3)] = []
    points: Annotated[dict[Few, Few], msgspec.Meta(max_length=3)] = {}


def problems(text: str) -> list[str]:
    """The problems of a text."""
    with pytest.raises(BadComponents) as caught:
        read_component_file(text, File)
    return caught.value.problems


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("n = 10", ["n: 10 is outside 1 to 9"]),
        ("n = 0\nflag = 1", ["n: 0 is outside 1 to 9", "flag: 1 is not true or false"]),
        ("n = true", ["n: True is not a whole number"]),
        ("n = 1.0", ["n: 1.0 is not a whole number"]),
        ("n = nan", ["n: nan is not a whole number"]),
        ("n = -inf", ["n: -inf is not a whole number"]),
        ("n = 2026-11-15", ["n: 2026-11-15 is not a whole number"]),
        ("n = 07:32:00", ["n: 07:32:00 is not a whole number"]),
        ("n = [1]", ["n: a list of 1 is not a whole number"]),
        ("n = {}", ["n: a table of 0 is not a whole number"]),
        ("n = " + "9" * 400, ["n: a number of 1329 bits is outside 1 to 9"]),
        ("n = 0x" + "f" * 20000, ["n: a number of 80000 bits is outside 1 to 9"]),
        ("either = 10", ["either: 10 is outside 1 to 9"]),
        ('either = "some"', ["either: 'some' is none of 'all'"]),
        (f'name = "{"x" * 41}"', [f"name: '{'x' * 41}' is outside 0 to 40 characters"]),
        ("name = 1979-05-27T07:32:00Z", ["name: 1979-05-27 07:32:00+00:00 is not a text"]),
        ('amount = "10 silver"', ["amount: '10 silver' is outside 1 to 9"]),
        ('amount = "² silver"', ["amount: '² silver' is no word with a number in front"]),
        (
            'parts = [{id = "a", n = 99}, {n = 5}]',
            ["parts[a].n: 99 is outside 1 to 9", "parts[2]: id is missing"],
        ),
        ('parts = [{id = "a", colour = "green"}]', ["parts[a].colour: 'green' is none of 'blue', 'red'"]),
        ("parts = [{}, {}, {}, {}]", ["parts: a list of 4 is outside 0 to 3 entries"]),
        ("points = {1 = 2, 10 = 3}", ["points.10 (key): 10 is outside 1 to 9"]),
        ("points = {x = 2}", ["points.x (key): 'x' is not a whole number"]),
        ("points = {1 = 1, 2 = 2, 3 = 3, 4 = 4}", ["points: a table of 4 is outside 0 to 3 entries"]),
        ("x = 1", ["'x' is not known here"]),
    ],
)
def test_every_value_outside_is_named_with_what_is_allowed(text: str, found: list[str]) -> None:
    assert problems(text) == found


def test_only_so_many_mistakes_are_listed() -> None:
    found = problems("\n".join(f"x{n} = 1" for n in range(10_000)))
    assert len(found) == MOST_TOLD + 1
    assert found[-1] == f"and {10_000 - MOST_TOLD} more"


@pytest.mark.parametrize(
    "text",
    [
        "n = " + "9" * 5_000,  # more digits than Python turns into a number
        "n = " + "[" * 10_000,
        "n = " + "[" * 10_000 + "]" * 10_000,
        "n = " + "{a=" * 10_000,
        'n = ["""a"""", ' + "[" * 10_000,  # a text that ends with a quote hides no brackets
        "a" + ".a" * 100_000 + " = 1",
        "[a" + ".a" * 100_000 + "]",
        "\n".join("a" + ".a" * 200 + f".b{n} = 1" for n in range(500)),
        'x = "' + "\\" * 100_001,
        '"""' + '\\"""' * 60_000,
        "n = 2026-99-99",
        "n = 1e400000",
        "\x00",
        "\ud800",
        "n",
        "[[[",
    ],
)
def test_odd_toml_is_refused_and_never_stalls(text: str) -> None:
    start = time.process_time()
    with pytest.raises(BadComponents):
        read_component_file(text, File)
    assert time.process_time() - start < 30  # milliseconds; without the bounds some take minutes


def test_the_size_of_a_file_is_bounded_in_bytes() -> None:
    assert parse_toml("# " + "x" * (MOST_BYTES - 2)) == {}
    for text in ("# " + "x" * (MOST_BYTES - 1), "# " + "é" * (MOST_BYTES // 2)):
        assert problems(text) == ["The file is too large: at most 256 kB are read."]


def test_brackets_inside_brackets_and_the_parts_of_a_key_are_counted() -> None:
    for text in ("a" + ".a" * (MOST_DOTS - 1) + " = 1", "x = " + "[" * MOST_DEPTH + "]" * MOST_DEPTH):
        assert parse_toml(text)
    assert problems("a" + ".a" * MOST_DOTS + " = 1") == [
        f"The file cannot be read: a key has at most {MOST_DOTS} parts."
    ]
    assert problems("x = " + "[" * (MOST_DEPTH + 1) + "]" * (MOST_DEPTH + 1)) == [
        f"The file cannot be read: brackets inside brackets, at most {MOST_DEPTH} deep."
    ]


def test_what_stands_in_texts_and_remarks_counts_neither_as_brackets_nor_as_dots() -> None:
    brackets = "[" * 2 * MOST_DEPTH
    dots = "." * 2 * MOST_DOTS
    text = f"""
        # {brackets}{dots}
        name = "{brackets}{dots}"  # "
        a = '{dots}{brackets}'
        b = \"\"\"{dots}
        {brackets} \\" \"\"\"\"\"
        c = '''{brackets}'''
        d = [1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5]
        """
    assert parse_toml(text)["name"] == brackets + dots


def test_a_box_with_too_many_or_equal_actions_is_refused() -> None:
    two = [Action("bid 1"), Action("bid 1")]
    many = [Action(f"bid {n}") for n in range(MAX_ACTIONS + 1)]
    for actions, problem in ((two, "share the text 'bid 1'"), (many, f"the limit is {MAX_ACTIONS}")):
        with pytest.raises(BadComponents, match=f"^actions: .*{problem}"):
            check_catalogue(partial(Catalogue, actions))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_value_of_every_game_has_a_range(game: Game) -> None:
    kind = game.box_type()
    assert kind is not None
    assert unbounded(kind) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_shipped_editions_and_templates_are_inside(game: Game) -> None:
    for edition in game.editions:
        game.read_components(game.components(edition).source)
        game.read_components(game.template(edition))


def test_what_has_no_range_is_found() -> None:
    class Open(msgspec.Struct):
        n: int
        text: str
        numbers: Annotated[list[int], msgspec.Meta(max_length=2)]
        names: dict[Id, Annotated[int, msgspec.Meta(ge=0)]]
        anything: object

    assert unbounded(Open) == ["n", "text", "numbers[]", "names", "names.*", "anything"]
