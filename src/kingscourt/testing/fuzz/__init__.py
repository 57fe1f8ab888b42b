"""Fuzzing from the command line, with generated component files and mangled records."""
