"""The `kingscourt` command; its terminal table is a client like any other."""
