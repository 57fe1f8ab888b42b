### What hints say: what an answer is good for, and what one should think twice about

## Themes

royals-hint-points = Das bringt sofort Punkte.
royals-hint-influence = Das stärkt deinen Einfluss in einem Land, das gewertet wird.
royals-hint-titles = Damit hast du bei einem Titel eher die meisten Holzwürfel.
royals-hint-bonuses = Das bringt dich einem Länderbonus oder einem Adelshausbonus näher.
royals-hint-cards = Damit bekommst oder behältst du nützliche Karten.
royals-hint-suits = Das bringt dich einer Position näher, für die du sammeln kannst.
royals-hint-intrigues = Damit bekommst oder behältst du Intrigenkarten für Übernahmen.

## Warnings

royals-warning-three-cards-drawn-in-vain = Du kommst über das Handlimit und kannst diese Karten für nichts ausgeben.
royals-warning-no-intrigue-on-full-board = Alle Positionen sind besetzt: Ohne Intrigenkarten kannst du keine übernehmen.
royals-warning-cards-thrown-away = Du musst Karten ablegen, mit denen du eine freie Position besetzen könntest.
royals-warning-king-left-vacant = Du hast alle Karten für einen König, der noch frei ist.
royals-warning-points-left-behind = Gleich wird die Epoche gewertet, und eine erreichbare Position brächte Punkte.
royals-warning-needless-wild-cards = Du hast eine passende Karte; mit anderen zu zahlen kostet dich mehr Karten.
royals-warning-long-suit-broken = Das sind Karten des Landes, von dem du die meisten hast; einzelne andere täten es auch.
royals-warning-last-card-not-taken = In der Auslage liegt genau die Karte, die dir für eine teure Position fehlt.
royals-warning-takeover-beside-vacancy = Derselbe Titel ist in diesem Land frei und braucht keine Intrigenkarte.
royals-warning-three-cards-for-one = Dir fehlen mehrere Karten dieses Landes, und jede kostet dich drei andere.
royals-warning-above-hand-limit = Du hast mehr Länderkarten, als du behalten darfst, und musst welche ablegen.
royals-warning-period-ends = Damit geht der Stapel zu Ende, und nach deinem Zug wird die Epoche gewertet.
