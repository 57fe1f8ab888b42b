"""Royals: noble houses struggle for positions in the cities of 17th-century Europe."""
