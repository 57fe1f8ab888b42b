"""Work that a stranger can make arbitrarily hard, in child processes with limits."""
