"""WebSocket: one sequence a table, resumed from any number."""
