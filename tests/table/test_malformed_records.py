"""Records that our writer would never produce are refused with a BadRecord that names the line."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from heirlooms.game import GAME as HEIRLOOMS
from kingscourt.arena.match import match_record, match_seed, play_match
from kingscourt.games.registry import game, games
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.errors import BadOptions
from kingscourt.table.errors import BadRecord
from kingscourt.table.record import closing_lines, read_record, record_text
from kingscourt.table.verify import verify
from tests.table.example_tables import SEED, as_written, heirlooms, play_on

GAMES = {**games(), HEIRLOOMS.id: HEIRLOOMS}
Lines = list[str]
Line = dict[str, object]
BIG = '{"key":"a","args":{"n":' + "9" * 40 + "}}"


def nested(depth: int) -> str:
    """Phrases nested to a given depth."""
    return '{"key":"a","args":{"x":' * depth + '{"key":"b"}' + "}}" * depth


DEEP = nested(3000)


@pytest.fixture(scope="module")
def lines() -> Lines:
    """Record of a game with an undo by consent, a takeover, a return and a draw that one seat alone sees."""
    table = heirlooms(3)
    start = table.position.last
    table.keep(table.command(0, ["look"]))
    table.keep(table.undo(0, start, [1, 2]))
    table.keep(table.takeover(2, "random"))
    table.keep(table.give_back(2))
    table.keep(table.command(0, ["look"]))
    play_on(table, FastRandom(3), 10_000)
    text = record_text(table.game_setup, table.entries, closing_lines(table.position, SEED))
    return text.split("\n")[:-1]


def check(lines: Lines) -> None:
    verify(read_record("\n".join(lines)), HEIRLOOMS)


def resignation(n: int) -> str:
    return '{"n":' + str(n) + ',"seat":0,"resign":true}'


def backwards(line: str) -> str:
    return json.dumps(dict(reversed(list(json.loads(line).items()))), separators=(",", ":"))


def ended_because(reason: str) -> str:
    return '{"result":[],"reason":' + reason + ',"digest":"' + "0" * 64 + '"}'


def with_fields(lines: Lines, number: int, **fields: object) -> Lines:
    line: Line = json.loads(lines[number])
    line.update(fields)
    return [*lines[:number], as_written(line), *lines[number + 1 :]]


def place(lines: Lines, *parts: str) -> int:
    """Index of the first line that contains all the given parts."""
    return next(n for n, line in enumerate(lines) if all(part in line for part in parts))


def test_the_record_itself_verifies(lines: Lines) -> None:
    check(lines)
    verify(read_record("\n".join(lines) + "\n"), HEIRLOOMS)  # the final line feed is optional


MANGLED: dict[str, Callable[[Lines], Lines]] = {
    "a seat below none": lambda ls: with_fields(ls, place(ls, '"to":'), to=[-1]),
    "a seat beyond all": lambda ls: with_fields(ls, place(ls, '"to":'), to=[400_000_000]),
    "a seat that is not there": lambda ls: with_fields(ls, place(ls, '"to":'), to=[3]),
    "a seat twice": lambda ls: with_fields(ls, place(ls, '"to":'), to=[0, 0]),
    "more seats than there can be": lambda ls: with_fields(ls, place(ls, '"to":'), to=[0] * 100),
    "an audience where all see": lambda ls: with_fields(ls, place(ls, '"do":'), to=[0, 1, 2]),
    "a number below none": lambda ls: with_fields(ls, 1, n=-1),
    "a number without end": lambda ls: with_fields(ls, 1, n=10**30),
    "a fraction": lambda ls: with_fields(ls, 1, n=1.5),
    "a whole fraction": lambda ls: [ls[0], ls[1].replace('"n":1,', '"n":1.0,'), *ls[2:]],
    "a draw without end": lambda ls: with_fields(ls, place(ls, '"chance":', '"n"'), draw=2**63),
    "an undo beyond all": lambda ls: with_fields(ls, place(ls, '"undo":', '"n"'), undo=2**40),
    "an undo to what is not there": lambda ls: with_fields(ls, place(ls, '"undo":', '"n"'), undo=500_000),
    "an epoch without end": lambda ls: with_fields(ls, place(ls, '"epoch":'), epoch=2**40),
    "an epoch of a draw": lambda ls: with_fields(ls, place(ls, '"out":'), epoch=1),
    "consent to a draw": lambda ls: with_fields(ls, place(ls, '"out":'), by=[0]),
    "consent of nobody": lambda ls: with_fields(ls, place(ls, '"by":'), by=[99]),
    "a resignation of seat 99": lambda ls: [ls[0], '{"n":1,"seat":99,"resign":true}', *ls[2:]],
    "a resignation behind the end": lambda ls: [*ls[:-2], resignation(len(ls) - 2), *ls[-2:]],
    "a takeover of seat 99": lambda ls: with_fields(ls, place(ls, '"takeover":'), seat=99),
    "a takeover of nobody": lambda ls: [line.replace(',"seat":2,"takeover"', ',"takeover"') for line in ls],
    "a return that is none": lambda ls: [line.replace('"return":true', '"return":false') for line in ls],
    "a result before entries": lambda ls: [ls[0], ls[-2], *ls[1:-2], ls[-1]],
    "two results": lambda ls: [*ls[:-1], ls[-2], ls[-1]],
    "two reveals": lambda ls: [*ls, ls[-1]],
    "an entry behind the reveal": lambda ls: [*ls, ls[1]],
    "a reveal alone": lambda ls: [*ls[:-2], ls[-1]],
    "no reveal": lambda ls: ls[:-1],
    "a key twice": lambda ls: [ls[0], ls[1].replace('{"n":1,', '{"n":2,"n":1,'), *ls[2:]],
    "a key twice in the header": lambda ls: [ls[0].replace('{"format"', '{"rules":"0","format"'), *ls[1:]],
    "an option twice": lambda ls: [ls[0].replace('"options":{', '"options":{"losers":"keep",'), *ls[1:]],
    "an unknown field": lambda ls: with_fields(ls, 1, colour="red"),
    "an unknown field in the header": lambda ls: with_fields(ls, 0, rated=True),
    "an unknown option": lambda ls: with_fields(ls, 0, options={"dice": "loaded"}),
    "an unknown choice": lambda ls: with_fields(ls, 0, options={"losers": "burn"}),
    "an unknown edition": lambda ls: with_fields(ls, 0, edition="palace"),
    "an edition that is a path": lambda ls: with_fields(ls, 0, edition="../data/cottage"),
    "no edition": lambda ls: with_fields(ls, 0, edition=""),
    "an unknown kind of seat": lambda ls: [ls[0].replace('"kind":"human"', '"kind":"king"', 1), *ls[1:]],
    "no seats": lambda ls: with_fields(ls, 0, seats=[]),
    "a hundred seats": lambda ls: with_fields(ls, 0, seats=json.loads(ls[0])["seats"] * 34),
    "a separator in a nonce": lambda ls: [ls[0].replace("nonce of Anna", "a|b"), *ls[1:]],
    "components that are none": lambda ls: with_fields(ls, 0, components="[[[["),
    "components without a bottom": lambda ls: with_fields(ls, 0, components="x = " + "[" * 5000),
    "free undo for three": lambda ls: with_fields(ls, 0, undo="free"),
    "a kind of undo that is none": lambda ls: with_fields(ls, 0, undo="all"),
    "a reveal in capitals": lambda ls: [*ls[:-1], ls[-1].upper().replace("REVEAL", "reveal")],
    "a spaced reveal": lambda ls: [*ls[:-1], ls[-1].replace("00", "00 ", 1)],
    "half a byte": lambda ls: [*ls[:-1], ls[-1].replace("00", "0", 1)],
    "spaces between": lambda ls: [ls[0], ls[1].replace(",", ", "), *ls[2:]],
    "another order of fields": lambda ls: [ls[0], backwards(ls[1]), *ls[2:]],
    "an escape that need not be": lambda ls: [ls[0].replace("heirlooms", "\\u0068eirlooms"), *ls[1:]],
    "an empty line": lambda ls: [ls[0], "", *ls[1:]],
    "an empty line at the end": lambda ls: [*ls, "", ""],
    "carriage returns": lambda ls: [line + "\r" for line in ls],
    "a byte order mark": lambda ls: ["\ufeff" + ls[0], *ls[1:]],
    "a null": lambda ls: [ls[0], ls[1] + "\0", *ls[2:]],
    "half a letter": lambda ls: [ls[0].replace("Anna", "\ud800"), *ls[1:]],
    "half a letter, escaped": lambda ls: [ls[0].replace("Anna", "\\ud800"), *ls[1:]],
    "a deep phrase": lambda ls: [*ls[:-2], ended_because(DEEP), ls[-1]],
    "a less deep phrase": lambda ls: [*ls[:-2], ended_because(nested(200)), ls[-1]],
    "a big number in a phrase": lambda ls: [*ls[:-2], ended_because(BIG), ls[-1]],
    "a rank of none": lambda ls: with_fields(ls, len(ls) - 2, result=[{"rank": 0, "seat": 0, "score": 1}]),
    "a torn line": lambda ls: [*ls[:-1], ls[-1][:20]],
    "a long line": lambda ls: [ls[0], '{"n":1,"do":"' + "x" * 10_000_000 + '"}', *ls[2:]],
    "a list": lambda ls: [ls[0], "[]", *ls[2:]],
    "nothing at all": lambda _: [],
    "lines torn by U+2028": lambda ls: ["\u2028".join(ls)],
}  # fmt: skip


@pytest.mark.parametrize("mangle", MANGLED.values(), ids=MANGLED)
def test_it_is_refused_by_its_line(mangle: Callable[[Lines], Lines], lines: Lines) -> None:
    mangled = mangle(lines)
    assert mangled != lines
    with pytest.raises(BadRecord) as caught:
        check(mangled)
    assert str(caught.value).startswith(("header: ", "entry "))


@pytest.mark.parametrize(
    "what",
    [
        "a seat beyond all",
        "more seats than there can be",
        "a number without end",
        "a draw without end",
        "an undo beyond all",
        "an epoch without end",
    ],
)
def test_numbers_are_bounded_before_anything_is_made_of_them(what: str, lines: Lines) -> None:
    """Refuse seat 400,000,000, which would become a set of as many bits."""
    with pytest.raises(BadRecord, match="cannot be read: Expected"):
        read_record("\n".join(MANGLED[what](lines)))


def test_the_line_is_named(lines: Lines) -> None:
    with pytest.raises(BadRecord, match=r"entry 5: line 6: "):
        check(with_fields(lines, 5, colour="red"))
    with pytest.raises(BadRecord, match="line 1: "):
        check(with_fields(lines, 0, colour="red"))


@pytest.mark.parametrize("end", ["\u2028", "\u2029", "\x85"])
def test_only_a_line_feed_ends_a_line(end: str) -> None:
    """Treat other line separators as plain characters, above all in the comments of component files."""
    kingsburg = game("kingsburg")
    source = kingsburg.components("rulebook").source
    own = kingsburg.read_components(f"# a comment {end} goes on\n{source}")
    seed = match_seed(1, 1)
    text = match_record(play_match(kingsburg, kingsburg.options(2), own, ["random"] * 2, seed), seed)
    assert end in text
    verify(read_record(text), kingsburg)


@pytest.mark.parametrize("name", ["../data/rulebook", "rules", "", "nothing", "/etc/passwd", "a\0b"])
@pytest.mark.parametrize("id", sorted(GAMES))
def test_an_edition_is_a_name_and_never_a_path(id: str, name: str) -> None:
    with pytest.raises(BadOptions):
        GAMES[id].components(name)


def test_components_of_another_edition_are_not_its_own() -> None:
    kingsburg = game("kingsburg")
    own = kingsburg.read_components(kingsburg.components("english-2007").source)
    seed = match_seed(1, 2)
    text = match_record(play_match(kingsburg, kingsburg.options(2), own, ["random"] * 2, seed), seed)
    with pytest.raises(BadRecord, match="english-2007"):
        verify(read_record(text), kingsburg)
