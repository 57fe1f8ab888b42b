"""The jobs of procrastinate, in their own schema."""

from __future__ import annotations

from alembic import op
from procrastinate.schema import SchemaManager

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Apply."""
    op.execute("CREATE SCHEMA jobs")
    op.execute("SET LOCAL search_path TO jobs")
    op.get_bind().exec_driver_sql(SchemaManager.get_schema().replace("%", "%%"))
    op.execute("SET LOCAL search_path TO public")


def downgrade() -> None:
    """Revert."""
    op.execute("DROP SCHEMA jobs CASCADE")
