### Paladine des Westfrankenreichs: die Zielkarte

## Das Ziel

paladins-goal-who = Du regierst sieben Runden lang eine Stadt im Westfrankenreich.
paladins-goal-does = Jede Runde bringen dir ein Paladin und eine Taverne Arbeiter; ihre Aktionen erhöhen Glauben, Stärke und Einfluss, und damit werden bessere Aktionen möglich.
paladins-goal-wins = Wer nach Runde sieben die meisten Siegpunkte hat, gewinnt.

## Eine Runde

paladins-round = Eine Runde
paladins-round-paladin = Paladin
paladins-round-paladin-does = einer von dreien, mit zwei Arbeitern
paladins-round-tavern = Taverne
paladins-round-tavern-does = vier weitere Arbeiter
paladins-round-act = Aktion
paladins-round-act-does = eine je Zug
paladins-round-pass = Passen
paladins-round-pass-does = bis zu drei Arbeiter behalten
paladins-round-row = Neue Gesichter
paladins-round-row-does = die Kartenreihen rücken weiter
paladins-round-repeats = reihum

## Was Punkte bringt und was schadet

paladins-scores-attributes = 0 bis 20
paladins-scores-attributes-for = jede Eigenschaft, nach ihrem Marker
paladins-scores-orders = 4, 6, 8
paladins-scores-orders-for = jeder Befehl des Königs: seine Aktion fünfmal
paladins-scores-actions = 1 bis 9
paladins-scores-actions-for = mehrere Aktionen, mindestens fünfmal ausgeführt
paladins-scores-outsiders = laut Karte
paladins-scores-outsiders-for = bekehrte Eindringlinge und Mauern
paladins-scores-goods = 1 für 3
paladins-scores-goods-for = Silber und Proviant, die übrig sind
paladins-scores-debts = −3
paladins-scores-debts-for = jede unbezahlte Schuld; bezahlt +1
