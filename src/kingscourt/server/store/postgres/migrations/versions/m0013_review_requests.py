"""Requests for reviews, which workers claim; a request goes with its table."""

from __future__ import annotations

from alembic import op

revision = "0013"
down_revision = "0012"

UP = """
CREATE TABLE review_requests (
  table_id text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  edition text NOT NULL,
  person text,
  place smallint NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT now(),
  claim text NOT NULL DEFAULT '',
  claimed_until float8 NOT NULL DEFAULT 0,
  attempts smallint NOT NULL DEFAULT 0,
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL DEFAULT 0,
  failure text NOT NULL DEFAULT ''
)
"""


def upgrade() -> None:
    """Apply."""
    op.execute(UP)
    op.execute("CREATE UNIQUE INDEX review_requests_places ON review_requests (person, place)")
    op.execute("CREATE INDEX review_requests_asked_at ON review_requests (asked_at)")


def downgrade() -> None:
    """Revert."""
    op.execute("DROP TABLE review_requests")
