"""What people may read about tables and games."""
