"""One module per migration, applied in order."""
