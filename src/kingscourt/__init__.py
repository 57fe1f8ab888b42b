"""Kingscourt: four games of kings and courts, one engine behind every door."""

__version__ = "0.1.0"
