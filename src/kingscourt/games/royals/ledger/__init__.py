"""What lies where, and how things are named in terms."""
