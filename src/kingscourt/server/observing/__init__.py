"""What a host sees of a process: metrics, traces, logs."""
