### What hints say: what an answer is good for, and what one should think twice about

## Themes

heirlooms-hint-won = Damit kannst du ein Erbstück gewinnen.
heirlooms-hint-cards = Damit behältst du deine hohen Karten für später.
