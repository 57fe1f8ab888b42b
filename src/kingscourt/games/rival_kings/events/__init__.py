"""The events of the log, one function or constant per event, each with the moves of its pieces."""
