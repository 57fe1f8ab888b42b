"""What the log tells: one name an event, with what moved where."""
