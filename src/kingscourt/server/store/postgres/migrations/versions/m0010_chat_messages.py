"""A line of chat keeps the id that its sender gave it, so that one sent again counts once."""

from __future__ import annotations

from alembic import op

revision = "0010"
down_revision = "0009"

UP = """
ALTER TABLE chat ADD COLUMN message text NOT NULL DEFAULT '';
CREATE UNIQUE INDEX chat_messages ON chat (table_id, person, message) WHERE message <> '';
"""


def upgrade() -> None:
    """Apply."""
    op.execute(UP)


def downgrade() -> None:
    """Revert."""
    op.execute("DROP INDEX chat_messages")
    op.execute("ALTER TABLE chat DROP COLUMN message")
