"""Rival Kings: secret characters, stolen actions, and pairs of subjects and buildings."""
