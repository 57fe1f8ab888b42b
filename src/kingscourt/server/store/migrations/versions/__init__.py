"""One module a migration, applied in order."""
