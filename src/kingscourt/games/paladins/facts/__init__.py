"""What never changes during a game, for clients."""
