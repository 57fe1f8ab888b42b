"""A count of unfinished claims, and an index of held tables."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Apply."""
    op.execute("ALTER TABLE tables ADD COLUMN attempts smallint NOT NULL DEFAULT 0")
    op.execute("CREATE INDEX tables_held ON tables (id) WHERE status = 'held'")


def downgrade() -> None:
    """Revert."""
    op.execute("DROP INDEX tables_held")
    op.execute("ALTER TABLE tables DROP COLUMN attempts")
