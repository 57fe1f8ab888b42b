"""Component files: the types they are written in, their reader and what the reader checks."""
