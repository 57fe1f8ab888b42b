### What hints say: what an answer is good for, and what one should think twice about

## Themes

heirlooms-hint-won = Daarmee kun je een erfstuk winnen.
heirlooms-hint-cards = Zo houd je je hoge kaarten voor later.
