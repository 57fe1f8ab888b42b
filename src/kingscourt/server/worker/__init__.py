"""The `work` process: bots, deadlines and background jobs."""
