"""What can be counted on the table, what advisors promise, and how strong a player is."""
