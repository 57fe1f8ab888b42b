### Die Regeln zum Lesen und die Sammlung des Spielmaterials: kommen mit ihren Seiten

## Karten und Spielmaterial

web-gallery-find = Nach Namen suchen
web-gallery-kind = Art
web-gallery-all = Alle Arten
web-gallery-only = Nur mit ≈
web-gallery-none = Nichts hier heißt so.
web-gallery-count =
    { $n ->
        [one] { $n } Karte oder Teil
       *[other] { $n } Karten und Teile
    }
web-gallery-numbers =
    { $all ->
        [one] { $n } von { $all } Zahl ist rekonstruiert
       *[other] { $n } von { $all } Zahlen rekonstruiert
    }
web-gallery-sure = Wie sicher jede Zahl ist
web-gallery-exact = Gedruckt
    .about = Sie steht in der Anleitung oder auf dem Material selbst.
web-gallery-derived = Abgeleitet
    .about = Sie folgt aus Gedrucktem, oder öffentliche Beschreibungen stimmen darin überein.
web-gallery-reconstructed = Rekonstruiert
    .about = Keine Quelle nennt sie, also haben wir sie erschlossen. In deiner Schachtel kann etwas anderes stehen.

## Stellungen, die eine Regel zeigen

web-position-allowed = Erlaubt
web-position-refused = Nicht erlaubt
web-position-reason = Grund: { $reason }
