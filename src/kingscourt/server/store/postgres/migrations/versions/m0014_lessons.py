"""How far people have come in lessons, in the directory."""

from __future__ import annotations

from alembic import op

revision = "0014"
down_revision = "0013"

UP = """
CREATE TABLE lessons (
  person text NOT NULL,
  game text NOT NULL,
  lesson text NOT NULL,
  table_id text NOT NULL,
  begun_at float8 NOT NULL,
  step smallint NOT NULL,
  steps smallint NOT NULL,
  is_done boolean NOT NULL,
  PRIMARY KEY (person, game, lesson)
)
"""


def upgrade() -> None:
    """Apply."""
    op.execute(UP)
    op.execute("CREATE INDEX lessons_of_table ON lessons (table_id)")


def downgrade() -> None:
    """Revert."""
    op.execute("DROP TABLE lessons")
