"""Pages generated from the texts and rules."""
