"""What actions and rewards do to a position."""
