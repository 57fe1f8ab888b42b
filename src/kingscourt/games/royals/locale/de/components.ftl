### Royals: Spielmaterial und seine Wörter

## Das Spiel und seine Ausgaben

royals-game = Royals
    .about = Die großen Adelshäuser des 17. Jahrhunderts ringen um Europa: Karten gewinnen Positionen bei Hof, Intrigen nehmen sie anderen ab, und dreimal wird der Einfluss gewogen.
    .length = 60 Minuten
    .weight = Mittel
royals-edition-rulebook = Ausgabe nach dem Regelheft
    .about = Folgt dem Regelheft, mit eigenen Entscheidungen, wo es schweigt oder sich widerspricht; die übliche Wahl. Zahlen, die nur der Spielplan zeigt, sind rekonstruiert.
royals-edition-arcane-2016 = Ausgabe von Arcane Wonders (2016)
    .about = Spielt sich wie die spätere englische Ausgabe: drei britische Karten mehr, wer vom leeren Länderstapel ziehen will, lässt ihn sofort neu mischen, und zu dritt gibt es weniger Adelshausboni.

## Gruppen des Spielmaterials

royals-family-country = Länder
royals-family-intrigue = Intrigenkarten
royals-family-title = Titel
royals-family-city = Städte

## Länder

royals-country-france = Frankreich
royals-country-german-states = Deutsche Staaten
royals-country-britain = Britannien
royals-country-spain = Spanien
royals-country-entry = { $country }
    .rule = Zahl der Länderkarten: { $n }. Städte: { $cities }. Länderboni: { $first } und { $second } Punkte.

## Intrigenkarten

royals-intrigue-france-german-states = Frankreich / Deutsche Staaten
royals-intrigue-france-britain = Frankreich / Britannien
royals-intrigue-france-spain = Frankreich / Spanien
royals-intrigue-german-states-britain = Deutsche Staaten / Britannien
royals-intrigue-german-states-spain = Deutsche Staaten / Spanien
royals-intrigue-britain-spain = Britannien / Spanien
royals-intrigue-entry = { $intrigue }
    .rule = Diese Intrigenkarte gilt für eine Position in jedem der beiden Länder, die sie zeigt: { $countries }. Karten dieser Art: { $n }.

## Titel

royals-title-marshal = Marschall
    .low = Marschall
royals-title-baron = Baron
    .low = Baron
royals-title-countess = Gräfin
    .low = Gräfin
royals-title-duke = Herzog
    .low = Herzog
royals-title-cardinal = Kardinal
    .low = Kardinal
royals-title-princess = Prinzessin
    .low = Prinzessin
royals-title-king = König
    .low = König
royals-title-entry = { $title }
    .low = { $title_low }
    .rule = Preis einer Position in Länderkarten: { $cards }. Ihr Einfluss: { $influence }. Intrigenkarten für eine Übernahme: { $intrigues }. Das Titelplättchen ist { $points } Punkte wert, jede Hälfte { $half }.

## Städte

royals-city-paris = Paris
royals-city-lyon = Lyon
royals-city-rennes = Rennes
royals-city-marseille = Marseille
royals-city-bordeaux = Bordeaux
royals-city-vienna = Wien
royals-city-cologne = Köln
royals-city-munich = München
royals-city-berlin = Berlin
royals-city-dublin = Dublin
royals-city-london = London
royals-city-edinburgh = Edinburgh
royals-city-madrid = Madrid
royals-city-seville = Sevilla
royals-city-valencia = Valencia
royals-city-barcelona = Barcelona
royals-city-entry = { $city }
    .rule = Land: { $country }. Positionen: { $titles }. Stadtbonus: { $points } Punkte.

## Farben

royals-colour-grey = Grau
royals-colour-purple = Lila
royals-colour-orange = Orange
royals-colour-black = Schwarz
royals-colour-white = Weiß

## Einstellungen

royals-option-totals = Zwischenstände
    .about = Ob die Punkte der anderen während des Spiels angezeigt werden. Wer mitzählt, kennt sie ohnehin.
royals-option-totals-hidden = nicht angezeigt
royals-option-totals-shown = angezeigt
royals-option-colours = Farben
    .about = Wer mit welcher Farbe spielt. Von Schwarz und Weiß gibt es mehr Holzwürfel.
royals-option-colours-by-seat = nach Sitzplatz
royals-option-colours-chosen = der Reihe nach gewählt
