### Kingsburg: was der Tisch sagt

## Teile einer Gruppe von Würfeln

kingsburg-group-dice = { $dice }
kingsburg-group-white = weiße { $dice }
kingsburg-group-tokens = { $n } Marker
kingsburg-group-market-higher = Markt +1
kingsburg-group-market-lower = Markt −1
kingsburg-order-sum = { $player } ({ $n })
kingsburg-strength-help = Verstärkung des Königs +{ $n }
kingsburg-strength-building = { $building } { $change }
kingsburg-strength-buildings = Gebäude { $change }
kingsburg-defence = Deine Stärke ohne die Verstärkung des Königs: { $strength } ({ $parts }). Feind: { $range }.
kingsburg-gift-alike =
    { $n ->
        [one] { $n } Ware
       *[other] { $n } gleiche Waren
    }
kingsburg-gift-or = entweder { $first } oder { $second }
kingsburg-gift-turn = auf Wunsch 1 Ware gegen je 1 der beiden anderen Arten
kingsburg-gift-buy = auf Wunsch { $goods } für { $price_acc }
kingsburg-gift-look = ein geheimer Blick auf den Feind
kingsburg-promise-advisor = { $gifts }, später in dieser Jahreszeit
kingsburg-terms-pass = in dieser Jahreszeit wird nichts mehr gesetzt
kingsburg-terms-reroll = nur einmal in dieser Jahreszeit
kingsburg-thing-envoy =
    { $n ->
        [1] der Gesandte des Königs
       *[other] { $n } Gesandte des Königs
    }
kingsburg-thing-market =
    { $n ->
        [one] { $n } Nutzung des Marktes
       *[other] { $n } Nutzungen des Marktes
    }

## Fragen

kingsburg-prompt-take-aid = Hilfe des Königs: Welche Ware nimmst du?
kingsburg-prompt-take-advisor =
    { $n ->
        [one] { $giver }: Welche Ware nimmst du?
       *[other] { $giver }: Von welcher Art nimmst du { $n } Waren?
    }
kingsburg-prompt-take-enemy = Belohnung für den Sieg: Welche Ware nimmst du?
kingsburg-prompt-turn-good = { $giver }: Welche Ware tauschst du gegen je 1 Ware der beiden anderen Arten?
kingsburg-prompt-buy-goods =
    { $n ->
        [one] { $giver }: Zahlst du { $price_acc } für { $n } Ware nach Wahl?
       *[other] { $giver }: Zahlst du { $price_acc } für { $n } Waren nach Wahl?
    }
kingsburg-prompt-roll-white =
    { $n ->
        [one] Wirfst du deinen weißen Würfel mit deinen eigenen?
       *[other] Du hast { $n } weiße Würfel. Wie viele wirfst du mit deinen eigenen?
    }
kingsburg-prompt-reroll = Wirfst du neu?
kingsburg-prompt-set-aside = Welchen Würfel legst du für diese Jahreszeit beiseite?
kingsburg-prompt-envoy = Wofür nutzt du in diesem Herbst den Gesandten des Königs?
kingsburg-prompt-influence = Setze Würfel auf einen Berater oder passe.
kingsburg-prompt-build = Baue ein Gebäude oder passe.
kingsburg-prompt-second-build = Der Gesandte erlaubt ein zweites Gebäude. Baue es oder verzichte darauf.
kingsburg-prompt-trade = { $giver }: Was tauschst du gegen { $points_acc }?
kingsburg-prompt-token-or-trade = { $giver }: Nimmst du { $amount_acc } oder tauschst du stattdessen 1 Ware gegen { $points_acc }?
kingsburg-prompt-recruit =
    { $n ->
        [one] Rekrutiere Soldaten für je { $n } Ware oder beende die Rekrutierung. { $defence }
       *[other] Rekrutiere Soldaten für je { $n } Waren oder beende die Rekrutierung. { $defence }
    }
kingsburg-prompt-give =
    { $n ->
        [one] Der Feind nimmt noch { $n } Ware. Welche gibst du ab?
       *[other] Der Feind nimmt noch { $n } Waren. Welche gibst du zuerst ab?
    }
kingsburg-prompt-lose-building = Welches Gebäude verlierst du?
kingsburg-prompt-exchange =
    { $n ->
        [one] Jede Ware bringt { $points_acc }. Wie viele tauschst du?
       *[other] Je { $n } Waren bringen { $points_acc }. Wie oft tauschst du?
    }

## Antworten

kingsburg-action-place = { $advisor }: { $group } setzen
kingsburg-action-place-long = { $advisor }: { $group }
kingsburg-action-pass = Passen
kingsburg-action-decline = Verzichten
kingsburg-action-done = Rekrutierung beenden
kingsburg-action-take = { $amount_acc } nehmen
kingsburg-action-turn = { $amount_acc } gegen { $gained_acc } tauschen
kingsburg-action-smuggle = Zahlen und Waren wählen
kingsburg-action-roll-white =
    { $n ->
        [0] Keinen weißen Würfel werfen
        [one] { $n } weißen Würfel mitwerfen
       *[other] { $n } weiße Würfel mitwerfen
    }
kingsburg-action-give = { $amount_acc } abgeben
kingsburg-action-trade = { $amount_acc } eintauschen
kingsburg-action-recruit = Für { $price_acc } rekrutieren
kingsburg-action-exchange =
    { $n ->
        [0] Nichts tauschen
        [one] Einmal tauschen
       *[other] { $n }-mal tauschen
    }
kingsburg-action-reroll = Die { $n } neu werfen
kingsburg-action-reroll-white = Die weiße { $n } neu werfen
kingsburg-action-reroll-all = Alle Würfel neu werfen
kingsburg-action-set-aside = Die { $n } beiseitelegen
kingsburg-action-set-aside-white = Die weiße { $n } beiseitelegen
kingsburg-action-envoy-influence = Für einen besetzten Berater nutzen
kingsburg-action-envoy-build = Für ein zweites Gebäude nutzen
kingsburg-action-envoy-unused = Ungenutzt lassen
kingsburg-action-build = { $building } bauen
kingsburg-action-lose = { $building } verlieren

## Protokoll: Kalender und Zugreihenfolge

kingsburg-event-start = Das Spiel beginnt.
kingsburg-event-first-order = Die Zugreihenfolge ist ausgelost: { $players }.
kingsburg-event-year = Jahr { $n } beginnt.
    .heading = Jahr { $n }
kingsburg-event-phase = { $phase }
    .heading = { $phase }
kingsburg-event-order = Die Zugreihenfolge folgt den Würfeln, die niedrigste Summe zuerst: { $players }.
kingsburg-event-order-tied = Bei gleicher Summe ({ $n }) bleibt die bisherige Reihenfolge: { $players }.
kingsburg-event-turn = { $player } ist am Zug.
kingsburg-event-over = Das Spiel ist zu Ende.

## Protokoll: Hilfe, Belohnung und Gesandter des Königs

kingsburg-event-aid-die = { $player } hat die wenigsten Gebäude und erhält die Hilfe des Königs: einen weißen Würfel für den Frühling.
kingsburg-event-aid-die-goods = { $player } hat unter denen mit den wenigsten Gebäuden die wenigsten Waren und erhält die Hilfe des Königs: einen weißen Würfel für den Frühling.
kingsburg-event-aid-tied = Gleichstand bei der Hilfe des Königs, bei Gebäuden wie bei Waren; je eine Ware nach Wahl erhalten: { $players }.
kingsburg-event-take-aid = { $player } erhält { $amount_acc } als Hilfe des Königs.
kingsburg-event-reward = { $player } erhält 1 Siegpunkt, die Belohnung des Königs für die meisten Gebäude.
kingsburg-event-reward-nobody = Niemand hat ein Gebäude, daher erhält niemand die Belohnung des Königs.
kingsburg-event-envoy = { $player } hat die wenigsten Gebäude und erhält den Gesandten des Königs.
kingsburg-event-envoy-goods = { $player } hat unter denen mit den wenigsten Gebäuden die wenigsten Waren und erhält den Gesandten des Königs.
kingsburg-event-envoy-nobody = Niemand erhält den Gesandten des Königs, denn bei Gebäuden und Waren liegen gleichauf: { $players }.
kingsburg-event-envoy-influence = { $player } bestimmt den Gesandten für einen besetzten Berater.
kingsburg-event-envoy-build = { $player } bestimmt den Gesandten für ein zweites Gebäude.
kingsburg-event-envoy-unused = { $player } lässt den Gesandten ungenutzt.
kingsburg-event-envoy-spent = { $player } hat den Gesandten für diesen Herbst verbraucht.
kingsburg-event-envoy-back = Der Gesandte verlässt { $player } und kehrt zum König zurück.

## Protokoll: Würfel

kingsburg-event-roll = { $player } wirft { $dice }.
kingsburg-event-roll-white = { $player } wirft in Weiß { $dice }.
kingsburg-event-white-left =
    { $n ->
        [one] { $player } lässt einen weißen Würfel liegen.
       *[other] { $player } lässt { $n } weiße Würfel liegen.
    }
kingsburg-event-reroll = { $player } wirft eine { $before } neu und erhält eine { $after }.
kingsburg-event-reroll-white = { $player } wirft eine weiße { $before } neu und erhält eine { $after }.
kingsburg-event-reroll-all = { $player } wirft alle Würfel neu.
kingsburg-event-reroll-declined = { $player } wirft nicht neu.
kingsburg-event-neutral = { $advisor }: durch neutrale Würfel besetzt (gewürfelt: { $group }).
kingsburg-event-neutral-out = Eine neutrale { $n } findet keinen eigenen Platz und scheidet aus.
kingsburg-event-set-aside = { $player } legt eine { $n } beiseite.
kingsburg-event-set-aside-white = { $player } legt eine weiße { $n } beiseite.
kingsburg-event-place = { $advisor }: { $player } setzt { $group }.
kingsburg-event-place-envoy = { $advisor }: { $player } setzt dank des Gesandten { $group } neben die Würfel, die dort schon liegen.
kingsburg-event-pass = { $player } passt.
kingsburg-event-pass-forced = { $player } passt, weil die übrigen Würfel keinen freien Berater erreichen.
kingsburg-event-pass-only-white = { $player } hat nur noch weiße Würfel, kann nichts mehr setzen und passt daher.
kingsburg-event-dice-home = Alle nehmen ihre Würfel zurück.
kingsburg-event-market-ready = { $player } kann den Markt wieder nutzen.
kingsburg-event-neutral-gone = Die neutralen Würfel verlassen den Hof.

## Protokoll: Waren und Gebäude

kingsburg-event-gain-advisor = { $giver }: { $player } erhält { $gains_acc }.
kingsburg-event-take-advisor = { $giver }: { $player } erhält { $amount_acc }.
kingsburg-event-gain-building = { $giver }: { $player } erhält { $gains_acc }.
kingsburg-event-gain-enemy = { $player } erhält { $gains_acc } für den Sieg über { $giver_the }.
kingsburg-event-take-enemy = { $player } erhält { $amount_acc } für den Sieg über { $giver_the }.
kingsburg-event-declined = { $giver }: { $player } macht davon keinen Gebrauch.
kingsburg-event-nothing-to-turn = { $giver }: { $player } hat keine Waren zum Tauschen und geht leer aus.
kingsburg-event-turn-good = { $giver }: { $player } erhält { $gains_acc } für { $amount_acc }.
kingsburg-event-points-paid = { $giver }: { $player } zahlt { $amount_acc } für die Waren.
kingsburg-event-look = { $giver }: { $player } erfährt insgeheim, welcher Feind kommt.
kingsburg-event-look-seen = Du siehst den Feind: { $card }. Verlust bei einer Niederlage: { $loss }; Gewinn bei einem Sieg: { $reward }.
kingsburg-event-build = { $player } baut { $building_acc } für { $price_acc } und erhält { $points_acc }.
kingsburg-event-build-free = { $player } baut { $building_acc } kostenlos und erhält { $points_acc }.
kingsburg-event-no-building = { $player } baut nichts.
kingsburg-event-no-second-building = { $player } verzichtet auf ein zweites Gebäude.
kingsburg-event-cannot-build = { $player } kann nicht bauen, weil die Waren für keines der nächsten Gebäude reichen.
kingsburg-event-all-built = { $player } hat schon alle Gebäude und baut daher nicht.
kingsburg-event-cannot-build-second = { $player } kann kein zweites Gebäude bauen, weil die Waren für keines reichen.
kingsburg-event-trade = { $giver }: { $player } erhält { $points_acc } für { $amount_acc }.
kingsburg-event-nothing-to-trade = { $giver }: { $player } hat nichts zum Eintauschen.
kingsburg-event-recruit = { $player } rekrutiert 1 Soldaten für { $price_acc }.
kingsburg-event-no-soldier = { $player } rekrutiert keine Soldaten.
kingsburg-event-no-more-soldiers = { $player } rekrutiert keine weiteren Soldaten.
kingsburg-event-cannot-recruit =
    { $n ->
        [one] { $player } kann nicht rekrutieren: Ein Soldat kostet { $n } Ware.
       *[other] { $player } kann nicht rekrutieren: Ein Soldat kostet { $n } Waren.
    }
kingsburg-event-exchange = { $giver }: { $player } erhält { $points_acc } für { $price_acc }.
kingsburg-event-no-exchange = { $player } tauscht keine Waren ein.
kingsburg-event-too-few-goods = { $giver }: { $player } hat zu wenige Waren ({ $n }) und erhält keine Punkte.
kingsburg-event-goods-counted = { $giver }: { $player } erhält { $points_acc } für die verbliebenen Waren.

## Protokoll: Winter

kingsburg-event-enemy = Der Feind ist da: { $card }. Verlust bei einer Niederlage: { $loss }; Gewinn bei einem Sieg: { $reward }.
kingsburg-event-kings-help = { $player } wirft eine { $n }; so groß ist die Verstärkung des Königs für alle.
kingsburg-event-battle-won = { $player } siegt mit Stärke { $n } ({ $parts }) gegen { $strength }.
kingsburg-event-battle-drawn = { $player } erreicht mit Stärke { $n } ({ $parts }) gegen { $strength } ein Unentschieden: kein Gewinn, kein Verlust.
kingsburg-event-battle-lost = { $player } unterliegt mit Stärke { $n } ({ $parts }) gegen { $strength }.
kingsburg-event-draw-wins = { $giver }: Das Unentschieden von { $player } zählt als Sieg.
kingsburg-event-lose-goods = { $player } verliert { $losses_acc }.
kingsburg-event-goods-short = { $player } hat zu wenig, daher entfällt dieser Verlust: { $losses }.
kingsburg-event-no-goods-lost = { $player } hat keine Waren zu verlieren.
kingsburg-event-lose-building = { $player } verliert { $building_acc } und damit { $points_acc }.
kingsburg-event-no-building-lost = { $player } hat kein Gebäude zu verlieren.
kingsburg-event-lose-points = { $player } verliert { $amount_acc }.
kingsburg-event-strongest = { $player } erhält 1 Siegpunkt für die größte Stärke unter den Siegreichen.
kingsburg-event-no-winner = Niemand hat gesiegt, daher entfällt der Punkt für die größte Stärke.
kingsburg-event-enemy-leaves = Die Soldaten ziehen heim, und { $foe_the } verlassen das Spiel.

## Warum nicht: Würfel und Berater

kingsburg-refusal-dice-missing = Diese Würfel hast du nicht zum Setzen: { $group }.
kingsburg-refusal-sum = { $group }: Diese Gruppe zählt { $n }, aber { $advisor_the } verlangt genau { $number }.
kingsburg-refusal-occupied = { $advisor }: Dort liegen in dieser Jahreszeit schon Würfel.
kingsburg-refusal-neutral = { $advisor }: Dort liegen neutrale Würfel; nur mit dem Gesandten kannst du Würfel dazusetzen.
kingsburg-refusal-only-white = Eine Gruppe braucht mindestens einen Würfel deiner eigenen Farbe.
kingsburg-refusal-token-limit =
    { $limit ->
        [one] Diese Gruppe nimmt nur { $limit } Marker auf.
       *[other] Diese Gruppe nimmt höchstens { $limit } Marker auf.
    }
kingsburg-refusal-tokens-missing =
    { $owned ->
        [0] Du hast keinen „+2“-Marker.
       *[other] Du hast nur { $owned } „+2“-Marker.
    }
kingsburg-refusal-no-market = Um 1 höher oder niedriger zählt eine Gruppe nur mit dem Markt.
kingsburg-refusal-market-used = Dein Markt ist in dieser Jahreszeit schon genutzt.
kingsburg-refusal-die-missing = Du hast keinen solchen Würfel mit einer { $n }.
kingsburg-refusal-white-dice =
    { $n ->
        [one] Du hast in dieser Jahreszeit nur { $n } weißen Würfel.
       *[other] Du hast in dieser Jahreszeit nur { $n } weiße Würfel.
    }
kingsburg-refusal-no-reroll = Keines deiner Gebäude erlaubt diesen neuen Wurf.
kingsburg-refusal-reroll-used = Dieser neue Wurf ist in dieser Jahreszeit schon genutzt.
kingsburg-refusal-dice-differ = Deine Würfel zeigen nicht alle dieselbe Zahl.
kingsburg-refusal-sum-too-high = Deine Würfel ergeben zusammen { $n }; für diesen neuen Wurf dürfen es höchstens { $limit } sein.

## Warum nicht: Waren und Gebäude

kingsburg-refusal-already-built = { $building }: Dieses Gebäude hast du schon.
kingsburg-refusal-left-missing = { $building }: Zuerst brauchst du links davon { $needed_acc }.
kingsburg-refusal-building-price = { $building }: Du brauchst noch { $missing_acc }.
kingsburg-refusal-soldier-price =
    { $n ->
        [one] Ein Soldat kostet dich genau { $n } Ware.
       *[other] Ein Soldat kostet dich genau { $n } Waren.
    }
kingsburg-refusal-soldier-goods = Das hast du nicht: { $price_acc }.
kingsburg-refusal-not-offered = { $giver }: { $amount } gehört nicht zum Angebot.
kingsburg-refusal-good-missing = Das hast du nicht: { $amount_acc }.
kingsburg-refusal-not-traded = { $giver }: { $amount } lässt sich hier nicht eintauschen.
kingsburg-refusal-building-missing = { $building }: Dieses Gebäude hast du nicht.
kingsburg-refusal-not-rightmost = { $building }: Verluste treffen zuerst die am weitesten rechts liegende Spalte, in der du ein Gebäude hast.
kingsburg-refusal-too-few-goods =
    { $owned ->
        [one] Du hast nur { $owned } Ware.
       *[other] Du hast nur { $owned } Waren.
    }
kingsburg-lacking-die = eine { $n }
kingsburg-lacking-white-die = eine weiße { $n }
kingsburg-lacking-own-die = ein Würfel deiner eigenen Farbe
kingsburg-lacking-sum = noch { $n }

## Der Tisch in Worten

kingsburg-outline-start = Vor dem ersten Jahr
kingsburg-outline-year = Jahr { $n } von { $years }
kingsburg-outline-over = Das Spiel ist zu Ende
kingsburg-outline-order = Zugreihenfolge
kingsburg-outline-players = { $players }
kingsburg-outline-foe = Feind
kingsburg-outline-foe-unknown = unbekannt, Stärke { $low } bis { $high }
kingsburg-outline-looked = gesehen von { $players }
kingsburg-outline-kings-help = Verstärkung des Königs
kingsburg-outline-court = Hof
kingsburg-outline-taken =
    { $n ->
        [0] alle Berater frei
       *[other] { $n } Berater besetzt
    }
kingsburg-outline-taken-by = besetzt von { $player }
kingsburg-outline-taken-neutral = besetzt von neutralen Würfeln
kingsburg-outline-advisor = { $n }. { $advisor }
kingsburg-outline-neutral = Neutrale Würfel
kingsburg-outline-group = { $group }
kingsburg-outline-province = Provinz von { $player }
kingsburg-outline-vp = Siegpunkte
kingsburg-outline-goods = Waren
kingsburg-outline-gold = Gold
kingsburg-outline-wood = Holz
kingsburg-outline-stone = Stein
kingsburg-outline-tokens = „+2“-Marker
kingsburg-outline-soldiers = Soldaten
kingsburg-outline-strength = Stärke
kingsburg-outline-defence = Stärke ohne die Verstärkung des Königs
kingsburg-outline-span = { $span }
kingsburg-outline-result-won = Sieg
kingsburg-outline-result-drawn = Unentschieden
kingsburg-outline-result-lost = Niederlage
kingsburg-outline-aid = Hilfe des Königs
kingsburg-outline-aid-die = ein weißer Würfel im Frühling
kingsburg-outline-envoy = Gesandter des Königs
kingsburg-outline-envoy-waiting = noch nicht genutzt
kingsburg-outline-envoy-spent = in diesem Herbst nicht mehr nutzbar
kingsburg-outline-envoy-influence = für einen besetzten Berater
kingsburg-outline-envoy-build = für ein zweites Gebäude
kingsburg-outline-envoy-influence-build = für einen besetzten Berater oder ein zweites Gebäude
kingsburg-outline-market = Markt
kingsburg-outline-market-ready = in dieser Jahreszeit noch nicht genutzt
kingsburg-outline-market-used = in dieser Jahreszeit genutzt
kingsburg-outline-passed = hat gepasst
kingsburg-outline-die = Würfel
kingsburg-outline-die-white = Weißer Würfel
kingsburg-outline-times = { $n } × { $face }
kingsburg-outline-aside = Beiseitegelegt
kingsburg-outline-buildings = Gebäude
kingsburg-outline-built = gebaut
kingsburg-outline-next = als Nächstes möglich
kingsburg-outline-supply = Vorrat

## Die Wertung

kingsburg-score-buildings = Gebäude
kingsburg-score-advisors = Berater
kingsburg-score-kings-reward = Belohnung des Königs
kingsburg-score-seasons = Rathaus und Botschaft
kingsburg-score-battles = Gewonnene Schlachten
kingsburg-score-losses = Verlorene Schlachten
kingsburg-score-final-goods = Kathedrale

## Das Ende

kingsburg-outcome-points = Sieg für { $players }: die meisten Siegpunkte ({ $n }).
kingsburg-outcome-goods = Sieg für { $players }: gleichauf nach Siegpunkten ({ $n }), aber mehr Waren übrig.
kingsburg-outcome-buildings = Sieg für { $players }: gleichauf nach Siegpunkten und Waren, aber mehr Gebäude.
kingsburg-outcome-shared = Geteilter Sieg: { $players }, gleichauf nach Siegpunkten, Waren und Gebäuden.

## Das Brett

kingsburg-board-dice = Meine Würfel
kingsburg-board-sum = Summe: { $n }
kingsburg-board-no-dice = Keine Würfel übrig
kingsburg-board-not-rolled = Gerade keine Würfel
kingsburg-board-sum-needed = braucht { $n }
kingsburg-board-row-1 = Glaube
kingsburg-board-row-2 = Handel
kingsburg-board-row-3 = Waffen
kingsburg-board-row-4 = Mauern
kingsburg-board-row-5 = Rat
kingsburg-board-strongest = größte Stärke
kingsburg-board-no-change = nichts gewonnen oder verloren

## Was eine Analyse nennt

kingsburg-topic-points = Siegpunkte
kingsburg-topic-goods = Waren
kingsburg-topic-buildings = Nächste Gebäude
kingsburg-topic-battles = Schlachten
kingsburg-topic-dice = Würfel und Marker
kingsburg-topic-envoy = Gesandter des Königs
kingsburg-topic-favour = Hilfe des Königs und Belohnung
