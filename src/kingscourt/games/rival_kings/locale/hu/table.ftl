### Rival Kings: amit az asztal mond

## Kérdések

rival-kings-prompt-choose = Válassz titokban egy karaktert.
rival-kings-prompt-gardener = Elcseréled a karakteredet egy másik játékoséval?
rival-kings-prompt-watchman = { $player } meglop. Helyetted a tolvaj kapja a jelzőt?
rival-kings-prompt-watchman-card = A felfordított lap ({ $character }) meglop. Elhárítod a jelzőt?
rival-kings-prompt-theft = Melyik akciót lopod el? Tedd rá a címeredet.
rival-kings-prompt-action = { $kind }: { $kind_does }, vagy lemondasz róla.
rival-kings-prompt-stolen = Ellopva ({ $player }): { $kind_does }, vagy lemondasz róla.
rival-kings-prompt-one-action = Azonos rangok: karakterednek csak egy akcióját hajthatod végre. Melyiket?
rival-kings-prompt-end = Az akcióiddal végeztél. Használd az alattvalódat, vagy fejezd be a körödet.
rival-kings-prompt-swap-rival = Odaadott lapod: { $card }. Melyik lapot kéred cserébe?
rival-kings-prompt-swap-middle = Odaadott lapod: { $card }. Melyik nyitott lapot kéred cserébe?
rival-kings-prompt-pick = Átnézed { $pile_acc }. Melyik lapot veszed el?

## Válaszok

rival-kings-action-play = Kijátszom: { $character }
rival-kings-action-cover = { $player } akcióját lopom el: { $kind }
rival-kings-action-settle = Visszateszek egy jelzőt
rival-kings-action-give = Jelzőt adok neki: { $player }
rival-kings-action-money = Elveszem { $pile_the } pénzét
rival-kings-action-recruit = Toborzom az alattvalót { $pile_from }
rival-kings-action-buy = Megveszem az épületet { $pile_from }
rival-kings-action-decline = Lemondok róla
rival-kings-action-end = Befejezem a körömet
rival-kings-action-take = { $player } lapját veszem el: { $card }
rival-kings-action-take-older = { $player } lapját veszem el: { $card } (a korábbi)
rival-kings-action-for = Elveszem a lapot { $pile_from }
rival-kings-action-pick = Elveszem: { $card } (felülről { $position }.)
rival-kings-action-leave = Semmit sem veszek el
rival-kings-action-use = Használom: { $subject }
rival-kings-action-use-player = Használom: { $subject } ({ $player })
rival-kings-action-use-pile = Használom { $pile_at }: { $subject }
rival-kings-action-use-kind = Használom: { $subject } ({ $kind })
rival-kings-action-use-card = Használom: { $subject }, és odaadom: { $card }
rival-kings-action-use-older = Használom: { $subject }, és odaadom: { $card } (a korábbi)

## Amivel egy válasz jár

rival-kings-thing-card =
    { $n ->
        [1] { $card }
       *[other] { $n } × { $card }
    }
rival-kings-thing-coin =
    { $n ->
        [one] { $n } érme
       *[other] { $n } érme
    }
rival-kings-thing-marker =
    { $n ->
        [one] { $n } jelző
       *[other] { $n } jelző
    }
rival-kings-thing-ability =
    { $n ->
        [one] { $n } képesség ebben a szakaszban
       *[other] { $n } képesség ebben a szakaszban
    }
rival-kings-thing-hidden-money =
    { $n ->
        [one] az ott fekvő pénz
       *[other] { $n } pakli pénze
    }
rival-kings-thing-building =
    { $n ->
        [one] { $n } épület
       *[other] { $n } épület
    }
rival-kings-thing-subject =
    { $n ->
        [one] { $n } alattvaló
       *[other] { $n } alattvaló
    }
rival-kings-thing-character =
    { $n ->
        [one] { $n } karakter
       *[other] { $n } karakter
    }
rival-kings-terms-character = { $rank } rangú; { $loot } rangútól lop: { $actions }
rival-kings-terms-peaceful-character = { $rank } rangú; senkitől sem lop: { $actions }
rival-kings-terms-deflects = a jelzőt { $player } kapja; az akciódat így is ellopja
rival-kings-terms-idle-theft = most nem tudnád végrehajtani, csak letakarni
rival-kings-terms-swap-between = közben az alattvalód lapot cserélhet
rival-kings-terms-perfect-pair = tökéletes pár vele: { $card }
rival-kings-terms-last-card = a pakli utolsó lapja: a játék e szakasz után véget ér

## Ami történik: fordulók és karakterek

rival-kings-event-game = Kezdődik a mérkőzés { $n }. partija.
    .heading = { $n }. parti
rival-kings-event-round = { $n }. forduló: a karakterek kiosztása.
    .heading = { $n }. forduló
rival-kings-event-dealt = Mindenki kapott { $n } karaktert.
rival-kings-event-cycle = { $n }. szakasz: mindenki karaktert választ.
    .heading = { $n }. szakasz
rival-kings-event-hand = A kezedben: { $cards }.
rival-kings-event-reveal = { $who } kijátszott karaktere: { $character }.
rival-kings-event-turned-up = A pakliból felfordított lap: { $character }.
rival-kings-event-turn = { $who } következik ({ $rank } rang).
rival-kings-event-turn-markers = { $who } következik, utána { $player }: mindketten { $rank } rangúak, de az előbbinek kevesebb jelzője van.
rival-kings-event-turn-symbol = { $who } következik, utána { $player }: mindketten { $rank } rangúak, jelzőik száma egyenlő, de az előbbi karakterén van az elsőbbség szimbóluma.
rival-kings-event-cycle-ends = A szakasz véget ért; a címerek hazatérnek, a karakterek félrekerülnek.
rival-kings-event-hand-returned =
    { $n ->
        [one] Lefordítod a ki nem játszott karakteredet: { $cards }.
       *[other] Lefordítod a ki nem játszott karaktereidet: { $cards }.
    }
rival-kings-event-collected = A forduló véget ért; minden karakter visszakerül a pakliba.
rival-kings-event-forgotten = A korábban látott lapokat a többivel együtt megkeverik ({ $pile }).
rival-kings-event-top = Új lap { $pile_on }: { $card }.
rival-kings-event-ran-out = Nincs több lap { $pile_on }. A játék e szakasz után véget ér.
rival-kings-event-standstill = Tíz egymást követő fordulóban egyik pakli sem lett kisebb. A játéknak vége.

## Ami történik: konfliktusok

rival-kings-event-keeps-character = { $who } megtartja a karakterét.
rival-kings-event-swap-characters = { $who } használja alattvalóját ({ $subject }), és karaktert cserél ezzel a játékossal: { $player }. Odaadja: { $given }, megkapja: { $taken }.
rival-kings-event-same-rank = { $who } kap egy jelzőt, egy akciója marad, és nem lophat: { $player } szintén { $rank } rangú.
rival-kings-event-robbed = { $who } kap egy jelzőt: meglopja { $player }, mert { $rank } rangú karakter lop { $loot } rangútól.
rival-kings-event-deflected = { $who } használja alattvalóját ({ $subject }): a jelzőt { $player } kapja.
rival-kings-event-clash-equal = { $who } kap egy jelzőt, mert a pakliból felfordított lap szintén { $rank } rangú: { $character }.
rival-kings-event-clash-robbed = { $who } kap egy jelzőt, mert a pakliból felfordított lap { $rank } rangú, és az lop { $loot } rangútól: { $character }.
rival-kings-event-fended-off = { $who } használja alattvalóját ({ $subject }): a jelzőt senki sem kapja.
rival-kings-event-no-marker-left = Elfogyott a jelző, így nem jut neki: { $who }.
rival-kings-event-cover = { $who } címere letakarja { $player } akcióját: { $kind }.
rival-kings-event-last-action-stays = { $who } nem lop akciót, mert { $player } karakterén már csak egy szabad akció maradt.

## Ami történik: körök

rival-kings-event-settle = { $who } visszatesz egy jelzőt.
rival-kings-event-give = { $who } jelzőt ad neki: { $player }.
rival-kings-event-money =
    { $n ->
        [one] { $who } elveszi { $pile_the } pénzét: { $n } érme.
       *[other] { $who } elveszi { $pile_the } pénzét: { $n } érme.
    }
rival-kings-event-refill =
    { $n ->
        [one] Egyik paklinál sem volt pénz; a készletből { $n } érme érkezik.
       *[other] Egyik paklinál sem volt pénz; a készletből { $n } érme érkezik.
    }
rival-kings-event-recruit =
    { $n ->
        [one] { $who } alattvalót toboroz { $pile_from } { $n } érméért: { $card }.
       *[other] { $who } alattvalót toboroz { $pile_from } { $n } érméért: { $card }.
    }
rival-kings-event-buy =
    { $n ->
        [one] { $who } épületet vesz { $pile_from } { $n } érméért: { $card }.
       *[other] { $who } épületet vesz { $pile_from } { $n } érméért: { $card }.
    }
rival-kings-event-decline = { $who } lemond erről: { $kind }.
rival-kings-event-decline-stolen = { $who } lemond az ellopott akcióról: { $kind } ({ $player }).
rival-kings-event-decline-all = { $who } lemond arról az egyetlen akcióról, amelyet az azonos rang meghagyott.
rival-kings-event-cannot-no-marker = { $who } nem hajthatja végre { $kind_acc }, mert nincs jelzője.
rival-kings-event-cannot-no-money = { $who } nem hajthatja végre { $kind_acc }, mert sem a pakliknál, sem a készletben nincs pénz.
rival-kings-event-cannot-no-card = { $who } nem hajthatja végre { $kind_acc }, mert egyik pakli tetején sincs ilyen lap.
rival-kings-event-cannot-too-dear = { $who } nem hajthatja végre { $kind_acc }, mert egyik felül fekvő lapra sincs elég érméje.
rival-kings-event-cannot-any = { $who } a karaktere egyik akcióját sem hajthatja végre.
rival-kings-event-use = { $who } használja alattvalóját: { $subject }.
rival-kings-event-coins =
    { $n ->
        [one] { $who } kap { $n } érmét a készletből.
       *[other] { $who } kap { $n } érmét a készletből.
    }
rival-kings-event-twice = { $who } kétszer hajtja végre { $kind_acc }.
rival-kings-event-again = { $who } még egyszer végrehajtja { $kind_acc }.
rival-kings-event-recover = { $who } az ellopás ellenére végrehajtja { $kind_acc }.
rival-kings-event-swap-cards = { $who } lapot cserél vele: { $player }. Odaadja: { $given }, megkapja: { $taken }.
rival-kings-event-swap-middle = { $who } lapot cserél { $pile_on }; otthagyja: { $given }, elveszi: { $taken }.
rival-kings-event-look = { $who } átnézi { $pile_acc }.
rival-kings-event-seen = Átnézed { $pile_acc }; felülről: { $cards }.
rival-kings-event-leave = { $who } átnézi { $pile_acc }, és egy lapot sem vesz el.

## Ami történik: a vége

rival-kings-event-perfect-pair = { $who } kap { $n } pontot egy tökéletes párért: { $building } és { $subject }.
rival-kings-event-colour-pair = { $who } kap { $n } pontot egy színpárért: { $building } és { $subject }.
rival-kings-event-rest = { $who } többi pontja: { $n } (pár nélküli lapok: { $singles }, érmék: { $coins }, jelzők: { $markers }).
rival-kings-event-points =
    { $n ->
        [one] { $who } pontszáma: { $n }.
       *[other] { $who } pontszáma: { $n }.
    }
rival-kings-event-total =
    { $n ->
        [one] { $who } pontszáma a mérkőzésben: { $n }.
       *[other] { $who } pontszáma a mérkőzésben: { $n }.
    }

## Miért nem

rival-kings-refusal-not-in-hand = Ez a karakter nincs a kezedben: { $character }.
rival-kings-refusal-played-before = Ebben a fordulóban már kijátszották vagy felfordították: { $character }.
rival-kings-refusal-equal-steals-nothing = Azonos rangok konfliktusában nem lophatsz.
rival-kings-refusal-one-action-only = Az azonos rang csak egy akciót hagy neked.
rival-kings-refusal-not-your-victim = A rangod tőle nem lop: { $player }.
rival-kings-refusal-one-crest-a-victim = { $player }: tőle csak egy akciót lophatsz, mégpedig a saját akcióid előtt.
rival-kings-refusal-stolen-first = Előbb hajtsd végre az ellopott akciót, vagy mondj le róla; utána lophatsz tőle: { $player }.
rival-kings-refusal-victim-lacks-action = Ezen a karakteren nincs ilyen akció: { $kind }.
rival-kings-refusal-already-covered = { $kind }: címer takarja.
rival-kings-refusal-last-action-stays = Az utolsó szabad akció nem lopható el.
rival-kings-refusal-theft-first = Előbb tegyél címert az áldozatod egyik akciójára.
rival-kings-refusal-order = Most nem ez az akció következik: { $kind }. Balról jobbra haladunk, és nincs visszalépés.
rival-kings-refusal-not-printed = A karaktereden nincs ilyen akció: { $kind }.
rival-kings-refusal-no-marker = Nincs jelződ.
rival-kings-refusal-not-to-yourself = Jelzőt csak másik játékosnak adhatsz.
rival-kings-refusal-no-money = Ott nincs elvehető pénz.
rival-kings-refusal-top-no-subject = Nincs alattvaló a tetején.
rival-kings-refusal-top-no-building = Nincs épület a tetején.
rival-kings-refusal-too-dear =
    { $price ->
        [one] Az ára { $price } érme; neked { $coins } van.
       *[other] Az ára { $price } érme; neked { $coins } van.
    }
rival-kings-refusal-not-active = Csak az aktív alattvalódat használhatod, ezt nem: { $subject }.
rival-kings-refusal-used-this-cycle = Ebben a szakaszban már használtál egy képességet.
rival-kings-refusal-only-in-conflicts = Csak a konfliktusok előtt vagy közben használhatod: { $subject }.
rival-kings-refusal-only-on-own-turn = Csak a saját körödben használhatod: { $subject }.
rival-kings-refusal-paired = Nem cserélheted el, mert egy tökéletes pár tagja: { $card }.
rival-kings-refusal-nothing-to-swap-for = Egyik riválisnak sincs szabad lapja a cseréhez.
rival-kings-refusal-not-there = Ez a lap nincs ott: { $card }.
rival-kings-refusal-other-sort = Csak ugyanolyan fajta lap jöhet szóba.
rival-kings-refusal-no-coins = Egyetlen érmét sem hozna.
rival-kings-refusal-not-stolen = Ezt az akciót nem lopták el tőled.
rival-kings-refusal-no-equal-rank = Csak azzal az egyetlen akcióval működik, amelyet az azonos rang hagyott neked.
rival-kings-refusal-nothing-to-do = Ezzel az akcióval most semmit sem lehet kezdeni.
rival-kings-refusal-empty-pile = Nincs ott több lap.
rival-kings-refusal-only-when-buying = Csak akkor használható, amikor akcióval épületet vásárolsz.
rival-kings-refusal-wrong-pile = Ez a képesség az ilyen paklin nem használható.
rival-kings-refusal-needs-a-rival = Ehhez másik játékos kell.

## Az asztal szavakban

rival-kings-outline-round = { $n }. forduló
rival-kings-outline-cycle = { $n }. szakasz
rival-kings-outline-game = { $n }. parti
rival-kings-outline-middle = Az asztal közepe
rival-kings-outline-on-top = Felül: { $card }
rival-kings-outline-empty = elfogyott
rival-kings-outline-money = Pénz
rival-kings-outline-money-hidden = összege rejtett
rival-kings-outline-position = felülről { $n }. lap
rival-kings-outline-supply = Készlet
rival-kings-outline-coins = Érmék
rival-kings-outline-markers = Jelzők
rival-kings-outline-turned-up = a pakliból felfordítva
rival-kings-outline-out = Ebben a fordulóban már kijátszva
rival-kings-outline-look = A kezedben
rival-kings-outline-hand = Karakterek kézben
rival-kings-outline-chosen = kiválasztva
rival-kings-outline-player = { $player }
rival-kings-outline-to-move = ő van soron
rival-kings-outline-decided = már választott
rival-kings-outline-one-action = csak egy akciója van
rival-kings-outline-covered = ellopta { $player }
rival-kings-outline-now = most következik
rival-kings-outline-done = kész
rival-kings-outline-to-come = hátravan
rival-kings-outline-row-order = Alattvalók a sor elejétől
rival-kings-outline-active = aktív
rival-kings-outline-active-subject = Aktív alattvaló
rival-kings-outline-used = e szakasz képessége már elhasználva
rival-kings-outline-earlier = Korábbi partik pontjai

## A lapokon

rival-kings-printed-rank = { $rank } rang
rival-kings-printed-steals = Mindenkitől lop egy akciót, akinek a rangja { $loot }
rival-kings-printed-peaceful = Senkitől sem lop
rival-kings-printed-actions = Akciói balról jobbra: { $actions }
rival-kings-printed-tie = Elsőbbség szimbóluma: egyenlők közt az első
rival-kings-printed-tie-about = ≈ Elsőbbség szimbóluma: egyenlők közt az első
rival-kings-printed-price =
    { $n ->
        [one] Ára: { $n } érme
       *[other] Ára: { $n } érme
    }
rival-kings-printed-points =
    { $n ->
        [one] Párban { $n } pont
       *[other] Párban { $n } pont
    }
rival-kings-printed-colour = Színe: { $colour }
rival-kings-printed-pair = Tökéletes párja: { $card }

## Pontok

rival-kings-score-perfect-pairs = Tökéletes párok
rival-kings-score-colour-pairs = Színpárok
rival-kings-score-single-cards = Pár nélküli lapok
rival-kings-score-coins = Érmék
rival-kings-score-markers = Jelzők
rival-kings-score-earlier-games = Korábbi partik
rival-kings-outcome-points = { $who } nyer { $n } ponttal.
rival-kings-outcome-markers = { $who } nyer: { $n } pontja másnak is van, de neki kevesebb a jelzője.
rival-kings-outcome-coins = { $who } nyer: a pontok ({ $n }) és a jelzők egyenlők, de neki több az érméje.
rival-kings-outcome-shared = Közös győzelem: { $who }; a pontok ({ $n }), a jelzők és az érmék egyenlők.
rival-kings-outcome-match-points = { $who } nyeri a mérkőzést { $n } ponttal.
rival-kings-outcome-match-shared = Közös győzelem a mérkőzésben { $n } ponttal: { $who }.

## On the board

rival-kings-board-choose-title = Titkos választás
rival-kings-board-choose-hint = Minden karakter egyszerre fordul fel. Az utolsó választásig még meggondolhatod magad.
rival-kings-board-turns-title = Körök rang szerint
rival-kings-board-turns-hint = A nyilak mutatják, ki kit lop meg; ami szaggatott, az még nem történt meg.
rival-kings-board-reveal-title = Felfedi magát az udvar
rival-kings-board-nobody = senki
rival-kings-board-out = kijátszva
rival-kings-board-steals = { $loot } rangtól lop
rival-kings-board-robs = Meglopja: { $player }
rival-kings-board-robbed-by = Tőle lop: { $ranks }
rival-kings-board-robbed-by-nobody = Senki sem lopja meg
rival-kings-board-who-steals = Melyik rang melyiktől lop
rival-kings-board-clash = Azonos rangok: egy-egy jelző, nincs lopás, csak egy akció
rival-kings-board-acts-now = most lép
rival-kings-board-acts-later = hátravan
rival-kings-board-has-acted = már lépett
rival-kings-board-choosing = választ…
rival-kings-board-my-choice = Lepecsételve: { $character }. Csak te tudod.
rival-kings-board-declined = lemondott róla
rival-kings-board-left = elmaradt
rival-kings-board-cannot = most nem lehetséges
rival-kings-board-cannot-no-marker = nincs jelzője
rival-kings-board-cannot-no-money = sehol nincs pénz
rival-kings-board-cannot-no-card = nincs ilyen lap felül
rival-kings-board-cannot-too-dear = kevés az érme
rival-kings-board-short =
    { $n ->
        [one] { $n } érme hiányzik
       *[other] { $n } érme hiányzik
    }
rival-kings-board-pile-ends = Ha egy pakli elfogy, a játék a szakasz után véget ér.
rival-kings-board-pairs-with-yours = Tökéletes párja nálad: { $card }
rival-kings-board-score-then = új pontszám
rival-kings-board-score-with = Ha most kifizeted ezt a lapot, { $n } pontod lesz.
rival-kings-board-score = Pontok
rival-kings-board-total = Összesen
rival-kings-board-now = most
rival-kings-board-then = akkor
rival-kings-board-perfect-pair = Tökéletes pár
rival-kings-board-colour-pair = Színpár
rival-kings-board-single = Pár nélkül
rival-kings-board-waits-for = Párja lenne: { $card }
rival-kings-board-each-marker = Minden jelző 2 pontodba kerül a végén.
rival-kings-board-empty-row = Még nincs lapod. Toborozz alattvalókat, vegyél épületeket; az összetartozók érik a legtöbbet.
rival-kings-board-in-hand = Kézben
rival-kings-board-legend-steals = Az a rang, amelytől a karakter lop: akié ez, jelzőt kap, és elveszít egy akciót.
rival-kings-board-legend-crest = Címer egy akción: gazdája ellopta, és ő hajtja végre.
rival-kings-board-legend-coins = A lap ára, és pénz: a végén minden 3 érme 1 pont.
rival-kings-board-legend-perfect = azonos szimbólumú épület és alattvaló: mindkét érték számít.
rival-kings-board-legend-colour = azonos színű épület és alattvaló: a nagyobb érték számít.
rival-kings-board-pane-court = Udvar
rival-kings-board-pane-piles = Paklik
rival-kings-board-pane-mine = Lapjaim
rival-kings-board-pane-rivals = Riválisok
rival-kings-board-cards = { $n } lap
rival-kings-board-crests = { $n } címer otthon

## Amiket egy elemzés megnevez

rival-kings-topic-points = Kártyák a sorban
rival-kings-topic-coins = Érmék
rival-kings-topic-markers = Jelzők
rival-kings-topic-offers = Kínált kártyák
rival-kings-topic-actions = Ellopott vagy elveszett akciók
rival-kings-topic-abilities = Alattvalók képességei
