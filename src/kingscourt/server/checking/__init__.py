"""Checks of records that anybody may ask for."""
