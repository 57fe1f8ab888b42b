"""What may be told about a table to whom: now, earlier, and what would be."""
