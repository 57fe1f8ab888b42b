### What hints say: what an answer is good for, and what one should think twice about

## Themes

kingsburg-hint-points = Dat levert overwinningspunten op.
kingsburg-hint-goods = Zo houd je meer grondstoffen over.
kingsburg-hint-income = Dat betaalt zich in latere seizoenen steeds weer uit.
kingsburg-hint-building = Dat brengt je dichter bij een goed gebouw.
kingsburg-hint-winter = Dat bereidt je voor op de slag van deze winter.
kingsburg-hint-later-winters = Dat maakt je sterker in de komende winters.
kingsburg-hint-dice = Zo houd je meer dobbelstenen of fiches over voor andere adviseurs.
kingsburg-hint-envoy = Zo gebruik je de gezant van de koning goed.
kingsburg-hint-favour = Zo blijft de hulp van de koning of zijn beloning binnen bereik.

## Warnings

kingsburg-warning-envoy-unused = De gezant van de koning kost niets, en zo laat je hem ongebruikt.
kingsburg-warning-last-soldiers-not-hired = Na de laatste herfst zijn grondstoffen alleen nog goed voor soldaten, en de slag is nog niet gewonnen.
kingsburg-warning-building-risked-for-want-of-a-soldier = Zonder nog een soldaat kun je in de winter een gebouw verliezen.
kingsburg-warning-needless-soldier = De slag is al gewonnen; nog een soldaat levert niets op.
kingsburg-warning-useless-token-for-a-point = Deze fiche kun je niet meer gebruiken; een grondstof zou een overwinningspunt opleveren.
kingsburg-warning-last-building-declined = Dit is de laatste kans om te bouwen, en je kunt een gebouw betalen dat punten oplevert.
kingsburg-warning-passed-with-free-dice = Je hebt nog dobbelstenen waarmee je een adviseur bereikt.
kingsburg-warning-useless-advisor = Deze adviseur ruilt grondstoffen, en je hebt er geen.
kingsburg-warning-white-dice-left = Witte dobbelstenen kosten niets, en je zou ze niet allemaal meegooien.
kingsburg-warning-goods-not-exchanged = Hierna zijn grondstoffen niets meer waard; nu kunnen ze nog overwinningspunten worden.
kingsburg-warning-more-points-lost = Je kunt een gebouw met minder overwinningspunten opgeven.
kingsburg-warning-winter-lost = Met zo weinig soldaten is de slag zo goed als verloren.
kingsburg-warning-soldiers-out-of-reach = Na dit gebouw zijn je grondstoffen niet meer genoeg voor de soldaten die je deze winter nodig hebt.
kingsburg-warning-weakening-building = Dit gebouw verzwakt je in elke slag.
