"""What can be counted on the table, and what an action takes, gives and brings about."""
