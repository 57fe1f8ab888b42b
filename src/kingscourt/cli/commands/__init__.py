"""The subcommands of `kingscourt`."""
