"""What a host runs: migrations, the doctor, moderation."""
