"""The contract that every game fulfils and every door uses."""
