### A Nyugati Királyság Lovagjai: játékelemek és elnevezéseik

## A játék, kiadása és beállításai

paladins-game = A Nyugati Királyság Lovagjai
    .about = Hét forduló egy fenyegetett királyságban: fordulónként egy lovag siet a segítségedre, munkások töltik meg a tábládat, a hit, az erő és a befolyás pedig egyre nagyobb tettekre nyit utat, miközben az inkvizíció minden gyanús pénzdarabot számontart.
    .length = 90–120 perc
    .weight = Nehéz
paladins-edition-rulebook = Szabályfüzet szerinti kiadás
    .about = A szabályfüzetet követi, ahol pedig az hallgat, ott a mi döntésünk érvényes; amit egyik forrás sem tisztáz, az az asztalnál beállítható.
paladins-opponent = Ellenfél

paladins-option-difficulty = Nehézség
    .about = Hány műhellyel kezd a mesterséges ellenfél, ha egyedül játszol.
    .easy = Könnyű
    .medium = Közepes
    .hard = Nehéz
paladins-option-suspicion-split = Gyanúkártyák
    .about = Hány gyanúkártyán van 0, 1, illetve 2 adó.
    .six-eight-ten = 6, 8 és 10
    .ten-eight-six = 10, 8 és 6
paladins-option-third-squire = A harmadik apród
    .about = Melyik tulajdonságot növeli a harmadik apród az inkvizíciókor.
    .faith = Hit
    .strength = Erő
paladins-option-second-vigilante = A szaracén igazságosztó
    .about = Mit ad a befolyáson és a papon kívül a szaracén igazságosztó megtámadása.
    .destroy-debt = Adósság elpusztítása
    .discard-suspicion = Gyanúkártya eldobása
paladins-option-workshop-workers = Munkások a műhelyek alatt
    .about = Milyen sorrendben jönnek elő a műhelyek alatti munkások.
    .by-turns = Felderítő, kereskedő, harcos, pap, majd elölről
    .in-pairs = Két felderítő, két kereskedő, két harcos, két pap
paladins-option-jar-spaces = Korsómezők
    .about = Két korsómezőn fizethető ki adósság, vagy kettőn dobható el gyanúkártya.
    .two-debts = Kettőn adósság fizethető ki
    .two-suspicions = Kettőn gyanúkártya dobható el
paladins-option-opponent-absolve = Az ellenfél feloldozása
    .about = Mi mást tesz még a mesterséges ellenfél feloldozáskor.
    .debt-or-suspicion = Adósságot fizet, vagy gyanúkártyát dob el
    .one-suspicion-more = Eldob egy gyanúkártyát, majd adósságot fizet vagy még egyet eldob
paladins-option-mercenaries = Zsoldosok
    .about = Mindegyik megtérített zsoldos külön-külön pontot ér-e az összes zsoldos után, vagy együtt csak egyszer érnek pontot.
    .each = Minden kártya pontot ér
    .as-a-set = Együtt érnek pontot
paladins-option-schemes = Az ellenfél tervei
    .about = Mi áll a mesterséges ellenfél tizenkét tervkártyáján.
    .six-orders = Akciónként egy, és hat „Királyi parancsok”
    .no-orders = Akciónként kettő

## Munkások, tulajdonságok, népek

paladins-worker-labourer = földműves
    .a = földműves
paladins-worker-scout = felderítő
    .a = felderítő
paladins-worker-merchant = kereskedő
    .a = kereskedő
paladins-worker-fighter = harcos
    .a = harcos
paladins-worker-cleric = pap
    .a = pap
paladins-worker-criminal = bűnöző
    .a = bűnöző
paladins-worker-any = bármilyen munkás
    .a = munkás

paladins-content-labourer = földműves
paladins-content-scout = felderítő
paladins-content-merchant = kereskedő
paladins-content-fighter = harcos
paladins-content-cleric = pap
paladins-content-criminal = bűnöző
paladins-content-workshop = műhely

paladins-attribute-faith = hit
paladins-attribute-strength = erő
paladins-attribute-influence = befolyás

paladins-people-viking = viking
paladins-people-byzantine = bizánci
paladins-people-saracen = szaracén

## A játékostábla akciói

paladins-task-develop = Fejlesztés
paladins-task-recruit = Toborzás
paladins-task-hunt = Vadászat
paladins-task-trade = Kereskedelem
paladins-task-pray = Imádkozás
paladins-task-conspire = Összeesküvés
paladins-task-commission = Beavatás
paladins-task-fortify = Megerősítés
paladins-task-garrison = Elszállásolás
paladins-task-absolve = Feloldozás
paladins-task-attack = Támadás
paladins-task-convert = Térítés

## Jutalmak és mennyiségek

paladins-reward-labourer = { $n } földműves
    .acc = { $n } földművest
paladins-reward-scout = { $n } felderítő
    .acc = { $n } felderítőt
paladins-reward-merchant = { $n } kereskedő
    .acc = { $n } kereskedőt
paladins-reward-fighter = { $n } harcos
    .acc = { $n } harcost
paladins-reward-cleric = { $n } pap
    .acc = { $n } papot
paladins-reward-criminal = { $n } bűnöző
    .acc = { $n } bűnözőt
paladins-reward-silver = { $n } ezüst
    .acc = { $n } ezüstöt
paladins-reward-provision = { $n } ellátmány
    .acc = { $n } ellátmányt
paladins-reward-faith = { $n } hit
    .acc = { $n } hitet
paladins-reward-strength = { $n } erő
    .acc = { $n } erőt
paladins-reward-influence = { $n } befolyás
    .acc = { $n } befolyást
paladins-reward-tax = { $n } ezüst adó
    .acc = { $n } ezüst adót
paladins-reward-pray = imádkozás
    .acc = imádkozást
paladins-reward-recruit = ingyenes toborzás
    .acc = ingyenes toborzást
paladins-reward-develop = ingyenes műhely
    .acc = ingyenes műhelyt
paladins-reward-discard-suspicion =
    { $n ->
        [1] gyanúkártya eldobása
       *[other] { $n } gyanúkártya eldobása
    }
    .acc = { $n ->
        [1] gyanúkártya eldobását
       *[other] { $n } gyanúkártya eldobását
    }
paladins-reward-pay-debt = adósság kifizetése
    .acc = adósság kifizetését
paladins-reward-destroy-debt = adósság elpusztítása
    .acc = adósság elpusztítását
paladins-reward-debt = { $n } kifizetetlen adósság
    .acc = { $n } kifizetetlen adósságot
paladins-reward-points = { $n } győzelmi pont
    .acc = { $n } győzelmi pontot
paladins-either = { $first } vagy { $second }
paladins-together = { $rewards }
paladins-plain = { $name }

## Lovagok

paladins-paladin-anseis = Herbert
paladins-paladin-berengier = Bérengier
paladins-paladin-engelier = Engelbert
paladins-paladin-gerier = Gérier
paladins-paladin-gerin = Gérin
paladins-paladin-girard = Girard
paladins-paladin-ivon = Ivon
paladins-paladin-ivoire = Ivoire
paladins-paladin-oliver = Olivér
paladins-paladin-otton = Otton
paladins-paladin-roland = Roland
paladins-paladin-samson = Samson

paladins-ability-no-provisions = { $task }: nem kell ellátmányt fizetni
paladins-ability-no-silver = { $task }: nem kell ezüstöt fizetni
paladins-ability-save = { $task }: { $n } ezüsttel olcsóbb
paladins-ability-gain = { $task }: ráadásként { $rewards }

paladins-card-paladin = { $paladin }
    .rule = Képesség – { $ability }.

## Városlakók

paladins-townsfolk-abbot = Apát
    .rule = Felfogadva gazdája minden feloldozásakor jutalmat ad.
paladins-townsfolk-acolyte = Oltárszolga
    .rule = Felfogadva jutalmat ad, valahányszor gazdája szerzetest avat be.
paladins-townsfolk-architect = Építész
    .rule = Felfogadva gazdája minden fejlesztésekor jutalmat ad, az ingyenes műhelynél is.
paladins-townsfolk-defender = Védő
    .rule = Felfogadva gazdája minden támadásakor jutalmat ad.
paladins-townsfolk-gatekeeper = Kapuőr
    .rule = Felfogadva gazdája minden megerősítésekor jutalmat ad.
paladins-townsfolk-missionary = Misszionárius
    .rule = Felfogadva gazdája minden térítésekor jutalmat ad.
paladins-townsfolk-watchman = Őrszem
    .rule = Felfogadva jutalmat ad, valahányszor gazdája előőrsöt szállásol el.
paladins-townsfolk-conspirator = Cselszövő
    .rule = Felfogadva lehetővé teszi, hogy gazdája minden inkvizíciókor, még a vádemelés előtt eldobjon egy gyanúkártyát.
paladins-townsfolk-debt-collector = Behajtó
    .rule = Felfogadva gazdája minden kifizetett adóssága után azonnal ad egy munkást; az elpusztított adósság nem számít.
paladins-townsfolk-peddler = Házaló árus
    .rule = Felfogadva minden inkvizíciókor jutalmat ad, ha gazdájának a kártya használatakor legalább 2 gyanúkártyája van.
paladins-townsfolk-squire = Apród
    .rule = Felfogadva minden inkvizíciókor növeli gazdája egyik tulajdonságát, ha annak a kártya használatakor nincs gyanúkártyája.

paladins-trigger-develop =
    { $whose ->
        [rival] minden fejlesztésekor
       *[own] minden fejlesztésedkor
    }
paladins-trigger-recruit =
    { $whose ->
        [rival] minden toborzásakor
       *[own] minden toborzásodkor
    }
paladins-trigger-hunt =
    { $whose ->
        [rival] minden vadászatakor
       *[own] minden vadászatodkor
    }
paladins-trigger-trade =
    { $whose ->
        [rival] valahányszor kereskedik
       *[own] valahányszor kereskedsz
    }
paladins-trigger-pray =
    { $whose ->
        [rival] minden imádkozásakor
       *[own] minden imádkozásodkor
    }
paladins-trigger-conspire =
    { $whose ->
        [rival] minden összeesküvésekor
       *[own] minden összeesküvésedkor
    }
paladins-trigger-commission =
    { $whose ->
        [rival] valahányszor szerzetest avat be
       *[own] valahányszor szerzetest avatsz be
    }
paladins-trigger-fortify =
    { $whose ->
        [rival] minden megerősítésekor
       *[own] minden megerősítésedkor
    }
paladins-trigger-garrison =
    { $whose ->
        [rival] valahányszor előőrsöt szállásol el
       *[own] valahányszor előőrsöt szállásolsz el
    }
paladins-trigger-absolve =
    { $whose ->
        [rival] minden feloldozásakor
       *[own] minden feloldozásodkor
    }
paladins-trigger-attack =
    { $whose ->
        [rival] minden támadásakor
       *[own] minden támadásodkor
    }
paladins-trigger-convert =
    { $whose ->
        [rival] minden térítésekor
       *[own] minden térítésedkor
    }
paladins-trigger-inquisition = minden inkvizíciókor
paladins-trigger-inquisition-least =
    { $whose ->
        [rival] minden inkvizíciókor, ha legalább { $n } gyanúkártyája van
       *[own] minden inkvizíciókor, ha legalább { $n } gyanúkártyád van
    }
paladins-trigger-inquisition-most =
    { $whose ->
        [rival] { $n ->
            [0] minden inkvizíciókor, ha nincs gyanúkártyája
           *[other] minden inkvizíciókor, ha legfeljebb { $n } gyanúkártyája van
        }
       *[own] { $n ->
            [0] minden inkvizíciókor, ha nincs gyanúkártyád
           *[other] minden inkvizíciókor, ha legfeljebb { $n } gyanúkártyád van
        }
    }
paladins-trigger-pay-debt =
    { $whose ->
        [rival] minden kifizetett adóssága után
       *[own] minden kifizetett adósságod után
    }

paladins-reaction = { $trigger }: { $rewards }

paladins-card-townsfolk = { $townsfolk } { $number }
    .rule = Városlakó: eldobva a sarkában, felfogadva az alsó részén látható jutalmat adja.

## Betolakodók

paladins-outsider-adventurer = Kalandor
    .rule = Megtérítve 1 győzelmi pontot hoz minden 2 beavatott szerzetes után.
paladins-outsider-archer = Íjász
    .rule = Megtérítve 1 győzelmi pontot hoz minden 2 elszállásolt előőrs után.
paladins-outsider-armourer = Fegyvermester
    .rule = Megtérítve 1 győzelmi pontot hoz minden 4 szintnyi erő után.
paladins-outsider-assassin = Bérgyilkos
    .rule = Megtérítve 1 győzelmi pontot hoz minden megtámadott szaracén után.
paladins-outsider-barbarian = Barbár
    .rule = Megtérítve 1 győzelmi pontot hoz minden megtámadott bizánci után.
paladins-outsider-champion = Bajnok
    .rule = Megtérítve 1 győzelmi pontot hoz, és még 1-et minden teljesített királyi parancs után.
paladins-outsider-guardian = Őrző
    .rule = Megtérítve 1 győzelmi pontot hoz minden 2 lehelyezett műhely után.
paladins-outsider-hunter = Vadász
    .rule = Megtérítve 1 győzelmi pontot hoz minden 2 felfogadott városlakó után.
paladins-outsider-invader = Behatoló
    .rule = Megtérítve 1 győzelmi pontot hoz minden megtámadott viking után.
paladins-outsider-lookout = Fürkész
    .rule = Megtérítve 1 győzelmi pontot hoz minden 2 megépített fal után.
paladins-outsider-marauder = Martalóc
    .rule = Megtérítve 1 győzelmi pontot hoz minden 4 szintnyi befolyás után.
paladins-outsider-mercenary = Zsoldos
    .rule = Megtérítve 1 győzelmi pontot hoz, és még 1-et minden megtérített zsoldos után.
paladins-outsider-protector = Testőr
    .rule = Megtérítve 1 győzelmi pontot hoz minden kifizetett adósság után.
paladins-outsider-thief = Tolvaj
    .rule = Megtérítve 1 győzelmi pontot hoz minden, a játék végén megmaradt gyanúkártya után.
paladins-outsider-traitor = Áruló
    .rule = Megtérítése után minden kifizetetlen adósság 3 helyett csak 1 győzelmi pontba kerül.
paladins-outsider-vigilante = Igazságosztó
    .rule = Megtérítve 1 győzelmi pontot hoz minden 2 áthelyezett korsó után.
paladins-outsider-warrior = Harcos
    .rule = Megtérítve 1 győzelmi pontot hoz minden 4 szintnyi hit után.

paladins-card-outsider = { $outsider } { $number }
    .rule = Betolakodó: megtámadva a sarkában látható jutalmat adja, megtérítve azt, ami az alsó részén látható, és a játék végén pontokat.

## A király kártyái

paladins-favour-recruit = A város vendége
paladins-favour-taxes = Adóbeszedés
paladins-favour-pardon = Kegyelem
paladins-favour-develop = Királyi műhely
paladins-favour-attribute = Tanítás
paladins-favour-labourers = Segítő kezek
paladins-favour-criminals = Kinyílt tömlöc
paladins-favour-loan = Kölcsön
paladins-favour-provisions = Éléskamra
paladins-favour-pray = Királyi kápolna

paladins-card-favour = { $favour }
    .rule = Királyi kegy: akcióként egy munkással használható, fordulónként egyszer az egész asztalnál.

paladins-order-commission = Királyi parancs: Beavatás
paladins-order-fortify = Királyi parancs: Megerősítés
paladins-order-garrison = Királyi parancs: Elszállásolás
paladins-order-absolve = Királyi parancs: Feloldozás
paladins-order-attack = Királyi parancs: Támadás
paladins-order-convert = Királyi parancs: Térítés

paladins-card-order = { $order }
    .rule = Királyi parancs: a játék végén mindenkinek pontot hoz, aki teljesítette.

## Falak, kocsmák, mezők, tervek

paladins-card-wall = { $number }. fal
    .rule = Falkártya: a megerősítés a pakli legfelső lapját adja.
paladins-card-tavern = { $number }. kocsma
    .rule = Kocsma: a forduló elején a munkásaiért választható.
paladins-card-jar = { $number }. korsómező
    .rule = A játékostábla mezője: az ide tett korsó megadja a jutalmát.
paladins-card-space = { $area }. terület, { $number }. mező
    .rule = A központi tábla mezője: az ide tett szerzetes vagy előőrs megadja a jutalmát.
paladins-card-scheme = { $scheme }
    .rule = A mesterséges ellenfél tervkártyája: az akció, amelyet megkísérel.
paladins-card-workshop = Műhely
    .rule = Végleg helyettesít egy munkást; lehelyezésekor az alatta látható munkás is jár.
paladins-card-debt = Adósság
    .rule = Kifizetetlen, amíg egy jutalommal ki nem fizetik: ekkor megfordul; elpusztítva visszakerül a pakliba.
paladins-card-suspicion = Gyanúkártya
    .rule = Minden bűnözővel jár; inkvizíciókor az kap adósságot, akinek a legtöbb van belőle.
paladins-card-tax = Adókészlet
    .rule = Innen kell elvenni az adót; inkvizíció után újra megtelik.
paladins-card-area = { $area }. terület
    .rule = A központi tábla egyik területe; az azonos oszlop betolakodója ugyanannyit kíván.
paladins-card-task = { $task }
    .rule = A játékostábla egyik akciója.

paladins-scheme-commission = Beavatás
paladins-scheme-fortify = Megerősítés
paladins-scheme-garrison = Elszállásolás
paladins-scheme-absolve = Feloldozás
paladins-scheme-attack = Támadás
paladins-scheme-convert = Térítés
paladins-scheme-orders = Királyi parancsok
paladins-scheme-favour = Királyi kegy
