"""Learning the weights of values from games that bots play against themselves."""
