"""Paladins of the West Kingdom."""
