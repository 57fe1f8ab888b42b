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
        [one] Zahle { $cost } Länderkarte ({ $country }). Stehen drei beliebige dafür?
       *[other] Zahle { $cost } Länderkarten ({ $country }). Für wie viele davon stehen drei beliebige?
    }
royals-prompt-wild-intrigue =
    { $cost ->
        [one] Zahle { $cost } Intrigenkarte ({ $country }). Stehen zwei beliebige dafür?
       *[other] Zahle { $cost } Intrigenkarten ({ $country }). Für wie viele davon stehen zwei beliebige?
    }
royals-prompt-give =
    { $n ->
        [one] Noch { $n } Karte als Joker: Welche gibst du?
       *[other] Noch { $n } Karten als Joker: Welche gibst du?
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
        [one] { $n } Länderkarte
       *[other] { $n } Länderkarten
    }
royals-action-draw-both = Eine Länderkarte und eine Intrigenkarte
royals-action-take = Aus der Auslage: { $country }
royals-action-take-deck = Vom Länderstapel
royals-action-take-intrigue = Vom Intrigenstapel
royals-action-occupy = Besetzen: { $title_low } in { $city }
royals-action-take-over = Übernehmen: { $title_low } in { $city }
royals-action-end-turn = Zug beenden
royals-action-wild =
    { $n ->
        [0] Keine Jokerkarten
        [one] { $n } Jokerkarte
       *[other] { $n } Jokerkarten
    }
royals-action-wild-intrigue =
    { $n ->
        [0] Kein Paar als Joker
        [one] { $n } Paar als Joker
       *[other] { $n } Paare als Joker
    }
royals-action-give = Länderkarte geben: { $country }
royals-action-give-intrigue = Intrigenkarte geben: { $intrigue }
royals-action-discard = Länderkarte ablegen: { $country }
royals-action-discard-intrigue = Intrigenkarte ablegen: { $intrigue }

## Was eine Wahl kostet und bringt

royals-terms-cards = { $own } vom Land selbst ({ $country }) und von beliebigen Ländern, drei für eine: { $others }
royals-terms-cards-choice =
    { $cost ->
        [one] { $cost } Karte des Landes ({ $country }) oder drei beliebige dafür
       *[other] { $cost } Karten des Landes ({ $country }), für bis zu { $n } davon je drei beliebige
    }
royals-terms-cards-any = { $n } beliebige Länderkarten
royals-terms-intrigues = Intrigenkarten: { $own } mit diesem Land ({ $country }) und beliebige, zwei für eine: { $others }
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
royals-thing-cube = { $n } Holzwürfel
royals-thing-token-city =
    { $points ->
        [one] den Stadtbonus von { $city } ({ $points } Punkt)
       *[other] den Stadtbonus von { $city } ({ $points } Punkte)
    }
royals-thing-token-country =
    { $points ->
        [one] einen Länderbonus ({ $country }, { $points } Punkt)
       *[other] einen Länderbonus ({ $country }, { $points } Punkte)
    }
royals-thing-token-noble-house =
    { $points ->
        [one] einen Adelshausbonus ({ $points } Punkt)
       *[other] einen Adelshausbonus ({ $points } Punkte)
    }

## Protokoll: Karten

royals-event-colour = { $player } spielt mit { $colour } ({ $n } Holzwürfel).
royals-event-start = Startspieler: { $player }.
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
royals-event-give = { $player } gibt eine Karte für einen Joker: { $country }.
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
royals-event-bonus-country-gone = { $player } hat in jeder Stadt des Landes einen Holzwürfel ({ $country }), aber kein Länderbonus ist mehr übrig.
royals-event-bonus-noble =
    { $points ->
        [one] { $player } nimmt einen Adelshausbonus: { $points } Punkt.
       *[other] { $player } nimmt einen Adelshausbonus: { $points } Punkte.
    }
royals-event-bonus-noble-gone = { $player } hat auf jedem Titelplättchen einen Holzwürfel, aber kein Adelshausbonus ist mehr übrig.
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
royals-event-token-unused = { $country }: Das Plättchen zu { $points } geht an niemanden; es scheidet aus.
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
royals-refusal-cubes = Zwei Holzwürfel sind nötig, du hast noch { $n }.
royals-refusal-draw-first = Zuerst musst du deine Karten ziehen.
royals-refusal-first-turn = Im ersten Zug zieht niemand eine Intrigenkarte.
royals-refusal-draw = Zu dem gewählten Ziehen gehört diese Karte nicht oder nicht mehr.
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

royals-outline-setup = Vorbereitung
royals-outline-now = Epoche { $period }, { $player } am Zug
royals-outline-ends = Epoche { $period }, endet nach diesem Zug; { $player } am Zug
royals-outline-last-round = Epoche { $period }, letzte Runde; { $player } am Zug
royals-outline-over = Das Spiel ist zu Ende
royals-outline-colours = Farben zur Wahl
royals-outline-colour = { $colour }
royals-outline-count = { $country } × { $n }
royals-outline-count-intrigue = { $intrigue } × { $n }
royals-outline-display = Auslage
royals-outline-display-empty = Auslage: leer
royals-outline-decks = Stapel
royals-outline-deck =
    { $n ->
        [0] Länderstapel: leer
        [one] Länderstapel: { $n } Karte
       *[other] Länderstapel: { $n } Karten
    }
royals-outline-deck-intrigue =
    { $n ->
        [0] Intrigenstapel: leer
        [one] Intrigenstapel: { $n } Karte
       *[other] Intrigenstapel: { $n } Karten
    }
royals-outline-discards = Abgelegte Länderkarten: { $cards }
royals-outline-no-discards = Keine abgelegten Länderkarten
royals-outline-discards-intrigue = Abgelegte Intrigenkarten: { $cards }
royals-outline-no-discards-intrigue = Keine abgelegten Intrigenkarten
royals-outline-realm = { $country }: { $first } und { $second } Punkte für Einfluss in dieser Epoche
royals-outline-realm-done = { $country }
royals-outline-influence = Einfluss: { $standings }
royals-outline-standing = { $player } ({ $n })
royals-outline-realm-bonus = Länderbonus { $points }
royals-outline-realm-bonus-taken = Länderbonus { $points }: { $player }
royals-outline-token-taken = { $period }, { $points } Punkte: { $player }
royals-outline-token-gone = { $period }, { $points } Punkte: niemand
royals-outline-town = { $city }, Stadtbonus { $points }
royals-outline-town-taken = { $city }, Stadtbonus { $points } für { $player }
royals-outline-position =
    { $n ->
        [one] { $title }: frei, { $n } Karte, Einfluss { $influence }
       *[other] { $title }: frei, { $n } Karten, Einfluss { $influence }
    }
royals-outline-position-held = { $title }: { $player }, Einfluss { $influence }
royals-outline-position-takeover =
    { $n ->
        [one] { $title }: { $player }, Einfluss { $influence }; Übernahme: { $n } Länderkarte, Intrigenkarten: { $intrigues }
       *[other] { $title }: { $player }, Einfluss { $influence }; Übernahme: { $n } Länderkarten, Intrigenkarten: { $intrigues }
    }
royals-outline-position-target = { $title }: { $player } zahlt gerade
royals-outline-exiles = verbannt: { $cubes }
royals-outline-cube = { $player } × { $n }
royals-outline-ladder = Titelplättchen
royals-outline-rung = { $title }, { $points } Punkte: { $cubes }
royals-outline-rung-empty = { $title }, { $points } Punkte: keine Holzwürfel
royals-outline-noble-house = Adelshausboni
royals-outline-noble = { $points } Punkte
royals-outline-noble-taken = { $points } Punkte: { $player }
royals-outline-house =
    { $points ->
        [one] { $player } ({ $colour }): { $points } Punkt, Holzwürfel übrig: { $n }
       *[other] { $player } ({ $colour }): { $points } Punkte, Holzwürfel übrig: { $n }
    }
royals-outline-house-hidden = { $player } ({ $colour }): Holzwürfel übrig: { $n }
royals-outline-house-new = { $player }
royals-outline-hand =
    { $n ->
        [0] keine Länderkarten
        [one] { $n } Länderkarte
       *[other] { $n } Länderkarten
    }
royals-outline-hand-known =
    { $n ->
        [one] { $n } Länderkarte, bekannt: { $known }
       *[other] { $n } Länderkarten, darunter: { $known }
    }
royals-outline-hand-intrigue =
    { $n ->
        [0] keine Intrigenkarten
        [one] { $n } Intrigenkarte
       *[other] { $n } Intrigenkarten
    }

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
