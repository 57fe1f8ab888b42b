"""Reviews of finished games: made once, kept with the table, and drawn as a picture."""
