"""Who people are: tokens, days off."""
