### Kingsburg: amit az asztal mond

## Egy kockacsoport részei

kingsburg-group-dice = { $dice }
kingsburg-group-white = fehér { $dice }
kingsburg-group-tokens = { $n } jelölő
kingsburg-group-market-higher = piac +1
kingsburg-group-market-lower = piac −1
kingsburg-order-sum = { $player }: { $n }
kingsburg-strength-help = a király erősítése +{ $n }
kingsburg-strength-building = { $building } { $change }
kingsburg-strength-buildings = épületek { $change }
kingsburg-defence = Haderőd a király erősítése nélkül: { $strength } ({ $parts }). Az ellenségé: { $range }.
kingsburg-gift-alike = { $n } egyforma nyersanyag
kingsburg-gift-or = vagy { $first }, vagy { $second }
kingsburg-gift-turn = ha kéred, 1 nyersanyag helyett a másik két fajtából 1-1
kingsburg-gift-buy = ha kéred, { $goods } ennyiért: { $price }
kingsburg-gift-look = titkos pillantás az ellenségre
kingsburg-promise-advisor = { $gifts }, később ebben az évszakban
kingsburg-terms-pass = ebben az évszakban már nem helyezel le több kockát
kingsburg-terms-reroll = ebben az évszakban csak egyszer
kingsburg-thing-envoy =
    { $n ->
        [1] a király követe
       *[other] { $n } királyi követ
    }
kingsburg-thing-market = { $n } piachasználat

## Kérdések

kingsburg-prompt-take-aid = Királyi segítség: melyik nyersanyagot kéred?
kingsburg-prompt-take-advisor =
    { $n ->
        [one] { $giver }: melyik nyersanyagot kéred?
       *[other] { $giver }: melyik fajtából kérsz { $n } nyersanyagot?
    }
kingsburg-prompt-take-enemy = A győzelem jutalma: melyik nyersanyagot kéred?
kingsburg-prompt-turn-good = { $giver }: melyik nyersanyagot cseréled be a másik két fajtából 1-1-re?
kingsburg-prompt-buy-goods = { $giver }: fizetsz { $price_acc } { $n } tetszőleges nyersanyagért?
kingsburg-prompt-roll-white =
    { $n ->
        [one] Dobsz a fehér kockáddal is a saját kockáid mellett?
       *[other] { $n } fehér kockád van. Hánnyal dobsz a saját kockáid mellett?
    }
kingsburg-prompt-reroll = Újradobsz?
kingsburg-prompt-set-aside = Melyik kockát teszed félre erre az évszakra?
kingsburg-prompt-envoy = Mire használod ezen az őszön a király követét?
kingsburg-prompt-influence = Tegyél kockákat egy tanácsadóra, vagy passzolj.
kingsburg-prompt-build = Építs egy épületet, vagy passzolj.
kingsburg-prompt-second-build = A követ révén még egy épületet építhetsz. Építsd fel, vagy mondj le róla.
kingsburg-prompt-trade = { $giver }: mit váltasz be? { $points } jár érte.
kingsburg-prompt-token-or-trade = { $giver }: kérsz { $amount_acc }, vagy inkább beváltasz 1 nyersanyagot? (Érte { $points } jár.)
kingsburg-prompt-recruit = Képezz ki katonákat fejenként { $n } nyersanyagért, vagy fejezd be. { $defence }
kingsburg-prompt-give =
    { $n ->
        [one] Az ellenség még { $n } nyersanyagot elvesz. Melyiket adod oda?
       *[other] Az ellenség még { $n } nyersanyagot elvesz. Melyiket adod oda elsőként?
    }
kingsburg-prompt-lose-building = Melyik épületet veszíted el?
kingsburg-prompt-exchange =
    { $n ->
        [one] Minden nyersanyagért { $points } jár. Hányat váltasz be?
       *[other] Minden { $n } nyersanyagért { $points } jár. Hányszor váltasz be ennyit?
    }

## Válaszok

kingsburg-action-place = Ide teszem: { $advisor } ({ $group })
kingsburg-action-place-long = { $advisor }: { $group }
kingsburg-action-pass = Passzolok
kingsburg-action-decline = Nem élek vele
kingsburg-action-done = Befejezem a kiképzést
kingsburg-action-take = { $amount_acc } kérek
kingsburg-action-turn = { $amount_acc } cserélek erre: { $gained }
kingsburg-action-smuggle = Fizetek, és nyersanyagot választok
kingsburg-action-roll-white =
    { $n ->
        [0] Nem dobok fehér kockával
        [one] { $n } fehér kockával dobok
       *[other] { $n } fehér kockával dobok
    }
kingsburg-action-give = { $amount_acc } adok oda
kingsburg-action-trade = { $amount_acc } váltok be
kingsburg-action-recruit = Kiképzek 1 katonát ezért: { $price }
kingsburg-action-exchange =
    { $n ->
        [0] Semmit sem váltok be
        [one] Egyszer váltok be
       *[other] { $n } alkalommal váltok be
    }
kingsburg-action-reroll =
    { $n ->
        [1] Újradobom az 1-est
        [2] Újradobom a 2-est
        [3] Újradobom a 3-ast
        [4] Újradobom a 4-est
        [5] Újradobom az 5-öst
       *[other] Újradobom a { $n }-ost
    }
kingsburg-action-reroll-white =
    { $n ->
        [1] Újradobom a fehér 1-est
        [2] Újradobom a fehér 2-est
        [3] Újradobom a fehér 3-ast
        [4] Újradobom a fehér 4-est
        [5] Újradobom a fehér 5-öst
       *[other] Újradobom a fehér { $n }-ost
    }
kingsburg-action-reroll-all = Minden kockát újradobok
kingsburg-action-set-aside =
    { $n ->
        [1] Félreteszem az 1-est
        [2] Félreteszem a 2-est
        [3] Félreteszem a 3-ast
        [4] Félreteszem a 4-est
        [5] Félreteszem az 5-öst
       *[other] Félreteszem a { $n }-ost
    }
kingsburg-action-set-aside-white =
    { $n ->
        [1] Félreteszem a fehér 1-est
        [2] Félreteszem a fehér 2-est
        [3] Félreteszem a fehér 3-ast
        [4] Félreteszem a fehér 4-est
        [5] Félreteszem a fehér 5-öst
       *[other] Félreteszem a fehér { $n }-ost
    }
kingsburg-action-envoy-influence = Foglalt tanácsadóra használom
kingsburg-action-envoy-build = Második épületre használom
kingsburg-action-envoy-unused = Nem használom
kingsburg-action-build = Felépítem: { $building }
kingsburg-action-lose = Elveszítem: { $building }

## Napló: naptár és sorrend

kingsburg-event-start = Kezdődik a játék.
kingsburg-event-first-order = A kisorsolt sorrend: { $players }.
kingsburg-event-year =
    { $n ->
        [1] Kezdődik az 1. év.
        [5] Kezdődik az 5. év.
       *[other] Kezdődik a { $n }. év.
    }
    .heading = { $n }. év
kingsburg-event-phase = { $phase }
    .heading = { $phase }
kingsburg-event-order = A sorrend a kockák összege szerint, a legkisebbel kezdve: { $players }.
kingsburg-event-order-tied = Egyenlő összegnél ({ $n }) marad a korábbi sorrend: { $players }.
kingsburg-event-turn = { $player } következik.
kingsburg-event-over = A játék véget ért.

## Napló: királyi segítség, ünnep és követ

kingsburg-event-aid-die = { $player } kapja a királyi segítséget, egy fehér kockát tavaszra, mert neki van a legkevesebb épülete.
kingsburg-event-aid-die-goods = { $player } kapja a királyi segítséget, egy fehér kockát tavaszra: a legkevesebb épülettel többen is holtversenyben vannak, de közülük neki van a legkevesebb nyersanyaga.
kingsburg-event-aid-tied = A királyi segítségnél épületekben és nyersanyagokban is holtverseny van, ezért egy-egy tetszőleges nyersanyagot kap: { $players }.
kingsburg-event-take-aid = { $player } királyi segítségként kap { $amount_acc }.
kingsburg-event-reward = { $player } kap 1 győzelmi pontot a legtöbb épületért (ünnep a királytól).
kingsburg-event-reward-nobody = Senkinek sincs épülete, ezért elmarad az „Ünnep a királytól”.
kingsburg-event-envoy = { $player } kapja a király követét, mert neki van a legkevesebb épülete.
kingsburg-event-envoy-goods = { $player } kapja a király követét: a legkevesebb épülettel többen is holtversenyben vannak, de közülük neki van a legkevesebb nyersanyaga.
kingsburg-event-envoy-nobody = Senki sem kapja meg a király követét, mert épületekben és nyersanyagokban is holtverseny van: { $players }.
kingsburg-event-envoy-influence = { $player } a követet foglalt tanácsadóra használja.
kingsburg-event-envoy-build = { $player } a követet második épületre használja.
kingsburg-event-envoy-unused = { $player } a követet nem használja.
kingsburg-event-envoy-spent = { $player } felhasználta a követet erre az őszre.
kingsburg-event-envoy-back = { $player } visszaadja a követet a királynak.

## Napló: kockák

kingsburg-event-roll = { $player } dobása: { $dice }.
kingsburg-event-roll-white = { $player } dobása fehér kockával: { $dice }.
kingsburg-event-white-left =
    { $n ->
        [one] { $player } egy fehér kockával nem dob.
       *[other] { $player } a fehér kockákkal ({ $n }) nem dob.
    }
kingsburg-event-reroll = { $player } újradob egy kockát: { $before } helyett { $after }.
kingsburg-event-reroll-white = { $player } újradob egy fehér kockát: { $before } helyett { $after }.
kingsburg-event-reroll-all = { $player } minden kockát újradob.
kingsburg-event-reroll-declined = { $player } nem dob újra.
kingsburg-event-neutral = Semleges kockák kerülnek ide: { $advisor } ({ $group }).
kingsburg-event-neutral-out = Egy semleges kocka ({ $n }) nem talál magának helyet, és kimarad.
kingsburg-event-set-aside = { $player } félretesz egy kockát ({ $n }).
kingsburg-event-set-aside-white = { $player } félretesz egy fehér kockát ({ $n }).
kingsburg-event-place = { $player } kockát helyez ide: { $advisor } ({ $group }).
kingsburg-event-place-envoy = { $player } a követ segítségével az ott lévő kockák mellé helyez kockát: { $advisor } ({ $group }).
kingsburg-event-pass = { $player } passzol.
kingsburg-event-pass-forced = { $player } passzol, mert a megmaradt kockákkal egyetlen szabad tanácsadó sem érhető el.
kingsburg-event-pass-only-white = { $player } passzol, mert csak fehér kockája maradt, az pedig önmagában nem helyezhető le.
kingsburg-event-dice-home = Mindenki visszaveszi a kockáit.
kingsburg-event-market-ready = { $player } újra használhatja a piacot.
kingsburg-event-neutral-gone = A semleges kockák lekerülnek az udvarról.

## Napló: nyersanyagok és épületek

kingsburg-event-gain-advisor = { $giver }: { $player } kap { $gains_acc }.
kingsburg-event-take-advisor = { $giver }: { $player } kap { $amount_acc }.
kingsburg-event-gain-building = { $giver }: { $player } kap { $gains_acc }.
kingsburg-event-gain-enemy = { $player } a győzelemért kap { $gains_acc } ({ $giver }).
kingsburg-event-take-enemy = { $player } a győzelemért kap { $amount_acc } ({ $giver }).
kingsburg-event-declined = { $giver }: { $player } nem él a lehetőséggel.
kingsburg-event-nothing-to-turn = { $giver }: { $player } nem cserélhet, mert nincs nyersanyaga.
kingsburg-event-turn-good = { $giver }: { $player } bead { $amount_acc }, és kap { $gains_acc }.
kingsburg-event-points-paid = { $giver }: { $player } fizet { $amount_acc } a nyersanyagokért.
kingsburg-event-look = { $giver }: { $player } titokban megnézi, ki az ellenség.
kingsburg-event-look-seen = Látod az ellenséget: { $card }. A vereség ára: { $loss }; a győzelemért jár: { $reward }.
kingsburg-event-build = { $player } felépíti: { $building } (ára { $price }; jár érte { $points }).
kingsburg-event-build-free = { $player } ingyen építi fel: { $building } (jár érte { $points }).
kingsburg-event-no-building = { $player } nem épít.
kingsburg-event-no-second-building = { $player } lemond a második épületről.
kingsburg-event-cannot-build = { $player } nem építhet: nyersanyagai egyik következő épületre sem elegendők.
kingsburg-event-all-built = { $player } már minden épületet felépített, ezért nem épít.
kingsburg-event-cannot-build-second = { $player } nem építhet másodszor: nyersanyagai egyik épületre sem elegendők.
kingsburg-event-trade = { $giver }: { $player } bevált { $amount_acc }, és kap { $points_acc }.
kingsburg-event-nothing-to-trade = { $giver }: { $player } semmit sem tud beváltani.
kingsburg-event-recruit = { $player } kiképez 1 katonát (ára { $price }).
kingsburg-event-no-soldier = { $player } nem képez ki katonát.
kingsburg-event-no-more-soldiers = { $player } nem képez ki több katonát.
kingsburg-event-cannot-recruit = { $player } nem képezhet ki katonát: egynek az ára { $n } nyersanyag.
kingsburg-event-exchange = { $giver }: { $player } bevált { $price_acc }, és kap { $points_acc }.
kingsburg-event-no-exchange = { $player } nem vált be nyersanyagot.
kingsburg-event-too-few-goods = { $giver }: { $player } nem kap pontot, mert túl kevés a nyersanyaga ({ $n }).
kingsburg-event-goods-counted = { $giver }: { $player } kap { $points_acc } a megmaradt nyersanyagokért.

## Napló: tél

kingsburg-event-enemy = Itt az ellenség: { $card }. A vereség ára: { $loss }; a győzelemért jár: { $reward }.
kingsburg-event-kings-help = { $player } dobása: { $n }; mindenkinél ennyi a király erősítése.
kingsburg-event-battle-won = { $player } győz: hadereje { $n } ({ $parts }), az ellenségé { $strength }.
kingsburg-event-battle-drawn = { $player } döntetlent ér el: hadereje { $n } ({ $parts }), az ellenségé { $strength }; se jutalom, se veszteség.
kingsburg-event-battle-lost = { $player } vereséget szenved: hadereje { $n } ({ $parts }), az ellenségé { $strength }.
kingsburg-event-draw-wins = { $giver }: { $player } döntetlenje győzelemnek számít.
kingsburg-event-lose-goods = { $player } elveszít { $losses_acc }.
kingsburg-event-goods-short = { $player } nem tud mindent beadni, ezért ezt nem veszíti el: { $losses }.
kingsburg-event-no-goods-lost = { $player } nem veszít nyersanyagot, mert nincs neki.
kingsburg-event-lose-building = { $player } elveszít egy épületet ({ $building }), és vele { $points_acc }.
kingsburg-event-no-building-lost = { $player } nem veszít épületet, mert nincs neki.
kingsburg-event-lose-points = { $player } elveszít { $amount_acc }.
kingsburg-event-strongest = { $player } kap 1 győzelmi pontot mint a legerősebb győztes.
kingsburg-event-no-winner = Senki sem győzött, így a legerősebb győztesnek járó pont elmarad.
kingsburg-event-enemy-leaves = A katonák hazatérnek, { $foe_the } pedig kikerülnek a játékból.

## Miért nem: kockák és tanácsadók

kingsburg-refusal-dice-missing = Nincsenek ilyen lehelyezhető kockáid: { $group }.
kingsburg-refusal-sum = { $group }: ennek a csoportnak az értéke { $n }, { $advisor_the } viszont pontosan ennyit kér: { $number }.
kingsburg-refusal-occupied = { $advisor }: ebben az évszakban már van ott kocka.
kingsburg-refusal-neutral = { $advisor }: semleges kocka van ott; mellé csak a követtel helyezhetsz kockát.
kingsburg-refusal-only-white = Minden csoportban kell lennie legalább egy saját színű kockádnak.
kingsburg-refusal-token-limit =
    { $limit ->
        [one] Ehhez a csoporthoz csak { $limit } jelölő tehető.
       *[other] Ehhez a csoporthoz legfeljebb { $limit } jelölő tehető.
    }
kingsburg-refusal-tokens-missing =
    { $owned ->
        [0] Nincs „+2” jelölőd.
       *[other] Csak { $owned } „+2” jelölőd van.
    }
kingsburg-refusal-no-market = Csak piaccal számíthat egy csoport 1-gyel többnek vagy kevesebbnek.
kingsburg-refusal-market-used = A piacodat ebben az évszakban már felhasználtad.
kingsburg-refusal-die-missing = Nincs ilyen, { $n } értékű kockád.
kingsburg-refusal-white-dice = Ebben az évszakban csak { $n } fehér kockád van.
kingsburg-refusal-no-reroll = Egyik épületed sem teszi lehetővé ezt az újradobást.
kingsburg-refusal-reroll-used = Ezt az újradobást ebben az évszakban már felhasználtad.
kingsburg-refusal-dice-differ = Nem minden kockád mutatja ugyanazt a számot.
kingsburg-refusal-sum-too-high = A kockáid összege { $n }; ehhez az újradobáshoz legfeljebb { $limit } lehet.

## Miért nem: nyersanyagok és épületek

kingsburg-refusal-already-built = { $building }: már felépítetted.
kingsburg-refusal-left-missing = { $building }: előbb ezt kell felépítened tőle balra: { $needed }.
kingsburg-refusal-building-price = { $building }: hiányzik még { $missing }.
kingsburg-refusal-soldier-price = Egy katona ára számodra pontosan { $n } nyersanyag.
kingsburg-refusal-soldier-goods = Nincs ennyid: { $price }.
kingsburg-refusal-not-offered = { $giver }: { $amount } nem szerepel a kínálatban.
kingsburg-refusal-good-missing = Nincs ennyid: { $amount }.
kingsburg-refusal-not-traded = { $giver }: { $amount } itt nem váltható be.
kingsburg-refusal-building-missing = { $building }: nincs ilyen épületed.
kingsburg-refusal-not-rightmost = { $building }: a veszteség a legjobbra eső olyan oszlopot éri, amelyben épületed van.
kingsburg-refusal-too-few-goods = Csak { $owned } nyersanyagod van.
kingsburg-lacking-die = egy { $n } értékű kocka
kingsburg-lacking-white-die = egy { $n } értékű fehér kocka
kingsburg-lacking-own-die = egy saját színű kocka
kingsburg-lacking-sum = még { $n }

## Az asztal szavakban

kingsburg-outline-start = Az első év előtt
kingsburg-outline-year = { $n }. év ({ $years } évből)
kingsburg-outline-over = A játék véget ért
kingsburg-outline-order = Sorrend
kingsburg-outline-players = { $players }
kingsburg-outline-foe = Ellenség
kingsburg-outline-foe-unknown = ismeretlen, haderő: { $low }–{ $high }
kingsburg-outline-looked = látta: { $players }
kingsburg-outline-kings-help = A király erősítése
kingsburg-outline-court = Udvar
kingsburg-outline-taken =
    { $n ->
        [0] minden tanácsadó szabad
       *[other] { $n } tanácsadó foglalt
    }
kingsburg-outline-taken-by = elfoglalta: { $player }
kingsburg-outline-taken-neutral = semleges kocka foglalja el
kingsburg-outline-advisor = { $n }. { $advisor }
kingsburg-outline-neutral = Semleges kockák
kingsburg-outline-group = { $group }
kingsburg-outline-province = { $player } tartománya
kingsburg-outline-vp = Győzelmi pontok
kingsburg-outline-goods = Nyersanyagok
kingsburg-outline-gold = Arany
kingsburg-outline-wood = Fa
kingsburg-outline-stone = Kő
kingsburg-outline-tokens = „+2” jelölők
kingsburg-outline-soldiers = Katonák
kingsburg-outline-strength = Haderő
kingsburg-outline-defence = Haderő a király erősítése nélkül
kingsburg-outline-span = { $span }
kingsburg-outline-result-won = győzelem
kingsburg-outline-result-drawn = döntetlen
kingsburg-outline-result-lost = vereség
kingsburg-outline-aid = Királyi segítség
kingsburg-outline-aid-die = egy fehér kocka tavasszal
kingsburg-outline-envoy = A király követe
kingsburg-outline-envoy-waiting = még nincs felhasználva
kingsburg-outline-envoy-spent = ezen az őszön már nem használható
kingsburg-outline-envoy-influence = foglalt tanácsadóra
kingsburg-outline-envoy-build = második épületre
kingsburg-outline-envoy-influence-build = foglalt tanácsadóra vagy második épületre
kingsburg-outline-market = Piac
kingsburg-outline-market-ready = ebben az évszakban még felhasználható
kingsburg-outline-market-used = ebben az évszakban már felhasználva
kingsburg-outline-passed = passzolt
kingsburg-outline-die = Kocka
kingsburg-outline-die-white = Fehér kocka
kingsburg-outline-times = { $n } × { $face }
kingsburg-outline-aside = Félretéve
kingsburg-outline-buildings = Épületek
kingsburg-outline-built = felépült
kingsburg-outline-next = következhet
kingsburg-outline-supply = Készlet

## A pontok forrásai

kingsburg-score-buildings = Épületek
kingsburg-score-advisors = Tanácsadók
kingsburg-score-kings-reward = Ünnep a királytól
kingsburg-score-seasons = Városház és nagykövetség
kingsburg-score-battles = Megnyert küzdelmek
kingsburg-score-losses = Elvesztett küzdelmek
kingsburg-score-final-goods = Katedrális

## A játék vége

kingsburg-outcome-points = Győztes: { $players }, a legtöbb győzelmi ponttal ({ $n }).
kingsburg-outcome-goods = Győztes: { $players }, egyenlő számú győzelmi ponttal ({ $n }), de több megmaradt nyersanyaggal.
kingsburg-outcome-buildings = Győztes: { $players }, egyenlő számú győzelmi ponttal és nyersanyaggal, de több épülettel.
kingsburg-outcome-shared = Közös győzelem: { $players }, egyenlő számú győzelmi ponttal, nyersanyaggal és épülettel.

## A tábla

kingsburg-board-dice = Kockáim
kingsburg-board-sum = Összeg: { $n }
kingsburg-board-no-dice = Nincs több kockád
kingsburg-board-not-rolled = Most nincs lerakható kocka
kingsburg-board-sum-needed = { $n } kell
kingsburg-board-row-1 = Hit
kingsburg-board-row-2 = Kereskedelem
kingsburg-board-row-3 = Fegyverek
kingsburg-board-row-4 = Falak
kingsburg-board-row-5 = Tanács
kingsburg-board-strongest = legnagyobb haderő
kingsburg-board-no-change = se jutalom, se veszteség

## Amiket egy elemzés megnevez

kingsburg-topic-points = Győzelmi pontok
kingsburg-topic-goods = Nyersanyagok
kingsburg-topic-buildings = Következő épületek
kingsburg-topic-battles = Küzdelmek
kingsburg-topic-dice = Kockák és jelölők
kingsburg-topic-envoy = A király követe
kingsburg-topic-favour = Királyi segítség és ünnep a királytól
