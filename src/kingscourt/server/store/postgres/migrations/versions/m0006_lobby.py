"""Narrow lists: component files in their own column, and columns for the lobby's filters."""

from __future__ import annotations

from alembic import op

revision = "0006"
down_revision = "0005"

UP = """
ALTER TABLE tables ADD COLUMN components text;
UPDATE tables SET components = setup->>'components', setup = setup || '{"components": null}'
  WHERE setup->>'components' IS NOT NULL;
ALTER TABLE listings ADD COLUMN game text NOT NULL DEFAULT '';
ALTER TABLE listings ADD COLUMN free smallint NOT NULL DEFAULT 0;
ALTER TABLE listings ADD COLUMN pace text NOT NULL DEFAULT '';
ALTER TABLE listings ADD COLUMN language text NOT NULL DEFAULT '';
ALTER TABLE listings ADD COLUMN creator text NOT NULL DEFAULT '';
ALTER TABLE listings ADD COLUMN touched_at double precision NOT NULL DEFAULT 0;
UPDATE listings SET game = listing->>'game', free = (listing->>'free')::smallint, pace = listing->>'pace',
  touched_at = extract(epoch FROM clock_timestamp());
DROP INDEX listings_lobby;
CREATE INDEX listings_open ON listings (created_at, table_id)
  WHERE public AND status = 'open' AND free > 0;
CREATE INDEX listings_open_of_game ON listings (game, created_at, table_id)
  WHERE public AND status = 'open' AND free > 0;
CREATE INDEX listings_running ON listings (created_at, table_id) WHERE public AND status = 'running';
CREATE INDEX listings_running_of_game ON listings (game, created_at, table_id)
  WHERE public AND status = 'running';
CREATE INDEX listings_open_by ON listings (creator) WHERE status = 'open';
CREATE INDEX listings_touched ON listings (touched_at) WHERE status = 'open';
"""

DOWN = """
DROP INDEX listings_open, listings_open_of_game, listings_running, listings_running_of_game,
  listings_open_by, listings_touched;
CREATE INDEX listings_lobby ON listings (created_at) WHERE public AND status IN ('open', 'running');
ALTER TABLE listings DROP COLUMN game, DROP COLUMN free, DROP COLUMN pace, DROP COLUMN language,
  DROP COLUMN creator, DROP COLUMN touched_at;
UPDATE tables SET setup = setup || jsonb_build_object('components', components) WHERE components IS NOT NULL;
ALTER TABLE tables DROP COLUMN components;
"""


def upgrade() -> None:
    """Apply."""
    op.get_bind().exec_driver_sql(UP)


def downgrade() -> None:
    """Revert."""
    op.get_bind().exec_driver_sql(DOWN)
