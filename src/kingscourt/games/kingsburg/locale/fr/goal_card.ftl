### Kingsburg : la carte du but

## Le but

kingsburg-goal-who = Pendant cinq années, vous dirigez une province aux confins du royaume.
kingsburg-goal-what = Au printemps, en été et en automne, vos dés vous valent l’aide des conseillers du roi et vous pouvez construire ; en hiver, un ennemi attaque.
kingsburg-goal-win = Après le cinquième hiver, le plus grand nombre de points de victoire l’emporte.

## Une année

kingsburg-round = Une année
kingsburg-round-roll = Lancer
kingsburg-round-roll-does = le plus petit total commence
kingsburg-round-send = Envoyer
kingsburg-round-send-does = des dés dont le total est le numéro du conseiller
kingsburg-round-receive = Recevoir
kingsburg-round-receive-does = la cour donne, de 1 à 18
kingsburg-round-build = Construire
kingsburg-round-build-does = un bâtiment, de gauche à droite dans sa rangée
kingsburg-round-recruit = Recruter
kingsburg-round-recruit-does = un soldat pour 2 ressources
kingsburg-round-winter = Hiver
kingsburg-round-winter-does = il faut plus de force que l’ennemi
kingsburg-round-repeats = au printemps, en été et en automne

## Ce qui rapporte et ce qui coûte

kingsburg-scores-buildings = 0 à 9
kingsburg-scores-buildings-for = un nouveau bâtiment ; certains rapportent aussi par la suite
kingsburg-scores-advisors = 1 à 3
kingsburg-scores-advisors-for = l’aide du bouffon, du contrebandier ou de la reine
kingsburg-scores-reward = 1 par année
kingsburg-scores-reward-for = à qui a le plus de bâtiments, après le printemps
kingsburg-scores-battle = 1 par hiver
kingsburg-scores-battle-for = au vainqueur le plus fort ; certains ennemis rapportent plus
kingsburg-scores-defeat = Défaite
kingsburg-scores-defeat-for = coûte des ressources, des points ou un bâtiment
