"""A review in words: when, what, what would have been better and why, and the story."""
