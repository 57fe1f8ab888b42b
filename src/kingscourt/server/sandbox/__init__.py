"""Work whose cost strangers can drive up, done in child processes with limits."""
