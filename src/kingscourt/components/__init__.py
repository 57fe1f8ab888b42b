"""Parts that games share: dice, bags, piles of cards."""
