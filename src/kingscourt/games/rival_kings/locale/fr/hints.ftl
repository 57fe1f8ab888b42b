### What hints say: what an answer is good for, and what one should think twice about

## Themes

rival-kings-hint-cards = Vos cartes valent ainsi plus de points.
rival-kings-hint-coins = Il vous reste ainsi plus de pièces.
rival-kings-hint-markers = Cela vous débarrasse de marqueurs de conflit.
rival-kings-hint-offers = Cela vous aide à obtenir une bonne carte des piles.
rival-kings-hint-safety = Vous vous exposez ainsi moins au vol et aux rangs égaux.
rival-kings-hint-theft = Vous pouvez ainsi encore voler une action.
rival-kings-hint-rivals = Votre position face aux autres s’améliore ainsi.
rival-kings-hint-ability = Vous obtenez ou gardez ainsi une capacité utile.

## Warnings

rival-kings-warning-money-declined = Cet argent ne coûte rien.
rival-kings-warning-smaller-money-taken = Il y a nettement plus d’argent devant une autre pile.
rival-kings-warning-marker-kept = Un marqueur de conflit coûte des points à la fin, et vous pourriez vous en débarrasser.
rival-kings-warning-marker-to-a-trailing-rival = Ce joueur est loin derrière ; le marqueur gênerait davantage celui qui mène.
rival-kings-warning-watchman-unused = Le Garde pourrait renvoyer ce marqueur au voleur.
rival-kings-warning-free-ability-unused = La capacité de votre sujet ne coûte rien, et vous ne l’avez pas encore utilisée.
rival-kings-warning-good-card-declined-with-money = Il y a ici une carte qui rapporte plus de points qu’elle ne coûte, et vous pouvez la payer.
rival-kings-warning-last-card-bought-at-a-loss = La partie se termine après ce cycle, et cette carte coûte plus qu’elle ne rapporte.
rival-kings-warning-game-ended-as-last = Cela met fin à la partie alors que vous êtes à la dernière place.
rival-kings-warning-rivals-pair-completed-by-a-swap = La carte que vous cédez complète une paire de l’autre joueur.
rival-kings-warning-swap-at-a-loss = Cet échange vous fait perdre des points.
rival-kings-warning-ability-covered = Le nouveau sujet devient actif aussitôt, et la capacité de l’actuel n’a pas encore servi.
rival-kings-warning-partners-gone = Les partenaires de cette carte sont tous chez les autres.
rival-kings-warning-game-ended-behind = Cela met fin à la partie alors qu’un autre a plus de points.
