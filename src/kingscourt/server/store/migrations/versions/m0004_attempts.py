"""Claims that ended without a word are counted, and tables that cannot go on are found."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Apply."""
    op.execute("ALTER TABLE tables ADD COLUMN attempts smallint NOT NULL DEFAULT 0")
    op.execute("CREATE INDEX tables_held ON tables (id) WHERE status = 'held'")


def downgrade() -> None:
    """Take back."""
    op.execute("DROP INDEX tables_held")
    op.execute("ALTER TABLE tables DROP COLUMN attempts")
