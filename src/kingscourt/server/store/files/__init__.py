"""The stores of local mode, in plain files."""
