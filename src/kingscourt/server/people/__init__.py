"""People: sessions, handles, blocks, days off, export and erasure."""
