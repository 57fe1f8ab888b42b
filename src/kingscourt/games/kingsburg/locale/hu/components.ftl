### Kingsburg: játékelemek és elnevezéseik

## A játék és kiadásai

kingsburg-game = Kingsburg
    .about = Öt év a birodalom peremén: kockák nyerik meg a király tanácsadóit, ajándékaikból épületek lesznek, és minden télen ellenség teszi próbára a falakat.
    .length = 60–90 perc
    .weight = Közepes
kingsburg-edition-rulebook = Szabályfüzet szerinti kiadás
    .about = A szabályfüzetet követi, ahol pedig az hallgat vagy ellentmond önmagának, ott a mi döntésünk érvényes; ez a szokásos választás.
kingsburg-edition-english-2007 = Első angol kiadás (2007)
    .about = Az első angol kiadás szerint játszható: csoportonként egy „+2” jelölő, szabadabban választható nyersanyagok, kötelező dobás a fehér kockákkal, más kápolna, városház és katedrális, a király követéhez pedig nem kell bejelentés.

## Tanácsadók

kingsburg-advisor-jester = Udvari bolond
    .the = az udvari bolond
    .rule = 1 győzelmi pontot ad.
kingsburg-advisor-squire = Földesúr
    .the = a földesúr
    .rule = 1 aranyat ad.
kingsburg-advisor-architect = Főépítész
    .the = a főépítész
    .rule = 1 fát ad.
kingsburg-advisor-merchant = Kereskedő
    .the = a kereskedő
    .rule = A játékos döntése szerint 1 aranyat vagy 1 fát ad.
kingsburg-advisor-sergeant = Parancsnok
    .the = a parancsnok
    .rule = 1 katonát ad.
kingsburg-advisor-alchemist = Alkimista
    .the = az alkimista
    .rule = A játékos beadhat 1 nyersanyagot, és a másik két fajtából 1-1-et kap érte. Nyersanyag híján nem történik semmi.
kingsburg-advisor-astronomer = Csillagász
    .the = a csillagász
    .rule = 1 tetszőleges nyersanyagot és 1 „+2” jelölőt ad.
kingsburg-advisor-treasurer = Kincstárnok
    .the = a kincstárnok
    .rule = 2 aranyat ad.
kingsburg-advisor-master-hunter = Vadászmester
    .the = a vadászmester
    .rule = 1 fát ad, és mellé 1 aranyat vagy 1 követ.
kingsburg-advisor-general = Főparancsnok
    .the = a főparancsnok
    .rule = 2 katonát ad, majd titokban megmutatja a játékosnak az ellenségpakli legfelső lapját.
kingsburg-advisor-swordsmith = Fegyverkovács
    .the = a fegyverkovács
    .rule = 1 követ ad, és mellé 1 fát vagy 1 aranyat.
kingsburg-advisor-duchess = Nemes kisasszony
    .the = a nemes kisasszony
    .rule = 2 egyforma nyersanyagot és 1 „+2” jelölőt ad.
    .rule-english-2007 = 2 tetszőleges, egyforma vagy különböző nyersanyagot és 1 „+2” jelölőt ad.
kingsburg-advisor-champion = Hős
    .the = a hős
    .rule = 3 követ ad.
kingsburg-advisor-smuggler = Csempész
    .the = a csempész
    .rule = 1 győzelmi pontot és 3 egyforma nyersanyagot ad.
    .rule-english-2007 = A játékos 1 győzelmi pontért 3 tetszőleges nyersanyagot vehet, akkor is, ha pontszáma 0 vagy kevesebb.
kingsburg-advisor-inventor = Feltaláló
    .the = a feltaláló
    .rule = 1 aranyat, 1 fát és 1 követ ad.
kingsburg-advisor-wizard = Varázsló
    .the = a varázsló
    .rule = 4 aranyat ad.
kingsburg-advisor-queen = Királynő
    .the = a királynő
    .rule = 2 egyforma nyersanyagot ad, titokban megmutatja a játékosnak az ellenségpakli legfelső lapját, és 3 győzelmi pontot is hoz.
    .rule-english-2007 = 2 tetszőleges, egyforma vagy különböző nyersanyagot ad, titokban megmutatja a játékosnak az ellenségpakli legfelső lapját, és 3 győzelmi pontot is hoz.
kingsburg-advisor-king = Király
    .the = a király
    .rule = 1 aranyat, 1 fát, 1 követ és 1 katonát ad.

## Épületek

kingsburg-building-statue = Szobor
    .the = a szobor
    .acc = a szobrot
    .rule = Ha a tulajdonos minden dobott kockája, a fehéreket is beleértve, ugyanazt a számot mutatja, egyikükkel egyszer újra lehet dobni, mielőtt a sorrend kialakul.
kingsburg-building-chapel = Kápolna
    .the = a kápolna
    .acc = a kápolnát
    .rule = Ha a tulajdonos minden dobott kockája, a fehéreket is beleértve, ugyanazt a számot mutatja, egyikükkel egyszer újra lehet dobni, mielőtt a sorrend kialakul. A szoborral nem adódik össze: a kettő birtokában is csak egy kocka dobható újra, egyetlen alkalommal.
    .rule-english-2007 = Ha a tulajdonos összes dobott kockájának összege, a fehéreket is beleértve, legfeljebb 7, egyszer mindet újra lehet dobni, mielőtt a sorrend kialakul. A szobor és a kápolna is felhasználható, bármelyik előbb, ha az adott pillanatban a saját feltétele teljesül.
kingsburg-building-church = Templom
    .the = a templom
    .acc = a templomot
    .rule = +1 a küzdelemben a démonok ellen.
kingsburg-building-cathedral = Katedrális
    .the = a katedrális
    .acc = a katedrálist
    .rule = A játék végén a tulajdonos tetszés szerint párosított nyersanyagait páronként 1 győzelmi pontra válthatja.
    .rule-english-2007 = A játék végén a tulajdonos minden 2 megmaradt nyersanyaga 1 győzelmi pontot hoz; ez magától történik, és a nyersanyagok megmaradnak.
kingsburg-building-inn = Kocsma
    .the = a kocsma
    .acc = a kocsmát
    .rule = Minden nyár végén 1 „+2” jelölőt hoz.
kingsburg-building-market = Piac
    .the = a piac
    .acc = a piacot
    .rule = Évszakonként egyszer egy tanácsadóra tett kockacsoport, jelölőkkel együtt, 1-gyel többnek vagy 1-gyel kevesebbnek számíthat.
kingsburg-building-farms = Parasztgazdaság
    .the = a parasztgazdaság
    .acc = a parasztgazdaságot
    .rule = Minden termelésszakaszban 1 fehér kockát hoz, de a küzdelemben −1.
kingsburg-building-merchants-guild = Üzletemberek céhe
    .the = az üzletemberek céhe
    .acc = az üzletemberek céhét
    .rule = Minden termelésszakasz kezdetén, még a kockadobások előtt 1 aranyat hoz.
kingsburg-building-guard-tower = Őrtorony
    .the = az őrtorony
    .acc = az őrtornyot
    .rule = +1 a küzdelemben.
kingsburg-building-blacksmith = Kovácsműhely
    .the = a kovácsműhely
    .acc = a kovácsműhelyt
    .rule = +1 a küzdelemben.
kingsburg-building-barracks = Kaszárnya
    .the = a kaszárnya
    .acc = a kaszárnyát
    .rule = A katonák kiképzésekor minden katona csak 1 nyersanyagba kerül.
kingsburg-building-wizards-guild = Varázslók céhe
    .the = a varázslók céhe
    .acc = a varázslók céhét
    .rule = +2 a küzdelemben.
kingsburg-building-palisade = Lőtorony
    .the = a lőtorony
    .acc = a lőtornyot
    .rule = +1 a küzdelemben; zombik ellen ehelyett +2.
kingsburg-building-stable = Istálló
    .the = az istálló
    .acc = az istállót
    .rule = Valahányszor katonát adó tanácsadó (5, 10 vagy 18) segíti a tulajdonost, még 1 katona csatlakozik.
kingsburg-building-stone-wall = Kőfal
    .the = a kőfal
    .acc = a kőfalat
    .rule = +1 a küzdelemben, és a döntetlen győzelemmé válik.
kingsburg-building-fortress = Erőd
    .the = az erőd
    .acc = az erődöt
    .rule = +1 a küzdelemben, és minden megnyert küzdelemért 1 győzelmi pont.
kingsburg-building-barricade = Barikád
    .the = a barikád
    .acc = a barikádot
    .rule = +1 a küzdelemben a goblinok ellen.
kingsburg-building-crane = Daru
    .the = a daru
    .acc = a darut
    .rule = A 3. és a 4. oszlop épületei 1 arannyal olcsóbbak.
kingsburg-building-town-hall = Városház
    .the = a városház
    .acc = a városházat
    .rule = Minden termelésszakasz végén 1 „+2” jelölőt hoz, hacsak a tulajdonos nem vált be inkább 1 nyersanyagot 1 győzelmi pontra.
    .rule-english-2007 = Minden termelésszakasz végén a tulajdonos egyszer 1 „+2” jelölőt vagy 1 nyersanyagot adhat 1 győzelmi pontért; ingyen jelölő nem jár.
kingsburg-building-embassy = Nagykövetség
    .the = a nagykövetség
    .acc = a nagykövetséget
    .rule = Minden termelésszakasz végén 1 győzelmi pontot hoz.

## Ellenségek

kingsburg-enemy-barbarians = Barbárok
    .the = a barbárok
kingsburg-enemy-goblins = Goblinok
    .the = a goblinok
kingsburg-enemy-orcs = Orkok
    .the = az orkok
kingsburg-enemy-zombies = Zombik
    .the = a zombik
kingsburg-enemy-demons = Démonok
    .the = a démonok
kingsburg-enemy-dragons = Sárkányok
    .the = a sárkányok
kingsburg-enemy-card = { $enemy }, haderő: { $strength }
    .rule =
        { $year ->
            [1] Az 1. év telén támadnak.
            [5] Az 5. év telén támadnak.
           *[other] A { $year }. év telén támadnak.
        }
kingsburg-card-number = Szám: { $n }
kingsburg-card-gifts = Ajándéka: { $gifts }
kingsburg-card-price = Ára: { $price }
kingsburg-card-points = Értéke: { $points }
kingsburg-card-space = { $row }. sor, { $column }. oszlop
kingsburg-card-left = Kell hozzá, tőle balra: { $buildings }
kingsburg-card-strength = Haderő: { $n }
kingsburg-card-loss = Vereség ára: { $loss }
kingsburg-card-reward = Győzelem esetén jár: { $reward }

## Nyersanyagok és mennyiségek

kingsburg-good-gold = { $n } arany
    .acc = { $n } aranyat
    .name = arany
kingsburg-good-wood = { $n } fa
    .acc = { $n } fát
    .name = fa
kingsburg-good-stone = { $n } kő
    .acc = { $n } követ
    .name = kő
kingsburg-good-any = { $n } tetszőleges nyersanyag
    .acc = { $n } tetszőleges nyersanyagot
    .name = tetszőleges nyersanyag
kingsburg-amount-goods = { $n } nyersanyag
    .acc = { $n } nyersanyagot
    .name = nyersanyag
kingsburg-amount-vp = { $n } győzelmi pont
    .acc = { $n } győzelmi pontot
    .name = győzelmi pont
kingsburg-amount-soldier = { $n } katona
    .acc = { $n } katonát
    .name = katona
kingsburg-amount-token = { $n } „+2” jelölő
    .acc = { $n } „+2” jelölőt
    .name = „+2” jelölő
kingsburg-amount-white-die = { $n } fehér kocka
    .acc = { $n } fehér kockát
    .name = fehér kocka
kingsburg-amount-building = { $n } épület
    .acc = { $n } épületet
    .name = épület
kingsburg-amount-die = { $n } kocka
    .acc = { $n } kockát
    .name = kocka

## Az év szakaszai

kingsburg-phase-aid = Királyi segítség
    .in = a királyi segítség szakaszában
kingsburg-phase-spring = Tavasz
    .in = tavasszal
kingsburg-phase-reward = Ünnep a királytól
    .in = az „Ünnep a királytól” szakaszban
kingsburg-phase-summer = Nyár
    .in = nyáron
kingsburg-phase-envoy = A király követe
    .in = a király követének szakaszában
kingsburg-phase-autumn = Ősz
    .in = ősszel
kingsburg-phase-recruitment = Katonák kiképzése
    .in = a katonák kiképzésekor
kingsburg-phase-winter = Téli küzdelem
    .in = télen
