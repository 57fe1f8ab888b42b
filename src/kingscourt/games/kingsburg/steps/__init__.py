"""The rules, step by step: the agenda of a game of Kingsburg."""
