"""Players behind a seat handle: they see what their seat may see and nothing else."""
