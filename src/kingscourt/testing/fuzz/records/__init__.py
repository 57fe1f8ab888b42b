"""Fuzzing the record reader and verifier with mangled records."""
