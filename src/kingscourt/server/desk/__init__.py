"""What a process offers to people, however they ask."""
