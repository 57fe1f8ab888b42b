### A Nyugati Királyság Lovagjai: amit az asztal mond

## Kérdések

paladins-prompt-hire-free = Melyik városlakót fogadod fel ingyen?
paladins-prompt-use = Melyik lovag segít ebben a fordulóban?
paladins-prompt-top = Melyik lovag kerüljön a paklid tetejére? A másik az aljára kerül.
paladins-prompt-tavern = Melyik kocsmát választod?
paladins-prompt-turn = Válassz akciót, vagy passzolj.
paladins-prompt-place = { $deed_name }: melyik munkást helyezed le?
paladins-prompt-favour = { $favour }: melyik munkást küldöd?
paladins-prompt-hire = Melyik városlakót fogadod fel?
paladins-prompt-dismiss = Melyik városlakót dobod el?
paladins-prompt-payment = Fizetsz { $n } ezüstöt, vagy adósságot vállalsz?
paladins-prompt-attack = Melyik betolakodót támadod meg?
paladins-prompt-convert = Melyik betolakodót téríted meg?
paladins-prompt-commission = Hová kerüljön a szerzetesed?
paladins-prompt-garrison = Hová kerüljön az előőrsöd?
paladins-prompt-absolve = Melyik mezőre teszed a korsódat?
paladins-prompt-develop = Hová kerüljön a műhelyed?
paladins-prompt-pray = Melyik akcióról távozzon minden munkás?
paladins-prompt-recruit-free = Melyik városlakót fogadod fel vagy dobod el ingyen?
paladins-prompt-option = Melyik lehetőséget választod?
paladins-prompt-reaction = Melyik városlakód segít elsőként?
paladins-prompt-inquisition = Inkvizíció: melyik városlakódat használod?
paladins-prompt-return =
    { $n ->
        [one] Három munkást tarthatsz meg, { $n } visszakerül a készletbe. Melyik?
       *[other] Három munkást tarthatsz meg, { $n } visszakerül a készletbe. Melyik legyen az első?
    }
paladins-prompt-reward-criminal = Elveszed a bűnözőt és vele a gyanúkártyát?
paladins-prompt-reward-discard-suspicion = Eldobsz egy gyanúkártyát?
paladins-prompt-reward-pay-debt = Kifizetsz egy adósságot?
paladins-prompt-reward-destroy-debt = Elpusztítasz egy adósságot?

## Válaszok

paladins-deed-develop = Fejlesztek
    .name = Fejlesztés
paladins-deed-dismiss = Toborzok egy munkással: eldobok
    .name = Toborzás egy munkással
paladins-deed-hire = Toborzok két munkással: felfogadok
    .name = Toborzás két munkással
paladins-deed-hunt-1 = Vadászom egy munkással
    .name = Vadászat egy munkással
paladins-deed-hunt-2 = Vadászom két munkással
    .name = Vadászat két munkással
paladins-deed-trade-1 = Kereskedem egy munkással
    .name = Kereskedelem egy munkással
paladins-deed-trade-2 = Kereskedem két munkással
    .name = Kereskedelem két munkással
paladins-deed-pray = Imádkozom
    .name = Imádkozás
paladins-deed-conspire = Összeesküvést szövök
    .name = Összeesküvés
paladins-deed-commission = Beavatok egy szerzetest
    .name = Beavatás
paladins-deed-fortify = Megerősítem a várost
    .name = Megerősítés
paladins-deed-garrison = Elszállásolok egy előőrsöt
    .name = Elszállásolás
paladins-deed-absolve = Feloldozok
    .name = Feloldozás
paladins-deed-attack = Támadok
    .name = Támadás
paladins-deed-convert = Térítek
    .name = Térítés
paladins-action-pass = Passzolok
paladins-action-favour = Királyi kegyet használok: { $favour }
paladins-action-place = Lehelyezem: { $worker }
paladins-action-place-favour = Küldöm: { $worker }
paladins-action-hire = Felfogadom: { $townsfolk }
paladins-action-dismiss = Eldobom: { $townsfolk } ({ $rewards })
paladins-action-react = Használom: { $townsfolk } ({ $rewards })
paladins-action-attack = Megtámadom: { $outsider } ({ $people })
paladins-action-convert = Megtérítem: { $outsider } ({ $people })
paladins-action-use = Használom: { $paladin }
paladins-action-top = A pakli tetejére teszem: { $paladin }
paladins-action-monk =
    { $area ->
        [1] Az { $area }. területre teszem ({ $rewards })
        [5] Az { $area }. területre teszem ({ $rewards })
       *[other] A { $area }. területre teszem ({ $rewards })
    }
paladins-action-outpost =
    { $area ->
        [1] Az { $area }. területre teszem ({ $rewards })
        [5] Az { $area }. területre teszem ({ $rewards })
       *[other] A { $area }. területre teszem ({ $rewards })
    }
paladins-action-jar = Ide teszem a korsót: { $rewards }
paladins-action-workshop = Ide teszem a műhelyt: { $task }, { $n }. mező
paladins-action-clear = Kiürítem: { $task }
paladins-action-choose = Ezt választom: { $rewards }
paladins-action-tavern = Elviszem: { $workers }
paladins-action-return = Visszaadom: { $worker }
paladins-action-pay-silver = Ezüsttel fizetek
paladins-action-pay-with-debt = Adósságot vállalok
paladins-action-take-criminal = Elveszem a bűnözőt
paladins-action-discard-suspicion = Eldobok egy gyanúkártyát
paladins-action-pay-debt = Kifizetek egy adósságot
paladins-action-destroy-debt = Elpusztítok egy adósságot
paladins-action-decline = Lemondok róla

## Mibe kerül és mit hoz egy választás

paladins-thing-paid-debt = { $n } kifizetett adósság
paladins-thing-worker = { $n } munkás
paladins-thing-suspicion = { $n } gyanúkártya
paladins-terms-spaces = mezői: { $workers }
paladins-terms-debt = egy kifizetetlen adósság a végén { $n } győzelmi pontba kerül
paladins-terms-short = nincs elég ezüstöd, ezért adósságot kapsz
paladins-terms-lost = elvész, mert nem tudod használni: { $rewards }
paladins-terms-pray-self = csak a saját mezőjét üríti ki
paladins-terms-worth = jelenleg { $n } győzelmi pontot ér
paladins-terms-reaction = { $reaction }
paladins-terms-paladin = amikor mindenki felfedte a lovagját: { $workers }
paladins-terms-boosts = ebben a fordulóban: { $boosts }
paladins-terms-ability = { $ability }
paladins-terms-suspicion = vele jár { $n } gyanúkártya
paladins-terms-opponent-suspicion = az ellenfél { $n } gyanúkártyát kap
paladins-terms-inquisition = az adókészlet kifogyhat, és akkor jön az inkvizíció
paladins-terms-go-back = { $n } általad választott munkás visszakerül
paladins-terms-pass = kiszállsz a fordulóból

## Napló: fordulók

paladins-event-start = { $player } kezd.
paladins-event-round =
    { $n ->
        [1] Megkezdődik az { $n }. forduló.
        [5] Megkezdődik az { $n }. forduló.
       *[other] Megkezdődik a { $n }. forduló.
    }
    .heading = { $n }. forduló
paladins-event-marker = A kezdőjátékos-jelölő új gazdája: { $player }.
paladins-event-townsfolk = Új városlakó: { $townsfolk }.
paladins-event-outsider = Új betolakodó: { $outsider }.
paladins-event-townsfolk-leaves = Elhagyja a várost: { $townsfolk }.
paladins-event-outsider-leaves = Továbbáll: { $outsider }.
paladins-event-order = Felfedett lap – { $order } ({ $times } végrehajtásért { $points } győzelmi pont jár).
paladins-event-favour-revealed = Új királyi kegy: { $favour }.
paladins-event-tavern = Felfedett kocsma: { $workers }.
paladins-event-taverns-shuffled = Az eldobott kocsmakártyák megkeverve új paklit alkotnak.
paladins-event-draw = A húzott lovagod: { $paladin }.
paladins-event-draws = { $player } húz egy lovagot.
paladins-event-put = A paklid tetejére került: { $top }, az aljára: { $bottom }.
paladins-event-puts = { $player } visszatesz két lovagot.
paladins-event-reveal = { $player } lovagja: { $paladin } ({ $workers }).
paladins-event-tavern-taken = { $player } kocsmát választ: { $workers }.
paladins-event-turn = { $player } következik.
paladins-event-pass = { $player } passzol.
paladins-event-pass-forced = { $player } már semmit sem tehet, ezért passzol.
paladins-event-pass-idle = { $player } passzol, mert elfogytak a munkásai.
paladins-event-return = { $player } visszaadja: { $worker }.
paladins-event-round-end =
    { $n ->
        [1] Az { $n }. forduló véget ért.
        [5] Az { $n }. forduló véget ért.
       *[other] A { $n }. forduló véget ért.
    }
paladins-event-end = A játék véget ért.
paladins-event-score = { $player }: { $n } győzelmi pont.

## Napló: akciók

paladins-event-place = { $player } munkást helyez ide: { $task } ({ $worker }).
paladins-event-favour = { $player } munkást küld a királyi kegyre: { $favour } ({ $worker }).
paladins-event-pay-silver = { $player } fizet { $n } ezüstöt.
paladins-event-pay-provisions = { $player } fizet { $n } ellátmányt.
paladins-event-develop = { $player } műhelyt helyez ide: { $task }.
paladins-event-hire = { $player } felfogadja: { $townsfolk }.
paladins-event-dismiss = { $player } eldobja: { $townsfolk }.
paladins-event-clear = { $player } minden munkását leveszi innen: { $task }.
paladins-event-commission = { $player } beavat egy szerzetest itt: { $area }. terület.
paladins-event-garrison = { $player } elszállásol egy előőrsöt itt: { $area }. terület.
paladins-event-fortify =
    { $n ->
        [1] { $player } megépíti az { $n }. falát.
        [5] { $player } megépíti az { $n }. falát.
       *[other] { $player } megépíti a { $n }. falát.
    }
paladins-event-absolve = { $player } feloldoz ({ $n }. korsó).
paladins-event-attack = { $player } megtámadja: { $outsider }.
paladins-event-convert = { $player } megtéríti: { $outsider }.
paladins-event-react = { $player } városlakója segít: { $townsfolk }.

## Napló: nyereségek és veszteségek

paladins-event-gain = { $player } kap { $reward_acc }.
paladins-event-lost = { $player } nem tudja felhasználni ezt a jutalmat: { $reward }.
paladins-event-decline = { $player } lemond erről: { $reward }.
paladins-event-decline-reactions = { $player } nem használ több városlakót az inkvizíció ellen.
paladins-event-top = { $player } tulajdonsága nem nőhet tovább: { $attribute }.
paladins-event-debt = { $player } adósságot kap.
paladins-event-debt-paid = { $player } kifizet egy adósságot.
paladins-event-debt-destroyed = { $player } elpusztít egy adósságot.
paladins-event-tax = { $player } kap { $n } ezüst adót.
paladins-event-suspicion =
    { $n ->
        [0] { $player } gyanúkártyát kap, adó nélkül.
       *[other] { $player } gyanúkártyát kap, { $n } ezüst adóval.
    }
paladins-event-discard = { $player } eldob { $n } gyanúkártyát.
paladins-event-suspicions-shuffled = Az eldobott gyanúkártyák megkeverve új paklit alkotnak.
paladins-event-inquisition = Inkvizícióra kerül sor.
paladins-event-inquisition-nobody = Senkinek sincs gyanúkártyája, így senki sem kap adósságot.
paladins-event-accused =
    { $n ->
        [one] { $player } vádlott lesz, mert övé a legtöbb gyanúkártya ({ $n }): adósságot kap, és egyet sem dob el.
       *[other] { $player } vádlott lesz, mert övé a legtöbb gyanúkártya ({ $n }): adósságot kap, és eldobja a felüket, lefelé kerekítve.
    }
paladins-event-tax-refilled = { $n } ezüst kerül vissza az adókészletbe.

## Napló: a mesterséges ellenfél

paladins-event-scheme = Az ellenfél új tervkártyája: { $scheme }.
paladins-event-schemes-shuffled = Az ellenfél tervkártyáit megkeverjük.
paladins-event-scheme-freed = Egy „Királyi kegy” tervkártya az ellenfél dobópaklijába kerül.
paladins-event-opponent-workers = Az ellenfélnek ebben a fordulóban { $n } munkása van.
paladins-event-opponent-workshop = Az ellenfél műhelyt kap ide: { $task }.
paladins-event-opponent-places = Az ellenfél { $n } munkást helyez ide: { $task }.
paladins-event-opponent-recruits = Az ellenfél egy munkást tesz az akciósorában ide: Toborzás.
paladins-event-opponent-prays-free = Az ellenfél imádkozik.
paladins-event-opponent-prays = Az ellenfél egy munkást tesz az akciósorában ide: Imádkozás.
paladins-event-opponent-trades = Az ellenfél egy munkást tesz az akciósorában ide: Kereskedelem.
paladins-event-opponent-conspires = Az ellenfél egy munkást tesz az akciósorában az „Összeesküvés” mezőre, és { $n } munkást kap.
paladins-event-opponent-rests = Az ellenfél visszaad egy munkást, és megpihen.
paladins-event-opponent-out = Az ellenfél kiszáll a fordulóból.
paladins-event-opponent-idle = Az ellenfélnek elfogytak a munkásai, ezért kiszáll a fordulóból.
paladins-event-scheme-fails = Az ellenfél nem tudja végrehajtani a tervét: { $reason }. Helyette az akciósorát használja.
paladins-event-marker-points = Az ellenfél választását az erőforrás-jelölő adja: { $n }. oszlop.
paladins-event-space-preferred = Az elérhető mezők közül az ellenfél ezt kedveli a legjobban: { $rewards }.
paladins-reason-occupied = ott már munkások állnak
paladins-reason-workers = túl kevés a munkása
paladins-reason-limit = többször nem lehet
paladins-reason-reach = semmi sem érhető el számára
paladins-reason-orders = egyik királyi parancsot sem teljesítheti
paladins-reason-favour = nincs szabad királyi kegy
paladins-event-opponent-cleared = Az ellenfél minden munkása visszakerül a közös készletbe.
paladins-event-opponent-absolve = Az ellenfél feloldoz, és megfordítja a következő korsóját ({ $n }.).
paladins-event-opponent-tax = Az ellenfél adója: az adókészletből { $n } ezüst a közös készletbe kerül.
paladins-event-track = Az erőforrás-jelölő { $n } mezőt lép.
paladins-event-track-round = Az erőforrás-jelölő elölről kezdi, és az ellenfélnél 1-gyel nő ez a tulajdonság: { $attribute }.
paladins-event-tax-removed = Az ellenfélnek nincs ilyen kártyája: az adókészletből 1 ezüst a közös készletbe kerül.

## Miért nem lehet

paladins-refusal-occupied = Itt már munkások állnak: { $task }.
paladins-refusal-one-go = Ezt ebben a fordulóban egy munkással már használtad, második később nem csatlakozhat: { $task }.
paladins-refusal-workers = A munkásaid nem tudják betölteni az akció mezőit: { $task }.
paladins-missing-worker =
    { $n ->
        [1] { $worker_a } az első mezőre
        [2] { $worker_a } a második mezőre
       *[other] { $worker_a } a harmadik mezőre
    }
paladins-refusal-no-worker = Nincs ilyen munkásod: { $worker }.
paladins-refusal-kind = Erre a mezőre ilyen munkás nem állhat: { $worker }.
paladins-refusal-needed = Erre a munkásra egy későbbi mezőn lesz szükséged: { $worker }.
paladins-refusal-silver = Ehhez { $n } ezüst kell, neked { $has } van.
paladins-refusal-provisions = Ehhez { $n } ellátmány kell, neked { $has } van.
paladins-refusal-limit = Ezt már { $n } alkalommal végrehajtottad, többször nem lehet: { $task }.
paladins-refusal-level = Ehhez { $need } kell, neked { $has } van.
paladins-refusal-no-workshop = Nincs több műhelyed.
paladins-refusal-no-townsfolk = A sorban nincs városlakó.
paladins-refusal-no-wall = Elfogytak a falkártyák.
paladins-refusal-no-outsider = A sorban nincs betolakodó.
paladins-refusal-no-space = Nincs elérhető szabad mező.
paladins-refusal-row = Ez a kártya nincs a sorban.
paladins-refusal-space-taken = Ott már szerzetes vagy előőrs áll.
paladins-refusal-space-closed = Ez a mező csak legalább { $n } játékossal nyílik meg.
paladins-refusal-jar-taken = Ott már korsó áll.
paladins-refusal-workshop-there = Ott már műhely áll.
paladins-refusal-nobody-there = Itt nem áll munkás: { $task }.
paladins-refusal-favour-hidden = Ez a királyi kegy nincs felfedve.
paladins-refusal-favour-taken = Ezt a királyi kegyet ebben a fordulóban már használta valaki.
paladins-refusal-favour-worker = Ehhez a királyi kegyhez csak ilyen munkás jó: { $worker }.
paladins-refusal-option = Ezt nem tudnád felhasználni, mást viszont igen.
paladins-refusal-tavern = Ezt a kocsmát már elvitte valaki.
paladins-refusal-hand = Ez a lovag nincs a még választható lapjaid között.
paladins-refusal-return = Nincs ilyen munkásod, akit visszaadhatnál: { $worker }.
paladins-refusal-react = Ez a városlakó most nem segít.
paladins-refusal-condition = Ennek a városlakónak a feltétele most nem teljesül.

## Az asztal szavakban

paladins-outline-title-setup = Előkészületek
paladins-outline-title-paladins = { $n }. forduló a 7-ből: lovagok választása
paladins-outline-title-taverns = { $n }. forduló a 7-ből: kocsmák választása
paladins-outline-title-turns = { $n }. forduló a 7-ből
paladins-outline-title-over = A játék véget ért
paladins-outline-orders = Királyi parancsok
paladins-outline-order-hidden = { $n }. királyi parancs
paladins-outline-favours = Királyi kegyek
paladins-outline-favour-hidden = { $n }. királyi kegy
paladins-outline-supply = Közös készlet
paladins-outline-tax = Adókészlet
paladins-outline-suspicions = Gyanúpakli
paladins-outline-debts = Adósságpakli
paladins-outline-walls = Falpakli
paladins-outline-townsfolk-row = Városlakók
paladins-outline-outsider-row = Betolakodók
paladins-outline-column-empty = { $n }. oszlop
paladins-outline-areas = Területek
paladins-outline-area = { $n }. terület
paladins-outline-taverns = Kocsmák
paladins-outline-silver = Ezüst
paladins-outline-provisions = Ellátmány
paladins-outline-workers = Munkások
paladins-outline-own-suspicions = Gyanúkártyák
paladins-outline-hired = Felfogadott városlakók
paladins-outline-attacked = Megtámadott betolakodók
paladins-outline-workshops = Hátralévő műhelyek
paladins-outline-jars = Szabad korsómezők
paladins-outline-jar = { $n }. korsómező
paladins-outline-boosted = { $n } + { $boost }
paladins-outline-tavern = Kocsma
paladins-outline-space = { $n }. mező
paladins-outline-column = { $n }. { $card }
paladins-outline-outsider-deck = Betolakodópakli
paladins-outline-townsfolk-deck = Városlakópakli
paladins-outline-deck = Lovagpakli
paladins-outline-deck-top = Legfelül: { $cards }
paladins-outline-deck-bottom = Alul, a legalsó a végén: { $cards }
paladins-line-spaces = Mezői: { $workers }
paladins-line-need = Kell hozzá: { $need }
paladins-line-cost = Költsége: { $cost }
paladins-line-cost-none = Ingyenes
paladins-line-cost-or-debt = Költsége: { $cost } vagy adósság
paladins-line-needs-by-use = { $attribute }, alkalmanként ennyi kell: { $levels }
paladins-line-silver-by-use = Ezüst, alkalmanként: { $levels }
paladins-line-provisions-by-use = Ellátmány, alkalmanként: { $levels }
paladins-line-gives = Jutalma: { $rewards }
paladins-line-gives-with = { $n } munkással: { $rewards }
paladins-line-options = Azután választás szerint: { $options }
paladins-line-limit = Egy játékban legfeljebb { $n } alkalommal
paladins-line-points = { $n } alkalom: összesen { $points }
paladins-line-dismissed = Eldobva: { $rewards }
paladins-line-hired = Felfogadva azonnal: { $rewards }
paladins-line-reaction = Felfogadva, { $reaction }
paladins-line-attack = Támadáshoz: { $need }, vagy minden 2 hiányzó után 1 ezüst
paladins-line-attacked = Megtámadva: { $rewards }
paladins-line-convert = Térítéshez: { $need }
paladins-line-converted = Megtérítve: { $rewards }
paladins-line-takes = Ide állhat: { $worker }
paladins-line-order = Teljesül, ha legalább { $n } alkalommal megvolt: { $task }
paladins-line-copies = { $n } példány a pakliban
paladins-line-workers = Munkások: { $workers }
paladins-line-boosts = Erre a fordulóra: { $boosts }
paladins-line-open = Legalább { $n } játékossal nyitott
paladins-line-area-faith = Szerzeteseknek: { $need }
paladins-line-area-strength = Előőrsöknek: { $need }
paladins-line-full = Tele { $n } ezüsttel
paladins-line-last-silver = Az utolsó ezüstje inkvizíciót hoz
paladins-line-each = a végén egyenként { $points }
paladins-line-suspicions = { $n } lapon { $tax } ezüst adó
paladins-line-under = A következő ad: { $rewards }
paladins-line-full-for = Tele { $n } ezüsttel ({ $seats })
paladins-line-unpaid = Kifizetetlenül: { $points } a végén
paladins-line-paid = Kifizetve: { $points } a végén
paladins-line-under-all = A műhelyek alatt, balról: { $workers }
paladins-line-seats = { $n } játékos
paladins-line-amount = { $n }
paladins-state-free = szabad
paladins-state-taken = elvitte: { $player }
paladins-state-used = használta: { $player } ({ $worker })
paladins-state-face-down = lefordítva
paladins-state-passed = passzolt
paladins-state-start = nála van a kezdőjátékos-jelölő
paladins-state-hand = kézben
paladins-state-round = ebben a fordulóban segít
paladins-state-progress = { $player }: { $n } (kell: { $times })
paladins-state-monk = szerzetes ({ $player })
paladins-state-outpost = előőrs ({ $player })
paladins-state-discarded = eldobva
paladins-state-empty = üres
paladins-outline-solitaire = Az ellenfél tervei
paladins-outline-track = Erőforrás-jelölő mezője
paladins-outline-stack = Jelölői felülről
paladins-outline-row = Az akciósorából használta
paladins-outline-schemes = Tervpakli

## A pontozólap

paladins-score-orders = Királyi parancsok
paladins-score-faith = Hit
paladins-score-strength = Erő
paladins-score-influence = Befolyás
paladins-score-develop = Műhelyek
paladins-score-commission = Szerzetesek
paladins-score-garrison = Előőrsök
paladins-score-fortify = Megépített falak
paladins-score-walls = Pontok a falakon
paladins-score-absolve = Korsók
paladins-score-outsiders = Megtérített betolakodók
paladins-score-paid-debts = Kifizetett adósságok
paladins-score-unpaid-debts = Kifizetetlen adósságok
paladins-score-resources = Ezüst és ellátmány

## A játék vége

paladins-outcome-points = { $winner } győz a legtöbb győzelmi ponttal: { $n }.
paladins-outcome-orders = { $winner } győz: a győzelmi pontok száma ({ $n }) egyenlő, de neki több pontja van királyi parancsokból.
paladins-outcome-suspicions = { $winner } győz: a győzelmi pontok ({ $n }) és a királyi parancsok pontjai is egyenlők, de neki kevesebb a gyanúkártyája.
paladins-outcome-shared = Közös győzelem, fejenként { $n } győzelmi ponttal: { $winners }.
paladins-outcome-solo-won = { $player } legyőzi az ellenfelet. A végeredmény: { $n }–{ $other }.
paladins-outcome-solo-lost = { $player } nem győzi le az ellenfelet. A végeredmény: { $n }–{ $other }.

## A tábla

paladins-board-kingdom = A királyság
paladins-board-board = Az én táblám
paladins-board-rivals = Ellenfelek
paladins-board-town = A városban
paladins-board-realm = A királyságban
paladins-board-free = ingyen
paladins-board-occupied = foglalt
paladins-board-workers = nincs elég munkás
paladins-board-nothing-left = semmi sem érhető el
paladins-board-limit = mind a { $n } megvolt
paladins-board-have = van:
paladins-board-dismiss = eldobás
paladins-board-hire = felfogadás
paladins-board-clear = egy akció kiürül
paladins-board-points = pont
paladins-board-points-of =
    { $n ->
        [one] pont
       *[other] pont
    }
paladins-board-hand = Választható lovagok
paladins-board-hired = Felfogadottak
paladins-board-jars = Korsómezők
paladins-board-debts = adósság, egyenként { $points }
paladins-board-paid = kifizetve, egyenként { $points }
paladins-board-debts-short = adósság { $points }
paladins-board-paid-short = kifizetve { $points }
paladins-board-tax-left = { $full } ezüstből { $n }
paladins-board-tax-end = 0-nál: inkvizíció
paladins-board-most = Legtöbb gyanúkártya
paladins-board-start = kezdő
paladins-board-open = A teljes tábla mutatása
paladins-board-close = A tábla elrejtése
paladins-board-back = Vissza a táblámhoz
paladins-board-row = Az akciósora
paladins-board-last-turn = Az utolsó köre
paladins-board-criminal = bűnöző: bármelyik fajtát helyettesíti
paladins-board-holdings = Amije egy játékosnak van
paladins-board-rewards = Jutalmak
paladins-board-actions = Akciók
paladins-board-decks = Paklik
paladins-board-inquisition = Inkvizíció

## Amiket egy elemzés megnevez

paladins-topic-points = Pontok a táblán
paladins-topic-attributes = Tulajdonságok
paladins-topic-orders = Királyi parancsok
paladins-topic-people = Városlakók és betolakodók
paladins-topic-workshops = Műhelyek
paladins-topic-workers = Munkások
paladins-topic-resources = Ezüst és ellátmány
paladins-topic-suspicion = Gyanúkártyák és adósságok
