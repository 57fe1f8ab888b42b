"""Scripts run by other engines' own interpreters; they must not import kingscourt."""
