"""Operator commands: migrations, the doctor, moderation."""
