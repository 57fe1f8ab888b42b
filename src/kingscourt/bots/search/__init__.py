"""Bots that search imagined worlds: paired rollouts and a tree of their own decisions."""
