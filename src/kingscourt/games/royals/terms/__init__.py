"""What lies where, what a choice takes and brings, and how things are named in terms."""
