"""The public tables: pages and filters, one shared reader for followers, and expiry."""
