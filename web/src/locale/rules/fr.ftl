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
web-gallery-numbers =
    { $all ->
        [one] { $n } nombre sur { $all } est reconstitué
       *[other] Nombres reconstitués : { $n } sur { $all }
    }
web-gallery-sure = La certitude de chaque nombre
web-gallery-exact = Imprimé
    .about = Il figure dans les règles ou sur la pièce elle-même.
web-gallery-derived = Déduit
    .about = Il se déduit de ce qui est imprimé, ou des descriptions publiques s’accordent.
web-gallery-reconstructed = Reconstitué
    .about = Aucune source ne le donne, nous l’avons donc reconstitué. Votre boîte peut dire autre chose.

## Positions qui montrent une règle

web-position-allowed = Permis
web-position-refused = Interdit
web-position-reason = Raison : { $reason }
