"""What the log tells: one name an event. What repeats is worded once and shared."""
