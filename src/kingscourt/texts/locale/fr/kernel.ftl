### Ce que dit toute table, quel que soit le jeu

## Personnes et énumérations

kernel-seat = joueur { $n }
kernel-list-none = rien
    .acc = rien
kernel-list-next = { $list }, { $item }
kernel-list-last = { $list } et { $item }
    .before-i = { $list } et { $item }

## Sortes de questions

kernel-question-pick-one = Choisissez-en un
kernel-question-pick-several = Choisissez-en plusieurs
kernel-question-pick-place = Choisissez un emplacement
kernel-question-pick-amount = Choisissez une quantité
kernel-question-confirm = Confirmez
kernel-question-order = Mettez dans l’ordre

## Ce que coûte et rapporte un choix

kernel-terms-both = { $takes } pour { $gives }
kernel-terms-takes = coûte { $takes }
kernel-terms-gives = rapporte { $gives }
kernel-terms-may-take = peut coûter jusqu’à { $takes }
kernel-terms-may-give = peut rapporter jusqu’à { $gives }
kernel-terms-draw = puis le hasard décide
kernel-terms-next = { $list } ; { $item }

## Pourquoi la table dit non

kernel-refusal-turn = Ce n’est pas à vous de jouer.
kernel-refusal-question = Cela ne répond pas à la question posée par la table.
kernel-refusal-over = La partie est terminée.
kernel-refusal-barrier = Cette étape révèle quelque chose ; elle ne peut donc être que la dernière d’une commande.
kernel-refusal-unknown = Aucune action de ce jeu ne s’écrit « { $text } ».
kernel-refusal-stale = La partie a avancé entre-temps. Regardez de nouveau la table, puis décidez.
kernel-refusal-sealed = Un choix secret doit être complet au moment où il est remis.
kernel-refusal-undo = Vous ne pouvez rien annuler : l’étape précédente n’était pas la vôtre, elle a révélé quelque chose, ou un bot a pris la place de quelqu’un depuis.
kernel-refusal-consent = Certaines personnes doivent encore donner leur accord.
kernel-refusal-lesson = Cette étape de la leçon attend autre chose. Odo vous dit quoi.

## Les règles de la table par numéro

kernel-rule-1 = Seuls les joueurs que le jeu attend peuvent agir. Quand plusieurs choisissent en même temps, chacun d’eux le peut.
    .title = À qui de jouer
kernel-rule-2 = Une action ne compte que si elle répond à la question que la table pose à ce moment.
    .title = Répondre à la question
kernel-rule-3 = Une fois la partie terminée, plus rien n’est possible ; tout ce qui était caché est alors visible de tous.
    .title = Après la fin
kernel-rule-4 = Une commande peut comporter plusieurs étapes ; elles sont toutes exécutées, ou aucune. Une étape qui révèle quelque chose, des dés ou une carte par exemple, ne peut être que la dernière : si une étape suivante était refusée, le joueur saurait déjà ce qui est sorti.
    .title = Révéler en dernier
kernel-rule-5 = Chaque action a, dans son jeu, une seule formulation exacte. La table n’accepte aucun autre texte.
    .title = Formulation des actions
kernel-rule-6 = Une commande vaut pour la situation dans laquelle elle a été donnée. Si la question posée au joueur a changé depuis, la commande n’est pas exécutée.
    .title = Commandes tardives
kernel-rule-7 = Quand des joueurs choisissent en secret et en même temps, chacun remet son choix entier en une fois. Il peut être remplacé tant que le dernier joueur n’a pas choisi ; personne ne le voit avant.
    .title = Choix secrets
kernel-rule-8 = Pendant son tour, un joueur peut annuler ses étapes, jusqu’à la dernière qui a révélé quelque chose, dépendait du hasard ou venait de quelqu’un d’autre. Toute annulation figure dans le journal. On peut annuler au plus 2000 entrées en tout à une même table. Personne ne peut annuler ce qui s’est passé avant qu’un bot ait pris la place d’une personne. Quand une seule personne joue avec des bots, la table peut lui permettre de tout annuler ; l’enregistrement de la partie le signale.
    .title = Annuler
kernel-rule-9 = Pour annuler davantage ou mettre fin à la partie avant son terme, il faut l’accord de tous les autres qui n’ont pas abandonné, présents ou non : qui ne dit mot ne consent pas. Ce qui a été tiré puis annulé est tiré à nouveau.
    .title = Accord de la table
kernel-rule-10 = Une leçon est une partie préparée. Jusqu’à sa dernière étape, elle n’accepte que le coup que l’étape enseigne ; les étapes qui en permettent d’autres le disent. Les tirages préparés sont nommés dans l’enregistrement, et une telle partie ne compte pour rien d’autre.
    .title = Leçons

## Ce qui se passe à la table

kernel-event-undo = { $player } annule un coup.
kernel-event-resign = { $player } abandonne.
kernel-event-timeout = { $player } n’a plus de temps : la table répond à sa place.
kernel-event-takeover = Un bot ({ $bot }) joue désormais pour { $player }.
kernel-event-return = { $player } est de retour à la table.
kernel-event-end = Les joueurs se mettent d’accord pour terminer la partie ici.
kernel-event-upgrade = Les règles de cette table sont passées à la version { $version } ; la situation reste la même.

## Comment une partie peut encore finir

kernel-outcome-agreed = Les joueurs sont convenus d’arrêter la partie ; il n’y a pas de classement.
kernel-outcome-resigned = La partie s’est terminée parce qu’un joueur a abandonné.
kernel-outcome-resigned-last = Qui a abandonné finit à la dernière place, quels que soient ses points.

## Le recueil des règles

kernel-reference-title = { $game } : les règles par numéro
kernel-reference-table = La table : règles communes à tous les jeux
kernel-reference-rules = Règles
kernel-reference-components = Matériel
kernel-reference-ruling = Notre interprétation
kernel-reference-see = Voir
kernel-reference-refusable = La table peut refuser un coup en vertu de cette règle.

kernel-card-reconstructed = ≈ signale un nombre reconstitué : corrigez-le d’après votre boîte.
kernel-missing = Il manque : { $list }
