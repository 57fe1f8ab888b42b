"""What bots go by: features and values of positions, and detectors of laughable moves."""
