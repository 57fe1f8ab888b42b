### What hints say: what an answer is good for, and what one should think twice about

## Themes

heirlooms-hint-won = It may win you an heirloom.
heirlooms-hint-cards = It keeps your high cards for later.
