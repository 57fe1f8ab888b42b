"""Fuzzing with generated component files."""
