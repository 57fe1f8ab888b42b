"""What a bot knows about Kingsburg: features, their weights, and moves that people laugh at."""
