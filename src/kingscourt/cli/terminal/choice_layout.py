"""Lists of choices that fit a screen: shared words appear once, choices of one place share a line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from kingscourt.cli.terminal.numbered_choices import Choice, fold
from kingscourt.cli.terminal.text_layout import GAP, beside, columns, packed

FEW: Final = 9
FEW_PAGES: Final = 3
MOST_LINES: Final = 16
NUMBER: Final = "bold yellow"
STEM: Final = 4  # letters by which two forms of a name are known
BETWEEN: Final = "   "


class Layout:
    """Lines to show and the numbers in them; an overview has fewer, next to places with their counts."""

    def __init__(
        self, lines: list[Text], shown: list[Choice], is_overview: bool = False, pages: int = 1
    ) -> None:
        self.lines = lines
        self.numbers = {choice.number for choice in shown}
        self.is_overview = is_overview
        self.pages = pages


class Group:
    """The choices of one place, and the words shared by all their labels."""

    def __init__(self, choices: list[Choice], skip: int) -> None:
        self.choices = choices
        words = [choice.label.split()[skip:] for choice in choices]
        title = choices[0].title
        start = left_out(words, title)
        end = left_out([line[start:][::-1] for line in words], title)
        first = words[0]
        self.heading = title or " ".join([*first[:start], *first[len(first) - end :]])
        self.parts = [" ".join(line[start : len(line) - end]) for line in words]
        self.terms = choices[0].terms if len({choice.terms for choice in choices}) == 1 else ""

    def items(self, marks: bool) -> list[Text]:
        """The heading with the terms that all share, and the numbered parts that complete it."""
        parts = [
            numbered(choice, part, marks, "" if self.terms and len(self.parts) > 1 else choice.terms)
            for choice, part in zip(self.choices, self.parts, strict=True)
        ]
        if len(parts) == 1 or not self.heading:
            return parts
        return [Text.assemble(self.heading, terms_text(self.terms), ":"), *parts]

    def name(self, marks: bool) -> Text:
        """The group in an overview."""
        if len(self.choices) == 1:
            return numbered(self.choices[0], self.parts[0], marks, self.terms)
        return Text(f"{self.heading or self.parts[0] + ' …'} ({len(self.choices)})")


def lay_out(choices: list[Choice], width: int, most: int = MOST_LINES, page: int = 0) -> Layout:
    """A line for each of a few choices, else columns or groups, else a few pages, else an overview."""
    marks = not all(choice.is_final for choice in choices)
    plain = listed(choices, marks, width)
    simple = [line for lines in plain for line in lines]
    if len(choices) <= FEW and len(simple) <= most:
        return Layout(simple, choices)
    skip = common([choice.label.split() for choice in choices if choice.action.places] or [[]])
    groups = [Group(group, skip if group[0].action.places else 0) for group in by_place(choices)]
    shared = [Text(" ".join(choices[0].label.split()[:skip]) + " …")] if skip else []
    rows = [group.items(marks) for group in groups]
    beside_each_other = columns([numbered(one, one.label, marks, one.terms) for one in choices], width)
    ways = [simple, beside_each_other]
    if all(item.cell_len <= width - GAP for items in rows for item in items):
        ways.append([*shared, *[line for items in rows for line in packed(items, width, between=BETWEEN)]])
    best = min(ways, key=len)
    if len(best) <= most:
        return Layout(best, choices)
    paged = one_page(choices, plain, most, page)
    names = [group.name(marks) for group in groups]
    overview = [*shared, *min(columns(names, width), packed(names, width, between=" · "), key=len)]
    if paged.pages <= FEW_PAGES or len(overview) > most or len(groups) == len(choices):
        return paged
    alone = [group.choices[0] for group in groups if len(group.choices) == 1]
    return Layout(overview, alone, is_overview=True)


def one_page(choices: list[Choice], lines: list[list[Text]], most: int, page: int) -> Layout:
    """One of the pages that a list too long for the screen is divided into; no choice is divided."""
    pages: list[list[int]] = [[]]
    height = 0
    for index, block in enumerate(lines):
        if pages[-1] and height + len(block) > most:
            pages.append([])
            height = 0
        pages[-1].append(index)
        height += len(block)
    here = pages[page % len(pages)]
    shown = [line for index in here for line in lines[index]]
    return Layout(shown, [choices[index] for index in here], pages=len(pages))


def listed(choices: list[Choice], marks: bool, width: int) -> list[list[Text]]:
    """The lines of each choice: numbers stand in a column of their own, texts in another."""
    tags = [tag(choice, marks) for choice in choices]
    widest = max(map(len, tags))
    lines: list[list[Text]] = []
    for choice, number in zip(choices, tags, strict=True):
        text = Text.assemble(choice.label, terms_text(choice.terms))
        lines.append(beside(Text(number.rjust(widest), style=NUMBER), text, width, widest + 1))
    return lines


def by_place(choices: list[Choice]) -> list[list[Choice]]:
    """Choices by the first place they point at; numbered places in numeric order."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.place() or f"#{choice.number}", []).append(choice)
    return [groups[place] for place in sorted(groups, key=_order(list(groups)).__getitem__)]


def common(lines: Sequence[Sequence[str]]) -> int:
    """How many leading words all lines share, leaving each at least one."""
    shortest = min(len(line) for line in lines)
    count = 0
    while count < shortest - 1 and all(line[count] == lines[0][count] for line in lines):
        count += 1
    return count


def left_out(lines: Sequence[Sequence[str]], title: str) -> int:
    """How many outer words all lines can leave out: they share them, and the heading says them.

    Without a title the heading is made of them. A title says them if it has the outermost word, perhaps
    with another ending; were it “token” in “on the King and 1 token”, the token would be spent unseen.
    """
    if len(lines) == 1:
        return 0
    count = common(lines)
    if title and count and not any(is_form_of(lines[0][0], word) for word in title.split()):
        return 0
    return count


def is_form_of(word: str, name: str) -> bool:
    """Whether a word begins like a name, as declined names do."""
    return fold(word)[:STEM] == fold(name)[:STEM]


def numbered(choice: Choice, text: str, marks: bool, terms: str) -> Text:
    """A choice with its number, its terms after it."""
    return Text.assemble((tag(choice, marks), NUMBER), f" {text}", terms_text(terms))


def tag(choice: Choice, marks: bool) -> str:
    """The number in brackets, so that no face or amount beside it is taken for it; `!` marks a final one."""
    mark = "!" if marks and choice.is_final else ""
    return f"[{choice.number}{mark}]"


def terms_text(terms: str) -> Text:
    """Terms after what they belong to."""
    return Text(f" – {terms}" if terms else "", style="dim")


def _order(places: list[str]) -> dict[str, tuple[int, int]]:
    """Numbered places by number, then the others in their original order."""
    order: dict[str, tuple[int, int]] = {}
    for index, place in enumerate(places):
        number = re.fullmatch(r"[^#].*/(\d+)", place)
        order[place] = (0, int(number[1])) if number else (1, index)
    return order
