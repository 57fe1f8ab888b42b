"""WebSocket streams: one sequence per table, which can be resumed from any number."""
