### A Nyugati Királyság Lovagjai: a célkártya

## A cél

paladins-goal-who = A Nyugati Királyság egyik városát vezeted hét fordulón át.
paladins-goal-does = Minden fordulóban egy lovag és egy kocsma hoz munkásokat; akcióik növelik a hitet, az erőt és a befolyást, ezek pedig jobb akciókat nyitnak meg.
paladins-goal-wins = A hetedik forduló után az nyer, akinek a legtöbb győzelmi pontja van.

## Egy forduló

paladins-round = Egy forduló
paladins-round-paladin = Lovag
paladins-round-paladin-does = három közül egy, két munkással
paladins-round-tavern = Kocsma
paladins-round-tavern-does = még négy munkás
paladins-round-act = Akció
paladins-round-act-does = körönként egy
paladins-round-pass = Passz
paladins-round-pass-does = három munkás maradhat
paladins-round-row = Új arcok
paladins-round-row-does = a kártyasorok továbblépnek
paladins-round-repeats = körről körre

## Ami pontot ér, és ami árt

paladins-scores-attributes = 0–20
paladins-scores-attributes-for = tulajdonságonként, a jelölő szerint
paladins-scores-orders = 4, 6, 8
paladins-scores-orders-for = királyi parancsonként, ha ötször megvolt az akció
paladins-scores-actions = 1–9
paladins-scores-actions-for = némelyik akció, legalább ötször végrehajtva
paladins-scores-outsiders = lap szerint
paladins-scores-outsiders-for = megtérített betolakodók és falak
paladins-scores-goods = 3 után 1
paladins-scores-goods-for = megmaradt ezüst és ellátmány
paladins-scores-debts = −3
paladins-scores-debts-for = minden kifizetetlen adósság; kifizetve +1
