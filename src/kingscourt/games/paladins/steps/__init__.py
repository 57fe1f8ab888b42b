"""The steps of the agenda: one a phase or question."""
