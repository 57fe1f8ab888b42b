"""Scripts that other engines' own interpreters run; nothing in here may import kingscourt."""
