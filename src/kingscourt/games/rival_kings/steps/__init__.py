"""The rules as steps of the agenda: one step a phase or question."""
