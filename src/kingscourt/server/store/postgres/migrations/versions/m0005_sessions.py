"""Sessions, bans, erasure, the audit log, and where a person is named apart from their seats."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"

UP = """
ALTER TABLE persons ADD COLUMN sessions_since timestamptz NOT NULL DEFAULT 'epoch';
CREATE TABLE sessions (
  id text PRIMARY KEY,
  person text NOT NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT date_trunc('day', now()),
  revoked_at timestamptz
);
CREATE INDEX sessions_of_person ON sessions (person);
CREATE TABLE bans (person text PRIMARY KEY, reason text NOT NULL, at timestamptz NOT NULL DEFAULT now());
CREATE TABLE person_changes (at timestamptz NOT NULL DEFAULT clock_timestamp(), person text NOT NULL);
CREATE INDEX person_changes_at ON person_changes (at);
CREATE TABLE erasures (
  person text PRIMARY KEY,
  begun_at timestamptz NOT NULL DEFAULT now(),
  claimed_until timestamptz NOT NULL DEFAULT 'epoch',
  done_at timestamptz
);
CREATE INDEX erasures_to_do ON erasures (begun_at) WHERE done_at IS NULL;
CREATE TABLE audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  who text NOT NULL,
  what text NOT NULL,
  target text NOT NULL,
  reason text NOT NULL
);
ALTER TABLE listings ADD COLUMN others text[] NOT NULL DEFAULT '{}';
CREATE INDEX listings_others ON listings USING gin (others);
CREATE INDEX chat_of_person ON chat (person, id);
CREATE INDEX blocks_of_other ON blocks (other);
CREATE INDEX mutes_of_other ON mutes (other);
"""

DOWN = """
DROP INDEX mutes_of_other;
DROP INDEX blocks_of_other;
DROP INDEX chat_of_person;
DROP INDEX listings_others;
ALTER TABLE listings DROP COLUMN others;
DROP TABLE sessions, bans, person_changes, erasures, audit;
ALTER TABLE persons DROP COLUMN sessions_since;
"""


def upgrade() -> None:
    """Apply."""
    op.execute(UP)


def downgrade() -> None:
    """Revert."""
    op.execute(DOWN)
