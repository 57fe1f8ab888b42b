"""Mangled records: every way to spoil a line, a field, a number or the order that we could think of."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Final

Json = object
SPLICED: Final = 0.06  # with a line of another record
Lines = list[str]

LETTERS: Final = '0123456789"{}[],:.-+eE\\/ntu \t\r\0\x1f\x7f\x85\u2028\u2029\ufeff\U0001f451\ud800Aaé'
NUMBERS: Final = (
    *(-1, 0, 1, 2, 3, 7, 8, 9, 31, 32, 62, 63, 64, 99, 255, 256, 65_535, 65_536, 999_999, 1_000_000),
    *(1_000_001, 2**31 - 1, 2**31, 2**53, 2**63 - 1, 2**63, 2**64, 10**40, -(2**63), -(10**40)),
    *(0.0, 1.0, 1.5, -0.0, 1e300, True, False, None),
)
WORDS: Final = (
    *("", "a", "0", "00", "king", "random", "agreed", "human", "bot", "free", "barrier", "rulebook"),
    *("../rulebook", "/etc/passwd", "a\0b", "x" * 70, "x" * 600, "hmac-sha256", "hmac-sha512", "\u2028"),
    *("kingscourt-record/1", "wait", "pass", "1 1", "0" * 64, "f" * 64, "1", "2", "a|b", "a\nb"),
)
FIELDS: Final = (
    *("n", "seat", "do", "chance", "out", "to", "draw", "undo", "resign", "takeover", "return", "end"),
    *("upgrade", "by", "epoch", "result", "reason", "digest", "reveal", "colour", "format", "options"),
    *("seats", "components", "edition", "rules", "game", "commitment", "nonce", "kind", "name", "rank"),
    "timeout",
)
COURSE: Final = (
    '{"n":1,"seat":%d,"resign":true}',
    '{"n":1,"seat":%d,"takeover":"random"}',
    '{"n":1,"seat":%d,"return":true}',
    '{"n":1,"seat":%d,"timeout":true}',
    '{"n":1,"seat":%d,"undo":1}',
    '{"n":1,"seat":%d,"undo":3,"by":[0,1],"epoch":1}',
    '{"n":1,"end":"agreed","by":[0,1]}',
    '{"n":1,"upgrade":"1"}',
    '{"n":1,"upgrade":"2"}',
)


def mutated(text: str, others: list[str], random: Random) -> str:
    """A record that is wrong in one to three ways."""
    lines = text.split("\n")
    for _ in range(1 + (random.random() < 0.3) + (random.random() < 0.1)):
        if random.random() < SPLICED:
            lines = _splice(lines, others, random)
        else:
            lines = random.choice(WAYS)(lines, random) or [""]
    return "\n".join(lines)


def _letter(lines: Lines, random: Random) -> Lines:
    n = random.randrange(len(lines))
    line = lines[n]
    at = random.randrange(len(line) + 1)
    wrong = random.choice(LETTERS) * random.randrange(3)
    return [*lines[:n], line[:at] + wrong + line[at + random.randrange(3) :], *lines[n + 1 :]]


def _digit(lines: Lines, random: Random) -> Lines:
    n = random.randrange(len(lines))
    line = lines[n]
    places = [at for at, letter in enumerate(line) if letter.isdecimal()]
    if not places:
        return lines
    at = random.choice(places)
    return [*lines[:n], line[:at] + random.choice("0123456789") + line[at + 1 :], *lines[n + 1 :]]


def _value(lines: Lines, random: Random) -> Lines:
    n = random.randrange(len(lines))
    try:
        whole = json.loads(lines[n])
    except (ValueError, RecursionError):
        return lines
    separators = (",", ":") if random.random() < 0.95 else (", ", ": ")
    try:
        line = json.dumps(_other(whole, random), separators=separators, ensure_ascii=random.random() < 0.05)
    except (ValueError, RecursionError):
        return lines
    return [*lines[:n], line, *lines[n + 1 :]]


def _other(value: Json, random: Random) -> Json:
    """The value with one thing changed."""
    if isinstance(value, dict) and value and random.random() < 0.9:
        return _other_dict(dict(value), random)
    if isinstance(value, list) and value and random.random() < 0.9:
        return _other_list(list(value), random)
    if isinstance(value, int) and random.random() < 0.5:
        return value + random.choice((-1, 1, 2))
    if isinstance(value, str) and random.random() < 0.3:
        return value.swapcase() if random.random() < 0.5 else value + random.choice(LETTERS)
    return random.choice((*NUMBERS, *WORDS, [], {}, [0], [-1], [0, 1, 2], [0] * 20))


def _other_dict(found: dict[str, Json], random: Random) -> Json:
    key = random.choice(list(found))
    way = random.random()
    if way < 0.75:
        found[key] = _other(found[key], random)
    elif way < 0.85:
        del found[key]
    elif way < 0.95:
        found[random.choice(FIELDS)] = random.choice((*NUMBERS, *WORDS, [0], [0, 1]))
    else:
        found = dict(sorted(found.items(), key=lambda _: random.random()))
    return found


def _other_list(found: list[Json], random: Random) -> Json:
    at = random.randrange(len(found))
    way = random.random()
    if way < 0.6:
        found[at] = _other(found[at], random)
    elif way < 0.7:
        del found[at]
    elif way < 0.9:
        found.insert(at, found[at])
    else:
        random.shuffle(found)
    return found


def _drop(lines: Lines, random: Random) -> Lines:
    n = random.randrange(len(lines))
    return _renumbered([*lines[:n], *lines[n + 1 :]], random)


def _double(lines: Lines, random: Random) -> Lines:
    n = random.randrange(len(lines))
    return _renumbered([*lines[:n], lines[n], *lines[n:]], random)


def _swap(lines: Lines, random: Random) -> Lines:
    one = random.randrange(len(lines))
    other = min(one + 1, len(lines) - 1) if random.random() < 0.7 else random.randrange(len(lines))
    lines = list(lines)
    lines[one], lines[other] = lines[other], lines[one]
    return _renumbered(lines, random)


def _insert(lines: Lines, random: Random) -> Lines:
    n = random.randrange(1, len(lines) + 1)
    line = random.choice(COURSE)
    return _renumbered([*lines[:n], line % random.randrange(5) if "%" in line else line, *lines[n:]], random)


def _splice(lines: Lines, others: list[str], random: Random) -> Lines:
    foreign = random.choice(others).split("\n")
    n, m = random.randrange(len(lines)), random.randrange(len(foreign))
    if random.random() < 0.3:
        return [*lines[:n], *foreign[n:]]
    return [*lines[:n], foreign[m], *lines[n + 1 :]]


def _cut(lines: Lines, random: Random) -> Lines:
    n = random.randrange(len(lines))
    return [*lines[:n], lines[n][: random.randrange(len(lines[n]) + 1)]]


def _ends(lines: Lines, random: Random) -> Lines:
    end = random.choice(("\r", " ", "\t", "\n", "\0", "\ufeff", "\u2028", ",", "\x0c"))
    if random.random() < 0.3:
        return [end + lines[0], *lines[1:]]
    n = random.randrange(len(lines))
    return [*lines[:n], lines[n] + end, *lines[n + 1 :]]


def _deep(lines: Lines, random: Random) -> Lines:
    n = random.randrange(len(lines))
    depth = random.choice((2, 50, 500, 1500))
    phrase = '{"key":"a","args":{"x":' * depth + '"b"' + "}}" * depth
    deep = random.choice(("[" * depth, phrase, '{"result":[],"reason":' + phrase + ',"digest":""}'))
    return [*lines[:n], deep, *lines[n + 1 :]]


def _renumbered(lines: Lines, random: Random) -> Lines:
    """Usually renumber the entries as if nothing were missing."""
    if random.random() < 0.2:
        return lines
    return [_numbered(line, n) if line.startswith('{"n":') else line for n, line in enumerate(lines)]


def _numbered(line: str, n: int) -> str:
    end = line.find(",")
    return f'{{"n":{n}{line[end:]}' if end > 0 else line


Way = Callable[[Lines, Random], Lines]
WAYS: Final[tuple[Way, ...]] = (
    *(_letter, _letter, _letter, _digit, _digit, _value, _value, _value, _value, _value, _value),
    *(_drop, _double, _swap, _insert, _insert, _cut, _ends, _deep),
)
