"""Component files: how they are written, what can be wrong with them, and the box they make."""
