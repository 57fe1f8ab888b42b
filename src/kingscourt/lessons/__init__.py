"""Lessons: prepared games that teach, one step at a time; which step a table is at, and what it awaits."""
