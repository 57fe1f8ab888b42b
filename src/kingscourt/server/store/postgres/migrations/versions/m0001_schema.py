"""The tables of shards and of the directory; the job library installs its own after the last migration."""

from __future__ import annotations

from alembic import op

revision = "0001"
down_revision = None

TABLES = """
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
  changed_at timestamptz NOT NULL DEFAULT now(),
  attempts smallint NOT NULL DEFAULT 0,
  components text,
  stamp text NOT NULL DEFAULT ''
) WITH (fillfactor = 60);
CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_bot_at ON tables (bot_at) WHERE bot_at IS NOT NULL;
CREATE INDEX tables_held ON tables (id) WHERE status = 'held';
CREATE INDEX tables_unlisted ON tables (id) WHERE unlisted;
CREATE INDEX tables_unfinished ON tables (game, id) WHERE status IN ('running', 'held');

CREATE TABLE finished (
  table_id text PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  checked boolean NOT NULL
);
CREATE INDEX finished_unchecked ON finished (at) WHERE NOT checked;
CREATE INDEX finished_checked ON finished (at) WHERE checked;

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

CREATE TABLE reviews (
  table_id text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  edition text NOT NULL,
  body bytea NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE review_requests (
  table_id text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  edition text NOT NULL,
  person text,
  place smallint NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT now(),
  claim text NOT NULL DEFAULT '',
  claimed_until double precision NOT NULL DEFAULT 0,
  attempts smallint NOT NULL DEFAULT 0,
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL DEFAULT 0,
  failure text NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX review_requests_places ON review_requests (person, place);
CREATE INDEX review_requests_asked_at ON review_requests (asked_at);

CREATE TABLE chat (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  table_id text NOT NULL,
  person text NOT NULL,
  name text NOT NULL,
  text text NOT NULL,
  at double precision NOT NULL,
  message text NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX chat_messages ON chat (table_id, person, message) WHERE message <> '';
CREATE INDEX chat_of_table ON chat (table_id, id);
CREATE INDEX chat_of_person ON chat (person, id);

CREATE TABLE service (
  id boolean PRIMARY KEY CHECK (id),
  beat double precision NOT NULL,
  frozen double precision NOT NULL
);
INSERT INTO service VALUES (true, extract(epoch FROM clock_timestamp()), 0);
"""

DIRECTORY = """
CREATE TABLE persons (
  id text PRIMARY KEY,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  days_off jsonb NOT NULL DEFAULT '{}'
);

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

CREATE TABLE listings (
  table_id text PRIMARY KEY,
  version integer NOT NULL,
  status text NOT NULL,
  public boolean NOT NULL,
  people text[] NOT NULL,
  created_at double precision NOT NULL,
  listing jsonb NOT NULL,
  others text[] NOT NULL DEFAULT '{}',
  game text NOT NULL DEFAULT '',
  free smallint NOT NULL DEFAULT 0,
  pace text NOT NULL DEFAULT '',
  language text NOT NULL DEFAULT '',
  creator text NOT NULL DEFAULT '',
  touched_at double precision NOT NULL DEFAULT 0
);
CREATE INDEX listings_open ON listings (created_at, table_id) WHERE public AND status = 'open' AND free > 0;
CREATE INDEX listings_open_of_game ON listings (game, created_at, table_id)
  WHERE public AND status = 'open' AND free > 0;
CREATE INDEX listings_running ON listings (created_at, table_id) WHERE public AND status = 'running';
CREATE INDEX listings_running_of_game ON listings (game, created_at, table_id)
  WHERE public AND status = 'running';
CREATE INDEX listings_open_by ON listings (creator) WHERE status = 'open';
CREATE INDEX listings_touched ON listings (touched_at) WHERE status = 'open';
CREATE INDEX listings_people ON listings USING gin (people);
CREATE INDEX listings_others ON listings USING gin (others);

CREATE TABLE short_codes (
  short text PRIMARY KEY,
  table_id text NOT NULL,
  code text NOT NULL,
  until double precision NOT NULL
);
CREATE INDEX short_codes_until ON short_codes (until);

CREATE TABLE lessons (
  person text,
  game text,
  lesson text,
  table_id text NOT NULL,
  begun_at double precision NOT NULL,
  step smallint NOT NULL,
  steps smallint NOT NULL,
  is_done boolean NOT NULL,
  PRIMARY KEY (person, game, lesson)
);
CREATE INDEX lessons_of_table ON lessons (table_id);

CREATE TABLE blocks (person text, other text, PRIMARY KEY (person, other));
CREATE INDEX blocks_of_other ON blocks (other);

CREATE TABLE mutes (person text, other text, PRIMARY KEY (person, other));
CREATE INDEX mutes_of_other ON mutes (other);
"""

DOWN = """
DROP TABLE tables, finished, entries, commands, reviews, review_requests, chat, service, persons, sessions,
  bans, person_changes, erasures, audit, listings, short_codes, lessons, blocks, mutes;
DROP SCHEMA IF EXISTS jobs CASCADE;
"""


def upgrade() -> None:
    """Apply."""
    op.get_bind().exec_driver_sql(TABLES)
    op.get_bind().exec_driver_sql(DIRECTORY)


def downgrade() -> None:
    """Revert."""
    op.get_bind().exec_driver_sql(DOWN)
