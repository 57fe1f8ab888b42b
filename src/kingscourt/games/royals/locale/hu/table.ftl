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
royals-prompt-play = Foglalj el vagy vegyél át egy pozíciót, vagy fejezd be a körödet.
royals-prompt-wild =
    { $cost ->
        [one] Fizess { $cost } országkártyát ({ $country }). Dzsókerkártyával fizeted (bármely 3 lap = 1)?
       *[other] Fizess { $cost } országkártyát ({ $country }). Mennyit fizetsz ebből dzsókerkártyával (bármely 3 lap = 1)?
    }
royals-prompt-wild-intrigue =
    { $cost ->
        [one] Fizess { $cost } cselszövéskártyát ({ $country }). Dzsókerpárral fizeted (bármely 2 lap = 1)?
       *[other] Fizess { $cost } cselszövéskártyát ({ $country }). Mennyit fizetsz ebből dzsókerpárral (bármely 2 lap = 1)?
    }
royals-prompt-give = Még { $n } lap kell dzsókerkártyához: melyiket adod?
royals-prompt-give-intrigue = Még { $n } cselszövéskártya kell ({ $country }): melyiket adod?
royals-prompt-give-any-intrigue = Még { $n } tetszőleges cselszövéskártya kell: melyiket adod?
royals-prompt-discard = { $n } lap van a kézlimit fölött: melyiket dobod el?

## Válaszok

royals-action-colour = Ezt a színt választom: { $colour }
royals-action-draw-countries = Húzok { $n } országkártyát
royals-action-draw-both = Húzok egy országkártyát és egy cselszövéskártyát
royals-action-take = Elveszem a kínálatból: { $country }
royals-action-take-deck = Az országkártyák paklijából húzok
royals-action-take-intrigue = A cselszövéskártyák paklijából húzok
royals-action-occupy = Elfoglalom: { $title_low } ({ $city })
royals-action-take-over = Átveszem: { $title_low } ({ $city })
royals-action-end-turn = Befejezem a körömet
royals-action-wild =
    { $n ->
        [0] Dzsókerkártya nélkül fizetek
       *[other] Fizetek { $n } dzsókerkártyával
    }
royals-action-wild-intrigue =
    { $n ->
        [0] Dzsókerpár nélkül fizetek
       *[other] Fizetek { $n } dzsókerpárral
    }
royals-action-give = Országkártyát adok: { $country }
royals-action-give-intrigue = Cselszövéskártyát adok: { $intrigue }
royals-action-discard = Országkártyát dobok el: { $country }
royals-action-discard-intrigue = Cselszövéskártyát dobok el: { $intrigue }

## Mibe kerül és mit hoz egy választás

royals-terms-cards = { $own } lap az országból ({ $country }), és még { $others } tetszőleges lap (három számít egynek)
royals-terms-cards-choice =
    { $cost ->
        [one] { $cost } lap az országból ({ $country }), vagy helyette bármely három
       *[other] { $cost } lap az országból ({ $country }), közülük legfeljebb { $n } helyett bármely három-három
    }
royals-terms-cards-any = bármely { $n } országkártya
royals-terms-intrigues = { $own } cselszövéskártya ezzel az országgal ({ $country }), és még { $others } tetszőleges (kettő számít egynek)
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
royals-thing-any-country = { $n } tetszőleges országkártya
royals-thing-any-intrigue = { $n } tetszőleges cselszövéskártya
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
royals-event-take-over = { $player } átvesz egy pozíciót: { $title_low } ({ $city }), eddigi birtokosa { $loser }.
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
royals-event-majority = { $title }: { $player } tette rá a legtöbb kockát ({ $n }), { $points } pont.
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
royals-refusal-draw-first = Előbb húznod kell.
royals-refusal-first-turn = Az első körben senki sem húz cselszövéskártyát.
royals-refusal-draw = Ez a lap nem tartozik (vagy már nem tartozik) ahhoz, amit most húzol.
royals-refusal-display = A kínálatban nincs ilyen lap: { $country }.
royals-refusal-deck = Az országkártyák húzópaklija üres; vegyél lapot a kínálatból.
royals-refusal-held = Ezt a pozíciót { $player } tartja: { $title_low } ({ $city }). Csak átvenni lehet.
royals-refusal-cards = { $title } ({ $city }): ára { $cost } országkártya ({ $country }). Dzsókerkártyákkal együtt is csak ennyire telik: { $n }.
royals-refusal-wild-few = Ilyen kevés dzsókerkártyához több lap kellene az adott országból ({ $country }): { $needed }, de csak { $n } van a kezedben.
royals-refusal-wild-many = Ilyen sok dzsókerkártyához több lap kellene: { $needed }, de csak { $n } van a kezedben.
royals-refusal-hand = Nincs ilyen országkártyád: { $country }.
royals-refusal-hand-intrigue = Nincs ilyen cselszövéskártyád: { $intrigue }.
royals-refusal-vacant = Ez a pozíció szabad: { $title_low } ({ $city }). Elfoglalni kell, nem átvenni.
royals-refusal-own = Ez a pozíció már a tiéd: { $title_low } ({ $city }).
royals-refusal-intrigue = Az átvétel ára { $needed } cselszövéskártya ({ $country }): { $title_low } ({ $city }). Párokban is csak ennyire telik: { $n }.
royals-refusal-wild-intrigue = A cselszövéskártyáidból nem jön ki ennyi pár ({ $country }).
royals-refusal-not-shown = Előbb olyan cselszövéskártya kell, amelyen ez az ország látható: { $country }. Ezen ez áll: { $intrigue }.
royals-refusal-limit = Csak a kézlimit fölötti lapokat kell eldobni; ebből a fajtából nincs túl sok a kezedben.

## Az asztal szavakban

royals-outline-setup = Előkészületek
royals-outline-over = A játék véget ért
royals-outline-period = Korszak
royals-outline-period-name = { $period }
royals-outline-to-move = { $player } következik
royals-outline-round-ends = utolsó forduló
royals-outline-period-ends = e kör után véget ér
royals-outline-colours = Választható színek
royals-outline-display = Kínálat
royals-outline-display-empty = üres
royals-outline-decks = Paklik
royals-outline-empty = üres
royals-outline-deck-name = Országkártyák húzópaklija
royals-outline-deck-name-intrigue = Cselszövéskártyák húzópaklija
royals-outline-discards-name = Eldobott országkártyák
royals-outline-discards-name-intrigue = Eldobott cselszövéskártyák
royals-outline-influence = Befolyás
royals-outline-ahead-title = a magasabb cím ({ $title_low }) miatt előrébb áll, mögötte: { $player }
royals-outline-ahead-city = a nagyobb városbónusz ({ $city }, { $points }) miatt előrébb áll, mögötte: { $player }
royals-outline-realm-bonus = Országbónusz
royals-outline-period-tokens = Korszakjelzők a befolyásért
royals-outline-token-first = { $period }, 1. hely
royals-outline-token-second = { $period }, 2. hely
royals-outline-city-bonus = Városbónusz
royals-outline-exiles = Száműzött kockák
royals-outline-cards = { $n } lap
royals-outline-vacant = szabad
royals-outline-held = birtokosa: { $player }
royals-outline-paying = { $player } éppen fizet érte
royals-outline-taken = elvette: { $player }
royals-outline-gone = kikerült a játékból
royals-outline-ladder = Címjelzők
royals-outline-noble-house = Nemesi ház bónuszok
royals-outline-noble-bonus = Nemesi ház bónusz
royals-outline-cubes-of = { $player } kockái
royals-outline-cubes-left = Maradék kockák
royals-outline-tokens = Megszerzett jelzők
royals-outline-plays-with = színe: { $colour }
royals-outline-seen = mindenki látta
royals-outline-hand-name = Országkártyák
royals-outline-hand-name-intrigue = Cselszövéskártyák

## Ami a játékelemeken áll

royals-points = { $n } pont
royals-line-box-cards = { $n } lap van belőle
royals-line-cities = Városok: { $cities }
royals-line-country-bonuses = Országbónuszok: { $first } és { $second } pont
royals-line-period = Befolyásért ({ $period }): { $first } és { $second } pont
royals-line-countries = Rajta: { $countries }
royals-line-price = Ára: { $n } lap az országból
royals-line-price-country = Ára: { $n } lap ({ $country })
royals-line-takeover = Az átvétel további ára: { $n } cselszövéskártya
royals-line-influence = Befolyás: { $n }
royals-line-title-token = Címjelző: { $points } pont, egy-egy fele { $half } pont
royals-line-half = Egy-egy fele: { $points } pont
royals-line-country = Ország: { $country }
royals-line-positions = Pozíciók: { $titles }
royals-line-city-bonus = Városbónusz: { $points } pont
royals-line-noble-house = { $n } játékosnál: { $bonuses }

## Pontozólap és eredmény

royals-score-city = Városbónuszok
royals-score-country = Országbónuszok
royals-score-noble-house = Nemesi ház bónusz
royals-score-period = Korszakjelzők
royals-score-title = Címjelzők
royals-outcome-points = { $player } győz { $points } győzelmi ponttal.
royals-outcome-token = { $player } győz { $points } győzelmi ponttal; a holtversenyt a legnagyobb jelző döntötte el ({ $best }).
royals-outcome-shared = Közös győzelem { $points } győzelmi ponttal: { $players }.

## A tábla

royals-board-have = { $n }/{ $all } kártya
royals-board-have-intrigue = { $n }/{ $all } cselszövéskártya
royals-board-deck-countries = Országok
royals-board-deck-intrigue = Cselszövés
royals-board-legend-have = ennyi kártyád van, és ennyibe kerül
royals-board-legend-banished = kockák a város mellett: száműzöttek
royals-board-first-place = 1.
royals-board-second-place = 2.

## Amiket egy elemzés megnevez

royals-topic-points = Megszerzett pontok
royals-topic-periods = Korszakjelzők
royals-topic-titles = Címjelzők
royals-topic-bonuses = Országbónuszok és nemesi ház bónuszok
royals-topic-cards = Országkártyák
royals-topic-intrigues = Cselszövéskártyák
royals-topic-positions = Elérhető pozíciók
