### What hints say: what an answer is good for, and what one should think twice about

## Themes

rival-kings-hint-cards = Zo zijn je kaarten meer punten waard.
rival-kings-hint-coins = Zo houd je meer munten over.
rival-kings-hint-markers = Zo raak je conflictmarkers kwijt.
rival-kings-hint-offers = Zo kom je aan een goede kaart van de stapels.
rival-kings-hint-safety = Zo ben je minder kwetsbaar voor diefstal en gelijke rangen.
rival-kings-hint-theft = Zo kun je nog een actie stelen.
rival-kings-hint-rivals = Zo sta je er beter voor tegenover de anderen.
rival-kings-hint-ability = Zo krijg of houd je een nuttige functie.

## Warnings

rival-kings-warning-money-declined = Dit geld kost niets.
rival-kings-warning-smaller-money-taken = Bij een andere stapel ligt duidelijk meer geld.
rival-kings-warning-marker-kept = Een conflictmarker kost aan het eind punten, en je zou er een kwijt kunnen raken.
rival-kings-warning-marker-to-a-trailing-rival = Deze speler ligt ver achter; de marker zou de koploper meer hinderen.
rival-kings-warning-watchman-unused = De wachter zou deze marker kunnen terugsturen naar de dief.
rival-kings-warning-free-ability-unused = De functie van je onderdaan kost niets, en je hebt die nog niet gebruikt.
rival-kings-warning-good-card-declined-with-money = Hier ligt een kaart die meer punten oplevert dan ze kost, en je hebt er genoeg munten voor.
rival-kings-warning-last-card-bought-at-a-loss = Het spel eindigt na deze cyclus, en deze kaart kost meer dan ze oplevert.
rival-kings-warning-game-ended-as-last = Dit beëindigt het spel terwijl je laatste staat.
rival-kings-warning-rivals-pair-completed-by-a-swap = De kaart die je weggeeft, maakt bij de ander een paar compleet.
rival-kings-warning-swap-at-a-loss = Door deze ruil verlies je punten.
rival-kings-warning-ability-covered = De nieuwe onderdaan wordt meteen actief, en de functie van de huidige is nog niet gebruikt.
rival-kings-warning-partners-gone = De partners van deze kaart liggen allemaal bij anderen.
rival-kings-warning-game-ended-behind = Dit beëindigt het spel terwijl een ander meer punten heeft.
