"""Bots think in child processes of `work`, which replay the tables they are asked about."""
