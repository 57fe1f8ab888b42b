### Royals: a célkártya

## A cél

royals-goal-who = Egy nemesi házat vezetsz a 17. századi Európában.
royals-goal-do = Négy ország lapjaival címmel járó pozíciókba ülteted embereidet; cselszövéskártyákkal kiűzöd az ellenfeleket az övékből.
royals-goal-win = Három korszak után az nyer, akinek a legtöbb pontja van.

## Egy kör képekben

royals-round = Egy kör
royals-round-repeats = ahányszor ki tudod fizetni
royals-round-draw = Húzás
royals-round-draw-does = három országkártya, vagy egy és mellé cselszövéskártya
royals-round-pay = Fizetés
royals-round-pay-does = az ország lapjaival; bármely három egyet ér
royals-round-occupy = Elfoglalás
royals-round-occupy-does = szabad pozíció, vagy cselszövéssel az ellenfélé
royals-round-discard = Eldobás
royals-round-discard-does = 12 országkártya és 4 cselszövéskártya maradhat
royals-round-refill = Feltöltés
royals-round-refill-does = a kínálat három lapra; ha nem lehet, vége a korszaknak

## Mi hoz pontot, és mi fáj

royals-scores-city = 2–6
royals-scores-city-for = első pozíció egy városban, azonnal
royals-scores-influence = 2–10
royals-scores-influence-for = legnagyobb és második legnagyobb befolyás egy országban, korszakonként
royals-scores-country = 4–12
royals-scores-country-for = kocka egy ország minden városában
royals-scores-noble = 8–16
royals-scores-noble-for = kocka mind a hét címjelzőn
royals-scores-title = 4–16
royals-scores-title-for = a végén a legtöbb kocka egy címjelzőn; ketten felezik
royals-scores-banished = Nincs befolyás
royals-scores-banished-for = a száműzött kocka után; pontot sosem veszítesz
