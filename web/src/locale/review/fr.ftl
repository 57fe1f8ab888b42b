### What the page of a review says, loaded with it

web-review-result = Résultat
web-review-none = Il n’y a pas d’analyse
web-review-failed = L’analyse n’a pas abouti
web-review-being-made = L’analyse est en cours
web-review-being-made-about = La partie est poursuivie à partir de chaque position, pour voir ce que valait chaque coup. Cela peut prendre une minute ou deux, une seule fois pour tout le monde.
web-review-progress = Coups : { $done } sur { $total }
web-review-chances = Chances de victoire
web-review-estimated = estimées d’après { $games } parties poursuivies à partir de chaque position, ± { $points }
web-review-chart-about = Les chances de chacun au fil de la partie ; un bouton les montre en tableau.
web-review-start = Au début
web-review-moment = Moment { $n } : { $what }
web-review-moments = { $n ->
    [one] Le moment décisif
   *[other] { $n } moments décisifs
}
web-review-no-moments = Aucun moment n’a décidé à lui seul de cette partie.
web-review-luck = hasard
web-review-own-choice = votre choix
web-review-choice-of = choix : { $name }
web-review-better = Mieux : { $answer }
web-review-no-choice = Il n’y avait rien à choisir
web-review-open-replay = Revoir ce moment
web-review-played = Choisi
web-review-better-answer = Mieux
web-review-compared = Chances pour { $name } après chaque réponse
web-review-mark-own = vous
web-review-mark-better = mieux
web-review-mark-better-for = mieux pour { $name }
web-review-seen-by-you = Ce que vous voyiez
web-review-seen-by = Ce que voyait { $name }
web-review-previous = Moment précédent
web-review-next = Moment suivant
web-review-luck-about = C’était le hasard : personne ne pouvait le prévoir. Les chances pour { $name } :
web-review-before = Avant
web-review-after = Après
web-review-seat = Joueur
web-review-luck-column = Hasard : tirages
web-review-skill-column = Habileté : bons choix
web-review-good-of = { $good } choix sur { $all } à deux points au plus du meilleur
web-review-story = Le récit
web-review-picture = Enregistrer l’image
web-review-link-copied = Le lien vers cette analyse est copié.
web-review-link-private = Le lien est copié. Cette table est privée : seules les personnes qui peuvent la voir ouvriront l’analyse.
