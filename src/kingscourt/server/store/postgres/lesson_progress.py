"""How far people have come in lessons, in PostgreSQL."""

from __future__ import annotations

from typing import Final, cast

from kingscourt.server.model.lesson_progress import LessonProgress
from kingscourt.server.store.postgres.asyncpg_pool import Pool

# as `joined` has it; nothing is kept of somebody who was erased
KEEP: Final = """
INSERT INTO lessons AS known (person, game, lesson, table_id, begun_at, step, steps, is_done)
SELECT id, $2, $3, $4, $5, $6, $7, $8 FROM persons WHERE id = $1
ON CONFLICT (person, game, lesson) DO UPDATE SET
  table_id = CASE WHEN excluded.begun_at < known.begun_at THEN known.table_id ELSE excluded.table_id END,
  steps = CASE WHEN excluded.begun_at < known.begun_at THEN known.steps ELSE excluded.steps END,
  step = CASE WHEN excluded.begun_at < known.begun_at THEN known.step
    WHEN excluded.begun_at = known.begun_at THEN greatest(excluded.step, known.step) ELSE excluded.step END,
  begun_at = greatest(excluded.begun_at, known.begun_at),
  is_done = excluded.is_done OR known.is_done
"""

OF_PERSON: Final = """
SELECT game, lesson, table_id, begun_at, step, steps, is_done FROM lessons WHERE person = $1
ORDER BY game, lesson
"""


async def keep_progress(pool: Pool, person: str, news: LessonProgress) -> None:
    """Add what is new about a person's lesson."""
    place = (news.game, news.lesson, news.table, news.begun_at)
    await pool.fetch(KEEP, person, *place, news.step, news.steps, news.is_done)


async def progress_of(pool: Pool, person: str) -> list[LessonProgress]:
    """How far a person has come in each lesson."""
    found = await pool.fetch(OF_PERSON, person)
    return [LessonProgress(*cast("tuple[str, str, str, float, int, int, bool]", tuple(row))) for row in found]


async def forget_table(pool: Pool, table: str) -> None:
    """Keep the progress made at a table that is gone."""
    await pool.fetch("UPDATE lessons SET table_id = '' WHERE table_id = $1", table)
