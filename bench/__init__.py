"""Measurements that are not part of the package."""
