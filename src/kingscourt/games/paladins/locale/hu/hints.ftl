### What hints say: what an answer is good for, and what one should think twice about

## Themes

paladins-hint-points = Győzelmi pontot hoz.
paladins-hint-attributes = Növeli a tulajdonságaidat.
paladins-hint-orders = Közelebb visz egy királyi parancs teljesítéséhez.
paladins-hint-people = Városlakókat vagy betolakodókat szerzel vele, akik később is hoznak valamit.
paladins-hint-workshops = Minden későbbi fordulóban munkást takarítasz meg vele.
paladins-hint-plan = A lehető legtöbbet hozza ki a munkásaidból.
paladins-hint-workers = Több munkásod marad tőle.
paladins-hint-resources = Több ezüstöd és ellátmányod marad tőle.
paladins-hint-suspicion = Távol tartja a gyanút és az adósságot.

## Warnings

paladins-warning-criminal-for-a-criminal = Bűnözőt adnál egy bűnözőért.
paladins-warning-criminal-where-a-labourer-could-stand = Ide bármelyik munkás jó; a bűnöző máshol többet ér.
paladins-warning-conspires-into-own-accusation = Az adókészlet szinte üres, és az inkvizíciónál neked lenne a legtöbb gyanúkártyád.
paladins-warning-debt-for-a-few-resources = Az adósság többe kerül, mint amennyit ez a néhány erőforrás ér.
paladins-warning-debt-instead-of-silver-in-the-last-round = Az utolsó fordulóban vállalt adósságot már aligha fizeted ki, és van ezüstöd.
paladins-warning-free-relief-declined = Ezzel ingyen megszabadulnál egy adósságtól vagy egy gyanúkártyától.
paladins-warning-passes-with-workers-to-lose = Olyan munkásokat veszítenél el, akik még hozhatnának valamit.
paladins-warning-criminal-returned-labourer-kept = A bűnöző bármelyik munkást helyettesítheti, a földműves nem.
paladins-warning-workshop-on-a-finished-action = Ezt az akciót már nem hajthatod végre, így itt a műhely semmit sem ér.
paladins-warning-space-whose-reward-is-lost = Ennek a mezőnek a jutalmát nem tudod használni.
paladins-warning-prayer-for-nothing = Az imádkozás csak a saját mezőjét üríti ki.
paladins-warning-debt-taken = Adósságot vállalsz, amely a végén győzelmi pontba kerül, ha nem fizeted ki.
paladins-warning-order-out-of-reach = Az ehhez az akcióhoz tartozó királyi parancs már aligha teljesíthető.
