"""Printed things that a position shows: areas with what is free, paladins in play."""
