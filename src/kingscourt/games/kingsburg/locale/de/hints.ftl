### What hints say: what an answer is good for, and what one should think twice about

## Themes

kingsburg-hint-points = Das bringt Siegpunkte.
kingsburg-hint-goods = Damit hast du mehr Waren.
kingsburg-hint-income = Das zahlt sich in späteren Jahreszeiten immer wieder aus.
kingsburg-hint-building = Das bringt dich einem guten Gebäude näher.
kingsburg-hint-winter = Das bereitet dich auf die Schlacht in diesem Winter vor.
kingsburg-hint-later-winters = Das macht dich in den kommenden Wintern stärker.
kingsburg-hint-dice = Damit bleiben dir mehr Würfel oder Marker für andere Berater.
kingsburg-hint-envoy = Das nutzt den Gesandten des Königs gut.
kingsburg-hint-favour = Damit bleibt die Hilfe des Königs oder seine Belohnung in Reichweite.

## Warnings

kingsburg-warning-envoy-unused = Der Gesandte des Königs kostet nichts, und du würdest ihn nicht nutzen.
kingsburg-warning-last-soldiers-not-hired = Nach dem letzten Herbst sind Waren nur noch für Soldaten gut, und die Schlacht ist noch nicht gewonnen.
kingsburg-warning-building-risked-for-want-of-a-soldier = Ohne einen weiteren Soldaten verlierst du im Winter vielleicht ein Gebäude.
kingsburg-warning-needless-soldier = Die Schlacht ist schon gewonnen; ein weiterer Soldat bringt nichts.
kingsburg-warning-useless-token-for-a-point = Diesen Marker kannst du nicht mehr einsetzen; eine Ware brächte einen Siegpunkt.
kingsburg-warning-last-building-declined = Du kannst zum letzten Mal bauen und könntest ein Gebäude bezahlen, das Punkte bringt.
kingsburg-warning-passed-with-free-dice = Du hast noch Würfel, mit denen du einen Berater beeinflussen könntest.
kingsburg-warning-useless-advisor = Dieser Berater tauscht Waren, und du hast keine zum Tauschen.
kingsburg-warning-white-dice-left = Weiße Würfel kosten nichts, und du würdest welche liegen lassen.
kingsburg-warning-goods-not-exchanged = Danach sind Waren nichts mehr wert; noch können sie Siegpunkte werden.
kingsburg-warning-more-points-lost = Du könntest ein Gebäude mit weniger Siegpunkten aufgeben.
kingsburg-warning-winter-lost = Mit so wenigen Soldaten ist die Schlacht so gut wie verloren.
kingsburg-warning-soldiers-out-of-reach = Nach diesem Gebäude reichen deine Waren nicht mehr für die Soldaten, die dieser Winter verlangt.
kingsburg-warning-weakening-building = Dieses Gebäude schwächt dich in jeder Schlacht.
