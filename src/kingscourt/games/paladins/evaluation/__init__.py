"""How good a position is for a seat, as the greedy bot measures it."""
