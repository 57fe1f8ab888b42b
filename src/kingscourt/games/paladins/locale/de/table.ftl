### Paladine des Westfrankenreichs: was der Tisch sagt

## Fragen

paladins-prompt-hire-free = Welchen Stadtbewohner heuerst du kostenlos an?
paladins-prompt-use = Welcher Paladin reitet in dieser Runde mit dir?
paladins-prompt-top = Welcher Paladin kommt oben auf deinen Stapel? Der andere kommt nach unten.
paladins-prompt-tavern = Welche Taverne nimmst du?
paladins-prompt-turn = Du bist am Zug: Wähle eine Aktion oder passe.
paladins-prompt-place = { $deed }: Welchen Arbeiter setzt du ein?
paladins-prompt-favour = { $favour }: Welchen Arbeiter schickst du?
paladins-prompt-hire = Welchen Stadtbewohner heuerst du an?
paladins-prompt-dismiss = Welchen Stadtbewohner entlässt du?
paladins-prompt-payment = Zahlst du { $n } Silber, oder nimmst du eine Schuld auf?
paladins-prompt-attack = Welchen Eindringling greifst du an?
paladins-prompt-convert = Welchen Eindringling bekehrst du?
paladins-prompt-commission = Wohin geht dein Mönch?
paladins-prompt-garrison = Wohin kommt dein Außenposten?
paladins-prompt-absolve = Auf welches Feld stellst du deinen Krug?
paladins-prompt-develop = Wohin kommt deine Werkstatt?
paladins-prompt-pray = Von welcher Aktion gehen alle Arbeiter?
paladins-prompt-recruit-free = Einen Stadtbewohner kostenlos anheuern oder entlassen?
paladins-prompt-option = Welche Möglichkeit wählst du?
paladins-prompt-reaction = Welcher deiner Stadtbewohner kommt zuerst?
paladins-prompt-inquisition = Inquisition: Welchen deiner Stadtbewohner setzt du ein?
paladins-prompt-return =
    { $n ->
        [one] Du darfst drei Arbeiter behalten; { $n } muss zurück. Welcher?
       *[other] Du darfst drei Arbeiter behalten; { $n } müssen zurück. Welcher zuerst?
    }
paladins-prompt-reward-criminal = Nimmst du den Verbrecher und mit ihm einen Verdacht?
paladins-prompt-reward-discard-suspicion = Wirfst du einen Verdacht ab?
paladins-prompt-reward-pay-debt = Bezahlst du eine Schuld?
paladins-prompt-reward-destroy-debt = Tilgst du eine Schuld?

## Antworten

paladins-deed-develop = Ausbauen
paladins-deed-dismiss = Anwerben mit einem Arbeiter: entlassen
paladins-deed-hire = Anwerben mit zwei Arbeitern: anheuern
paladins-deed-hunt-1 = Jagen mit einem Arbeiter
paladins-deed-hunt-2 = Jagen mit zwei Arbeitern
paladins-deed-trade-1 = Handeln mit einem Arbeiter
paladins-deed-trade-2 = Handeln mit zwei Arbeitern
paladins-deed-pray = Beten
paladins-deed-conspire = Verschwören
paladins-deed-commission = Aussenden
paladins-deed-fortify = Befestigen
paladins-deed-garrison = Stationieren
paladins-deed-absolve = Vergeben
paladins-deed-attack = Angreifen
paladins-deed-convert = Bekehren
paladins-action-pass = Passen
paladins-action-favour = Gunst des Königs: { $favour }
paladins-action-place = { $worker } auf { $task }
paladins-action-place-favour = Schicken: { $worker }
paladins-action-hire = Anheuern: { $townsfolk } ({ $rewards })
paladins-action-dismiss = Entlassen: { $townsfolk } ({ $rewards })
paladins-action-react = Einsetzen: { $townsfolk } ({ $rewards })
paladins-action-attack = Angreifen: { $outsider } ({ $rewards })
paladins-action-convert = Bekehren: { $outsider } ({ $rewards })
paladins-action-use = Einsetzen: { $paladin }
paladins-action-top = Nach oben: { $paladin }
paladins-action-monk = Gebiet { $area }: { $rewards }
paladins-action-outpost = Gebiet { $area }: { $rewards }
paladins-action-jar = Krug: { $rewards }
paladins-action-workshop = Werkstatt auf { $task }, Feld { $n }
paladins-action-clear = Räumen: { $task }
paladins-action-choose = { $rewards }
paladins-action-tavern = { $workers }
paladins-action-return = Zurückgeben: { $worker }
paladins-action-pay-silver = Silber zahlen
paladins-action-pay-with-debt = Eine Schuld aufnehmen
paladins-action-take-criminal = Den Verbrecher nehmen
paladins-action-discard-suspicion = Einen Verdacht abwerfen
paladins-action-pay-debt = Eine Schuld bezahlen
paladins-action-destroy-debt = Eine Schuld tilgen
paladins-action-decline = Nein, danke

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
paladins-terms-short = dein Silber reicht nicht, also nimmst du eine Schuld
paladins-terms-lost = verfällt, weil du es nicht nutzen kannst: { $rewards }
paladins-terms-pray-self = räumt nichts als das eigene Feld
paladins-terms-worth =
    { $n ->
        [one] nach jetzigem Stand { $n } Siegpunkt wert
       *[other] nach jetzigem Stand { $n } Siegpunkte wert
    }
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
paladins-event-order = Der Befehl des Königs wird aufgedeckt: { $order }, { $times }-mal für { $points } Siegpunkte.
paladins-event-favour-revealed = Die Gunst des Königs wird aufgedeckt: { $favour }.
paladins-event-tavern = In einer Taverne warten { $workers }.
paladins-event-taverns-shuffled = Die abgelegten Tavernen werden gemischt.
paladins-event-draw = Du ziehst { $paladin }.
paladins-event-draws = { $player } zieht einen Paladin.
paladins-event-put = Du legst { $top } oben auf deinen Stapel und { $bottom } darunter.
paladins-event-puts = { $player } legt zwei Paladine zurück.
paladins-event-reveal = { $player } reitet mit { $paladin }: { $workers }.
paladins-event-tavern-taken = { $player } nimmt eine Taverne: { $workers }.
paladins-event-turn = { $player } ist am Zug.
paladins-event-pass = { $player } passt.
paladins-event-pass-forced = { $player } kann nichts mehr tun und passt.
paladins-event-pass-idle = { $player } hat keine Arbeiter mehr und passt.
paladins-event-return = { $player } gibt zurück: { $worker }.
paladins-event-round-end = Runde { $n } ist vorbei.
paladins-event-end = Das Spiel ist aus.
paladins-event-score =
    { $n ->
        [one] { $player }: { $n } Siegpunkt.
       *[other] { $player }: { $n } Siegpunkte.
    }

## Das Protokoll: Aktionen

paladins-event-place = { $player }: { $worker } auf { $task }.
paladins-event-favour = { $player }: { $worker } auf die Gunst des Königs { $favour }.
paladins-event-pay-silver = { $player } zahlt { $n } Silber.
paladins-event-pay-provisions =
    { $n ->
        [one] { $player } zahlt { $n } Vorrat.
       *[other] { $player } zahlt { $n } Vorräte.
    }
paladins-event-develop = { $player } setzt eine Werkstatt auf { $task }.
paladins-event-hire = { $player } heuert an: { $townsfolk }.
paladins-event-dismiss = { $player } entlässt: { $townsfolk }.
paladins-event-clear = { $player }: Alle Arbeiter verlassen { $task }.
paladins-event-commission = { $player } sendet einen Mönch ins Gebiet { $area } aus.
paladins-event-garrison = { $player } stationiert einen Außenposten im Gebiet { $area }.
paladins-event-fortify = { $player } baut die Mauer Nummer { $n }.
paladins-event-absolve = { $player } vergibt mit dem Krug Nummer { $n }.
paladins-event-attack = { $player } greift an: { $outsider }.
paladins-event-convert = { $player } bekehrt: { $outsider }.
paladins-event-react = { $player }: { $townsfolk } hilft.

## Das Protokoll: Gewinne und Verluste

paladins-event-gain = { $player } erhält { $reward }.
paladins-event-lost = { $player } kann eine Belohnung nicht nutzen: { $reward }.
paladins-event-decline = { $player } verzichtet auf: { $reward }.
paladins-event-decline-reactions = { $player } nutzt gegen die Inquisition keine Stadtbewohner mehr.
paladins-event-top = { $player }: { $attribute } kann nicht weiter steigen.
paladins-event-debt = { $player } nimmt eine Schuld auf.
paladins-event-debt-paid = { $player } bezahlt eine Schuld.
paladins-event-debt-destroyed = { $player } tilgt eine Schuld.
paladins-event-tax = { $player } nimmt { $n } Silber als Steuer.
paladins-event-suspicion =
    { $n ->
        [0] { $player } gerät in Verdacht, ohne Steuer.
       *[other] { $player } gerät in Verdacht, mit { $n } Silber Steuer.
    }
paladins-event-discard =
    { $n ->
        [one] { $player } wirft { $n } Verdacht ab.
       *[other] { $player } wirft { $n } Verdachtskarten ab.
    }
paladins-event-suspicions-shuffled = Die abgelegten Verdachtskarten werden gemischt.
paladins-event-inquisition = Die Inquisition kommt.
paladins-event-inquisition-nobody = Niemand steht unter Verdacht, also nimmt niemand eine Schuld.
paladins-event-accused =
    { $n ->
        [one] { $player } hat die meisten Verdachtskarten, nämlich { $n }, nimmt eine Schuld und wirft keine ab.
       *[other] { $player } hat die meisten Verdachtskarten, nämlich { $n }, nimmt eine Schuld und wirft die Hälfte ab, abgerundet.
    }
paladins-event-tax-refilled = { $n } Silber kommen zurück in den Steuervorrat.

## Das Protokoll: der künstliche Gegner

paladins-event-scheme = Der Gegner deckt einen Plan auf: { $scheme }.
paladins-event-schemes-shuffled = Die Pläne des Gegners werden gemischt.
paladins-event-scheme-freed = Ein Plan „Gunst“ kommt auf die Ablage des Gegners.
paladins-event-opponent-workers = Der Gegner hat in dieser Runde { $n } Arbeiter.
paladins-event-opponent-workshop = Der Gegner hat eine Werkstatt auf { $task }.
paladins-event-opponent-places = Der Gegner setzt { $n } Arbeiter auf { $task }.
paladins-event-opponent-recruits = Der Gegner setzt in seiner Reihe einen Arbeiter auf Anwerben.
paladins-event-opponent-prays-free = Der Gegner betet.
paladins-event-opponent-prays = Der Gegner setzt in seiner Reihe einen Arbeiter auf Beten.
paladins-event-opponent-trades = Der Gegner setzt in seiner Reihe einen Arbeiter auf Handeln.
paladins-event-opponent-conspires = Der Gegner setzt in seiner Reihe einen Arbeiter auf Verschwören und erhält { $n } Arbeiter.
paladins-event-opponent-rests = Der Gegner gibt einen Arbeiter ab und rastet.
paladins-event-opponent-out = Der Gegner ist aus der Runde ausgestiegen.
paladins-event-opponent-idle = Der Gegner hat keine Arbeiter mehr und steigt aus der Runde aus.
paladins-event-scheme-fails = Der Gegner kann seinen Plan nicht ausführen: { $reason }. Seine Reihe hilft aus.
paladins-event-marker-points = Nach seinem Ressourcenmarker kommt der Gegner auf Spalte { $n }.
paladins-event-space-preferred = Von den erreichbaren Feldern ist dem Gegner dieses am liebsten: { $rewards }.
paladins-reason-occupied = dort stehen schon Arbeiter
paladins-reason-workers = er hat zu wenige Arbeiter
paladins-reason-limit = öfter geht es nicht
paladins-reason-reach = nichts ist in seiner Reichweite
paladins-reason-orders = kein Befehl lässt sich befolgen
paladins-reason-favour = keine Gunst ist frei
paladins-event-opponent-cleared = Alle Arbeiter des Gegners gehen in den allgemeinen Vorrat zurück.
paladins-event-opponent-absolve = Der Gegner vergibt und dreht den Krug Nummer { $n } um.
paladins-event-opponent-tax =
    { $n ->
        [one] Steuer des Gegners: { $n } Silber geht aus dem Steuervorrat in den allgemeinen Vorrat.
       *[other] Steuer des Gegners: { $n } Silber gehen aus dem Steuervorrat in den allgemeinen Vorrat.
    }
paladins-event-track =
    { $n ->
        [one] Der Ressourcenmarker rückt { $n } Feld vor.
       *[other] Der Ressourcenmarker rückt { $n } Felder vor.
    }
paladins-event-track-round = Der Ressourcenmarker beginnt von vorn: Beim Gegner steigt { $attribute }.
paladins-event-tax-removed = Der Gegner hat keine solche Karte: 1 Silber aus dem Steuervorrat geht in den allgemeinen Vorrat.

## Warum nicht

paladins-refusal-occupied = Auf { $task } stehen schon Arbeiter.
paladins-refusal-one-go = { $task } wurde in dieser Runde mit einem Arbeiter genutzt; ein zweiter kann nicht später dazukommen.
paladins-refusal-workers = Deine Arbeiter können die Felder von { $task } nicht besetzen.
paladins-refusal-no-worker = Davon hast du keinen: { $worker }.
paladins-refusal-kind = Auf diesem Feld darf nicht stehen: { $worker }.
paladins-refusal-needed = Ein weiteres Feld bliebe ohne ihn leer: { $worker }.
paladins-refusal-silver = Das kostet { $n } Silber; du hast { $has }.
paladins-refusal-provisions =
    { $n ->
        [one] Das kostet { $n } Vorrat; du hast { $has }.
       *[other] Das kostet { $n } Vorräte; du hast { $has }.
    }
paladins-refusal-limit = { $task }: Das hast du { $n }-mal getan, öfter geht es nicht.
paladins-refusal-level = Das verlangt { $n } { $attribute }; du hast { $has }.
paladins-refusal-no-workshop = Du hast keine Werkstatt mehr.
paladins-refusal-no-townsfolk = In der Reihe liegt kein Stadtbewohner.
paladins-refusal-no-wall = Es gibt keine Mauerkarte mehr.
paladins-refusal-no-outsider = In der Reihe liegt kein Eindringling.
paladins-refusal-no-space = In deiner Reichweite ist kein freies Feld.
paladins-refusal-row = Diese Karte liegt nicht in der Reihe.
paladins-refusal-space-taken = Dort steht schon ein Mönch oder ein Außenposten.
paladins-refusal-space-closed = Dieses Feld öffnet sich erst ab { $n } Spielern.
paladins-refusal-jar-taken = Dort steht schon ein Krug.
paladins-refusal-workshop-there = Dort steht schon eine Werkstatt.
paladins-refusal-nobody-there = Auf { $task } steht kein Arbeiter.
paladins-refusal-favour-hidden = Diese Gunst ist nicht aufgedeckt.
paladins-refusal-favour-taken = Diese Gunst wurde in dieser Runde schon genutzt.
paladins-refusal-favour-worker = Diese Gunst nimmt: { $worker }.
paladins-refusal-option = Das könntest du nicht nutzen, eine andere Möglichkeit schon.
paladins-refusal-tavern = Diese Taverne hat schon jemand genommen.
paladins-refusal-hand = Dieser Paladin ist nicht unter den Karten, die du noch wählen kannst.
paladins-refusal-return = Davon hast du keinen zum Zurückgeben: { $worker }.
paladins-refusal-react = Dieser Stadtbewohner hilft jetzt nicht.
paladins-refusal-condition = Die Bedingung dieses Stadtbewohners ist jetzt nicht erfüllt.

## Der Tisch in Worten

paladins-outline-title-setup = Aufbau
paladins-outline-title-paladins = Runde { $n } von 7: Paladine wählen
paladins-outline-title-taverns = Runde { $n } von 7: Tavernen wählen
paladins-outline-title-turns = Runde { $n } von 7
paladins-outline-title-over = Das Spiel ist aus
paladins-outline-orders = Befehle des Königs
paladins-outline-order = { $order }, { $times }-mal für { $points } Siegpunkte
paladins-outline-order-hidden = Befehl { $n }, verdeckt
paladins-outline-favours = Gunst des Königs
paladins-outline-favour-hidden = Gunst { $n }, verdeckt
paladins-outline-favour-free = { $favour }, frei
paladins-outline-favour-taken = { $favour }: { $worker }, { $player }
paladins-outline-supply = Allgemeiner Vorrat
paladins-outline-tax = Steuervorrat: { $n } von { $full } Silber
paladins-outline-suspicions = Verdachtsstapel: { $n }
paladins-outline-debts = Schuldenstapel: { $n }
paladins-outline-walls = Mauerstapel: { $n }
paladins-outline-townsfolk-row = Stadtbewohner (Stapel: { $n })
paladins-outline-townsfolk = { $n }. { $townsfolk }, { $silver } Silber. Entlassen: { $dismiss }. Angeheuert, { $hire }
paladins-outline-townsfolk-debt = { $n }. { $townsfolk }, { $silver } Silber oder eine Schuld. Entlassen: { $dismiss }. Angeheuert, { $hire }
paladins-outline-outsider-row = Eindringlinge (Stapel: { $n })
paladins-outline-outsider = { $n }. { $outsider }, { $people }. Stärke { $strength }, angegriffen: { $attack }. Glaube { $faith }, bekehrt: { $gain } Stärke
paladins-outline-column-empty = { $n }. leer
paladins-outline-areas =
    { $n ->
        [0] Gebiete: noch keine Figuren
        [one] Gebiete: { $n } Figur
       *[other] Gebiete: { $n } Figuren
    }
paladins-outline-area = Gebiet { $n }: Glaube { $faith }, Stärke { $strength }
paladins-outline-monk = Mönch von { $player }
paladins-outline-outpost = Außenposten von { $player }
paladins-outline-taverns = Tavernen
paladins-outline-tavern-free = { $workers }
paladins-outline-tavern-taken = { $workers }: genommen von { $player }
paladins-outline-player =
    { $n ->
        [one] { $player }: bisher { $n } Punkt
       *[other] { $player }: bisher { $n } Punkte
    }
paladins-outline-player-passed =
    { $n ->
        [one] { $player }: bisher { $n } Punkt, hat gepasst
       *[other] { $player }: bisher { $n } Punkte, hat gepasst
    }
paladins-outline-silver = Silber: { $n }
paladins-outline-provisions = Vorräte: { $n }
paladins-outline-workers =
    { $n ->
        [0] Keine Arbeiter
       *[other] { $n } Arbeiter
    }
paladins-outline-attribute = { $attribute }: { $n }
paladins-outline-attribute-boosted = { $attribute }: { $n } + { $boost }
paladins-outline-own-suspicions = Verdachtskarten: { $n }
paladins-outline-own-debts = Schulden: { $unpaid } unbezahlt, { $paid } bezahlt
paladins-outline-hired = Angeheuert: { $n }
paladins-outline-reacting = { $townsfolk }, { $reaction }
paladins-outline-attacked = Angegriffen: { $cards }
paladins-outline-attacked-one = { $outsider } ({ $people })
paladins-outline-converted = Bekehrt: { $cards }
paladins-outline-action = { $task }
paladins-outline-action-done = { $task }: { $n }
paladins-outline-workshops = Werkstätten übrig: { $n }
paladins-outline-wall-points = Punkte auf Mauern: { $n }
paladins-outline-jars = Freie Krugfelder
paladins-outline-in-hand = Auf der Hand: { $paladin }
paladins-outline-paladin = Paladin der Runde: { $paladin }
paladins-outline-deck = Paladinstapel: { $n }
paladins-outline-deck-top = Obenauf: { $cards }
paladins-outline-deck-bottom = Unten, die unterste zuletzt: { $cards }
paladins-outline-solitaire = Pläne des Gegners
paladins-outline-track = Ressourcenmarker auf Feld { $n }
paladins-outline-stack = Seine Marker von oben: { $attributes }
paladins-outline-row = Aus seiner Reihe benutzt: { $tasks }
paladins-outline-schemes = Planstapel: { $n }
paladins-outline-scheme = Abgelegt: { $scheme }, { $n }

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
paladins-score-resources = Silber und Vorräte

## Das Ende

paladins-outcome-points = { $players }: die meisten Siegpunkte, { $n }.
paladins-outcome-orders = { $players }: so viele Siegpunkte wie jemand anderes, { $n }, aber mehr aus Befehlen des Königs.
paladins-outcome-suspicions = { $players }: so viele Siegpunkte wie jemand anderes, { $n }, und gleich viele aus Befehlen, aber weniger Verdacht.
paladins-outcome-shared = Geteilter Sieg mit { $n } Siegpunkten: { $players }.
paladins-outcome-solo-won = { $player } besiegt den Gegner, { $n } zu { $other }.
paladins-outcome-solo-lost = Der Gegner ist nicht besiegt: { $player } hat { $n }, der Gegner { $other }.
