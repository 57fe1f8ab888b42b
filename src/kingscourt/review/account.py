"""Luck and choices apart: for every contender, start plus luck plus all choices is the result, exactly."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kingscourt.review.judgement import Judgement

GOOD_CHOICE = 200  # ten-thousandths: a choice within two points of the best is a good one


class ReviewedEntry(msgspec.Struct, frozen=True):
    """One entry of the game: chances after it, and what of their change was luck and what was a choice."""

    n: int
    seat: int | None  # None for a draw
    chances: list[int]  # of every contender, after the entry
    choice: list[int]  # the part of the change that the choice made, against what was expected of the seat
    luck: list[int]  # the rest: draws, and what others chose in secret at the same time
    judgement: Judgement | None  # None if there was nothing to choose


class SeatAccount(msgspec.Struct, frozen=True):
    """One contender's way from the first position to the result, in ten-thousandths of a win."""

    start: int
    luck: int
    own_choices: int  # against what the values would have chosen, so it may be a gain
    others_choices: int
    result: int
    decisions: int  # real choices of the seat
    good: int  # of them, within two points of the best

    def adds_up(self) -> bool:
        """The law of every account."""
        return self.start + self.luck + self.own_choices + self.others_choices == self.result


def reviewed_entry(
    n: int,
    seat: int | None,
    before: Sequence[int],
    after: Sequence[int],
    judgement: Judgement | None,
    choice: Sequence[int],
) -> ReviewedEntry:
    """Split the change of chances that an entry made: what is no choice is luck."""
    luck = [now - then - chosen for then, now, chosen in zip(before, after, choice, strict=True)]
    return ReviewedEntry(n, seat, list(after), list(choice), luck, judgement)


def choice_by_change(
    before: Sequence[int], after: Sequence[int], judgement: Judgement | None, is_shown: bool
) -> list[int]:
    """What a choice did if the chances are known before and after it.

    A draw is luck and an answer is a choice, except that a seat which chooses in secret cannot know what
    the others are choosing: when that is shown, only what it could know is its own.
    """
    if judgement is None:
        return [0] * len(before)
    if judgement.expected and is_shown:
        return judgement.effect()
    return [now - then for then, now in zip(before, after, strict=True)]


def choice_by_comparison(contenders: int, judgement: Judgement | None) -> list[int]:
    """What a choice did if they are not: how it compares with the best one."""
    if judgement is None:
        return [0] * contenders
    return [now - then for now, then in zip(judgement.chosen.chances, judgement.best.chances, strict=True)]


def accounts(start: Sequence[int], entries: Sequence[ReviewedEntry]) -> list[SeatAccount]:
    """The accounts of all contenders."""
    return [_account(contender, start[contender], entries) for contender in range(len(start))]


def _account(contender: int, start: int, entries: Sequence[ReviewedEntry]) -> SeatAccount:
    judged = [one.judgement for one in entries if one.judgement is not None and one.seat == contender]
    return SeatAccount(
        start=start,
        luck=sum(one.luck[contender] for one in entries),
        own_choices=sum(one.choice[contender] for one in entries if one.seat == contender),
        others_choices=sum(one.choice[contender] for one in entries if one.seat != contender),
        result=entries[-1].chances[contender] if entries else start,
        decisions=len(judged),
        good=sum(1 for one in judged if one.loss() <= GOOD_CHOICE),
    )
