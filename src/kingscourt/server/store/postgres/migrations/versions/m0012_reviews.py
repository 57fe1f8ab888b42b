"""Reviews of finished games; a review goes with its table."""

from __future__ import annotations

from alembic import op

revision = "0012"
down_revision = "0011"

UP = """
CREATE TABLE reviews (
  table_id text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  edition text NOT NULL,
  body bytea NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now()
)
"""


def upgrade() -> None:
    """Apply."""
    op.execute(UP)


def downgrade() -> None:
    """Revert."""
    op.execute("DROP TABLE reviews")
