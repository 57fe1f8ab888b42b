"""What the service says no to, and in which words."""
