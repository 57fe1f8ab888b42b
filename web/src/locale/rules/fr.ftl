### Les règles à lire et la galerie du matériel : chargées avec leurs pages

## Cartes et matériel

web-gallery-find = Chercher par nom
web-gallery-kind = Sorte
web-gallery-all = Toutes les sortes
web-gallery-only = Seulement avec ≈
web-gallery-none = Rien ici ne porte ce nom.
web-gallery-count =
    { $n ->
        [one] { $n } carte ou pièce
       *[other] { $n } cartes et pièces
    }
web-gallery-values =
    { $all ->
        [one] Valeur reconstituée : { $n } sur { $all }
       *[other] Valeurs reconstituées : { $n } sur { $all }
    }
web-gallery-sure = La certitude de chaque valeur
web-gallery-exact = Imprimée
    .about = Elle figure dans les règles ou sur la pièce elle-même.
web-gallery-derived = Déduite
    .about = Elle se déduit de ce qui est imprimé, ou des descriptions publiques s’accordent.
web-gallery-reconstructed = Reconstituée
    .about = Aucune source ne la donne, nous l’avons donc reconstituée. Votre boîte peut dire autre chose.
web-gallery-sign = ≈ signale ici un signe ou son absence : corrigez d’après votre boîte.

## Positions qui montrent une règle

web-position-allowed = Permis
web-position-refused = Interdit
web-position-reason = Raison : { $reason }
