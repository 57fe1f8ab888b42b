### A Nyugati Királyság Lovagjai: a szabálykönyv

## Fejezetek

paladins-chapter-goal = A cél
    .about = Hét fordulón át vezetsz egy várost, és az nyer, akinek a legtöbb győzelmi pontja van. Itt olvashatod, mivel kezdesz, és hogyan számítanak a tulajdonságaid.
paladins-chapter-setup = Előkészületek
    .about = Az asztal készen vár. Itt olvashatod, mi hol fekszik, és mi marad titokban.
paladins-chapter-round = A forduló kezdete
    .about = Minden fordulóban új lapok kerülnek elő, mindenki lovagot és kocsmát választ, majd körről körre akciókat hajt végre, míg végül mindenki passzol. Így kezdődik.
paladins-chapter-turns = Körök és akciók
    .about = A munkásaid a saját tábládra kerülnek, körönként egy akcióra. Ezek a szabályok minden akcióra érvényesek.
paladins-chapter-town = A bal oldal
    .about = Kis akciók egy vagy két munkásért: ezüstöt, ellátmányt, segítőket és műhelyeket hoznak, vagy újra szabaddá tesznek egy akciót.
paladins-chapter-kingdom = A jobb oldal
    .about = Hat nagy akció, innen jön a pontok java. Mindegyikhez kell egy tulajdonság, és mindegyik egy másikat növel.
paladins-chapter-help = Segítség az akciókhoz
    .about = A forduló lovagja, a felfogadott városlakók és a királyi kegyek átvállalják a munka egy részét.
paladins-chapter-suspicion = Gyanú és inkvizíció
    .about = A bűnözők bármilyen munkára jók, de gyanút keltenek. Itt olvashatod, mibe kerül ez, és mikor jön az inkvizíció.
paladins-chapter-passing = Passz és fordulóvég
    .about = Az is döntés, mikor passzolsz. Itt olvashatod, mi marad meg neked, és hogyan készül fel az asztal a következő fordulóra.
paladins-chapter-scoring = A játék vége, pontozás
    .about = A hetedik forduló után minden összeadódik. Ha korán tudod, mi ér pontot, könnyebben választasz.
paladins-chapter-rare = Ritka esetek
    .about = Ez érvényes, ha valami elfogy. Ritkán lesz rá szükséged.
paladins-chapter-alone = Egyszemélyes játék
    .about = Egyedül egy mesterséges ellenféllel játszol, amely a tervkártyáit követi. A köreit az asztal játssza le; itt olvashatod, mire számíthatsz.

## Játékelemek fajtánként

paladins-components-paladin = Lovagok
paladins-components-townsfolk = Városlakók
paladins-components-outsider = Betolakodók
paladins-components-favour = Királyi kegyek
paladins-components-order = Királyi parancsok
paladins-components-wall = Falkártyák
paladins-components-tavern = Kocsmák
paladins-components-jar = Korsómezők
paladins-components-space = A központi tábla mezői
paladins-components-task = A játékostábla akciói
paladins-components-area = Területek
paladins-components-supply = Adókészlet, gyanúkártyák, adósságok, műhelyek
paladins-components-scheme = Tervkártyák

## Állások, amelyek megmutatnak egy szabályt

paladins-position-choose-paladin = Három lovag van a kezedben. Az egyik ebben a fordulóban veled tart: két munkást hoz, növeli a tulajdonságaidat, és a képességével is segít. Amelyik a paklid tetejére kerül, a következő fordulóban visszajön; amelyik az aljára, azt sokáig nem látod.
paladins-position-pick-tavern = A kezdőjátékos elvitte azt a kocsmát, amelyben két pap és két kereskedő van, ezért az már nem választható. Most te viszel el egyet a másik három közül. Amelyikben két bűnöző van, azonnal két gyanúkártyát is hozna.
paladins-position-spaces-taken = A Beavatáson már munkások állnak, ezért zárva van, amíg el nem mennek; a műhely egymaga nem lenne akadály. A Támadás nyitva áll: harcosod nincs, de a helyére bűnöző is állhat.
paladins-position-one-go = Egy földműves egyedül kereskedett 1 ezüstért. A kereskedő már nem állhat mellé, mert az egy vagy két munkásról egyetlen akcióban kell dönteni. Vadászni két munkással is lehet, mert ott még senki sem áll.
paladins-position-recruit-on-debt = Nincs ezüstöd, és az ingyenes oszlop üres. Mégis toborozhatsz: a bal szélső két oszlopnál fizetés helyett adósságot is vállalhatsz. A köztes oszlopoknál csak az ezüst jó.
paladins-position-prayer = Az imádkozáshoz egy pap és 2 ezüst kell; papod van, de csak 1 ezüstöd. A Királyi kápolna jutalomként ad imádkozást: elég hozzá egy tetszőleges munkás, és a Beavatás újra szabad lehet.
paladins-position-attack-or-convert = Az első két oszlop üres, ezért a legközelebbi betolakodóhoz 5 erő kell. Neked 3 hiányzik, ez 2 ezüstbe kerülne, de csak 1 van. A hited Herberttel együtt 4, és ennyi elég, hogy megtérítsd.
paladins-position-favour-used = Az Éléskamrán egy másik játékos földművese áll, ezért ebben a fordulóban senki sem használhatja újra. A Kölcsön szabad: bármilyen munkás állhat rá, de előbb jön az ára, egy kifizetetlen adósság.
paladins-position-last-silver = Az adókészletben csak 1 ezüst maradt. Ha összeesküvést szősz, a bűnözővel gyanúkártya is jön, és ha azon adó van, azonnal inkvizíció következik. Akkor neked lenne a legtöbb gyanúkártyád, és adósságot kapnál.
paladins-position-three-stay = Öt munkásod maradt. Ha passzolsz, kiürül a táblád, és az öt közül kettő visszamegy; te döntöd el, melyik kettő. A királyi kegyen álló felderítőd csak a forduló végén távozik.
paladins-position-fifth-use = Négy szerzetesed van a központi táblán, a királyi parancs pedig öt beavatást kér: az ötödik meghozza a 6 győzelmi pontot. Olivér hitével most minden terület nyitva áll előtted. A végén csak a jelölő számít: 6 hit 6 győzelmi pontot ér.
paladins-position-out-of-reach = Az 1. terület mindkét mezője foglalt, a 2. területhez pedig 2 hit kell; neked 1 van. Ezért most nem avathatsz be szerzetest. 3 erővel viszont elszállásolhatsz egy előőrsöt a 2. területen.
