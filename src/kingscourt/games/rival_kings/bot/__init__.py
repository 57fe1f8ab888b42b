"""What bots know of Rival Kings: values of positions, and detectors of laughable moves."""
