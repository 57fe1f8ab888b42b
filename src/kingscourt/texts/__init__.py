"""Renders phrases of the rules in six languages, by one rule shared with the web client (see README.md)."""
