### What hints say: what an answer is good for, and what one should think twice about

## Themes

rival-kings-hint-cards = Damit sind deine Karten mehr Punkte wert.
rival-kings-hint-coins = Damit hast du mehr Münzen.
rival-kings-hint-markers = Damit wirst du Konfliktmarker los.
rival-kings-hint-offers = Damit kommst du an eine gute Karte von den Stapeln.
rival-kings-hint-safety = Damit bist du Diebstahl und gleichen Rängen weniger ausgesetzt.
rival-kings-hint-theft = Damit kannst du weiterhin eine Aktion stehlen.
rival-kings-hint-rivals = Damit stehst du gegenüber den anderen besser da.
rival-kings-hint-ability = Damit bekommst oder behältst du eine nützliche Fähigkeit.

## Warnings

rival-kings-warning-money-declined = Dieses Geld kostet nichts.
rival-kings-warning-smaller-money-taken = An einem anderen Stapel liegt deutlich mehr Geld.
rival-kings-warning-marker-kept = Ein Konfliktmarker kostet am Ende Punkte, und du könntest einen loswerden.
rival-kings-warning-marker-to-a-trailing-rival = Dieser Rivale liegt weit zurück; der Marker träfe den führenden härter.
rival-kings-warning-watchman-unused = Der Wächter könnte diesen Marker zum Dieb schicken.
rival-kings-warning-free-ability-unused = Die Fähigkeit deines Untertanen kostet nichts, und du hast sie noch nicht genutzt.
rival-kings-warning-good-card-declined-with-money = Hier liegt eine Karte, die mehr Punkte bringt, als sie kostet, und du kannst sie bezahlen.
rival-kings-warning-last-card-bought-at-a-loss = Das Spiel endet nach diesem Durchgang, und diese Karte kostet mehr, als sie bringt.
rival-kings-warning-game-ended-as-last = Damit endet das Spiel, und du liegst an letzter Stelle.
rival-kings-warning-rivals-pair-completed-by-a-swap = Die Karte, die du weggibst, ergibt bei deinem Rivalen ein Paar.
rival-kings-warning-swap-at-a-loss = Durch diesen Tausch verlierst du Punkte.
rival-kings-warning-ability-covered = Der neue Untertan wird sofort aktiv, und die Fähigkeit des jetzigen ist noch nicht genutzt.
rival-kings-warning-partners-gone = Die Partner dieser Karte liegen alle bei anderen.
rival-kings-warning-game-ended-behind = Damit endet das Spiel, und jemand hat mehr Punkte als du.
