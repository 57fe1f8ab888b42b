"""A review as text: headline, accounts, a small chart, the moments and the story."""

from __future__ import annotations

from babel.numbers import format_decimal
from rich.table import Table
from rich.text import Text

from kingscourt.cli.terminal.table_texts import TableTexts
from kingscourt.cli.terminal.text_layout import INDENT, wrapped
from kingscourt.kernel.wire_types import WirePhrase, WireValue
from kingscourt.review.account import SeatAccount
from kingscourt.review.chances import WHOLE
from kingscourt.review.document import CoursePoint, ReviewDocument, ToldMoment
from kingscourt.review.moments import LUCK

BARS = "▁▂▃▄▅▆▇█"
CHART_WIDTH = 40
COLUMNS = ("seat", "start", "luck", "own", "others", "result", "good")


class ReviewPage:
    """Puts one review into lines for a width."""

    def __init__(self, words: TableTexts, document: ReviewDocument, width: int) -> None:
        self.words = words
        self.document = document
        self.width = width

    def say(self, name: str, /, **args: WireValue) -> str:
        """A shared text of reviews."""
        return self.words.render(WirePhrase(f"review-{name}", args))

    def head(self) -> list[Text]:
        """How it was won, and how sure the numbers are."""
        document = self.document
        error = format_decimal(document.uncertainty / 100, "0.0", self.words.renderer.language)
        about = self.say("estimated", n=document.rollouts, error=error)
        return [
            Text(self.words.render(document.headline), style="bold"),
            *wrapped(Text(f"{self.say('chances')}: {about}", style="dim"), self.width, 0, 0),
        ]

    def accounts(self) -> Table:
        """A line for each contender; start, luck and choices add up to the result."""
        table = Table(box=None, pad_edge=False, header_style="bold")
        for column in COLUMNS:
            table.add_column(self.say(f"column-{column}"), justify="left" if column == "seat" else "right")
        for contender, account in enumerate(self.document.accounts):
            table.add_row(self.name(contender), *_numbers(account))
        return table

    def chart(self) -> Table:
        """The chances of each contender over the game."""
        table = Table(box=None, pad_edge=False, show_header=False)
        for contender in range(len(self.document.accounts)):
            table.add_row(self.name(contender), sparkline(self.document.course, contender))
        return table

    def name(self, contender: int) -> str:
        """A person, or the opponent without a seat."""
        people = self.words.people
        return people[contender] if contender < len(people) else self.say("opponent")

    def moments(self) -> list[Text]:
        """What decided the game."""
        lines = [Text(self.say("moments"), style="bold")]
        if not self.document.moments:
            lines += wrapped(Text(self.say("no-moments")), self.width, INDENT, INDENT)
        for number, moment in enumerate(self.document.moments, start=1):
            lines += self.moment(number, moment)
        return lines

    def moment(self, number: int, told: ToldMoment) -> list[Text]:
        """One moment: when, for whom, what, and what would have been better."""
        moment = told.moment
        kind = self.say("kind-luck" if moment.kind == LUCK else "kind-choice")
        chances = f"{percent(moment.before)} → {percent(moment.after)} %"
        head = f"{number}. {self.words.render(told.when)} · {kind} · {self.name(moment.contender)}: {chances}"
        lines = [Text(head), Text(self.words.render(told.what), style="bold")]
        if told.better is not None:
            lines.append(Text(self.say("better", answer=told.better)))
        lines += [Text(self.words.render(reason)) for reason in told.why]
        indented = [2 * INDENT if index else INDENT for index in range(len(lines))]
        return [
            part
            for line, by in zip(lines, indented, strict=True)
            for part in wrapped(line, self.width, by, by)
        ]

    def story(self) -> list[Text]:
        """The story as a paragraph."""
        text = " ".join(self.words.render(sentence) for sentence in self.document.story)
        return [Text(self.say("story"), style="bold"), *wrapped(Text(text), self.width, INDENT, INDENT)]


def percent(chance: int) -> int:
    """Ten-thousandths as whole per cent."""
    return (chance + WHOLE // 200) * 100 // WHOLE


def sparkline(course: list[CoursePoint], contender: int) -> str:
    """One bar for each part of the game."""
    if not course:
        return ""
    width = min(CHART_WIDTH, len(course))
    points = [course[(number + 1) * len(course) // width - 1].chances[contender] for number in range(width)]
    return "".join(BARS[min(len(BARS) - 1, point * len(BARS) // WHOLE)] for point in points)


def _numbers(account: SeatAccount) -> list[str]:
    good = f"{100 * account.good // account.decisions} %" if account.decisions else "–"
    changes = (account.luck, account.own_choices, account.others_choices)
    signed = [f"{change / 100:+.0f}".replace("-", "−") for change in changes]
    return [f"{percent(account.start)}", *signed, f"{percent(account.result)}", good]
