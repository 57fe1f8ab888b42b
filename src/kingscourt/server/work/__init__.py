"""What happens without anybody asking: bots, clocks, listings, jobs."""
