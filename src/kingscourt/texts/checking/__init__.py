"""Checks of the Fluent files of a package."""
