### Rival Kings: die Zielkarte

rival-kings-goal-who = Der Thron ist leer, und dein Hof soll der prächtigste werden.
rival-kings-goal-do = Pro Durchgang spielst du geheim einen Charakter aus: Sein Rang sagt, wann du handelst und wen du bestiehlst, seine Aktionen bringen Geld, Gebäude und Untertanen.
rival-kings-goal-win = Der Durchgang, in dem ein Stapel leer wird, ist der letzte; wer dann die meisten Punkte hat, gewinnt.

rival-kings-round = Ein Durchgang, zwei pro Runde
rival-kings-round-choose = Wählen
rival-kings-round-choose-does = geheim einen Charakter; einer von dreien bleibt übrig
rival-kings-round-reveal = Aufdecken
rival-kings-round-reveal-does = alle zugleich
rival-kings-round-markers = Marker
rival-kings-round-markers-does = für Bestohlene und für gleiche Ränge
rival-kings-round-rob = Stehlen
rival-kings-round-rob-does = mit deinem Wappen eine Aktion
rival-kings-round-act = Handeln
rival-kings-round-act-does = deine Aktionen von links nach rechts
rival-kings-round-repeats = der Reihe nach, Rang A bis F

rival-kings-scores-perfect-pair = 2 bis 8
rival-kings-scores-perfect-pair-for = perfektes Paar: gleiches Symbol, beide Werte
rival-kings-scores-colour-pair = 2 bis 4
rival-kings-scores-colour-pair-for = Gebäude und Untertan einer Farbe: der höhere Wert
rival-kings-scores-single = 1
rival-kings-scores-single-for = jede Karte ohne Partner
rival-kings-scores-coins = 1
rival-kings-scores-coins-for = je 3 Münzen
rival-kings-scores-marker = −2
rival-kings-scores-marker-for = jeder Konfliktmarker
