"""Fitting points at the end and their spread on games played, and measuring how good the chances are."""
