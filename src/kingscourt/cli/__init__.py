"""The `kingscourt` command; the terminal table is a client like any other."""
