"""Checks of lessons: each is played as it is written, then left at every step, in every language."""
