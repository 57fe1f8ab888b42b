### What hints say: what an answer is good for, and what one should think twice about

## Themes

heirlooms-hint-won = Puede darte un objeto de la herencia.
heirlooms-hint-cards = Así guardas tus cartas altas para más tarde.
