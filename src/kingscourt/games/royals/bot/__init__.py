"""What bots know of Royals: the worth of positions, and moves that people laugh at."""
