### Paladine des Westfrankenreichs: was der Tisch sagt

## Fragen

paladins-prompt-hire-free = Welchen Stadtbewohner heuerst du kostenlos an?
paladins-prompt-use = Welcher Paladin reitet in dieser Runde mit dir?
paladins-prompt-top = Welcher Paladin kommt oben auf deinen Stapel? Der andere kommt nach unten.
paladins-prompt-tavern = Welche Taverne nimmst du?
paladins-prompt-turn = Wähle eine Aktion oder passe.
paladins-prompt-place = { $deed }: Welchen Arbeiter setzt du ein?
paladins-prompt-favour = { $favour }: Welchen Arbeiter schickst du?
paladins-prompt-hire = Welchen Stadtbewohner heuerst du an?
paladins-prompt-dismiss = Welchen Stadtbewohner entlässt du?
paladins-prompt-payment = Zahlst du { $n } Silber oder nimmst du eine Schuld auf?
paladins-prompt-attack = Welchen Eindringling greifst du an?
paladins-prompt-convert = Welchen Eindringling bekehrst du?
paladins-prompt-commission = Wohin geht dein Mönch?
paladins-prompt-garrison = Wohin kommt dein Außenposten?
paladins-prompt-absolve = Auf welches Feld stellst du deinen Krug?
paladins-prompt-develop = Wohin kommt deine Werkstatt?
paladins-prompt-pray = Von welcher Aktion nimmst du alle Arbeiter?
paladins-prompt-recruit-free = Welchen Stadtbewohner heuerst du kostenlos an oder entlässt du?
paladins-prompt-option = Welche Möglichkeit wählst du?
paladins-prompt-reaction = Welcher deiner Stadtbewohner hilft zuerst?
paladins-prompt-inquisition = Inquisition: Welchen deiner Stadtbewohner setzt du ein?
paladins-prompt-return =
    { $n ->
        [one] Du darfst drei Arbeiter behalten; { $n } muss zurück. Welcher?
       *[other] Du darfst drei Arbeiter behalten; { $n } müssen zurück. Welcher zuerst?
    }
paladins-prompt-reward-criminal = Nimmst du einen Verbrecher und mit ihm einen Verdacht?
paladins-prompt-reward-discard-suspicion = Wirfst du einen Verdacht ab?
paladins-prompt-reward-pay-debt = Bezahlst du eine Schuld?
paladins-prompt-reward-destroy-debt = Streichst du eine Schuld?

## Antworten

paladins-deed-develop = Ausbauen
    .name = { paladins-deed-develop }
paladins-deed-dismiss = Mit einem Arbeiter anwerben: entlassen
    .name = { paladins-deed-dismiss }
paladins-deed-hire = Mit zwei Arbeitern anwerben: anheuern
    .name = { paladins-deed-hire }
paladins-deed-hunt-1 = Mit einem Arbeiter jagen
    .name = { paladins-deed-hunt-1 }
paladins-deed-hunt-2 = Mit zwei Arbeitern jagen
    .name = { paladins-deed-hunt-2 }
paladins-deed-trade-1 = Mit einem Arbeiter handeln
    .name = { paladins-deed-trade-1 }
paladins-deed-trade-2 = Mit zwei Arbeitern handeln
    .name = { paladins-deed-trade-2 }
paladins-deed-pray = Beten
    .name = { paladins-deed-pray }
paladins-deed-conspire = Sich verschwören
    .name = { paladins-deed-conspire }
paladins-deed-commission = Aussenden
    .name = { paladins-deed-commission }
paladins-deed-fortify = Befestigen
    .name = { paladins-deed-fortify }
paladins-deed-garrison = Stationieren
    .name = { paladins-deed-garrison }
paladins-deed-absolve = Vergeben
    .name = { paladins-deed-absolve }
paladins-deed-attack = Angreifen
    .name = { paladins-deed-attack }
paladins-deed-convert = Bekehren
    .name = { paladins-deed-convert }
paladins-action-pass = Passen
paladins-action-favour = Gunst des Königs nutzen: { $favour }
paladins-action-place = Einsetzen: { $worker }
paladins-action-place-favour = Schicken: { $worker }
paladins-action-hire = Anheuern: { $townsfolk }
paladins-action-dismiss = Entlassen: { $townsfolk } ({ $rewards })
paladins-action-react = Einsetzen: { $townsfolk } ({ $rewards })
paladins-action-attack = Angreifen: { $outsider } ({ $people })
paladins-action-convert = Bekehren: { $outsider } ({ $people })
paladins-action-use = Einsetzen: { $paladin }
paladins-action-top = Obenauf legen: { $paladin }
paladins-action-monk = In Gebiet { $area } gehen ({ $rewards })
paladins-action-outpost = In Gebiet { $area } stellen ({ $rewards })
paladins-action-jar = Krug hierherstellen: { $rewards }
paladins-action-workshop = Werkstatt auf Feld { $n } von „{ $task }“ setzen
paladins-action-clear = Räumen: „{ $task }“
paladins-action-choose = Wählen: { $rewards }
paladins-action-tavern = { $workers_acc } nehmen
paladins-action-return = Zurückgeben: { $worker }
paladins-action-pay-silver = Silber zahlen
paladins-action-pay-with-debt = Eine Schuld aufnehmen
paladins-action-take-criminal = Den Verbrecher nehmen
paladins-action-discard-suspicion = Einen Verdacht abwerfen
paladins-action-pay-debt = Eine Schuld bezahlen
paladins-action-destroy-debt = Eine Schuld streichen
paladins-action-decline = Verzichten

## Was eine Wahl kostet und bringt

paladins-thing-paid-debt =
    { $n ->
        [one] { $n } bezahlte Schuld
       *[other] { $n } bezahlte Schulden
    }
paladins-thing-worker = { $n } Arbeiter
paladins-thing-suspicion =
    { $n ->
        [one] { $n } Verdachtskarte
       *[other] { $n } Verdachtskarten
    }
paladins-terms-spaces = Felder: { $workers }
paladins-terms-debt =
    { $n ->
        [one] eine unbezahlte Schuld kostet am Ende { $n } Siegpunkt
       *[other] eine unbezahlte Schuld kostet am Ende { $n } Siegpunkte
    }
paladins-terms-short = dein Silber reicht nicht, also nimmst du eine Schuld auf
paladins-terms-lost = verfällt, weil du es nicht nutzen kannst: { $rewards }
paladins-terms-pray-self = räumt nur sein eigenes Feld
paladins-terms-worth =
    { $n ->
        [one] nach jetzigem Stand { $n } Siegpunkt wert
       *[other] nach jetzigem Stand { $n } Siegpunkte wert
    }
paladins-terms-reaction = { $reaction }
paladins-terms-paladin = sobald alle aufgedeckt sind: { $workers }
paladins-terms-boosts = für diese Runde: { $boosts }
paladins-terms-ability = { $ability }
paladins-terms-suspicion =
    { $n ->
        [one] dazu kommt { $n } Verdachtskarte
       *[other] dazu kommen { $n } Verdachtskarten
    }
paladins-terms-opponent-suspicion =
    { $n ->
        [one] der Gegner nimmt { $n } Verdachtskarte
       *[other] der Gegner nimmt { $n } Verdachtskarten
    }
paladins-terms-inquisition = der Steuervorrat kann leer werden, dann kommt die Inquisition
paladins-terms-go-back =
    { $n ->
        [one] { $n } Arbeiter deiner Wahl geht zurück
       *[other] { $n } Arbeiter deiner Wahl gehen zurück
    }
paladins-terms-pass = du steigst aus der Runde aus

## Das Protokoll: Runden

paladins-event-start = { $player } beginnt.
paladins-event-round = Runde { $n } beginnt.
    .heading = Runde { $n }
paladins-event-marker = { $player } hat jetzt den Startspielermarker.
paladins-event-townsfolk = Neu in der Stadt: { $townsfolk }.
paladins-event-outsider = An der Grenze: { $outsider }.
paladins-event-townsfolk-leaves = Verlässt die Stadt: { $townsfolk }.
paladins-event-outsider-leaves = Zieht weiter: { $outsider }.
paladins-event-order = Ein Befehl des Königs wird aufgedeckt: „{ $order }“, { $times }-mal für { $points } Siegpunkte.
paladins-event-favour-revealed = Eine Gunst des Königs wird aufgedeckt: { $favour }.
paladins-event-tavern = Eine Taverne wird aufgedeckt: { $workers }.
paladins-event-taverns-shuffled = Die abgelegten Tavernen werden gemischt.
paladins-event-draw = Du ziehst { $paladin }.
paladins-event-draws = { $player } zieht einen Paladin.
paladins-event-put = Du legst { $top } oben auf deinen Stapel und { $bottom } ganz nach unten.
paladins-event-puts = { $player } legt zwei Paladine zurück.
paladins-event-reveal = { $player } deckt { $paladin } auf: { $workers }.
paladins-event-tavern-taken = { $player } nimmt eine Taverne: { $workers }.
paladins-event-turn = { $player } ist am Zug.
paladins-event-pass = { $player } passt.
paladins-event-pass-forced = { $player } kann nichts mehr tun und passt.
paladins-event-pass-idle = { $player } hat keine Arbeiter mehr und passt.
paladins-event-return = { $player } gibt zurück: { $worker }.
paladins-event-round-end = Runde { $n } ist vorbei.
paladins-event-end = Das Spiel ist zu Ende.
paladins-event-score =
    { $n ->
        [one] { $player }: { $n } Siegpunkt.
       *[other] { $player }: { $n } Siegpunkte.
    }

## Das Protokoll: Aktionen

paladins-event-place = { $player } setzt einen Arbeiter auf „{ $task }“: { $worker }.
paladins-event-favour = { $player } schickt einen Arbeiter zur Gunst des Königs „{ $favour }“: { $worker }.
paladins-event-pay-silver = { $player } zahlt { $n } Silber.
paladins-event-pay-provisions = { $player } zahlt { $n } Proviant.
paladins-event-develop = { $player } setzt eine Werkstatt auf „{ $task }“.
paladins-event-hire = { $player } heuert an: { $townsfolk }.
paladins-event-dismiss = { $player } entlässt: { $townsfolk }.
paladins-event-clear = { $player } nimmt alle Arbeiter von „{ $task }“.
paladins-event-commission = { $player } sendet einen Mönch in Gebiet { $area } aus.
paladins-event-garrison = { $player } stationiert einen Außenposten in Gebiet { $area }.
paladins-event-fortify = { $player } baut Mauer Nummer { $n }.
paladins-event-absolve = { $player } erteilt mit Krug Nummer { $n } Vergebung.
paladins-event-attack = { $player } greift an: { $outsider }.
paladins-event-convert = { $player } bekehrt: { $outsider }.
paladins-event-react = { $player } erhält Hilfe: { $townsfolk }.

## Das Protokoll: Gewinne und Verluste

paladins-event-gain = { $player } erhält { $reward_acc }.
paladins-event-lost = { $player } kann eine Belohnung nicht nutzen: { $reward }.
paladins-event-decline = { $player } verzichtet auf Folgendes: { $reward }.
paladins-event-decline-reactions = { $player } nutzt gegen die Inquisition keine Stadtbewohner mehr.
paladins-event-top = { $player }: { $attribute } kann nicht weiter steigen.
paladins-event-debt = { $player } nimmt eine Schuld auf.
paladins-event-debt-paid = { $player } bezahlt eine Schuld.
paladins-event-debt-destroyed = { $player } streicht eine Schuld.
paladins-event-tax = { $player } nimmt { $n } Silber als Steuer.
paladins-event-suspicion =
    { $n ->
        [0] { $player } gerät in Verdacht, ohne Steuer.
       *[other] { $player } gerät in Verdacht, mit { $n } Silber Steuer.
    }
paladins-event-discard =
    { $n ->
        [one] { $player } wirft { $n } Verdachtskarte ab.
       *[other] { $player } wirft { $n } Verdachtskarten ab.
    }
paladins-event-suspicions-shuffled = Die abgelegten Verdachtskarten werden gemischt.
paladins-event-inquisition = Die Inquisition kommt.
paladins-event-inquisition-nobody = Niemand steht unter Verdacht, also nimmt niemand eine Schuld auf.
paladins-event-accused =
    { $n ->
        [one] { $player } hat die meisten Verdachtskarten ({ $n }), nimmt eine Schuld auf und wirft keine Verdachtskarte ab.
       *[other] { $player } hat die meisten Verdachtskarten ({ $n }), nimmt eine Schuld auf und wirft die Hälfte ab, abgerundet.
    }
paladins-event-tax-refilled = Der Steuervorrat erhält wieder { $n } Silber.

## Das Protokoll: der künstliche Gegner

paladins-event-scheme = Der Gegner deckt einen Plan auf: { $scheme }.
paladins-event-schemes-shuffled = Die Pläne des Gegners werden gemischt.
paladins-event-scheme-freed = Ein Plan „Gunst“ kommt auf die Ablage des Gegners.
paladins-event-opponent-workers = Der Gegner hat in dieser Runde { $n } Arbeiter.
paladins-event-opponent-workshop = Der Gegner hat eine Werkstatt auf „{ $task }“.
paladins-event-opponent-places = Der Gegner setzt { $n } Arbeiter auf „{ $task }“.
paladins-event-opponent-recruits = Der Gegner setzt in seiner Reihe einen Arbeiter auf „Anwerben“.
paladins-event-opponent-prays-free = Der Gegner betet.
paladins-event-opponent-prays = Der Gegner setzt in seiner Reihe einen Arbeiter auf „Beten“.
paladins-event-opponent-trades = Der Gegner setzt in seiner Reihe einen Arbeiter auf „Handeln“.
paladins-event-opponent-conspires = Der Gegner setzt in seiner Reihe einen Arbeiter auf „Verschwören“ und erhält { $n } Arbeiter.
paladins-event-opponent-rests = Der Gegner gibt einen Arbeiter ab und rastet.
paladins-event-opponent-out = Der Gegner steigt aus der Runde aus.
paladins-event-opponent-idle = Der Gegner hat keine Arbeiter mehr und steigt aus der Runde aus.
paladins-event-scheme-fails = Der Gegner kann seinen Plan nicht ausführen: { $reason }. Er nutzt stattdessen seine Reihe.
paladins-event-marker-points = Sein Ressourcenmarker führt den Gegner zu Spalte { $n }.
paladins-event-space-preferred = Von den erreichbaren Feldern ist dem Gegner dieses am liebsten: { $rewards }.
paladins-reason-occupied = Dort stehen schon Arbeiter
paladins-reason-workers = Er hat zu wenige Arbeiter
paladins-reason-limit = Öfter geht es nicht
paladins-reason-reach = Nichts ist in seiner Reichweite
paladins-reason-orders = Kein Befehl lässt sich befolgen
paladins-reason-favour = Keine Gunst ist frei
paladins-event-opponent-cleared = Alle Arbeiter des Gegners gehen in den allgemeinen Vorrat zurück.
paladins-event-opponent-absolve = Der Gegner erteilt Vergebung und dreht Krug Nummer { $n } um.
paladins-event-opponent-tax = Der Gegner legt als Steuer { $n } Silber aus dem Steuervorrat in den allgemeinen Vorrat.
paladins-event-track =
    { $n ->
        [one] Der Ressourcenmarker rückt { $n } Feld vor.
       *[other] Der Ressourcenmarker rückt { $n } Felder vor.
    }
paladins-event-track-round = Der Ressourcenmarker beginnt von vorn, und eine Eigenschaft des Gegners steigt: { $attribute }.
paladins-event-tax-removed = Der Gegner hat keine solche Karte: 1 Silber aus dem Steuervorrat geht in den allgemeinen Vorrat.

## Warum nicht

paladins-refusal-occupied = Auf den Feldern von „{ $task }“ stehen schon Arbeiter.
paladins-refusal-one-go = „{ $task }“ hast du in dieser Runde mit einem Arbeiter genutzt; ein zweiter kann nicht später dazukommen.
paladins-refusal-workers = Deine Arbeiter können die Felder von „{ $task }“ nicht besetzen.
paladins-missing-worker =
    { $n ->
        [1] { $worker_a } für das erste Feld
        [2] { $worker_a } für das zweite Feld
       *[other] { $worker_a } für das dritte Feld
    }
paladins-refusal-no-worker = Einen solchen Arbeiter hast du nicht: { $worker }.
paladins-refusal-kind = Dieses Feld nimmt keinen solchen Arbeiter: { $worker }.
paladins-refusal-needed = Diesen Arbeiter brauchst du für ein späteres Feld: { $worker }.
paladins-refusal-silver = Das kostet { $n } Silber; du hast { $has }.
paladins-refusal-provisions = Das kostet { $n } Proviant; du hast { $has }.
paladins-refusal-limit = „{ $task }“ hast du { $n }-mal ausgeführt, öfter geht es nicht.
paladins-refusal-level = Das verlangt { $need_acc }; du hast { $has }.
paladins-refusal-no-workshop = Du hast keine Werkstatt mehr.
paladins-refusal-no-townsfolk = In der Reihe liegt kein Stadtbewohner.
paladins-refusal-no-wall = Es gibt keine Mauerkarte mehr.
paladins-refusal-no-outsider = In der Reihe liegt kein Eindringling.
paladins-refusal-no-space = In deiner Reichweite ist kein freies Feld.
paladins-refusal-row = Diese Karte liegt nicht in der Reihe.
paladins-refusal-space-taken = Dort steht schon ein Mönch oder ein Außenposten.
paladins-refusal-space-closed = Dieses Feld ist erst ab { $n } Spielern offen.
paladins-refusal-jar-taken = Dort steht schon ein Krug.
paladins-refusal-workshop-there = Dort steht schon eine Werkstatt.
paladins-refusal-nobody-there = Auf „{ $task }“ steht kein Arbeiter.
paladins-refusal-favour-hidden = Diese Gunst ist nicht aufgedeckt.
paladins-refusal-favour-taken = Diese Gunst wurde in dieser Runde schon genutzt.
paladins-refusal-favour-worker = Diese Gunst nimmt nur diesen Arbeiter: { $worker }.
paladins-refusal-option = Diese Möglichkeit könntest du nicht nutzen, eine andere schon.
paladins-refusal-tavern = Diese Taverne hat schon jemand genommen.
paladins-refusal-hand = Dieser Paladin ist nicht unter den Karten, die du noch wählen kannst.
paladins-refusal-return = Einen solchen Arbeiter kannst du nicht zurückgeben: { $worker }.
paladins-refusal-react = Dieser Stadtbewohner hilft jetzt nicht.
paladins-refusal-condition = Die Bedingung dieses Stadtbewohners ist jetzt nicht erfüllt.

## Der Tisch in Worten

paladins-outline-title-setup = Aufbau
paladins-outline-title-paladins = Runde { $n } von 7: Paladine wählen
paladins-outline-title-taverns = Runde { $n } von 7: Tavernen wählen
paladins-outline-title-turns = Runde { $n } von 7
paladins-outline-title-over = Das Spiel ist zu Ende
paladins-outline-orders = Befehle des Königs
paladins-outline-order-hidden = Befehl { $n }
paladins-outline-favours = Gunst des Königs
paladins-outline-favour-hidden = Gunst { $n }
paladins-outline-supply = Allgemeiner Vorrat
paladins-outline-tax = Steuervorrat
paladins-outline-suspicions = Verdachtsstapel
paladins-outline-debts = Schuldenstapel
paladins-outline-walls = Mauerstapel
paladins-outline-townsfolk-row = Stadtbewohner
paladins-outline-outsider-row = Eindringlinge
paladins-outline-column-empty = Spalte { $n }
paladins-outline-areas = Gebiete
paladins-outline-area = Gebiet { $n }
paladins-outline-taverns = Tavernen
paladins-outline-silver = Silber
paladins-outline-provisions = Proviant
paladins-outline-workers = Arbeiter
paladins-outline-own-suspicions = Verdachtskarten
paladins-outline-hired = Angeheuerte Stadtbewohner
paladins-outline-attacked = Angegriffene Eindringlinge
paladins-outline-workshops = Werkstätten übrig
paladins-outline-jars = Freie Krugfelder
paladins-outline-jar = Krugfeld { $n }
paladins-outline-boosted = { $n } + { $boost }
paladins-outline-tavern = Taverne
paladins-outline-space = Feld { $n }
paladins-outline-column = { $n }. { $card }
paladins-outline-outsider-deck = Eindringlingsstapel
paladins-outline-townsfolk-deck = Stadtbewohnerstapel
paladins-outline-deck = Paladinstapel
paladins-outline-deck-top = Obenauf: { $cards }
paladins-outline-deck-bottom = Unten, die unterste zuletzt: { $cards }
paladins-line-spaces = Felder: { $workers }
paladins-line-need = Verlangt { $need_acc }
paladins-line-cost = Kosten: { $cost }
paladins-line-cost-none = Kostenlos
paladins-line-cost-or-debt = Kosten: { $cost } oder eine Schuld
paladins-line-needs-by-use = { $attribute } nötig, der Reihe nach: { $levels }
paladins-line-silver-by-use = Silber, der Reihe nach: { $levels }
paladins-line-provisions-by-use = Proviant, der Reihe nach: { $levels }
paladins-line-gives = Belohnung: { $rewards }
paladins-line-gives-with = Mit { $n } Arbeitern: { $rewards }
paladins-line-options = Danach nach Wahl: { $options }
paladins-line-limit = Höchstens { $n }-mal im Spiel
paladins-line-points = { $n }-mal: insgesamt { $points }
paladins-line-dismissed = Entlassen: { $rewards }
paladins-line-hired = Angeheuert, sofort: { $rewards }
paladins-line-reaction = Angeheuert, { $reaction }
paladins-line-attack = Zum Angreifen: { $need } oder 1 Silber für je 2 fehlende
paladins-line-attacked = Angegriffen: { $rewards }
paladins-line-convert = Zum Bekehren: { $need }
paladins-line-converted = Bekehrt: { $rewards }
paladins-line-takes = Nimmt: { $worker }
paladins-line-order = Erfüllt mit mindestens { $n }-mal „{ $task }“
paladins-line-copies = { $n } im Stapel
paladins-line-workers = Arbeiter: { $workers }
paladins-line-boosts = Für die Runde: { $boosts }
paladins-line-open = Offen ab { $n } Spielern
paladins-line-area-faith = Mönche: { $need }
paladins-line-area-strength = Außenposten: { $need }
paladins-line-full = Voll mit { $n } Silber
paladins-line-last-silver = Das letzte Silber bringt die Inquisition
paladins-line-each = am Ende je { $points }
paladins-line-suspicions = { $n } mit { $tax } Silber Steuer
paladins-line-under = Die nächste bringt: { $rewards_acc }
paladins-line-full-for = Voll mit { $n } Silber ({ $seats })
paladins-line-unpaid = Unbezahlt: { $points } am Ende
paladins-line-paid = Bezahlt: { $points } am Ende
paladins-line-under-all = Unter den Werkstätten, von links: { $workers }
paladins-line-seats =
    { $n ->
        [one] { $n } Spieler
       *[other] { $n } Spieler
    }
paladins-line-amount = { $n }
paladins-state-free = frei
paladins-state-taken = genommen von { $player }
paladins-state-used = genutzt: { $worker } ({ $player })
paladins-state-face-down = verdeckt
paladins-state-passed = hat gepasst
paladins-state-start = hat den Startspielermarker
paladins-state-hand = auf der Hand
paladins-state-round = in dieser Runde im Einsatz
paladins-state-progress = { $player }: { $n } von { $times }
paladins-state-monk = Mönch ({ $player })
paladins-state-outpost = Außenposten ({ $player })
paladins-state-discarded = abgelegt
paladins-state-empty = leer
paladins-outline-solitaire = Pläne des Gegners
paladins-outline-track = Ressourcenmarker auf Feld
paladins-outline-stack = Marker von oben
paladins-outline-row = Aus seiner Reihe genutzt
paladins-outline-schemes = Planstapel

## Der Wertungszettel

paladins-score-orders = Befehle des Königs
paladins-score-faith = Glaube
paladins-score-strength = Stärke
paladins-score-influence = Einfluss
paladins-score-develop = Werkstätten
paladins-score-commission = Mönche
paladins-score-garrison = Außenposten
paladins-score-fortify = Gebaute Mauern
paladins-score-walls = Punkte auf Mauern
paladins-score-absolve = Krüge
paladins-score-outsiders = Bekehrte Eindringlinge
paladins-score-paid-debts = Bezahlte Schulden
paladins-score-unpaid-debts = Unbezahlte Schulden
paladins-score-resources = Silber und Proviant

## Das Ende

paladins-outcome-points = { $winner } gewinnt mit den meisten Siegpunkten: { $n }.
paladins-outcome-orders = { $winner } gewinnt bei Gleichstand mit { $n } Siegpunkten durch mehr Punkte aus Befehlen des Königs.
paladins-outcome-suspicions = { $winner } gewinnt bei Gleichstand an Siegpunkten ({ $n }) und Punkten aus Befehlen durch weniger Verdacht.
paladins-outcome-shared = { $winners } teilen sich den Sieg mit je { $n } Siegpunkten.
paladins-outcome-solo-won = { $player } besiegt den Gegner, { $n } zu { $other }.
paladins-outcome-solo-lost = { $player } besiegt den Gegner nicht: { $n } zu { $other }.

## The drawn board

paladins-board-kingdom = Das Königreich
paladins-board-board = Mein Tableau
paladins-board-rivals = Gegner
paladins-board-town = In der Stadt
paladins-board-realm = Im Königreich
paladins-board-free = gratis
paladins-board-occupied = besetzt
paladins-board-workers = Arbeiter fehlen
paladins-board-nothing-left = nichts in Reichweite
paladins-board-limit = schon { $n }-mal
paladins-board-have = vorhanden:
paladins-board-dismiss = entlassen
paladins-board-hire = anheuern
paladins-board-clear = eine Aktion räumen
paladins-board-points = Punkte
paladins-board-points-of =
    { $n ->
        [one] Punkt
       *[other] Punkte
    }
paladins-board-hand = Paladine zur Wahl
paladins-board-hired = Angeheuert
paladins-board-jars = Krugfelder
paladins-board-debts = Schuld, je { $points }
paladins-board-paid = bezahlt, je { $points }
paladins-board-debts-short = Schulden { $points }
paladins-board-paid-short = bezahlt { $points }
paladins-board-tax-left = { $n } von { $full } Silber
paladins-board-tax-end = bei 0: Inquisition
paladins-board-most = Am meisten Verdacht
paladins-board-start = Startspieler
paladins-board-open = Das ganze Tableau zeigen
paladins-board-close = Das Tableau verbergen
paladins-board-back = Zurück zu meinem Tableau
paladins-board-row = Seine Aktionsreihe
paladins-board-last-turn = Sein letzter Zug
paladins-board-criminal = Verbrecher: steht für jede Art
paladins-board-holdings = Was ein Spieler hat
paladins-board-rewards = Belohnungen
paladins-board-actions = Aktionen
paladins-board-decks = Stapel
paladins-board-inquisition = Inquisition

## Was eine Analyse nennt

paladins-topic-points = Punkte auf dem Tableau
paladins-topic-attributes = Eigenschaften
paladins-topic-orders = Befehle des Königs
paladins-topic-people = Stadtbewohner und Eindringlinge
paladins-topic-workshops = Werkstätten
paladins-topic-workers = Arbeiter
paladins-topic-resources = Silber und Proviant
paladins-topic-suspicion = Verdacht und Schulden
