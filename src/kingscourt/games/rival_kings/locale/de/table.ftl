### Rival Kings: was der Tisch sagt

## Fragen

rival-kings-prompt-choose = Wähle geheim einen Charakter.
rival-kings-prompt-gardener = Tauschst du deinen Charakter mit dem eines anderen Spielers?
rival-kings-prompt-watchman = { $player } bestiehlt dich. Soll der Dieb den Marker an deiner Stelle erhalten?
rival-kings-prompt-watchman-card = Die aufgedeckte Karte bestiehlt dich: { $character }. Wehrst du den Marker ab?
rival-kings-prompt-theft = Welche Aktion stiehlst du? Lege ein Wappen darauf.
rival-kings-prompt-action = { $kind }: { $kind_does } oder verzichten.
rival-kings-prompt-stolen = Von { $player } gestohlen: { $kind_does } oder verzichten.
rival-kings-prompt-one-action = Gleiche Ränge: Welche eine Aktion deines Charakters führst du aus?
rival-kings-prompt-end = Deine Aktionen sind erledigt. Nutze deinen Untertanen oder beende den Zug.
rival-kings-prompt-swap-rival = Welche Karte nimmst du für { $card_acc }?
rival-kings-prompt-swap-middle = Welche offene Karte nimmst du für { $card_acc }?
rival-kings-prompt-pick = Du siehst { $pile_acc } durch. Welche Karte nimmst du?

## Antworten

rival-kings-action-play = Ausspielen: { $character }
rival-kings-action-cover = { $player } { $kind_acc } stehlen
rival-kings-action-settle = Einen Marker zurücklegen
rival-kings-action-give = { $player } einen Marker geben
rival-kings-action-money = Das Geld { $pile_at } nehmen
rival-kings-action-recruit = Den Untertanen { $pile_from } anwerben
rival-kings-action-buy = Das Gebäude { $pile_from } kaufen
rival-kings-action-decline = Verzichten
rival-kings-action-end = Den Zug beenden
rival-kings-action-take = Von { $player } nehmen: { $card }
rival-kings-action-take-older = Von { $player } nehmen: { $card } (älter)
rival-kings-action-for = Die Karte { $pile_from } nehmen
rival-kings-action-pick = Nehmen: { $card }, Nummer { $position } von oben
rival-kings-action-leave = Nichts nehmen
rival-kings-action-use = Nutzen: { $subject }
rival-kings-action-use-player = Nutzen: { $subject } ({ $player })
rival-kings-action-use-pile = Nutzen: { $subject } { $pile_at }
rival-kings-action-use-kind = Nutzen: { $subject } ({ $kind })
rival-kings-action-use-card = Nutzen: { $subject }, anbieten: { $card }
rival-kings-action-use-older = Nutzen: { $subject }, anbieten: { $card } (älter)

## Was eine Antwort kostet und bringt

rival-kings-thing-card =
    { $n ->
        [1] { $card }
       *[other] { $n } × { $card }
    }
rival-kings-thing-coin =
    { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
rival-kings-thing-marker =
    { $n ->
        [one] { $n } Marker
       *[other] { $n } Marker
    }
rival-kings-thing-ability =
    { $n ->
        [one] { $n } Fähigkeit dieses Durchgangs
       *[other] { $n } Fähigkeiten dieses Durchgangs
    }
rival-kings-thing-hidden-money =
    { $n ->
        [one] das Geld, das dort liegt
       *[other] das Geld von { $n } Stapeln
    }
rival-kings-thing-building =
    { $n ->
        [one] { $n } Gebäude
       *[other] { $n } Gebäude
    }
rival-kings-thing-subject =
    { $n ->
        [one] { $n } Untertan
       *[other] { $n } Untertanen
    }
rival-kings-thing-character =
    { $n ->
        [one] { $n } Charakter
       *[other] { $n } Charaktere
    }
rival-kings-terms-character = Rang { $rank }, stiehlt von Rang { $loot }: { $actions }
rival-kings-terms-peaceful-character = Rang { $rank }, stiehlt von niemandem: { $actions }
rival-kings-terms-deflects = { $player } erhält den Marker; deine Aktion wird trotzdem gestohlen
rival-kings-terms-idle-theft = du könntest sie jetzt nicht ausführen, nur abdecken
rival-kings-terms-swap-between = zwischendurch kann dein Untertan eine Karte tauschen
rival-kings-terms-perfect-pair = perfektes Paar: { $card }
rival-kings-terms-last-card = letzte Karte des Stapels: Das Spiel endet nach diesem Durchgang

## Was geschieht: Runden und Charaktere

rival-kings-event-game = Partie { $n } der Serie beginnt.
    .heading = Partie { $n }
rival-kings-event-round = Runde { $n }: Die Charaktere werden ausgeteilt.
    .heading = Runde { $n }
rival-kings-event-dealt = Alle haben { $n } Charaktere bekommen.
rival-kings-event-cycle = Durchgang { $n }: Alle wählen einen Charakter.
    .heading = Durchgang { $n }
rival-kings-event-hand = Deine Hand: { $cards }.
rival-kings-event-reveal = { $who } spielt { $character_acc } aus.
rival-kings-event-turned-up = Vom Stapel wird aufgedeckt: { $character }.
rival-kings-event-turn = { $who } ist mit Rang { $rank } am Zug.
rival-kings-event-turn-markers = { $who } ist vor { $player } am Zug: Beide haben Rang { $rank }, aber { $who } hat weniger Marker.
rival-kings-event-turn-symbol = { $who } ist vor { $player } am Zug: Beide haben Rang { $rank } und gleich viele Marker, aber { $who } hat das Vorrangsymbol.
rival-kings-event-cycle-ends = Der Durchgang ist vorbei; die Wappen kehren zurück, die Charaktere werden beiseitegelegt.
rival-kings-event-hand-returned =
    { $n ->
        [one] Du drehst deinen nicht ausgespielten Charakter um: { $cards }.
       *[other] Du drehst deine nicht ausgespielten Charaktere um: { $cards }.
    }
rival-kings-event-collected = Die Runde ist vorbei; alle Charaktere werden eingesammelt.
rival-kings-event-forgotten = Was du gesehen hattest, wird mit den anderen Karten gemischt ({ $pile }).
rival-kings-event-top = Neu { $pile_on }: { $card }.
rival-kings-event-ran-out = Keine Karte liegt mehr { $pile_on }. Das Spiel endet nach diesem Durchgang.
rival-kings-event-standstill = Zehn Runden in Folge ist kein Stapel kleiner geworden. Das Spiel ist vorbei.

## Was geschieht: Konflikte

rival-kings-event-keeps-character = { $who } behält den Charakter.
rival-kings-event-swap-characters = { $who } nutzt { $subject_acc } und tauscht mit { $player } { $given_acc } gegen { $taken_acc }.
rival-kings-event-same-rank = { $who } erhält einen Marker, behält eine Aktion und darf nicht stehlen: Auch { $player } hat Rang { $rank }.
rival-kings-event-robbed = { $who } wird von { $player } bestohlen und erhält einen Marker, denn Rang { $rank } stiehlt von Rang { $loot }.
rival-kings-event-deflected = { $who } nutzt { $subject_acc }: { $player } erhält den Marker.
rival-kings-event-clash-equal = { $who } erhält einen Marker, denn die Karte vom Stapel hat ebenfalls Rang { $rank }: { $character }.
rival-kings-event-clash-robbed = { $who } erhält einen Marker, denn die Karte vom Stapel hat Rang { $rank }, der von Rang { $loot } stiehlt: { $character }.
rival-kings-event-fended-off = { $who } nutzt { $subject_acc }: Niemand erhält den Marker.
rival-kings-event-no-marker-left = Für { $who } ist kein Marker mehr da.
rival-kings-event-cover = { $who } deckt bei { $player } { $kind_acc } mit einem Wappen ab.
rival-kings-event-last-action-stays = { $who } stiehlt { $player } nichts, denn dort ist nur noch eine Aktion frei.

## Was geschieht: Züge

rival-kings-event-settle = { $who } legt einen Marker zurück.
rival-kings-event-give = { $who } gibt { $player } einen Marker.
rival-kings-event-money =
    { $n ->
        [one] { $who } nimmt { $n } Münze { $pile_from }.
       *[other] { $who } nimmt { $n } Münzen { $pile_from }.
    }
rival-kings-event-refill =
    { $n ->
        [one] An keinem der vier Stapel lag Geld; aus dem Vorrat kommt { $n } Münze.
       *[other] An keinem der vier Stapel lag Geld; aus dem Vorrat kommen { $n } Münzen.
    }
rival-kings-event-recruit =
    { $n ->
        [one] { $who } wirbt { $card_acc } { $pile_from } für { $n } Münze an.
       *[other] { $who } wirbt { $card_acc } { $pile_from } für { $n } Münzen an.
    }
rival-kings-event-buy =
    { $n ->
        [one] { $who } kauft { $card_acc } { $pile_from } für { $n } Münze.
       *[other] { $who } kauft { $card_acc } { $pile_from } für { $n } Münzen.
    }
rival-kings-event-decline = { $who } verzichtet auf { $kind_acc }.
rival-kings-event-decline-stolen = { $who } verzichtet auf { $kind_acc }, gestohlen von { $player }.
rival-kings-event-decline-all = { $who } verzichtet auf die eine Aktion, die der gleiche Rang übrig lässt.
rival-kings-event-cannot-no-marker = { $who } kann { $kind_acc } nicht ausführen, denn es ist kein Marker da.
rival-kings-event-cannot-no-money = { $who } kann { $kind_acc } nicht ausführen, denn an den Stapeln und im Vorrat liegt kein Geld.
rival-kings-event-cannot-no-card = { $who } kann { $kind_acc } nicht ausführen, denn auf keinem Stapel liegt eine solche Karte oben.
rival-kings-event-cannot-too-dear = { $who } kann { $kind_acc } nicht ausführen, denn die Münzen reichen für keine Karte, die oben liegt.
rival-kings-event-cannot-any = { $who } kann keine Aktion des Charakters ausführen.
rival-kings-event-use = { $who } nutzt { $subject_acc }.
rival-kings-event-coins =
    { $n ->
        [one] { $who } nimmt { $n } Münze aus dem Vorrat.
       *[other] { $who } nimmt { $n } Münzen aus dem Vorrat.
    }
rival-kings-event-twice = { $who } führt { $kind_acc } zweimal aus.
rival-kings-event-again = { $who } führt { $kind_acc } noch einmal aus.
rival-kings-event-recover = { $who } führt { $kind_acc } aus, obwohl sie gestohlen wurde.
rival-kings-event-swap-cards = { $who } tauscht mit { $player } { $given_acc } gegen { $taken_acc }.
rival-kings-event-swap-middle = { $who } tauscht { $pile_on } { $given_acc } gegen { $taken_acc }.
rival-kings-event-look = { $who } sieht { $pile_acc } durch.
rival-kings-event-seen = Du siehst { $pile_acc } durch; von oben: { $cards }.
rival-kings-event-leave = { $who } sieht { $pile_acc } durch und nimmt keine Karte.

## Was geschieht: das Ende

rival-kings-event-perfect-pair = Bei { $who } bilden { $building } und { $subject } ein perfektes Paar: { $n } Punkte.
rival-kings-event-colour-pair = Bei { $who } haben { $building } und { $subject } dieselbe Farbe: { $n } Punkte.
rival-kings-event-rest = { $who }: zusammen { $n } für einzelne Karten ({ $singles }), Münzen ({ $coins }) und Marker ({ $markers }).
rival-kings-event-points =
    { $n ->
        [one] { $who } erzielt { $n } Punkt.
       *[other] { $who } erzielt { $n } Punkte.
    }
rival-kings-event-total =
    { $n ->
        [one] { $who } hat in der Serie { $n } Punkt.
       *[other] { $who } hat in der Serie { $n } Punkte.
    }

## Warum nicht

rival-kings-refusal-not-in-hand = Du hast { $character_acc } nicht auf der Hand.
rival-kings-refusal-played-before = In dieser Runde wurde { $character_the } schon ausgespielt oder aufgedeckt.
rival-kings-refusal-equal-steals-nothing = Im Konflikt gleicher Ränge kannst du nicht stehlen.
rival-kings-refusal-one-action-only = Gleiche Ränge lassen dir nur eine Aktion.
rival-kings-refusal-not-your-victim = Dein Rang bestiehlt { $player } nicht.
rival-kings-refusal-one-crest-a-victim = Du stiehlst { $player } nur eine Aktion, und zwar vor deinen eigenen.
rival-kings-refusal-stolen-first = Führe erst die gestohlene Aktion aus oder verzichte auf sie; danach bestiehlst du { $player }.
rival-kings-refusal-victim-lacks-action = Dieser Charakter hat { $kind_acc } nicht.
rival-kings-refusal-already-covered = { $kind }: Darauf liegt ein Wappen.
rival-kings-refusal-last-action-stays = Die letzte freie Aktion kann nicht gestohlen werden.
rival-kings-refusal-theft-first = Lege zuerst ein Wappen auf eine Aktion deines Opfers.
rival-kings-refusal-order = Jetzt ist nicht { $kind_the } an der Reihe: Es geht von links nach rechts, und es gibt kein Zurück.
rival-kings-refusal-not-printed = Dein Charakter hat { $kind_acc } nicht.
rival-kings-refusal-no-marker = Du hast keinen Marker.
rival-kings-refusal-not-to-yourself = Ein Marker geht an einen anderen Spieler.
rival-kings-refusal-no-money = Dort ist kein Geld zu nehmen.
rival-kings-refusal-top-no-subject = Oben liegt kein Untertan.
rival-kings-refusal-top-no-building = Oben liegt kein Gebäude.
rival-kings-refusal-too-dear =
    { $price ->
        [one] Das kostet { $price } Münze; du hast { $coins }.
       *[other] Das kostet { $price } Münzen; du hast { $coins }.
    }
rival-kings-refusal-not-active = Nutzen kannst du nur deinen aktiven Untertanen, nicht { $subject_acc }.
rival-kings-refusal-used-this-cycle = Du hast in diesem Durchgang schon eine Fähigkeit genutzt.
rival-kings-refusal-only-in-conflicts = Du kannst { $subject_acc } nur vor oder während der Konflikte nutzen.
rival-kings-refusal-only-on-own-turn = Du kannst { $subject_acc } nur in deinem eigenen Zug nutzen.
rival-kings-refusal-paired = Du kannst { $card_acc } nicht tauschen: Die Karte gehört zu einem perfekten Paar.
rival-kings-refusal-nothing-to-swap-for = Kein Rivale hat eine freie Karte zum Tauschen.
rival-kings-refusal-not-there = Dort liegt { $card_the } nicht.
rival-kings-refusal-other-sort = Es muss eine Karte derselben Art sein.
rival-kings-refusal-no-coins = Das brächte dir keine Münze.
rival-kings-refusal-not-stolen = Diese Aktion wurde dir nicht gestohlen.
rival-kings-refusal-no-equal-rank = Das geht nur bei der einen Aktion, die gleiche Ränge dir lassen.
rival-kings-refusal-nothing-to-do = Mit dieser Aktion ist jetzt nichts anzufangen.
rival-kings-refusal-empty-pile = Dort liegt keine Karte mehr.
rival-kings-refusal-only-when-buying = Das geht nur, wenn du mit einer Aktion ein Gebäude kaufst.
rival-kings-refusal-wrong-pile = Diese Fähigkeit wirkt nicht bei dieser Art von Stapel.
rival-kings-refusal-needs-a-rival = Dafür brauchst du einen anderen Spieler.

## Der Tisch in Worten

rival-kings-outline-round = Runde { $n }
rival-kings-outline-cycle = Durchgang { $n }
rival-kings-outline-game = Partie { $n }
rival-kings-outline-middle = Tischmitte
rival-kings-outline-on-top = Oben: { $card }
rival-kings-outline-empty = leer
rival-kings-outline-money = Geld
rival-kings-outline-money-hidden = Betrag nicht gezeigt
rival-kings-outline-position = Karte { $n } von oben
rival-kings-outline-supply = Vorrat
rival-kings-outline-coins = Münzen
rival-kings-outline-markers = Marker
rival-kings-outline-turned-up = vom Stapel aufgedeckt
rival-kings-outline-out = In dieser Runde schon ausgespielt
rival-kings-outline-look = In deinen Händen
rival-kings-outline-hand = Charaktere auf der Hand
rival-kings-outline-chosen = gewählt
rival-kings-outline-player = { $player }
rival-kings-outline-to-move = am Zug
rival-kings-outline-decided = hat gewählt
rival-kings-outline-one-action = nur eine Aktion
rival-kings-outline-covered = gestohlen von { $player }
rival-kings-outline-now = jetzt
rival-kings-outline-done = erledigt
rival-kings-outline-to-come = steht noch aus
rival-kings-outline-row-order = Untertanen vom Anfang der Reihe an
rival-kings-outline-active = aktiv
rival-kings-outline-active-subject = Aktiver Untertan
rival-kings-outline-used = Fähigkeit dieses Durchgangs schon genutzt
rival-kings-outline-earlier = Punkte früherer Partien

## Auf den Karten

rival-kings-printed-rank = Rang { $rank }
rival-kings-printed-steals = Stiehlt allen mit Rang { $loot } eine Aktion
rival-kings-printed-peaceful = Stiehlt von niemandem
rival-kings-printed-actions = Aktionen von links nach rechts: { $actions }
rival-kings-printed-tie = Vorrangsymbol: unter Gleichen zuerst
rival-kings-printed-tie-about = ≈ Vorrangsymbol: unter Gleichen zuerst
rival-kings-printed-price =
    { $n ->
        [one] Preis: { $n } Münze
       *[other] Preis: { $n } Münzen
    }
rival-kings-printed-points =
    { $n ->
        [one] { $n } Punkt im Paar
       *[other] { $n } Punkte im Paar
    }
rival-kings-printed-colour = Farbe: { $colour }
rival-kings-printed-pair = Perfektes Paar: { $card }

## Punkte

rival-kings-score-perfect-pairs = Perfekte Paare
rival-kings-score-colour-pairs = Farbpaare
rival-kings-score-single-cards = Einzelne Karten
rival-kings-score-coins = Münzen
rival-kings-score-markers = Marker
rival-kings-score-earlier-games = Frühere Partien
rival-kings-outcome-points =
    { $n ->
        [one] { $who } gewinnt mit { $n } Punkt.
       *[other] { $who } gewinnt mit { $n } Punkten.
    }
rival-kings-outcome-markers = { $who } gewinnt: gleiche Punkte ({ $n }), aber weniger Marker.
rival-kings-outcome-coins = { $who } gewinnt: gleiche Punkte ({ $n }) und Marker, aber mehr Münzen.
rival-kings-outcome-shared = Geteilter Sieg für { $who }: Punkte ({ $n }), Marker und Münzen sind gleich.
rival-kings-outcome-match-points =
    { $n ->
        [one] { $who } gewinnt die Serie mit { $n } Punkt.
       *[other] { $who } gewinnt die Serie mit { $n } Punkten.
    }
rival-kings-outcome-match-shared =
    { $n ->
        [one] Geteilter Sieg in der Serie für { $who } mit { $n } Punkt.
       *[other] Geteilter Sieg in der Serie für { $who } mit { $n } Punkten.
    }

## On the board

rival-kings-board-choose-title = Geheime Wahl
rival-kings-board-choose-hint = Alle Charaktere werden zugleich aufgedeckt. Bis zur letzten Wahl darfst du es dir anders überlegen.
rival-kings-board-turns-title = Züge nach Rang
rival-kings-board-turns-hint = Pfeile zeigen, wer wen bestiehlt; gestrichelte stehen noch aus.
rival-kings-board-reveal-title = Der Hof zeigt sich
rival-kings-board-nobody = niemand
rival-kings-board-out = raus
rival-kings-board-steals = Stiehlt von Rang { $loot }
rival-kings-board-robs = Bestiehlt { $player }
rival-kings-board-robbed-by = Bestohlen von Rang { $ranks }
rival-kings-board-robbed-by-nobody = Wird nie bestohlen
rival-kings-board-who-steals = Welcher Rang von welchem stiehlt
rival-kings-board-clash = Gleiche Ränge: je ein Marker, kein Diebstahl, nur eine Aktion
rival-kings-board-acts-now = am Zug
rival-kings-board-acts-later = folgt noch
rival-kings-board-has-acted = war dran
rival-kings-board-choosing = wählt noch …
rival-kings-board-my-choice = Versiegelt: { $character }. Nur du weißt es.
rival-kings-board-declined = verzichtet
rival-kings-board-left = nicht ausgeführt
rival-kings-board-cannot = jetzt nicht möglich
rival-kings-board-cannot-no-marker = kein Marker da
rival-kings-board-cannot-no-money = nirgends Geld
rival-kings-board-cannot-no-card = keine solche Karte oben
rival-kings-board-cannot-too-dear = zu wenige Münzen
rival-kings-board-short =
    { $n ->
        [one] { $n } Münze fehlt
       *[other] { $n } Münzen fehlen
    }
rival-kings-board-pile-ends = Ist ein Stapel leer, endet das Spiel nach diesem Durchgang.
rival-kings-board-pairs-with-yours = Perfektes Paar mit deiner Karte: { $card }
rival-kings-board-score-then = Punkte dann
rival-kings-board-score-with =
    { $n ->
        [one] Bezahlst du diese Karte jetzt, hast du { $n } Punkt.
       *[other] Bezahlst du diese Karte jetzt, hast du { $n } Punkte.
    }
rival-kings-board-score = Punkte
rival-kings-board-total = Summe
rival-kings-board-now = jetzt
rival-kings-board-then = dann
rival-kings-board-perfect-pair = Perfektes Paar
rival-kings-board-colour-pair = Farbpaar
rival-kings-board-single = Einzeln
rival-kings-board-waits-for = Wartet auf: { $card }
rival-kings-board-each-marker = Jeder Marker kostet am Ende 2 Punkte.
rival-kings-board-empty-row = Noch keine Karten. Wirb Untertanen an und kaufe Gebäude; was zusammengehört, zählt am meisten.
rival-kings-board-in-hand = Auf der Hand
rival-kings-board-legend-steals = Der Rang, von dem dieser Charakter stiehlt: Wer ihn hat, erhält einen Marker und verliert eine Aktion.
rival-kings-board-legend-crest = Ein Wappen auf einer Aktion: Wem es gehört, der hat sie gestohlen und führt sie selbst aus.
rival-kings-board-legend-coins = Preis einer Karte und Geld: Je 3 Münzen zählen am Ende 1 Punkt.
rival-kings-board-legend-perfect = Gebäude und Untertan mit gleichem Symbol zählen beide Werte.
rival-kings-board-legend-colour = Gebäude und Untertan einer Farbe zählen den höheren Wert.
rival-kings-board-pane-court = Hof
rival-kings-board-pane-piles = Stapel
rival-kings-board-pane-mine = Meine
rival-kings-board-pane-rivals = Rivalen
rival-kings-board-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
rival-kings-board-crests = { $n } Wappen verfügbar

## Was eine Analyse nennt

rival-kings-topic-points = Karten in der Reihe
rival-kings-topic-coins = Münzen
rival-kings-topic-markers = Marker
rival-kings-topic-offers = Ausliegende Karten
rival-kings-topic-actions = Gestohlene oder verlorene Aktionen
rival-kings-topic-abilities = Fähigkeiten der Untertanen
