"""Hints between processes: losing every one of them costs time, never a move."""
