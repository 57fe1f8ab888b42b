"""${message}."""

from __future__ import annotations

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}


def upgrade() -> None:
    """Apply."""
    ${upgrades if upgrades else "pass"}


def downgrade() -> None:
    """Revert."""
    ${downgrades if downgrades else "pass"}
