### Ce que dit la table du terminal elle-même

## Arrivée et départ

cli-default-name = Joueur
cli-bot-random = Insouciant
cli-bot-squire = Écuyer
cli-bot-knight = Chevalier
cli-bot-lord = Seigneur
cli-bot-king = Roi
cli-welcome = { $player } contre { $others }
cli-alone = { $player } joue en solitaire.
cli-commitment = Les dés et les cartes de cette partie sont déjà fixés ; leur sceau est { $hash }.
cli-hint = Tapez le numéro de votre choix. o montre la table, h ce que vous pouvez taper d’autre.
cli-wait = — Entrée : suite —
cli-nobody-asks = La table attend d’autres personnes ; revenez plus tard.
cli-left = Vous quittez la table. La partie n’a pas été enregistrée.
cli-record-kept = Vous quittez la table. L’enregistrement de la partie jusqu’ici se trouve dans { $file }.
cli-record-done = L’enregistrement de la partie se trouve dans { $file }. Pour le vérifier : kingscourt verify { $file }
cli-record-none = La partie n’a pas été enregistrée. La prochaine fois, --record FICHIER l’enregistrera.

## Choisir

cli-final-all = Aucun de ces choix ne peut être annulé.
cli-final-some = Les choix marqués d’un ! ne peuvent pas être annulés.
cli-sealed = Ce choix reste secret jusqu’à ce que tout le monde ait choisi.
cli-matches =
    { $n ->
        [one] { $n } choix correspond.
       *[other] { $n } choix correspondent. Tapez un numéro, ou davantage de texte.
    }
cli-overview = Il y a { $n } choix. Tapez un nom de la liste pour ne voir que ceux d’un lieu.
cli-changed-more = D’autres choses ont changé : o montre toute la table.
cli-choice-page = Page { $page } sur { $pages } : Entrée montre la suivante, un mot fait une recherche.
cli-hidden = Ceux-ci contiennent { $n }. Pour prendre le choix numéro { $n } lui-même, tapez-le de nouveau.
cli-no-match = Aucun choix ne contient « { $text } ». Pour savoir pourquoi : ? { $text }
cli-no-number = Il n’y a pas de choix { $n } ; le dernier est le { $last }.
cli-tried = À l’essai, pas encore envoyé : { $steps }
cli-try-open = Un numéro continue, s envoie, b revient d’une étape.
cli-sealed-open = Un numéro continue, b revient d’une étape.
cli-try-send = La question suivante vient après l’envoi : s envoie, b revient d’une étape.
cli-try-ready = La dernière étape ne peut pas être annulée ; elle n’aura donc lieu qu’à l’envoi : s envoie, b revient en arrière.
cli-try-usage = Tapez p et le numéro d’un choix pour voir où il mène sans le faire.
cli-final-inside = Rien ne peut suivre l’étape { $n } dans la même saisie. Choisissez-la d’abord seule, puis continuez.
cli-nothing-tried = Rien n’est à l’essai. p et un numéro essaient un choix sans le faire.
cli-undo-beyond = Pour revenir plus loin, commencez une partie avec --free-undo ; son enregistrement le signale.
cli-hints = Ce que vous pourriez faire :
cli-hints-warnings = Ce qui mérite réflexion :
cli-hints-none = Il n’y a pas de conseil ici.

## Règles et raisons

cli-refused = Impossible ({ $rule }) : { $reason }
cli-see-rule = r { $rule } montre la règle.
cli-see-also = Voir { $rule } : { $title }
cli-why-usage = Pour savoir pourquoi c’est impossible : ? suivi d’un nom ou d’un lieu, comme : ? { $name }
cli-why-possible = C’est possible maintenant :
cli-why-not = Impossible maintenant : { $choice }
cli-why-more =
    { $n ->
        [one] Il reste { $n } choix refusé pour d’autres raisons ; tapez plus de mots.
       *[other] Il reste { $n } choix refusés pour d’autres raisons ; tapez plus de mots.
    }
cli-why-nothing = Rien ici ne s’appelle « { $text } », ou la question ne porte pas là-dessus. o montre tous les lieux.
cli-why-elsewhere = Cette question ne porte pas sur « { $text } ». Sa carte : r { $text }
cli-no-place = Aucun lieu ne s’appelle « { $text } ». o les montre tous.
cli-part-usage = Tout ce qui est imprimé sur une chose : o et son nom, par exemple : o { $name }
cli-log-page = l { $n } montre ce qui s’est passé avant.
cli-no-rule = Il n’y a pas de règle « { $text } ».
cli-rule-usage = Tapez r et le numéro d’une règle ou le nom d’une chose : r { $rule } ou r { $name }. Les chapitres de ce jeu :
cli-near-rules = « { $text } » peut désigner une de ces règles ; tapez r et son numéro.

## La fin

cli-end = La partie est terminée
cli-ranking = Classement
cli-rank = Rang
cli-player = Joueur
cli-score = Points
cli-score-sheet = Points par catégorie
cli-category = Catégorie
cli-total = Total

## Aide

cli-help-number = prend le choix 3
cli-help-final = le choix 3 ne peut pas être annulé
cli-help-numbers = prend le choix 3, puis le choix 1 de la liste qui suit, tout ou rien
cli-help-text = montre les choix qui contiennent ces mots ; s’il n’y en a qu’un, le prend
cli-help-slash = de même pour un nombre : les choix qui contiennent 8
cli-help-try = essaie le choix 3 : montre où il mène, sans rien faire encore
cli-help-send = envoie ce qui est à l’essai
cli-help-back = abandonne la dernière étape essayée
cli-help-undo = annule votre dernière étape, tant que rien n’a été révélé depuis (avec --free-undo, toujours)
cli-help-hint = que pourrais-je faire ? quelques choix sensés, et pourquoi
cli-help-why = pourquoi est-ce impossible ?
cli-help-rule = montre une règle par son numéro ; r seul liste les chapitres
cli-help-card = montre la carte d’une chose : prix, points, effet
cli-help-outline = montre toute la table
cli-help-part = montre une partie de la table et tout ce qui y est imprimé
cli-help-log = montre ce qui vient de se passer ; l 2 ce qui précède
cli-help-quit = quitte la table
