### Ce que dit l’analyse d’une partie terminée

## Quand et quoi

review-when-setup = Mise en place
review-when-part = { $when }, { $part }
review-when-value = { $name } { $value }
review-what-answer = { $player } : « { $answer } ».
review-what-hidden = { $line } ({ $things })
review-what-together = { $first } { $second }
review-what-seen = { $player } a reçu : { $things }.
review-what-draw = Le hasard a tranché.
review-why-more =
    { $n ->
        [one] { $topic } : environ { $n } point de plus
       *[other] { $topic } : environ { $n } points de plus
    }
review-why-fewer =
    { $n ->
        [one] { $topic } : environ { $n } point de moins
       *[other] { $topic } : environ { $n } points de moins
    }

## Titre et récit

review-headline-led = { $player } reste en tête de bout en bout.
review-headline-behind = { $player } l’emporte après un passage en { $place }e position.
review-headline-shared = Victoire partagée : { $players }.
review-story-led-before = Au début, { $player } menait.
review-story-led-since = { $when } – à partir de là, { $player } n’est plus jamais nettement derrière.
review-story-luck = { $when } – { $what } Pour { $player }, les chances passent de { $before } à { $after } %.
review-story-choice = { $when } – { $what } Il restait { $after } % de chances ; « { $answer } » en aurait laissé { $before } %.

## Tableaux et listes

review-chances = Chances de victoire
review-estimated = estimées d’après { $n } parties poursuivies à partir de chaque position, ± { $error } en moyenne
review-column-seat = Joueur
review-column-start = Départ
review-column-luck = Hasard
review-column-own = Choix personnels
review-column-others = Choix des autres
review-column-result = Résultat
review-column-good = Bons choix
review-moments = Moments décisifs
review-no-moments = Aucun tirage ni aucun choix n’a fait varier les chances de cinq points.
review-kind-luck = hasard
review-kind-choice = choix
review-opponent = Adversaire
review-better = Mieux : { $answer }
review-story = Le récit
review-working = Parties poursuivies à partir de chaque position
