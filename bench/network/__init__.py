"""A small network against the weights of a game: positions, training, and a comparison at equal time."""
