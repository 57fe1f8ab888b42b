"""Long proofs over many positions, run from the command line."""
