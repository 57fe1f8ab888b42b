"""Shells around the table core: the cache, the one path of every change, seats and talk."""
