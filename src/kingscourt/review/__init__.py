"""What decided a finished game: chances over its course, luck and choices apart, and the story in words."""
