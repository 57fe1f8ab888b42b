"""Whole games in the terminal without a person, for transcripts and tests."""
