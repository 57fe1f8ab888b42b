### Royals: amit az asztal mond

## Kérdések

royals-prompt-colour = Melyik színt választod?
royals-prompt-draw = Mit húzol?
royals-prompt-take = Húzz { $n } országkártyát a kínálatból vagy a húzópakliból.
royals-prompt-take-both =
    { $n ->
        [0] Húzz egy cselszövéskártyát.
       *[other] Húzz egy országkártyát és egy cselszövéskártyát. Melyik legyen az első?
    }
royals-prompt-play = Foglalj el vagy vegyél át egy pozíciót, vagy fejezd be a kört.
royals-prompt-wild =
    { $cost ->
        [one] Fizess { $cost } országkártyát ({ $country }). Bármely három álljon helyette?
       *[other] Fizess { $cost } országkártyát ({ $country }). Hány helyett álljon bármely három?
    }
royals-prompt-wild-intrigue =
    { $cost ->
        [one] Fizess { $cost } cselszövéskártyát ({ $country }). Bármely kettő álljon helyette?
       *[other] Fizess { $cost } cselszövéskártyát ({ $country }). Hány helyett álljon bármely kettő?
    }
royals-prompt-give = Még { $n } lap dzsókerkártyához: melyiket adod?
royals-prompt-give-intrigue = Még { $n } cselszövéskártya ({ $country }): melyiket adod?
royals-prompt-give-any-intrigue = Még { $n } tetszőleges cselszövéskártya: melyiket adod?
royals-prompt-discard = { $n } lap a kézlimit fölött: melyiket dobod el?

## Válaszok

royals-action-colour = Színem: { $colour }
royals-action-draw-countries = { $n } országkártya
royals-action-draw-both = Egy országkártya és egy cselszövéskártya
royals-action-take = A kínálatból: { $country }
royals-action-take-deck = Az országkártyák húzópaklijából
royals-action-take-intrigue = A cselszövéskártyák húzópaklijából
royals-action-occupy = Elfoglalás: { $title_low } ({ $city })
royals-action-take-over = Átvétel: { $title_low } ({ $city })
royals-action-end-turn = A kör befejezése
royals-action-wild =
    { $n ->
        [0] Dzsókerkártya nélkül
       *[other] { $n } dzsókerkártya
    }
royals-action-wild-intrigue =
    { $n ->
        [0] Pár nélkül
       *[other] { $n } pár dzsókerkártyaként
    }
royals-action-give = Országkártyát adok: { $country }
royals-action-give-intrigue = Cselszövéskártyát adok: { $intrigue }
royals-action-discard = Országkártyát dobok el: { $country }
royals-action-discard-intrigue = Cselszövéskártyát dobok el: { $intrigue }

## Mibe kerül és mit hoz egy választás

royals-terms-cards = magából az országból ({ $country }): { $own }, bármelyikből, hármat egyért: { $others }
royals-terms-cards-choice =
    { $cost ->
        [one] { $cost } lap az országból ({ $country }), vagy helyette bármely három
       *[other] { $cost } lap az országból ({ $country }), közülük legfeljebb { $n } helyett bármely három-három
    }
royals-terms-cards-any = bármely { $n } országkártya
royals-terms-intrigues = cselszövéskártya ezzel az országgal ({ $country }): { $own }, bármilyen, kettőt egyért: { $others }
royals-terms-intrigues-choice =
    { $cost ->
        [one] { $cost } cselszövéskártya ezzel az országgal ({ $country }), vagy helyette bármely kettő
       *[other] { $cost } cselszövéskártya ezzel az országgal ({ $country }), közülük legfeljebb { $n } helyett bármely kettő-kettő
    }
royals-terms-intrigues-own = { $n } cselszövéskártya ezzel az országgal ({ $country })
royals-terms-intrigues-any = bármely { $n } cselszövéskártya
royals-terms-whole-hand = minden országkártyád rámegy
royals-terms-influence = befolyásod ({ $country }): { $before } helyett { $after }
royals-terms-influence-loser = { $player } befolyása: { $before } helyett { $after }
royals-terms-surplus = utána { $n } lapot el kell dobni a kézlimit miatt
royals-terms-period-ends = a korszak ({ $period }) ezzel a körrel véget ér
royals-thing-country = { $n } lap ({ $country })
royals-thing-intrigue = { $n } cselszövéskártya ({ $intrigue })
royals-thing-cube = { $n } kocka
royals-thing-token-city = városbónusz ({ $city }, { $points } pont)
royals-thing-token-country = országbónusz ({ $country }, { $points } pont)
royals-thing-token-noble-house = nemesi ház bónusz ({ $points } pont)

## Napló: kártyák

royals-event-colour = { $player } színe: { $colour } ({ $n } kocka).
royals-event-start = { $player } a kezdőjátékos.
royals-event-turn = { $player } következik.
royals-event-display = Új lap a kínálatban: { $country }.
royals-event-plan-countries = { $player } cselszövéskártyát nem húz, csak országkártyát: { $n } lapot.
royals-event-plan-both = { $player } egy országkártyát és egy cselszövéskártyát húz.
royals-event-take = { $player } lapot vesz el a kínálatból: { $country }.
royals-event-draw = { $player } lapot húz az országkártyák húzópaklijából.
royals-event-draw-own = Országkártyát húztál: { $country }.
royals-event-draw-intrigue = { $player } cselszövéskártyát húz.
royals-event-draw-own-intrigue = Cselszövéskártyát húztál: { $intrigue }.
royals-event-no-card = { $player } nem tud több lapot húzni, mert elfogytak.
royals-event-pay = { $player } országkártyát fizet: { $country }, { $n } lap.
royals-event-give = { $player } lapot ad dzsókerkártyához: { $country }.
royals-event-give-intrigue = { $player } cselszövéskártyát ad: { $intrigue }.
royals-event-discard = { $player } országkártyát dob el: { $country }.
royals-event-discard-intrigue = { $player } cselszövéskártyát dob el: { $intrigue }.
royals-event-no-play = { $player } lapjai egyetlen még megszerezhető pozícióra sem elegendők, ezért a kör véget ér.
royals-event-shuffle = Az országkártyák dobópaklijából új húzópakli lesz.
royals-event-shuffle-intrigue = A cselszövéskártyák dobópaklijából új húzópakli lesz.

## Napló: pozíciók és pontok

royals-event-occupy = { $player } elfoglal egy pozíciót: { $title_low } ({ $city }).
royals-event-take-over = { $player } átvesz egy pozíciót: { $title_low } ({ $city }), eddig { $loser }.
royals-event-bonus-city = { $player } megkapja a városbónuszt: { $city }, { $points } pont.
royals-event-bonus-country = { $player } országbónuszt kap: { $country }, { $points } pont.
royals-event-bonus-country-gone = { $player } kockája az ország minden városában ott van ({ $country }), de nem maradt országbónusz.
royals-event-bonus-noble = { $player } nemesi ház bónuszt kap: { $points } pont.
royals-event-bonus-noble-gone = { $player } kockája minden címjelzőn ott van, de nem maradt nemesi ház bónusz.
royals-event-last-round = Vége a harmadik korszaknak. A fordulót még be kell fejezni, azután jön a pontozás.
royals-event-scoring = Korszakpontozás: { $period }.
    .heading = { $period }
royals-event-token-first = { $country }: { $player } a legbefolyásosabb ({ $influence }), { $points } pont.
royals-event-token-second = { $country }: { $player } a második legbefolyásosabb ({ $influence }), { $points } pont.
royals-event-tie-title = { $country }: { $player } és { $loser } befolyása egyforma ({ $influence }); a magasabb cím dönt: { $title_low } ({ $player }).
royals-event-tie-city = { $country }: { $player } és { $loser } befolyása ({ $influence }) és legmagasabb címe ({ $title_low }) egyforma; a nagyobb városbónusz dönt: { $city }, { $points } ({ $player }).
royals-event-token-unused = { $country }: ez a jelző ({ $points } pont) senkinek sem jár; kikerül a játékból.
royals-event-majority = { $title }: { $player } kockáiból van a legtöbb ({ $n }), { $points } pont.
royals-event-majority-half = { $title }: { $player } holtversenyben első ({ $n } kocka), fél jelző, { $points } pont.
royals-event-majority-none = { $title }: senkinek sincs rajta kockája, ezért a címjelző senkinek sem jár.
royals-event-majority-tied = { $title }: holtverseny a legtöbb kockával ({ $n }): { $players }; kettőnél több játékos között a címjelző senkinek sem jár.
royals-event-tie-end = Holtverseny { $points } ponttal: { $players }; a legnagyobb jelző dönt.

## Miért nem

royals-refusal-colour = Ez a szín nem választható: { $colour }.
royals-refusal-cubes =
    { $n ->
        [one] Két kocka kellene, de már csak { $n } maradt.
       *[other] Két kocka kellene, de { $n } maradt.
    }
royals-refusal-draw-first = Előbb fel kell húznod a kártyáidat.
royals-refusal-first-turn = Az első körben senki sem húz cselszövéskártyát.
royals-refusal-draw = A választott húzásban ilyen lap nincs, vagy már nincs.
royals-refusal-display = A kínálatban nincs ilyen lap: { $country }.
royals-refusal-deck = Az országkártyák húzópaklija üres; vegyél lapot a kínálatból.
royals-refusal-held = Ezt a pozíciót { $player } tartja: { $title_low } ({ $city }). Csak átvenni lehet.
royals-refusal-cards = { $title } ({ $city }): ára { $cost } országkártya ({ $country }). Dzsókerkártyákkal együtt is csak ennyire telik: { $n }.
royals-refusal-wild-few = Ilyen kevés dzsókerkártyához több lap kellene az adott országból ({ $country }): { $needed }, de csak { $n } van.
royals-refusal-wild-many = Ilyen sok dzsókerkártyához több lap kellene: { $needed }, de csak { $n } van.
royals-refusal-hand = Nincs ilyen országkártyád: { $country }.
royals-refusal-hand-intrigue = Nincs ilyen cselszövéskártyád: { $intrigue }.
royals-refusal-vacant = Ez a pozíció szabad: { $title_low } ({ $city }). Elfoglalni kell, nem átvenni.
royals-refusal-own = Ez a pozíció már a tiéd: { $title_low } ({ $city }).
royals-refusal-intrigue = Az átvétel ára { $needed } cselszövéskártya ({ $country }): { $title_low } ({ $city }). Párokban is csak ennyire telik: { $n }.
royals-refusal-wild-intrigue = A cselszövéskártyáidból nem jön ki ennyi pár ({ $country }).
royals-refusal-not-shown = Előbb olyan cselszövéskártya kell, amelyen ez az ország látható: { $country }. Ezen ez áll: { $intrigue }.
royals-refusal-limit = Csak a kézlimit fölötti lapokat kell eldobni; ezekből nincs túl sok.

## Az asztal szavakban

royals-outline-setup = Előkészületek
royals-outline-now = Korszak: { $period }, { $player } következik
royals-outline-ends = Korszak: { $period }, e kör után véget ér; { $player } következik
royals-outline-last-round = Korszak: { $period }, utolsó forduló; { $player } következik
royals-outline-over = A játék véget ért
royals-outline-colours = Választható színek
royals-outline-colour = { $colour }
royals-outline-count = { $country } × { $n }
royals-outline-count-intrigue = { $intrigue } × { $n }
royals-outline-display = Kínálat
royals-outline-display-empty = Kínálat: üres
royals-outline-decks = Paklik
royals-outline-deck =
    { $n ->
        [0] Országkártyák húzópaklija: üres
       *[other] Országkártyák húzópaklija: { $n } lap
    }
royals-outline-deck-intrigue =
    { $n ->
        [0] Cselszövéskártyák húzópaklija: üres
       *[other] Cselszövéskártyák húzópaklija: { $n } lap
    }
royals-outline-discards = Eldobott országkártyák: { $cards }
royals-outline-no-discards = Nincs eldobott országkártya
royals-outline-discards-intrigue = Eldobott cselszövéskártyák: { $cards }
royals-outline-no-discards-intrigue = Nincs eldobott cselszövéskártya
royals-outline-realm = { $country }: { $first } és { $second } pont a befolyásért ebben a korszakban
royals-outline-realm-done = { $country }
royals-outline-influence = befolyás: { $standings }
royals-outline-standing = { $player } ({ $n })
royals-outline-realm-bonus = országbónusz: { $points }
royals-outline-realm-bonus-taken = országbónusz: { $points }, { $player }
royals-outline-token-taken = { $period }, { $points } pont: { $player }
royals-outline-token-gone = { $period }, { $points } pont: senki
royals-outline-town = { $city }, városbónusz: { $points }
royals-outline-town-taken = { $city }, városbónusz: { $points }, { $player } kapta
royals-outline-position = { $title }: szabad, { $n } kártya, befolyás: { $influence }
royals-outline-position-held = { $title }: { $player }, befolyás: { $influence }
royals-outline-position-takeover = { $title }: { $player }, befolyás: { $influence }; az átvétel ára { $n } országkártya és { $intrigues } cselszövéskártya
royals-outline-position-target = { $title }: { $player } éppen fizet
royals-outline-exiles = száműzve: { $cubes }
royals-outline-cube = { $player } × { $n }
royals-outline-ladder = Címjelzők
royals-outline-rung = { $title }, { $points } pont: { $cubes }
royals-outline-rung-empty = { $title }, { $points } pont: nincs kocka
royals-outline-noble-house = Nemesi ház bónuszok
royals-outline-noble = { $points } pont
royals-outline-noble-taken = { $points } pont: { $player }
royals-outline-house = { $player } ({ $colour }): { $points } pont, maradék kockák: { $n }
royals-outline-house-hidden = { $player } ({ $colour }): maradék kockák: { $n }
royals-outline-house-new = { $player }
royals-outline-hand =
    { $n ->
        [0] nincs országkártya
       *[other] { $n } országkártya
    }
royals-outline-hand-known =
    { $n ->
        [one] { $n } országkártya, ismert: { $known }
       *[other] { $n } országkártya, köztük: { $known }
    }
royals-outline-hand-intrigue =
    { $n ->
        [0] nincs cselszövéskártya
       *[other] { $n } cselszövéskártya
    }

## Pontozólap és eredmény

royals-score-city = Városbónuszok
royals-score-country = Országbónuszok
royals-score-noble-house = Nemesi ház bónusz
royals-score-period = Korszakjelzők
royals-score-title = Címjelzők
royals-outcome-points = { $player } győz { $points } győzelmi ponttal.
royals-outcome-token = { $player } győz { $points } győzelmi ponttal; a holtversenyt a legnagyobb jelző döntötte el ({ $best }).
royals-outcome-shared = Közös győzelem { $points } győzelmi ponttal: { $players }.
