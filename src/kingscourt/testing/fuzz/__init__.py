"""Fuzzing by command: files and numbers that nobody would think of, in any quantity."""
