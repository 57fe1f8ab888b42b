"""The terminal table: prompt, screen and play loop."""
