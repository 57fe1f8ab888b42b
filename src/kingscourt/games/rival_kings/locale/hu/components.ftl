### Rival Kings: játékelemek és elnevezéseik

## A játék, kiadása és változatai

rival-kings-game = Rival Kings
    .about = Üres a trón. Játsszátok ki titokban az udvar tagjait, lopjátok el riválisaitok akcióit, és gyűjtsetek egymáshoz illő alattvalókat és épületeket.
    .length = 30–45 perc
    .weight = Könnyű
rival-kings-edition-rulebook = Szabályfüzet szerinti kiadás
    .about = A doboz szabályfüzeteit követi; ahol azok eltérnek vagy hallgatnak, a mi döntéseink érvényesek.
rival-kings-option-match = A mérkőzés hossza
    .one-game = Egyetlen parti.
    .games-2 = Két parti egymás után; a pontok összeadódnak.
    .games-3 = Három parti egymás után; a pontok összeadódnak.
    .games-5 = Öt parti egymás után; a pontok összeadódnak.
    .points-20 = Addig folytatódnak a partik, amíg valaki el nem éri a 20 pontot.
    .points-40 = Addig folytatódnak a partik, amíg valaki el nem éri a 40 pontot.
    .points-60 = Addig folytatódnak a partik, amíg valaki el nem éri a 60 pontot.
    .points = Más pontszámig:
    .games = Más számú parti:
rival-kings-option-money = A pakliknál lévő pénz
    .shown = Az asztal mutatja, melyik paklinál mennyi pénz van.
    .hidden = Nektek kell megjegyeznetek, melyik paklinál mennyi pénz van.

## Karakterek

rival-kings-character-lord-protector = Lord Protector
    .the = a Lord Protector
    .acc = a Lord Protectort
    .rule = { rival-kings-printed-character }
rival-kings-character-queen = Királynő
    .the = a királynő
    .acc = a királynőt
    .rule = { rival-kings-printed-character }
rival-kings-character-duke = Herceg
    .the = a herceg
    .acc = a herceget
    .rule = { rival-kings-printed-character }
rival-kings-character-count = Gróf
    .the = a gróf
    .acc = a grófot
    .rule = { rival-kings-printed-character }
rival-kings-character-courtier = Udvaronc
    .the = az udvaronc
    .acc = az udvaroncot
    .rule = { rival-kings-printed-character }
rival-kings-character-priest = Pap
    .the = a pap
    .acc = a papot
    .rule = { rival-kings-printed-character }
rival-kings-character-bursar = Kincstárnok
    .the = a kincstárnok
    .acc = a kincstárnokot
    .rule = { rival-kings-printed-character }
rival-kings-character-knight = Lovag
    .the = a lovag
    .acc = a lovagot
    .rule = { rival-kings-printed-character }
rival-kings-character-countess = Grófnő
    .the = a grófnő
    .acc = a grófnőt
    .rule = { rival-kings-printed-character }
rival-kings-character-diplomat = Diplomata
    .the = a diplomata
    .acc = a diplomatát
    .rule = { rival-kings-printed-character }
rival-kings-character-trader-1 = I. kereskedő
    .the = az I. kereskedő
    .acc = az I. kereskedőt
    .rule = { rival-kings-printed-character }
rival-kings-character-trader-2 = II. kereskedő
    .the = a II. kereskedő
    .acc = a II. kereskedőt
    .rule = { rival-kings-printed-character }

## Épületek

rival-kings-building-garden = Kert
    .the = a kert
    .acc = a kertet
    .rule = { rival-kings-printed-building }
rival-kings-building-castle-wall = Városfal
    .the = a városfal
    .acc = a városfalat
    .rule = { rival-kings-printed-building }
rival-kings-building-prison = Tömlöc
    .the = a tömlöc
    .acc = a tömlöcöt
    .rule = { rival-kings-printed-building }
rival-kings-building-pavilion = Pavilon
    .the = a pavilon
    .acc = a pavilont
    .rule = { rival-kings-printed-building }
rival-kings-building-cathedral = Katedrális
    .the = a katedrális
    .acc = a katedrálist
    .rule = { rival-kings-printed-building }
rival-kings-building-university = Egyetem
    .the = az egyetem
    .acc = az egyetemet
    .rule = { rival-kings-printed-building }
rival-kings-building-tavern = Taverna
    .the = a taverna
    .acc = a tavernát
    .rule = { rival-kings-printed-building }
rival-kings-building-harbor = Kikötő
    .the = a kikötő
    .acc = a kikötőt
    .rule = { rival-kings-printed-building }
rival-kings-building-forge = Kohó
    .the = a kohó
    .acc = a kohót
    .rule = { rival-kings-printed-building }
rival-kings-building-carpentry = Ácsműhely
    .the = az ácsműhely
    .acc = az ácsműhelyt
    .rule = { rival-kings-printed-building }
rival-kings-building-market = Piac
    .the = a piac
    .acc = a piacot
    .rule = { rival-kings-printed-building }
rival-kings-building-inn = Fogadó
    .the = a fogadó
    .acc = a fogadót
    .rule = { rival-kings-printed-building }
rival-kings-building-vineyard = Szőlőskert
    .the = a szőlőskert
    .acc = a szőlőskertet
    .rule = { rival-kings-printed-building }
rival-kings-building-mine = Bánya
    .the = a bánya
    .acc = a bányát
    .rule = { rival-kings-printed-building }
rival-kings-building-herb-meadow = Gyógyfüves mező
    .the = a gyógyfüves mező
    .acc = a gyógyfüves mezőt
    .rule = { rival-kings-printed-building }
rival-kings-building-farm = Tanya
    .the = a tanya
    .acc = a tanyát
    .rule = { rival-kings-printed-building }

## Alattvalók

rival-kings-subject-gardener = Kertész
    .the = a kertész
    .acc = a kertészt
    .rule =
        { $whose ->
            [rival] A karakterek felfedése után, minden konfliktus előtt elcserélheti a karakterét egy másik játékoséval, aki ezt nem utasíthatja vissza. A rang, az elsőbbség szimbóluma és a lopás joga a lappal együtt vándorol.
           *[own] A karakterek felfedése után, minden konfliktus előtt elcserélheted a karakteredet egy másik játékoséval, aki ezt nem utasíthatja vissza. A rang, az elsőbbség szimbóluma és a lopás joga a lappal együtt vándorol.
        }
    .ruling = Több kertész a felfedett rangok sorrendjében dönt, és mindegyik látja a korábbi cseréket.
rival-kings-subject-watchman = Városőr
    .the = a városőr
    .acc = a városőrt
    .rule =
        { $whose ->
            [rival] Ha azért kapna jelzőt, mert egy magasabb rang meglopja, helyette a tolvaj kapja; az akciót így is ellopja. Azonos rang ellen nem véd.
           *[own] Ha azért kapnál jelzőt, mert egy magasabb rang meglop, helyetted a tolvaj kapja; az akciót így is ellopja. Azonos rang ellen nem véd.
        }
    .ruling = Szakaszonként egyetlen tolvajt lehet kivédeni; ha ketten lopnak meg, te választod ki, melyiket. Két játékosnál a felfordított, lopó rangú karakter jelzőjét senki sem kapja. Az átadott jelző nem lopás, ezért nálad marad.
rival-kings-subject-jailer = Börtönőr
    .the = a börtönőr
    .acc = a börtönőrt
    .rule =
        { $whose ->
            [rival] Minden jelzője után kap 1 érmét a készletből, amíg a készlet tart.
           *[own] Minden jelződ után kapsz 1 érmét a készletből, amíg a készlet tart.
        }
rival-kings-subject-court-lady = Udvarhölgy
    .the = az udvarhölgy
    .acc = az udvarhölgyet
    .rule =
        { $whose ->
            [rival] Elcserélheti egy épületét egy másik játékos épületére, bárhol is van a sorában. A tökéletes párok lapjai a helyükön maradnak.
           *[own] Cseréld el egy épületedet egy másik játékos épületére, bárhol is van a sorában. A tökéletes párok lapjai a helyükön maradnak.
        }
    .ruling = Mindkét épület az új sora végére kerül.
rival-kings-subject-bishop = Püspök
    .the = a püspök
    .acc = a püspököt
    .rule =
        { $whose ->
            [rival] Elcserélheti egy alattvalóját egy másik játékos alattvalójára, bárhol is van a sorában; mindkettő az új sora végére kerül, és ott aktív. A tökéletes párok lapjai a helyükön maradnak.
           *[own] Cseréld el egy alattvalódat egy másik játékos alattvalójára, bárhol is van a sorában; mindkettő az új sora végére kerül, és ott aktív. A tökéletes párok lapjai a helyükön maradnak.
        }
rival-kings-subject-scholar = Tudós
    .the = a tudós
    .acc = a tudóst
    .rule =
        { $whose ->
            [rival] Minden épülete után kap 1 érmét a készletből, amíg a készlet tart.
           *[own] Minden épületed után kapsz 1 érmét a készletből, amíg a készlet tart.
        }
rival-kings-subject-troubadour = Trubadúr
    .the = a trubadúr
    .acc = a trubadúrt
    .rule =
        { $whose ->
            [rival] Elcserélheti egy lapját az asztal közepén felfordítva fekvő egyik lapra, akár épületet alattvalóra vagy fordítva. Az így megszerzett alattvaló aktív.
           *[own] Cseréld el egy lapodat az asztal közepén felfordítva fekvő egyik lapra, akár épületet alattvalóra vagy fordítva. Az így megszerzett alattvaló aktív.
        }
    .ruling = A lapod annak a paklinak a tetejére kerül, amelynek mérete, pénze és helye változatlan, így a pakli vegyes lehet: toborzáskor alattvalót, vásárláskor épületet lehet elvenni bármelyik pakli tetejéről. A trubadúr önmagát is odaadhatja, és a saját párodat is szétbonthatja.
rival-kings-subject-sailor = Tengerész
    .the = a tengerész
    .acc = a tengerészt
    .rule =
        { $whose ->
            [rival] Ha egy játékossal azonos rang miatt kerül konfliktusba, az egyetlen akcióját kétszer hajthatja végre. Mindkét alkalomról lemondhat, és a pénz másodszorra más paklitól is jöhet.
           *[own] Ha egy játékossal azonos rang miatt kerülsz konfliktusba, az egyetlen akciódat kétszer hajthatod végre. Mindkét alkalomról lemondhatsz, és a pénz másodszorra más paklitól is jöhet.
        }
    .ruling = Az akció előtt kell bejelentened. Utólag csak az a tengerész ismételheti meg, akit éppen ezzel az akcióval toboroztál.
rival-kings-subject-blacksmith = Kovács
    .the = a kovács
    .acc = a kovácsot
    .rule =
        { $whose ->
            [rival] Egy épület, amelyet saját vagy ellopott akcióval vásárol, 1 érmével kevesebbe kerül; az ára 0 is lehet.
           *[own] Egy épület, amelyet saját vagy ellopott akcióval vásárolsz, 1 érmével kevesebbe kerül; az ára 0 is lehet.
        }
rival-kings-subject-carpenter = Ács
    .the = az ács
    .acc = az ácsot
    .rule =
        { $whose ->
            [rival] Végrehajthat még egy „Épület vásárlása” akciót.
           *[own] Hajts végre még egy „Épület vásárlása” akciót.
        }
rival-kings-subject-market-woman = Kofa
    .the = a kofa
    .acc = a kofát
    .rule =
        { $whose ->
            [rival] Végrehajthat még egy „Pénz elvétele” akciót.
           *[own] Hajts végre még egy „Pénz elvétele” akciót.
        }
rival-kings-subject-innkeeper = Fogadós
    .the = a fogadós
    .acc = a fogadóst
    .rule =
        { $whose ->
            [rival] Végrehajthat még egy „Alattvaló toborzása” akciót.
           *[own] Hajts végre még egy „Alattvaló toborzása” akciót.
        }
rival-kings-subject-vintner = Borász
    .the = a borász
    .acc = a borászt
    .rule =
        { $whose ->
            [rival] Egyedül átnézheti a két alattvalópakli egyikét, és az árán elvehet belőle egy tetszőleges alattvalót. A többi lap sorrendje nem változik.
           *[own] Nézd át egyedül a két alattvalópakli egyikét, és az árán végy el belőle egy tetszőleges alattvalót. A többi lap sorrendje nem változik.
        }
    .ruling = Az is lehet, hogy semmit sem veszel el; a képességet ekkor is felhasználtad. Mindenki látja, melyik lapot honnan veszed el.
rival-kings-subject-miner = Bányász
    .the = a bányász
    .acc = a bányászt
    .rule =
        { $whose ->
            [rival] Egyedül átnézheti a két épületpakli egyikét, és az árán elvehet belőle egy tetszőleges épületet. A többi lap sorrendje nem változik.
           *[own] Nézd át egyedül a két épületpakli egyikét, és az árán végy el belőle egy tetszőleges épületet. A többi lap sorrendje nem változik.
        }
    .ruling = Az is lehet, hogy semmit sem veszel el; a képességet ekkor is felhasználtad. Mindenki látja, melyik lapot honnan veszed el.
rival-kings-subject-herbalist = Füvész
    .the = a füvész
    .acc = a füvészt
    .rule =
        { $whose ->
            [rival] Átadhatja egy jelzőjét egy másik játékosnak.
           *[own] Add át egy jelződet egy másik játékosnak.
        }
rival-kings-subject-farmer = Gazda
    .the = a gazda
    .acc = a gazdát
    .rule =
        { $whose ->
            [rival] A körében végrehajthat egy akciót, amelyet elloptak tőle. A címer a helyén marad.
           *[own] Hajts végre a körödben egy akciót, amelyet elloptak tőled. A címer a helyén marad.
        }
    .ruling = Ez a köröd bármely pillanatában és a szokásos sorrenden kívül is lehetséges, akkor is, ha az azonos rang csak egy akciót hagyott neked.

## A karakterek akciói

rival-kings-kind-settle = Konfliktus kezelése
    .the = a „Konfliktus kezelése” akció
    .acc = a „Konfliktus kezelése” akciót
    .does = visszateszed egy jelződet
rival-kings-kind-give = Konfliktusjelző átadása
    .the = a „Konfliktusjelző átadása” akció
    .acc = a „Konfliktusjelző átadása” akciót
    .does = átadod egy jelződet egy riválisnak
rival-kings-kind-money = Pénz elvétele
    .the = a „Pénz elvétele” akció
    .acc = a „Pénz elvétele” akciót
    .does = elveszed egy pakli összes érméjét
rival-kings-kind-recruit = Alattvaló toborzása
    .the = az „Alattvaló toborzása” akció
    .acc = az „Alattvaló toborzása” akciót
    .does = toborzol egy alattvalót egy pakli tetejéről
rival-kings-kind-buy = Épület vásárlása
    .the = az „Épület vásárlása” akció
    .acc = az „Épület vásárlása” akciót
    .does = megveszel egy épületet egy pakli tetejéről

## Az asztal közepén lévő paklik

rival-kings-pile-buildings-1 = Első épületpakli
    .the = az első épületpakli
    .acc = az első épületpaklit
    .at = az első épületpaklinál
    .on = az első épületpaklin
    .from = az első épületpakliról
rival-kings-pile-buildings-2 = Második épületpakli
    .the = a második épületpakli
    .acc = a második épületpaklit
    .at = a második épületpaklinál
    .on = a második épületpaklin
    .from = a második épületpakliról
rival-kings-pile-subjects-1 = Első alattvalópakli
    .the = az első alattvalópakli
    .acc = az első alattvalópaklit
    .at = az első alattvalópaklinál
    .on = az első alattvalópaklin
    .from = az első alattvalópakliról
rival-kings-pile-subjects-2 = Második alattvalópakli
    .the = a második alattvalópakli
    .acc = a második alattvalópaklit
    .at = a második alattvalópaklinál
    .on = a második alattvalópaklin
    .from = a második alattvalópakliról

## Kártyacsaládok

rival-kings-family-character = Karakterek
rival-kings-family-building = Épületek
rival-kings-family-subject = Alattvalók

## Színek

rival-kings-colour-yellow = sárga, királyi udvar
rival-kings-colour-red = piros, város
rival-kings-colour-blue = kék, falu
rival-kings-colour-green = zöld, vidék

## A lapokon

rival-kings-printed-character = Az udvar egyik karaktere, titokban kell kijátszani. Akinek a rangjától lop, az kap egy jelzőt, és elveszít egy akciót; azt a tolvaj hajtja végre, mégpedig elsőként.
rival-kings-printed-building = Az épület a játék végén ér pontot: tökéletes pár esetén mindkét lap értéke számít, színpár esetén a nagyobb érték, pár nélkül 1 pont jár.
