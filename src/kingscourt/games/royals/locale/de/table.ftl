### Royals: was der Tisch sagt

## Fragen

royals-prompt-colour = Welche Farbe wählst du?
royals-prompt-draw = Was ziehst du?
royals-prompt-take =
    { $n ->
        [one] Zieh { $n } Länderkarte, aus der Auslage oder vom Stapel.
       *[other] Zieh { $n } Länderkarten, aus der Auslage oder vom Stapel.
    }
royals-prompt-take-both =
    { $n ->
        [0] Zieh eine Intrigenkarte.
       *[other] Zieh eine Länderkarte und eine Intrigenkarte. Welche zuerst?
    }
royals-prompt-play = Besetze oder übernimm eine Position, oder beende den Zug.
royals-prompt-wild =
    { $cost ->
        [one] Zahle { $cost } Länderkarte ({ $country }). Zahlst du sie mit einer Jokerkarte (3 beliebige Karten = 1)?
       *[other] Zahle { $cost } Länderkarten ({ $country }). Wie viele davon zahlst du mit Jokerkarten (3 beliebige Karten = 1)?
    }
royals-prompt-wild-intrigue =
    { $cost ->
        [one] Zahle { $cost } Intrigenkarte ({ $country }). Zahlst du sie mit einem Jokerpaar (2 beliebige Karten = 1)?
       *[other] Zahle { $cost } Intrigenkarten ({ $country }). Wie viele davon zahlst du mit Jokerpaaren (2 beliebige Karten = 1)?
    }
royals-prompt-give =
    { $n ->
        [one] Noch { $n } Karte für eine Jokerkarte: Welche gibst du?
       *[other] Noch { $n } Karten für Jokerkarten: Welche gibst du?
    }
royals-prompt-give-intrigue =
    { $n ->
        [one] Noch { $n } Intrigenkarte ({ $country }): Welche gibst du?
       *[other] Noch { $n } Intrigenkarten ({ $country }): Welche gibst du?
    }
royals-prompt-give-any-intrigue =
    { $n ->
        [one] Noch { $n } beliebige Intrigenkarte: Welche gibst du?
       *[other] Noch { $n } beliebige Intrigenkarten: Welche gibst du?
    }
royals-prompt-discard =
    { $n ->
        [one] { $n } Karte über dem Handlimit: Welche legst du ab?
       *[other] { $n } Karten über dem Handlimit: Welche legst du ab?
    }

## Antworten

royals-action-colour = Mit { $colour } spielen
royals-action-draw-countries =
    { $n ->
        [one] { $n } Länderkarte ziehen
       *[other] { $n } Länderkarten ziehen
    }
royals-action-draw-both = Eine Länderkarte und eine Intrigenkarte ziehen
royals-action-take = Aus der Auslage nehmen: { $country }
royals-action-take-deck = Vom Länderstapel ziehen
royals-action-take-intrigue = Vom Intrigenstapel ziehen
royals-action-occupy = { $title } in { $city } besetzen
royals-action-take-over = { $title } in { $city } übernehmen
royals-action-end-turn = Zug beenden
royals-action-wild =
    { $n ->
        [0] Ohne Jokerkarten zahlen
        [one] Mit { $n } Jokerkarte zahlen
       *[other] Mit { $n } Jokerkarten zahlen
    }
royals-action-wild-intrigue =
    { $n ->
        [0] Ohne Jokerpaar zahlen
        [one] Mit { $n } Jokerpaar zahlen
       *[other] Mit { $n } Jokerpaaren zahlen
    }
royals-action-give = Länderkarte geben: { $country }
royals-action-give-intrigue = Intrigenkarte geben: { $intrigue }
royals-action-discard = Länderkarte ablegen: { $country }
royals-action-discard-intrigue = Intrigenkarte ablegen: { $intrigue }

## Was eine Wahl kostet und bringt

royals-terms-cards = Karten: { $own } des Landes selbst ({ $country }) und { $others } beliebige, drei für eine
royals-terms-cards-choice =
    { $cost ->
        [one] { $cost } Karte des Landes ({ $country }) oder drei beliebige dafür
       *[other] { $cost } Karten des Landes ({ $country }), für bis zu { $n } davon je drei beliebige
    }
royals-terms-cards-any = { $n } beliebige Länderkarten
royals-terms-intrigues = Intrigenkarten: { $own } mit diesem Land ({ $country }) und { $others } beliebige, zwei für eine
royals-terms-intrigues-choice =
    { $cost ->
        [one] { $cost } Intrigenkarte mit diesem Land ({ $country }) oder zwei beliebige dafür
       *[other] { $cost } Intrigenkarten mit diesem Land ({ $country }), für bis zu { $n } davon je zwei beliebige
    }
royals-terms-intrigues-own =
    { $n ->
        [one] { $n } Intrigenkarte mit diesem Land ({ $country })
       *[other] { $n } Intrigenkarten mit diesem Land ({ $country })
    }
royals-terms-intrigues-any = { $n } beliebige Intrigenkarten
royals-terms-whole-hand = das kostet alle deine Länderkarten
royals-terms-influence = dein Einfluss ({ $country }): von { $before } auf { $after }
royals-terms-influence-loser = Einfluss von { $player }: von { $before } auf { $after }
royals-terms-surplus =
    { $n ->
        [one] danach wird { $n } Karte über dem Handlimit abgelegt
       *[other] danach werden { $n } Karten über dem Handlimit abgelegt
    }
royals-terms-period-ends = die Epoche { $period } endet mit diesem Zug
royals-thing-country =
    { $n ->
        [one] { $n } Karte ({ $country })
       *[other] { $n } Karten ({ $country })
    }
royals-thing-intrigue =
    { $n ->
        [one] { $n } Intrigenkarte ({ $intrigue })
       *[other] { $n } Intrigenkarten ({ $intrigue })
    }
royals-thing-any-country =
    { $n ->
        [one] { $n } beliebige Länderkarte
       *[other] { $n } beliebige Länderkarten
    }
royals-thing-any-intrigue =
    { $n ->
        [one] { $n } beliebige Intrigenkarte
       *[other] { $n } beliebige Intrigenkarten
    }
royals-thing-cube = { $n } Holzwürfel
royals-thing-token-city =
    { $points ->
        [one] der Stadtbonus von { $city } ({ $points } Punkt)
       *[other] der Stadtbonus von { $city } ({ $points } Punkte)
    }
royals-thing-token-country =
    { $points ->
        [one] ein Länderbonus ({ $country }, { $points } Punkt)
       *[other] ein Länderbonus ({ $country }, { $points } Punkte)
    }
royals-thing-token-noble-house =
    { $points ->
        [one] ein Adelshausbonus ({ $points } Punkt)
       *[other] ein Adelshausbonus ({ $points } Punkte)
    }

## Protokoll: Karten

royals-event-colour = { $player } spielt mit { $colour } ({ $n } Holzwürfel).
royals-event-start = { $player } ist Startspieler.
royals-event-turn = { $player } ist am Zug.
royals-event-display = Offen in der Auslage: { $country }.
royals-event-plan-countries =
    { $n ->
        [one] { $player } zieht { $n } Länderkarte und keine Intrigenkarte.
       *[other] { $player } zieht { $n } Länderkarten und keine Intrigenkarte.
    }
royals-event-plan-both = { $player } zieht eine Länderkarte und eine Intrigenkarte.
royals-event-take = { $player } nimmt eine Karte aus der Auslage: { $country }.
royals-event-draw = { $player } zieht eine Karte vom Länderstapel.
royals-event-draw-own = Du ziehst eine Länderkarte: { $country }.
royals-event-draw-intrigue = { $player } zieht eine Intrigenkarte.
royals-event-draw-own-intrigue = Du ziehst eine Intrigenkarte: { $intrigue }.
royals-event-no-card = Für { $player } ist keine Karte mehr zum Ziehen da.
royals-event-pay =
    { $n ->
        [one] { $player } zahlt { $n } Länderkarte: { $country }.
       *[other] { $player } zahlt { $n } Länderkarten: { $country }.
    }
royals-event-give = { $player } gibt eine Karte für eine Jokerkarte: { $country }.
royals-event-give-intrigue = { $player } gibt eine Intrigenkarte: { $intrigue }.
royals-event-discard = { $player } legt eine Länderkarte ab: { $country }.
royals-event-discard-intrigue = { $player } legt eine Intrigenkarte ab: { $intrigue }.
royals-event-no-play = { $player } hat für jede Position, die noch zu haben wäre, zu wenige Karten; der Zug endet.
royals-event-shuffle = Die abgelegten Länderkarten werden zu einem neuen Stapel gemischt.
royals-event-shuffle-intrigue = Die abgelegten Intrigenkarten werden zu einem neuen Stapel gemischt.

## Protokoll: Positionen und Punkte

royals-event-occupy = { $player } besetzt eine Position: { $title_low } in { $city }.
royals-event-take-over = { $player } übernimmt eine Position: { $title_low } in { $city } (bisher { $loser }).
royals-event-bonus-city =
    { $points ->
        [one] { $player } nimmt den Stadtbonus: { $city }, { $points } Punkt.
       *[other] { $player } nimmt den Stadtbonus: { $city }, { $points } Punkte.
    }
royals-event-bonus-country =
    { $points ->
        [one] { $player } nimmt einen Länderbonus: { $country }, { $points } Punkt.
       *[other] { $player } nimmt einen Länderbonus: { $country }, { $points } Punkte.
    }
royals-event-bonus-country-gone = { $player } hat in jeder Stadt des Landes einen Holzwürfel ({ $country }), aber es ist kein Länderbonus mehr übrig.
royals-event-bonus-noble =
    { $points ->
        [one] { $player } nimmt einen Adelshausbonus: { $points } Punkt.
       *[other] { $player } nimmt einen Adelshausbonus: { $points } Punkte.
    }
royals-event-bonus-noble-gone = { $player } hat auf jedem Titelplättchen einen Holzwürfel, aber es ist kein Adelshausbonus mehr übrig.
royals-event-last-round = Die dritte Epoche ist vorbei. Die Runde wird zu Ende gespielt, dann wird gewertet.
royals-event-scoring = Die Epoche { $period } wird gewertet.
    .heading = { $period }
royals-event-token-first =
    { $points ->
        [one] { $country }: { $player } hat den meisten Einfluss ({ $influence }), { $points } Punkt.
       *[other] { $country }: { $player } hat den meisten Einfluss ({ $influence }), { $points } Punkte.
    }
royals-event-token-second =
    { $points ->
        [one] { $country }: { $player } hat den zweitmeisten Einfluss ({ $influence }), { $points } Punkt.
       *[other] { $country }: { $player } hat den zweitmeisten Einfluss ({ $influence }), { $points } Punkte.
    }
royals-event-tie-title = { $country }: { $player } und { $loser } haben gleich viel Einfluss ({ $influence }); der höhere Titel entscheidet: { $title_low } ({ $player }).
royals-event-tie-city = { $country }: { $player } und { $loser } haben gleich viel Einfluss ({ $influence }) und denselben höchsten Titel ({ $title_low }); der höhere Stadtbonus entscheidet: { $city }, { $points } ({ $player }).
royals-event-token-unused = { $country }: Das Plättchen zu { $points } geht an niemanden und kommt aus dem Spiel.
royals-event-majority =
    { $points ->
        [one] { $title }: { $player } hat die meisten Holzwürfel ({ $n }), { $points } Punkt.
       *[other] { $title }: { $player } hat die meisten Holzwürfel ({ $n }), { $points } Punkte.
    }
royals-event-majority-half =
    { $points ->
        [one] { $title }: { $player } liegt gleichauf vorn ({ $n } Holzwürfel), halbes Plättchen, { $points } Punkt.
       *[other] { $title }: { $player } liegt gleichauf vorn ({ $n } Holzwürfel), halbes Plättchen, { $points } Punkte.
    }
royals-event-majority-none = { $title }: Niemand hat dort einen Holzwürfel, also geht das Titelplättchen an niemanden.
royals-event-majority-tied = { $title }: { $players } liegen mit den meisten Holzwürfeln ({ $n }) gleichauf; bei mehr als zweien geht das Titelplättchen an niemanden.
royals-event-tie-end =
    { $points ->
        [one] { $players } liegen mit { $points } Punkt gleichauf; das höchste einzelne Plättchen entscheidet.
       *[other] { $players } liegen mit { $points } Punkten gleichauf; das höchste einzelne Plättchen entscheidet.
    }

## Warum nicht

royals-refusal-colour = Diese Farbe ist nicht zu haben: { $colour }.
royals-refusal-cubes = Zwei Holzwürfel sind nötig, du hast nur noch { $n }.
royals-refusal-draw-first = Zuerst musst du deine Karten ziehen.
royals-refusal-first-turn = Im ersten Zug zieht niemand eine Intrigenkarte.
royals-refusal-draw = Diese Karte gehört nicht oder nicht mehr zu dem, was du jetzt ziehst.
royals-refusal-display = Die Auslage zeigt keine solche Karte: { $country }.
royals-refusal-deck = Der Länderstapel ist leer; nimm eine Karte aus der Auslage.
royals-refusal-held = Diese Position hält { $player }: { $title_low } in { $city }. Man kann sie nur übernehmen.
royals-refusal-cards =
    { $cost ->
        [one] { $title } in { $city } kostet { $cost } Länderkarte ({ $country }). Auch mit Jokerkarten reicht deine Hand nur für { $n }.
       *[other] { $title } in { $city } kostet { $cost } Länderkarten ({ $country }). Auch mit Jokerkarten reicht deine Hand nur für { $n }.
    }
royals-refusal-wild-few = Mit so wenigen Jokerkarten brauchst du mehr Karten des Landes ({ $country }): { $needed }, du hast { $n }.
royals-refusal-wild-many = Mit so vielen Jokerkarten brauchst du mehr Karten: { $needed }, du hast { $n }.
royals-refusal-hand = Du hast keine solche Länderkarte: { $country }.
royals-refusal-hand-intrigue = Du hast keine solche Intrigenkarte: { $intrigue }.
royals-refusal-vacant = Diese Position ist frei: { $title_low } in { $city }. Sie wird besetzt, nicht übernommen.
royals-refusal-own = Diese Position gehört dir schon: { $title_low } in { $city }.
royals-refusal-intrigue =
    { $needed ->
        [one] Die Übernahme kostet { $needed } Intrigenkarte ({ $country }): { $title_low } in { $city }. Auch paarweise reichen deine nur für { $n }.
       *[other] Die Übernahme kostet { $needed } Intrigenkarten ({ $country }): { $title_low } in { $city }. Auch paarweise reichen deine nur für { $n }.
    }
royals-refusal-wild-intrigue = So viele Paare geben deine Intrigenkarten nicht her ({ $country }).
royals-refusal-not-shown = Zuerst kommt eine Intrigenkarte, die dieses Land zeigt: { $country }. Diese zeigt { $intrigue }.
royals-refusal-limit = Abgelegt wird nur, was über dem Handlimit liegt; von diesen Karten hast du nicht zu viele.

## Der Tisch in Worten

royals-outline-setup = Aufbau
royals-outline-over = Das Spiel ist zu Ende
royals-outline-period = Epoche
royals-outline-period-name = { $period }
royals-outline-to-move = { $player } am Zug
royals-outline-round-ends = letzte Runde
royals-outline-period-ends = endet nach diesem Zug
royals-outline-colours = Farben zur Wahl
royals-outline-display = Auslage
royals-outline-display-empty = leer
royals-outline-decks = Stapel
royals-outline-empty = leer
royals-outline-deck-name = Länderstapel
royals-outline-deck-name-intrigue = Intrigenstapel
royals-outline-discards-name = Abgelegte Länderkarten
royals-outline-discards-name-intrigue = Abgelegte Intrigenkarten
royals-outline-influence = Einfluss
royals-outline-ahead-title = durch den höheren Titel ({ $title_low }) vor { $player }
royals-outline-ahead-city = durch den höheren Stadtbonus ({ $city }, { $points }) vor { $player }
royals-outline-realm-bonus = Länderbonus
royals-outline-period-tokens = Epochenplättchen für Einfluss
royals-outline-token-first = { $period }, 1. Platz
royals-outline-token-second = { $period }, 2. Platz
royals-outline-city-bonus = Stadtbonus
royals-outline-exiles = Verbannte Holzwürfel
royals-outline-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
royals-outline-vacant = frei
royals-outline-held = gehalten von { $player }
royals-outline-paying = { $player } zahlt gerade
royals-outline-taken = genommen von { $player }
royals-outline-gone = aus dem Spiel
royals-outline-ladder = Titelplättchen
royals-outline-noble-house = Adelshausboni
royals-outline-noble-bonus = Adelshausbonus
royals-outline-cubes-of = Holzwürfel von { $player }
royals-outline-cubes-left = Übrige Holzwürfel
royals-outline-tokens = Genommene Plättchen
royals-outline-plays-with = spielt mit { $colour }
royals-outline-seen = von allen gesehen
royals-outline-hand-name = Länderkarten
royals-outline-hand-name-intrigue = Intrigenkarten

## Was auf dem Material steht

royals-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
royals-line-box-cards =
    { $n ->
        [one] { $n } Karte in der Schachtel
       *[other] { $n } Karten in der Schachtel
    }
royals-line-cities = Städte: { $cities }
royals-line-country-bonuses = Länderboni: { $first } und { $second } Punkte
royals-line-period = Einfluss in Epoche { $period }: { $first } und { $second } Punkte
royals-line-countries = Zeigt { $countries }
royals-line-price =
    { $n ->
        [one] Preis: { $n } Karte des Landes
       *[other] Preis: { $n } Karten des Landes
    }
royals-line-price-country =
    { $n ->
        [one] Preis: { $n } Karte ({ $country })
       *[other] Preis: { $n } Karten ({ $country })
    }
royals-line-takeover =
    { $n ->
        [one] Eine Übernahme kostet zusätzlich { $n } Intrigenkarte
       *[other] Eine Übernahme kostet zusätzlich { $n } Intrigenkarten
    }
royals-line-influence = Einfluss: { $n }
royals-line-title-token = Titelplättchen: { $points } Punkte, jede Hälfte { $half }
royals-line-half =
    { $points ->
        [one] Jede Hälfte: { $points } Punkt
       *[other] Jede Hälfte: { $points } Punkte
    }
royals-line-country = Land: { $country }
royals-line-positions = Positionen: { $titles }
royals-line-city-bonus =
    { $points ->
        [one] Stadtbonus: { $points } Punkt
       *[other] Stadtbonus: { $points } Punkte
    }
royals-line-noble-house = Bei { $n } Spielern: { $bonuses }

## Wertungsbogen und Ergebnis

royals-score-city = Stadtboni
royals-score-country = Länderboni
royals-score-noble-house = Adelshausbonus
royals-score-period = Epochenplättchen
royals-score-title = Titelplättchen
royals-outcome-points =
    { $points ->
        [one] { $player } gewinnt mit { $points } Siegpunkt.
       *[other] { $player } gewinnt mit { $points } Siegpunkten.
    }
royals-outcome-token =
    { $points ->
        [one] { $player } gewinnt mit { $points } Siegpunkt; bei Gleichstand entschied das höchste einzelne Plättchen ({ $best }).
       *[other] { $player } gewinnt mit { $points } Siegpunkten; bei Gleichstand entschied das höchste einzelne Plättchen ({ $best }).
    }
royals-outcome-shared =
    { $points ->
        [one] Geteilter Sieg mit { $points } Siegpunkt: { $players }.
       *[other] Geteilter Sieg mit { $points } Siegpunkten: { $players }.
    }

## Das Brett

royals-board-have = { $n } von { $all } Karten
royals-board-have-intrigue = { $n } von { $all } Intrigenkarten
royals-board-deck-countries = Länder
royals-board-deck-intrigue = Intrigen
royals-board-legend-have = Karten, die du hast, und Karten, die es kostet
royals-board-legend-banished = Holzwürfel neben einer Stadt: verbannt
royals-board-first-place = 1.
royals-board-second-place = 2.

## Was eine Analyse nennt

royals-topic-points = Erhaltene Punkte
royals-topic-periods = Epochenplättchen
royals-topic-titles = Titelplättchen
royals-topic-bonuses = Boni von Ländern und Adelshäusern
royals-topic-cards = Länderkarten
royals-topic-intrigues = Intrigenkarten
royals-topic-positions = Erreichbare Positionen
