"""`kingscourt arena`: measure bots against each other."""
