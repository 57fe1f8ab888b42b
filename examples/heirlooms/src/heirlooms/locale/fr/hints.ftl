### What hints say: what an answer is good for, and what one should think twice about

## Themes

heirlooms-hint-won = Cela peut vous faire gagner un objet.
heirlooms-hint-cards = Vous gardez ainsi vos cartes hautes pour plus tard.
