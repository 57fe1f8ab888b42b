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
web-gallery-values =
    { $all ->
        [one] { $n } van { $all } waarde is gereconstrueerd
       *[other] { $n } van { $all } waarden gereconstrueerd
    }
web-gallery-sure = Hoe zeker elke waarde is
web-gallery-exact = Gedrukt
    .about = De waarde staat in de spelregels of op het onderdeel zelf.
web-gallery-derived = Afgeleid
    .about = De waarde volgt uit wat gedrukt is, of openbare beschrijvingen stemmen overeen.
web-gallery-reconstructed = Gereconstrueerd
    .about = Geen bron noemt de waarde, dus hebben we die beredeneerd. In jouw doos kan iets anders staan.
web-gallery-sign = ≈ staat hier voor een teken of het ontbreken ervan: verbeter het met je eigen doos.

## Stellingen die een regel laten zien

web-position-allowed = Toegestaan
web-position-refused = Niet toegestaan
web-position-reason = Reden: { $reason }
