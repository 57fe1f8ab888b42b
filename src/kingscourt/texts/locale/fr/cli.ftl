### Ce que dit la table du terminal elle-même

## Arrivée et départ

cli-default-name = Joueur
cli-welcome = { $player } contre { $others }
cli-alone = { $player } joue en solitaire.
cli-commitment = Les dés et les cartes de cette partie sont déjà fixés ; leur sceau est { $hash }.
cli-hint = Tapez le numéro de votre choix. h montre tout ce que vous pouvez taper.
cli-nobody-asks = La table attend d’autres personnes ; revenez plus tard.
cli-left = Vous quittez la table. La partie n’a pas été consignée.
cli-record-kept = Vous quittez la table. Le procès-verbal jusqu’ici se trouve dans { $file }.
cli-record-done = Le procès-verbal se trouve dans { $file }. Pour le vérifier : kingscourt verify { $file }
cli-record-none = La partie n’a pas été consignée. La prochaine fois, --record FICHIER la conservera.

## Choisir

cli-final-all = Aucun de ces choix ne peut être repris.
cli-final-some = Les choix marqués d’un ! ne peuvent pas être repris.
cli-sealed = Ce choix reste secret jusqu’à ce que tout le monde ait choisi.
cli-matches =
    { $n ->
        [one] { $n } choix correspond.
       *[other] { $n } choix correspondent. Tapez un numéro, ou davantage de texte.
    }
cli-overview = Cela fait { $n } choix. Tapez un nom de la liste pour voir ceux d’un lieu.
cli-hidden = Ceux-ci contiennent { $n }. Pour prendre le choix numéro { $n } lui-même, tapez-le de nouveau.
cli-no-match = Aucun choix ne contient « { $text } ». Pour savoir pourquoi : ? { $text }
cli-no-number = Il n’y a pas de choix { $n } ; le dernier est le { $last }.
cli-tried = À l’essai, pas encore envoyé : { $steps }
cli-try-open = Un numéro continue, s envoie, b revient d’un pas.
cli-try-send = s envoie, b revient en arrière.
cli-try-ready = Le dernier pas ne peut pas être repris ; il n’aura donc lieu qu’à l’envoi : s envoie, b revient en arrière.
cli-try-usage = Tapez p et le numéro d’un choix pour voir où il mène sans le faire.
cli-final-inside = Rien ne peut suivre le pas { $n } dans la même saisie. Choisissez-le d’abord seul, puis continuez.
cli-nothing-tried = Rien n’est à l’essai. p et un numéro essaient un choix sans le faire.
cli-undo-beyond = Pour revenir plus loin, commencez une partie avec --free-undo ; son procès-verbal le dit.

## Règles et raisons

cli-refused = Impossible ({ $rule }) : { $reason }
cli-see-rule = r { $rule } montre la règle.
cli-why-usage = Tapez ? et un lieu ou un nom, par exemple un de ceux de la position ci-dessus.
cli-why-possible = C’est possible maintenant :
cli-why-more =
    { $n ->
        [one] Il y a { $n } autre raison ; précisez avec plus de mots.
       *[other] Il y a { $n } autres raisons ; précisez avec plus de mots.
    }
cli-why-nothing = Rien ici ne s’appelle « { $text } », ou la question ne porte pas là-dessus. o montre tous les lieux.
cli-no-place = Aucun lieu ne s’appelle « { $text } ». o les montre tous.
cli-no-rule = Il n’y a pas de règle « { $text } ».
cli-near-rules = Règles voisines : { $list }

## La fin

cli-end = La partie est terminée
cli-ranking = Classement
cli-rank = Rang
cli-player = Joueur
cli-score = Score
cli-score-sheet = Points par catégorie
cli-category = Catégorie
cli-total = Somme

## Aide

cli-help-number = prend le choix 3
cli-help-numbers = prend le choix 3, puis le choix 1 de la liste qui suit, tout ou rien
cli-help-text = montre les choix qui contiennent ces mots ; s’il n’y en a qu’un, le prend
cli-help-slash = de même pour un nombre : les choix qui contiennent 8
cli-help-try = essaie le choix 3 : montre où il mène, sans rien faire encore
cli-help-send = envoie ce qui est à l’essai
cli-help-back = abandonne le dernier pas essayé
cli-help-undo = reprend votre dernier pas, tant que rien n’a été révélé depuis (avec --free-undo, toujours)
cli-help-why = pourquoi est-ce impossible ?
cli-help-rule = montre une règle par son numéro
cli-help-outline = montre de nouveau la position
cli-help-part = montre la partie de la position qui contient ces mots
cli-help-log = montre tout ce qui s’est passé jusqu’ici
cli-help-quit = quitte la table
