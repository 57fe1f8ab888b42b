"""What a host runs: migrations and the doctor."""
