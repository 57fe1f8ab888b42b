"""What can be counted on the table, and the terms of actions."""
