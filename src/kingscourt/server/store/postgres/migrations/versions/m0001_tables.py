"""Tables, their log, people and listings."""

from __future__ import annotations

from alembic import op

revision = "0001"
down_revision = None

UP = """
CREATE TABLE tables (
  id text PRIMARY KEY,
  version integer NOT NULL,
  status text NOT NULL,
  game text NOT NULL,
  last integer NOT NULL,
  rules text NOT NULL,
  digest text NOT NULL,
  pending smallint[] NOT NULL,
  deadline double precision,
  bot_at double precision,
  unlisted boolean NOT NULL,
  claimed_until double precision NOT NULL DEFAULT 0,
  setup jsonb NOT NULL,
  course jsonb NOT NULL,
  slots jsonb NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 60);
CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_bot_at ON tables (bot_at) WHERE bot_at IS NOT NULL;
CREATE INDEX tables_unlisted ON tables (id) WHERE unlisted;
CREATE TABLE entries (
  table_id text,
  seq integer,
  line text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (table_id, seq)
);
CREATE TABLE commands (
  table_id text,
  seat smallint,
  command text,
  answer bytea NOT NULL,
  PRIMARY KEY (table_id, seat, command)
);
CREATE TABLE chat (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  table_id text NOT NULL,
  person text NOT NULL,
  name text NOT NULL,
  text text NOT NULL,
  at double precision NOT NULL
);
CREATE INDEX chat_of_table ON chat (table_id, id);
CREATE TABLE service (
  id boolean PRIMARY KEY CHECK (id),
  beat double precision NOT NULL,
  frozen double precision NOT NULL
);
INSERT INTO service VALUES (true, extract(epoch FROM clock_timestamp()), 0);
CREATE TABLE persons (
  id text PRIMARY KEY,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE listings (
  table_id text PRIMARY KEY,
  version integer NOT NULL,
  status text NOT NULL,
  public boolean NOT NULL,
  people text[] NOT NULL,
  created_at double precision NOT NULL,
  listing jsonb NOT NULL
);
CREATE INDEX listings_lobby ON listings (created_at) WHERE public AND status IN ('open', 'running');
CREATE INDEX listings_people ON listings USING gin (people);
CREATE TABLE blocks (person text, other text, PRIMARY KEY (person, other));
"""


def upgrade() -> None:
    """Apply."""
    op.execute(UP)


def downgrade() -> None:
    """Revert."""
    op.execute("DROP TABLE tables, entries, commands, chat, service, persons, listings, blocks")
