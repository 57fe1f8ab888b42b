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
    .about = Két korsómező fizet ki adósságot, vagy kettő dob el gyanúkártyát.
    .two-debts = Kettő adósságot fizet
    .two-suspicions = Kettő gyanúkártyát dob el
paladins-option-opponent-absolve = Az ellenfél feloldozása
    .about = Mi mást tesz még a mesterséges ellenfél feloldozáskor.
    .debt-or-suspicion = Adósságot fizet, vagy gyanúkártyát dob el
    .one-suspicion-more = Eldob egy gyanúkártyát, majd adósságot fizet vagy még egyet eldob
paladins-option-mercenaries = Zsoldosok
    .about = Minden megtérített zsoldos külön pontoz az összes után, vagy mind együtt csak egyszer.
    .each = Minden kártya pontoz
    .as-a-set = Egy készletként pontoznak
paladins-option-schemes = Az ellenfél tervei
    .about = Mi áll a mesterséges ellenfél tizenkét tervkártyáján.
    .six-orders = Akciónként egy, és hat „Királyi parancsok”
    .no-orders = Akciónként kettő

## Munkások, tulajdonságok, népek

paladins-worker-labourer = földműves
paladins-worker-scout = felderítő
paladins-worker-merchant = kereskedő
paladins-worker-fighter = harcos
paladins-worker-cleric = pap
paladins-worker-criminal = bűnöző
paladins-worker-any = bármilyen munkás

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

paladins-task-develop = fejlesztés
paladins-task-recruit = toborzás
paladins-task-hunt = vadászat
paladins-task-trade = kereskedelem
paladins-task-pray = imádkozás
paladins-task-conspire = összeesküvés
paladins-task-commission = beavatás
paladins-task-fortify = megerősítés
paladins-task-garrison = elszállásolás
paladins-task-absolve = feloldozás
paladins-task-attack = támadás
paladins-task-convert = térítés

## Jutalmak és mennyiségek

paladins-reward-labourer = { $n } földműves
paladins-reward-scout = { $n } felderítő
paladins-reward-merchant = { $n } kereskedő
paladins-reward-fighter = { $n } harcos
paladins-reward-cleric = { $n } pap
paladins-reward-criminal = { $n } bűnöző
paladins-reward-silver = { $n } ezüst
paladins-reward-provision = { $n } ellátmány
paladins-reward-faith = { $n } hit
paladins-reward-strength = { $n } erő
paladins-reward-influence = { $n } befolyás
paladins-reward-tax = { $n } adó
paladins-reward-pray = imádkozás
paladins-reward-recruit = ingyenes toborzás
paladins-reward-develop = ingyenes műhely
paladins-reward-discard-suspicion =
    { $n ->
        [1] gyanúkártya eldobása
       *[other] { $n } gyanúkártya eldobása
    }
paladins-reward-pay-debt = adósság kifizetése
paladins-reward-destroy-debt = adósság elpusztítása
paladins-reward-debt = { $n } kifizetetlen adósság
paladins-reward-points = { $n } győzelmi pont
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

paladins-ability-no-provisions = { $task } ellátmány nélkül
paladins-ability-no-silver = { $task } ezüst nélkül
paladins-ability-save = { $task } { $n } ezüsttel olcsóbban
paladins-ability-gain = { $task } ráadással: { $rewards }

paladins-card-paladin = { $paladin }
    .rule = Munkások: { $workers }. Erre a fordulóra: { $boosts }. Képesség: { $ability }.

## Városlakók

paladins-townsfolk-abbot = Apát
    .rule = Felfogadva minden feloldozásodkor jutalmat ad.
paladins-townsfolk-acolyte = Oltárszolga
    .rule = Felfogadva jutalmat ad, valahányszor szerzetest avatsz be.
paladins-townsfolk-architect = Építész
    .rule = Felfogadva minden fejlesztésedkor jutalmat ad, az ingyenes műhelynél is.
paladins-townsfolk-defender = Védő
    .rule = Felfogadva minden támadásodkor jutalmat ad.
paladins-townsfolk-gatekeeper = Kapuőr
    .rule = Felfogadva minden megerősítésedkor jutalmat ad.
paladins-townsfolk-missionary = Misszionárius
    .rule = Felfogadva minden térítésedkor jutalmat ad.
paladins-townsfolk-watchman = Őrszem
    .rule = Felfogadva jutalmat ad, valahányszor előőrsöt szállásolsz el.
paladins-townsfolk-conspirator = Cselszövő
    .rule = Felfogadva minden inkvizíciókor, még a vádemelés előtt, eldobhatsz egy gyanúkártyát.
paladins-townsfolk-debt-collector = Behajtó
    .rule = Felfogadva minden kifizetett adósságod után azonnal ad egy munkást; az elpusztított adósság nem számít.
paladins-townsfolk-peddler = Házaló árus
    .rule = Felfogadva minden olyan inkvizíciókor jutalmat ad, amelyben a használatakor legalább 2 gyanúkártyád van.
paladins-townsfolk-squire = Apród
    .rule = Felfogadva minden olyan inkvizíciókor növeli egy tulajdonságodat, amelyben a használatakor nincs gyanúkártyád.

paladins-trigger-develop = minden fejlesztéskor
paladins-trigger-recruit = minden toborzáskor
paladins-trigger-hunt = minden vadászatkor
paladins-trigger-trade = minden kereskedelemkor
paladins-trigger-pray = minden imádkozáskor
paladins-trigger-conspire = minden összeesküvéskor
paladins-trigger-commission = minden beavatáskor
paladins-trigger-fortify = minden megerősítéskor
paladins-trigger-garrison = minden elszállásoláskor
paladins-trigger-absolve = minden feloldozáskor
paladins-trigger-attack = minden támadáskor
paladins-trigger-convert = minden térítéskor
paladins-trigger-inquisition = minden inkvizíciókor
paladins-trigger-inquisition-least = minden inkvizíciókor, ha legalább { $n } gyanúkártyád van
paladins-trigger-inquisition-most =
    { $n ->
        [0] minden inkvizíciókor, ha nincs gyanúkártyád
       *[other] minden inkvizíciókor, ha legfeljebb { $n } gyanúkártyád van
    }
paladins-trigger-pay-debt = minden kifizetett adósság után

paladins-reaction = { $trigger }: { $rewards }
paladins-hired = azonnal: { $hire }; { $reaction }

paladins-card-townsfolk = { $townsfolk } { $number }
    .rule = A kártya neve: { $townsfolk }. Eldobva: { $dismiss }. Felfogadva azonnal: { $hire }. Felfogadva, { $trigger }: { $rewards }.

## Betolakodók

paladins-outsider-adventurer = Kalandor
    .rule = Megtérítve 1 győzelmi pont minden 2 beavatott szerzetesedért.
paladins-outsider-archer = Íjász
    .rule = Megtérítve 1 győzelmi pont minden 2 elszállásolt előőrsödért.
paladins-outsider-armourer = Fegyvermester
    .rule = Megtérítve 1 győzelmi pont minden 4 erődért.
paladins-outsider-assassin = Bérgyilkos
    .rule = Megtérítve 1 győzelmi pont minden megtámadott szaracénért.
paladins-outsider-barbarian = Barbár
    .rule = Megtérítve 1 győzelmi pont minden megtámadott bizánciért.
paladins-outsider-champion = Bajnok
    .rule = Megtérítve 1 győzelmi pont, és még 1 minden teljesített királyi parancsodért.
paladins-outsider-guardian = Őrző
    .rule = Megtérítve 1 győzelmi pont minden 2 lehelyezett műhelyedért.
paladins-outsider-hunter = Vadász
    .rule = Megtérítve 1 győzelmi pont minden 2 felfogadott városlakódért.
paladins-outsider-invader = Behatoló
    .rule = Megtérítve 1 győzelmi pont minden megtámadott vikingért.
paladins-outsider-lookout = Fürkész
    .rule = Megtérítve 1 győzelmi pont minden 2 megépített faladért.
paladins-outsider-marauder = Martalóc
    .rule = Megtérítve 1 győzelmi pont minden 4 befolyásodért.
paladins-outsider-mercenary = Zsoldos
    .rule = Megtérítve 1 győzelmi pont, és még 1 minden megtérített zsoldosodért.
paladins-outsider-protector = Testőr
    .rule = Megtérítve 1 győzelmi pont minden kifizetett adósságodért.
paladins-outsider-thief = Tolvaj
    .rule = Megtérítve 1 győzelmi pont minden nálad maradt gyanúkártyáért.
paladins-outsider-traitor = Áruló
    .rule = Megtérítve minden kifizetetlen adósságod 3 helyett csak 1 győzelmi pontba kerül.
paladins-outsider-vigilante = Igazságosztó
    .rule = Megtérítve 1 győzelmi pont minden 2 áthelyezett korsódért.
paladins-outsider-warrior = Harcos
    .rule = Megtérítve 1 győzelmi pont minden 4 hitedért.

paladins-card-outsider = { $outsider } { $number }
    .rule = A kártya neve: { $outsider } ({ $people }). Megtámadva: { $attack }. Megtérítve: { $convert }, a játék végén pedig pontok a neve szerint.

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
    .rule = Ide állhat: { $worker }. Költsége: { $cost }. Jutalma: { $rewards }.

paladins-order-commission = Királyi parancs: beavatás
paladins-order-fortify = Királyi parancs: megerősítés
paladins-order-garrison = Királyi parancs: elszállásolás
paladins-order-absolve = Királyi parancs: feloldozás
paladins-order-attack = Királyi parancs: támadás
paladins-order-convert = Királyi parancs: térítés

paladins-card-order = { $order }
    .rule = Az teljesíti, aki a játék végéig legalább { $n } alkalommal hajtotta végre ezt az akciót: { $task }.

## Falak, kocsmák, mezők, tervek

paladins-card-wall = { $number }. fal
    .rule = A pakliban { $copies } példány van belőle. Jutalma: { $rewards }.
    .choice = A pakliban { $copies } példány van belőle. Jutalma: { $rewards }, azután választás szerint: { $options }.
paladins-card-tavern = { $number }. kocsma
    .rule = Munkások: { $workers }.
paladins-card-jar = { $number }. korsómező
    .rule = Jutalma: { $rewards }.
paladins-card-space = { $area }. terület, { $number }. mező
    .rule = Legalább { $players } játékossal nyitott. Jutalma: { $rewards }.

paladins-scheme-commission = Beavatás
paladins-scheme-fortify = Megerősítés
paladins-scheme-garrison = Elszállásolás
paladins-scheme-absolve = Feloldozás
paladins-scheme-attack = Támadás
paladins-scheme-convert = Térítés
paladins-scheme-orders = Királyi parancsok
paladins-scheme-favour = Királyi kegy
