"""The events of the log, one function or constant per event. Those that repeat are worded once and shared."""
