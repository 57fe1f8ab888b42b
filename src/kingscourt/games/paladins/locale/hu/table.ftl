### A Nyugati Királyság Lovagjai: amit az asztal mond

## Kérdések

paladins-prompt-hire-free = Melyik városlakót fogadod fel ingyen?
paladins-prompt-use = Melyik lovag segít ebben a fordulóban?
paladins-prompt-top = Melyik lovag kerüljön a paklid tetejére? A másik az aljára kerül.
paladins-prompt-tavern = Melyik kocsmát választod?
paladins-prompt-turn = Te következel: válassz akciót, vagy passzolj.
paladins-prompt-place = { $deed }: melyik munkást helyezed le?
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
paladins-prompt-recruit-free = Felfogadsz vagy eldobsz ingyen egy városlakót?
paladins-prompt-option = Melyik lehetőséget választod?
paladins-prompt-reaction = Melyik városlakód jön elsőként?
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

paladins-deed-develop = Fejlesztés
paladins-deed-dismiss = Toborzás egy munkással: eldobás
paladins-deed-hire = Toborzás két munkással: felfogadás
paladins-deed-hunt-1 = Vadászat egy munkással
paladins-deed-hunt-2 = Vadászat két munkással
paladins-deed-trade-1 = Kereskedelem egy munkással
paladins-deed-trade-2 = Kereskedelem két munkással
paladins-deed-pray = Imádkozás
paladins-deed-conspire = Összeesküvés
paladins-deed-commission = Beavatás
paladins-deed-fortify = Megerősítés
paladins-deed-garrison = Elszállásolás
paladins-deed-absolve = Feloldozás
paladins-deed-attack = Támadás
paladins-deed-convert = Térítés
paladins-action-pass = Passzolok
paladins-action-favour = Királyi kegy: { $favour }
paladins-action-place = { $worker } ide: { $task }
paladins-action-place-favour = Küldöm: { $worker }
paladins-action-hire = Felfogadom: { $townsfolk } ({ $rewards })
paladins-action-dismiss = Eldobom: { $townsfolk } ({ $rewards })
paladins-action-react = Használom: { $townsfolk } ({ $rewards })
paladins-action-attack = Megtámadom: { $outsider } ({ $rewards })
paladins-action-convert = Megtérítem: { $outsider } ({ $rewards })
paladins-action-use = Használom: { $paladin }
paladins-action-top = A pakli tetejére: { $paladin }
paladins-action-monk = { $area }. terület: { $rewards }
paladins-action-outpost = { $area }. terület: { $rewards }
paladins-action-jar = Korsó: { $rewards }
paladins-action-workshop = Műhely ide: { $task }, { $n }. mező
paladins-action-clear = Kiürítem: { $task }
paladins-action-choose = { $rewards }
paladins-action-tavern = { $workers }
paladins-action-return = Visszaadom: { $worker }
paladins-action-pay-silver = Ezüsttel fizetek
paladins-action-pay-with-debt = Adósságot vállalok
paladins-action-take-criminal = Elveszem a bűnözőt
paladins-action-discard-suspicion = Eldobok egy gyanúkártyát
paladins-action-pay-debt = Kifizetek egy adósságot
paladins-action-destroy-debt = Elpusztítok egy adósságot
paladins-action-decline = Köszönöm, nem

## Mibe kerül és mit hoz egy választás

paladins-thing-paid-debt = { $n } kifizetett adósság
paladins-thing-worker = { $n } munkás
paladins-thing-suspicion = { $n } gyanúkártya
paladins-terms-spaces = mezői: { $workers }
paladins-terms-debt = egy kifizetetlen adósság a végén { $n } győzelmi pontba kerül
paladins-terms-short = nincs elég ezüstöd, ezért adósságot veszel fel
paladins-terms-lost = elvész, mert nem tudod használni: { $rewards }
paladins-terms-pray-self = csak a saját mezőjét üríti ki
paladins-terms-worth = a mostani állás szerint { $n } győzelmi pontot ér
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
paladins-event-order = Új lap a királytól: { $order }, { $times } alkalommal { $points } győzelmi pontért.
paladins-event-favour-revealed = Új királyi kegy: { $favour }.
paladins-event-tavern = Egy kocsmában várakozik: { $workers }.
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
paladins-event-pay-silver = { $player } { $n } ezüstöt fizet.
paladins-event-pay-provisions = { $player } { $n } ellátmányt ad be.
paladins-event-develop = { $player } műhelyt helyez ide: { $task }.
paladins-event-hire = { $player } felfogadja: { $townsfolk }.
paladins-event-dismiss = { $player } eldobja: { $townsfolk }.
paladins-event-clear = { $player } minden munkása távozik innen: { $task }.
paladins-event-commission = { $player } szerzetest avat be itt: { $area }. terület.
paladins-event-garrison = { $player } előőrsöt szállásol el itt: { $area }. terület.
paladins-event-fortify =
    { $n ->
        [1] { $player } megépíti az { $n }. falát.
        [5] { $player } megépíti az { $n }. falát.
       *[other] { $player } megépíti a { $n }. falát.
    }
paladins-event-absolve =
    { $n ->
        [1] { $player } feloldoz az { $n }. korsójával.
        [5] { $player } feloldoz az { $n }. korsójával.
       *[other] { $player } feloldoz a { $n }. korsójával.
    }
paladins-event-attack = { $player } megtámadja: { $outsider }.
paladins-event-convert = { $player } megtéríti: { $outsider }.
paladins-event-react = { $player } városlakója segít: { $townsfolk }.

## Napló: nyereségek és veszteségek

paladins-event-gain = { $player } jutalma: { $reward }.
paladins-event-lost = { $player } nem tudja felhasználni ezt a jutalmat: { $reward }.
paladins-event-decline = { $player } lemond erről: { $reward }.
paladins-event-decline-reactions = { $player } nem használ több városlakót az inkvizíció ellen.
paladins-event-top = { $player } nem növelheti tovább: { $attribute }.
paladins-event-debt = { $player } adósságot kap.
paladins-event-debt-paid = { $player } kifizet egy adósságot.
paladins-event-debt-destroyed = { $player } elpusztít egy adósságot.
paladins-event-tax = { $player } { $n } ezüst adót vesz el.
paladins-event-suspicion =
    { $n ->
        [0] { $player } gyanúkártyát kap, adó nélkül.
       *[other] { $player } gyanúkártyát kap, { $n } ezüst adóval.
    }
paladins-event-discard = { $player } { $n } gyanúkártyát dob el.
paladins-event-suspicions-shuffled = Az eldobott gyanúkártyák megkeverve új paklit alkotnak.
paladins-event-inquisition = Inkvizícióra kerül sor.
paladins-event-inquisition-nobody = Senkinek sincs gyanúkártyája, így senki sem kap adósságot.
paladins-event-accused = { $player } vádlott lesz, mert övé a legtöbb gyanúkártya ({ $n }): adósságot vesz fel, és gyanúkártyáinak lefelé kerekített felét eldobja.
paladins-event-tax-refilled = { $n } ezüst kerül vissza az adókészletbe.

## Napló: a mesterséges ellenfél

paladins-event-scheme = Az ellenfél új tervkártyája: { $scheme }.
paladins-event-schemes-shuffled = Az ellenfél tervkártyáit megkeverjük.
paladins-event-scheme-freed = Egy „Királyi kegy” tervkártya az ellenfél dobópaklijába kerül.
paladins-event-opponent-workers = Az ellenfélnek ebben a fordulóban { $n } munkása van.
paladins-event-opponent-workshop = Az ellenfél műhelyt kap ide: { $task }.
paladins-event-opponent-places = Az ellenfél { $n } munkást helyez ide: { $task }.
paladins-event-opponent-recruits = Az ellenfél egy munkást tesz a sorában a toborzásra.
paladins-event-opponent-prays-free = Az ellenfél imádkozik.
paladins-event-opponent-prays = Az ellenfél egy munkást tesz a sorában az imádkozásra.
paladins-event-opponent-trades = Az ellenfél egy munkást tesz a sorában a kereskedelemre.
paladins-event-opponent-conspires = Az ellenfél egy munkást tesz a sorában az összeesküvésre, és { $n } munkást kap.
paladins-event-opponent-rests = Az ellenfél lead egy munkást, és megpihen.
paladins-event-opponent-out = Az ellenfél kiszáll a fordulóból.
paladins-event-opponent-idle = Az ellenfélnek elfogytak a munkásai, ezért kiszáll a fordulóból.
paladins-event-scheme-fails = Az ellenfél nem tudja végrehajtani a tervét: { $reason }. A sora segíti ki.
paladins-event-marker-points = Az ellenfél választását az erőforrás-jelölő adja: { $n }. oszlop.
paladins-event-space-preferred = Az elérhető mezők közül az ellenfél ezt kedveli a legjobban: { $rewards }.
paladins-reason-occupied = ott már munkások állnak
paladins-reason-workers = túl kevés a munkása
paladins-reason-limit = többször nem lehet
paladins-reason-reach = semmit sem ér el
paladins-reason-orders = egyik királyi parancsot sem teljesítheti
paladins-reason-favour = nincs szabad királyi kegy
paladins-event-opponent-cleared = Az ellenfél minden munkása visszakerül a közös készletbe.
paladins-event-opponent-absolve =
    { $n ->
        [1] Az ellenfél feloldoz, és megfordítja az { $n }. korsóját.
        [5] Az ellenfél feloldoz, és megfordítja az { $n }. korsóját.
       *[other] Az ellenfél feloldoz, és megfordítja a { $n }. korsóját.
    }
paladins-event-opponent-tax = Az ellenfél adója: az adókészletből { $n } ezüst a közös készletbe kerül.
paladins-event-track = Az erőforrás-jelölő { $n } mezőt lép.
paladins-event-track-round = Az erőforrás-jelölő elölről kezdi, és az ellenfélnél 1-gyel nő ez a tulajdonság: { $attribute }.
paladins-event-tax-removed = Az ellenfélnek nincs ilyen kártyája: az adókészletből 1 ezüst a közös készletbe kerül.

## Miért nem lehet

paladins-refusal-occupied = Itt már munkások állnak: { $task }.
paladins-refusal-one-go = Ezt ebben a fordulóban egy munkással már használtad, második később nem csatlakozhat: { $task }.
paladins-refusal-workers = A munkásaid nem tudják betölteni az akció mezőit: { $task }.
paladins-refusal-no-worker = Ilyen munkásod nincs: { $worker }.
paladins-refusal-kind = Erre a mezőre nem állhat: { $worker }.
paladins-refusal-needed = Nélküle egy további mező üresen maradna: { $worker }.
paladins-refusal-silver = Ehhez { $n } ezüst kell, neked { $has } van.
paladins-refusal-provisions = Ehhez { $n } ellátmány kell, neked { $has } van.
paladins-refusal-limit = Ezt már { $n } alkalommal végrehajtottad, többször nem lehet: { $task }.
paladins-refusal-level = Ehhez legalább { $n } kell ebből: { $attribute }; neked { $has } van.
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
paladins-refusal-favour-worker = Ehhez a királyi kegyhez ilyen munkás kell: { $worker }.
paladins-refusal-option = Ezt nem tudnád felhasználni, mást viszont igen.
paladins-refusal-tavern = Ezt a kocsmát már elvitte valaki.
paladins-refusal-hand = Ez a lovag nincs a még választható lapjaid között.
paladins-refusal-return = Ilyen munkásod nincs, amelyet visszaadhatnál: { $worker }.
paladins-refusal-react = Ez a városlakó most nem segít.
paladins-refusal-condition = Ennek a városlakónak a feltétele most nem teljesül.

## Az asztal szavakban

paladins-outline-title-setup = Előkészületek
paladins-outline-title-paladins = { $n }. forduló a 7-ből: lovagok választása
paladins-outline-title-taverns = { $n }. forduló a 7-ből: kocsmák választása
paladins-outline-title-turns = { $n }. forduló a 7-ből
paladins-outline-title-over = A játék véget ért
paladins-outline-orders = Királyi parancsok
paladins-outline-order = { $order }, { $times } alkalommal { $points } győzelmi pontért
paladins-outline-order-hidden = { $n }. királyi parancs, lefordítva
paladins-outline-favours = Királyi kegyek
paladins-outline-favour-hidden = { $n }. királyi kegy, lefordítva
paladins-outline-favour-free = { $favour }, szabad
paladins-outline-favour-taken = { $favour }: { $worker }, { $player }
paladins-outline-supply = Közös készlet
paladins-outline-tax = Adókészlet: { $n } ezüst (tele: { $full })
paladins-outline-suspicions = Gyanúpakli: { $n }
paladins-outline-debts = Adósságpakli: { $n }
paladins-outline-walls = Falpakli: { $n }
paladins-outline-townsfolk-row = Városlakók (pakli: { $n })
paladins-outline-townsfolk = { $n }. { $townsfolk }, { $silver } ezüst. Eldobva: { $dismiss }. Felfogadva, { $hire }
paladins-outline-townsfolk-debt = { $n }. { $townsfolk }, { $silver } ezüst vagy adósság. Eldobva: { $dismiss }. Felfogadva, { $hire }
paladins-outline-outsider-row = Betolakodók (pakli: { $n })
paladins-outline-outsider = { $n }. { $outsider } ({ $people }). Erő { $strength }, megtámadva: { $attack }. Hit { $faith }, megtérítve: { $gain } erő
paladins-outline-column-empty = { $n }. üres
paladins-outline-areas =
    { $n ->
        [0] Területek: még nincs figura
       *[other] Területek: { $n } figura
    }
paladins-outline-area = { $n }. terület: hit { $faith }, erő { $strength }
paladins-outline-monk = { $player } szerzetese
paladins-outline-outpost = { $player } előőrse
paladins-outline-taverns = Kocsmák
paladins-outline-tavern-free = { $workers }
paladins-outline-tavern-taken = { $workers }: { $player } választotta
paladins-outline-player = { $player }: eddig { $n } pont
paladins-outline-player-passed = { $player }: eddig { $n } pont, passzolt
paladins-outline-silver = Ezüst: { $n }
paladins-outline-provisions = Ellátmány: { $n }
paladins-outline-workers =
    { $n ->
        [0] Nincs munkás
       *[other] { $n } munkás
    }
paladins-outline-attribute = { $attribute }: { $n }
paladins-outline-attribute-boosted = { $attribute }: { $n } + { $boost }
paladins-outline-own-suspicions = Gyanúkártyák: { $n }
paladins-outline-own-debts = Adósságok: { $unpaid } kifizetetlen, { $paid } kifizetett
paladins-outline-hired = Felfogadva: { $n }
paladins-outline-reacting = { $townsfolk }, { $reaction }
paladins-outline-attacked = Megtámadva: { $cards }
paladins-outline-attacked-one = { $outsider } ({ $people })
paladins-outline-converted = Megtérítve: { $cards }
paladins-outline-action = { $task }
paladins-outline-action-done = { $task }: { $n }
paladins-outline-workshops = Hátralévő műhelyek: { $n }
paladins-outline-wall-points = Pontok a falakon: { $n }
paladins-outline-jars = Szabad korsómezők
paladins-outline-in-hand = Kézben: { $paladin }
paladins-outline-paladin = Lovag: { $paladin }
paladins-outline-deck = Lovagpakli: { $n }
paladins-outline-deck-top = Legfelül: { $cards }
paladins-outline-deck-bottom = Alul, a legalsó a végén: { $cards }
paladins-outline-solitaire = Az ellenfél tervei
paladins-outline-track = Erőforrás-jelölő: { $n }. mező
paladins-outline-stack = Jelölői felülről: { $attributes }
paladins-outline-row = Az akciósorából használta: { $tasks }
paladins-outline-schemes = Tervpakli: { $n }
paladins-outline-scheme = Eldobva: { $scheme }, { $n }

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

paladins-outcome-points = { $players }: a legtöbb győzelmi pont, { $n }.
paladins-outcome-orders = { $players }: a győzelmi pontok száma más játékoséval egyenlő ({ $n }), de több jött királyi parancsokból.
paladins-outcome-suspicions = { $players }: a győzelmi pontok ({ $n }) és a királyi parancsok pontjai is egyenlők, de kevesebb a gyanúkártya.
paladins-outcome-shared = Közös győzelem { $n } győzelmi ponttal: { $players }.
paladins-outcome-solo-won = { $player } { $n } ponttal legyőzi az ellenfelet, akinek { $other } pontja van.
paladins-outcome-solo-lost = Az ellenfelet nem sikerült legyőzni: { $player } { $n }, az ellenfél { $other } ponttal végzett.
