"""Alembic migrations; `kingscourt migrate` runs them on every configured database."""
