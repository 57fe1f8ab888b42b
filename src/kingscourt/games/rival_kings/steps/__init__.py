"""The rules as steps of the agenda, one step per phase or question."""
