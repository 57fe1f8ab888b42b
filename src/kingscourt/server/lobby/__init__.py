"""The public tables: pages and filters, one reader for all who follow, and the end of those nobody joins."""
