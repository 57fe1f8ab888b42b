"""Notifications between processes; losing all of them costs time, but never a move."""
