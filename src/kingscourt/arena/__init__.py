"""Matches between bots: one game, thousands of games, and how fast they go."""
