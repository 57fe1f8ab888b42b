### What hints say: what an answer is good for, and what one should think twice about

## Themes

royals-hint-points = Dat levert meteen punten op.
royals-hint-influence = Dat vergroot je invloed in een land dat straks punten oplevert.
royals-hint-titles = Dat helpt je om op een titel de meeste blokjes te hebben.
royals-hint-bonuses = Dat brengt je dichter bij een landbonus of een adelshuisbonus.
royals-hint-cards = Zo krijg of houd je nuttige kaarten.
royals-hint-suits = Dat brengt je dichter bij een positie waarvoor je kunt sparen.
royals-hint-intrigues = Zo krijg of houd je intrigekaarten voor overnames.

## Warnings

royals-warning-three-cards-drawn-in-vain = Je komt boven de handlimiet, en je kunt deze kaarten nergens aan uitgeven.
royals-warning-no-intrigue-on-full-board = Alle posities zijn bezet: zonder intrigekaarten kun je er geen overnemen.
royals-warning-cards-thrown-away = Je moet kaarten afleggen waarmee je een vrije positie zou kunnen bezetten.
royals-warning-king-left-vacant = Je hebt alle kaarten voor een koning die nog vrij is.
royals-warning-points-left-behind = De puntentelling van de periode komt eraan, en een positie binnen bereik zou punten opleveren.
royals-warning-needless-wild-cards = Je hebt een passende kaart; met andere betalen kost je meer kaarten.
royals-warning-long-suit-broken = Dit zijn kaarten van het land waarvan je er de meeste hebt; losse kaarten zouden ook volstaan.
royals-warning-last-card-not-taken = In het aanbod ligt precies de kaart die je mist voor een dure positie.
royals-warning-takeover-beside-vacancy = Dezelfde titel is in dit land vrij en vraagt geen intrigekaart.
royals-warning-three-cards-for-one = Je mist meerdere kaarten van dit land, en elk daarvan kost je er drie andere.
royals-warning-above-hand-limit = Je hebt meer landenkaarten dan de handlimiet toestaat en moet kaarten afleggen.
royals-warning-period-ends = Hiermee raakt de stapel op, dus na je beurt volgt de puntentelling van de periode.
