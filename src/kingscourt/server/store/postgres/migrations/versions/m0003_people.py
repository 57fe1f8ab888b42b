"""Personal settings: days off and mutes."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Apply."""
    op.execute("ALTER TABLE persons ADD COLUMN days_off jsonb NOT NULL DEFAULT '{}'")
    op.execute("CREATE TABLE mutes (person text, other text, PRIMARY KEY (person, other))")


def downgrade() -> None:
    """Revert."""
    op.execute("DROP TABLE mutes")
    op.execute("ALTER TABLE persons DROP COLUMN days_off")
