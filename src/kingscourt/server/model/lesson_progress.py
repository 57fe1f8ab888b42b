"""How far a person has come in a lesson."""

from __future__ import annotations

import msgspec


class LessonProgress(msgspec.Struct, frozen=True):
    """The lesson that a person began last, and whether any before it was finished."""

    game: str
    lesson: str
    table: str  # empty if it is gone
    begun_at: float
    step: int  # the furthest it has reached, counted from 0
    steps: int
    is_done: bool

    def key(self) -> tuple[str, str]:
        """A person has one progress per lesson."""
        return self.game, self.lesson


def joined(known: LessonProgress | None, news: LessonProgress) -> LessonProgress:
    """What is known after news, which may be older: the lesson begun last counts, and done stays done."""
    if known is None:
        return news
    is_done = known.is_done or news.is_done
    if news.begun_at < known.begun_at:
        return msgspec.structs.replace(known, is_done=is_done)
    step = max(known.step, news.step) if news.begun_at == known.begun_at else news.step
    return msgspec.structs.replace(news, step=step, is_done=is_done)
