"""The events of the log. Those that repeat are worded once and shared."""
