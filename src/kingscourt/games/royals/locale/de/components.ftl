### Royals: Spielmaterial und seine Wörter

## Das Spiel und seine Ausgaben

royals-game = Royals
    .about = Die großen Adelshäuser des 17. Jahrhunderts ringen um Europa: Karten gewinnen Positionen bei Hof, Intrigen nehmen sie anderen ab, und dreimal wird der Einfluss gewertet.
    .length = 60 Minuten
    .weight = Mittel
royals-edition-rulebook = Ausgabe nach Regelheft
    .about = Folgt dem Regelheft, mit unserer Auslegung, wo es schweigt oder sich widerspricht; die übliche Wahl. Zahlen, die nur der Spielplan zeigt, sind rekonstruiert.
royals-edition-arcane-2016 = Ausgabe von Arcane Wonders (2016)
    .about = Spielt sich wie die spätere englische Ausgabe: Es gibt drei britische Karten mehr, ein leerer Länderstapel wird schon beim Ziehen neu gemischt, und zu dritt gibt es weniger Adelshausboni.

## Gruppen des Spielmaterials

royals-family-country = Länder
royals-family-intrigue = Intrigenkarten
royals-family-title = Titel
royals-family-city = Städte
royals-family-position = Positionen
royals-family-noble = Adelshaus

## Länder

royals-country-france = Frankreich
royals-country-german-states = Deutsche Staaten
royals-country-britain = Britannien
royals-country-spain = Spanien
royals-country-entry = { $country }
    .rule = Mit seinen Karten werden Positionen in seinen Städten bezahlt. Wer dort am Ende einer Epoche den meisten Einfluss hat, nimmt das bessere der beiden Plättchen.

## Intrigenkarten

royals-intrigue-france-german-states = Frankreich / Deutsche Staaten
royals-intrigue-france-britain = Frankreich / Britannien
royals-intrigue-france-spain = Frankreich / Spanien
royals-intrigue-german-states-britain = Deutsche Staaten / Britannien
royals-intrigue-german-states-spain = Deutsche Staaten / Spanien
royals-intrigue-britain-spain = Britannien / Spanien
royals-intrigue-entry = { $intrigue }
    .rule = Hilft, eine Position in einem der beiden gezeigten Länder zu übernehmen. Zwei beliebige Intrigenkarten gelten zusammen als eine nach Wahl.

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
    .rule = Positionen dieses Titels gibt es in mehreren Städten. Wer am Ende der Partie die meisten Holzwürfel auf dem Titelplättchen hat, bekommt es; zwei, die gleichauf liegen, teilen es sich.

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
    .rule = Wer hier die allererste Position besetzt, nimmt den Stadtbonus. Der aufgedruckte Bonus entscheidet auch bei gleichem Einfluss.

## Positionen

royals-position-entry = { $title } in { $city }
    .rule = Wer sie hält, hat ihren Einfluss im Land, bis jemand sie übernimmt.

## Das Adelshaus

royals-noble-entry = Adelshausboni
    .rule = Für einen Holzwürfel auf jedem Titelplättchen: der höchste Adelshausbonus, der noch da ist, einmal pro Spieler.

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
