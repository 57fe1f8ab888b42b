"""A stamp for every row version, so that a store that lost its newest rows is noticed."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Apply."""
    op.execute("ALTER TABLE tables ADD COLUMN stamp text NOT NULL DEFAULT ''")


def downgrade() -> None:
    """Revert."""
    op.execute("ALTER TABLE tables DROP COLUMN stamp")
