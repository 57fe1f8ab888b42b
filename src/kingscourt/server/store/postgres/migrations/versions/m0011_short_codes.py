"""Short codes that stand for invitations, to be read out and typed in."""

from __future__ import annotations

from alembic import op

revision = "0011"
down_revision = "0010"

UP = """
CREATE TABLE short_codes (short text PRIMARY KEY, table_id text NOT NULL, code text NOT NULL,
  until double precision NOT NULL);
CREATE INDEX short_codes_until ON short_codes (until);
"""


def upgrade() -> None:
    """Apply."""
    op.execute(UP)


def downgrade() -> None:
    """Revert."""
    op.execute("DROP TABLE short_codes")
