### What hints say: what an answer is good for, and what one should think twice about

## Themes

heirlooms-hint-won = Elnyerhetsz vele egy örökségdarabot.
heirlooms-hint-cards = Későbbre is megmaradnak a magas lapjaid.
