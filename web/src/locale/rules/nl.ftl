### De regels om te lezen en de galerij van het spelmateriaal: geladen met hun pagina’s

## Kaarten en spelmateriaal

web-gallery-find = Zoeken op naam
web-gallery-kind = Soort
web-gallery-all = Alle soorten
web-gallery-only = Alleen met ≈
web-gallery-none = Niets hier heet zo.
web-gallery-count =
    { $n ->
        [one] { $n } kaart of onderdeel
       *[other] { $n } kaarten en onderdelen
    }
web-gallery-numbers =
    { $all ->
        [one] { $n } van { $all } getal is gereconstrueerd
       *[other] { $n } van { $all } getallen gereconstrueerd
    }
web-gallery-sure = Hoe zeker elk getal is
web-gallery-exact = Gedrukt
    .about = Het staat in de spelregels of op het onderdeel zelf.
web-gallery-derived = Afgeleid
    .about = Het volgt uit wat gedrukt is, of openbare beschrijvingen stemmen erin overeen.
web-gallery-reconstructed = Gereconstrueerd
    .about = Geen bron noemt het, dus hebben we het beredeneerd. In jouw doos kan iets anders staan.

## Stellingen die een regel laten zien

web-position-allowed = Toegestaan
web-position-refused = Niet toegestaan
web-position-reason = Reden: { $reason }
