"""Matches between bots: single games, series of thousands, and speed measurements."""
