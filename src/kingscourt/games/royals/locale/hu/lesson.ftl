### Royals: amit a herold mond az első játékban

## Az első kör

royals-lesson-first-take-title = Az első kártyád
royals-lesson-first-take-why = Nemesi házad négy udvarban tör hatalomra; három korszak után a legtöbb pont nyer.
royals-lesson-first-take-what = Minden kártya egy ország kegye: vedd el a spanyolt a kínálatból.
royals-lesson-first-take-instead = Egy spanyol lap Valenciában { $points } pontot hoz; bármely más lap egymagában kevesebbet.
royals-lesson-first-occupy-title = Marsall Valenciában
royals-lesson-first-occupy-why = Egy pozíció az országa lapjaiba kerül: annyiba, amennyi a négyzetében áll.
royals-lesson-first-occupy-what = Foglald el Valenciát: { $device ->
        [touch] koppints
       *[other] kattints
    } az ottani marsallra.
royals-lesson-first-occupy-instead = Valencia azonnal { $points } pontot ad, Barcelona csak { $less } pontot, a várakozás semmit.
royals-lesson-first-title-title = Két kocka
royals-lesson-first-title-why = Aki elsőként jut egy városba, viszi a bónuszát: Valencia { $points } pontot adott.
royals-lesson-first-title-what = Második kockád a marsall címjelzőjén fekszik. Akinek ott van a legtöbb, a végén pontot kap: { $device ->
        [touch] koppints
       *[other] kattints
    } a jelzőre.
royals-lesson-first-title-elsewhere = A címjelzők egy külön keretben vannak együtt: keresd meg köztük a marsallt.
royals-lesson-first-rivals-title = Aldric Marseille-ben
royals-lesson-first-rivals-why = Aki később következik, az első körében többet húz: Aldric két lapot húzott.
royals-lesson-first-rivals-what = Nézd meg Marseille-t: az ottani báró Aldricnak két francia lapjába került. Aztán menj tovább.
royals-lesson-first-third-title = Beatrix Kölnben
royals-lesson-first-third-why = Beatrix a harmadik, ezért az első körében három lapot húzott.
royals-lesson-first-third-what = Nézd meg Kölnt: az ottani báró Beatrixnak két német lapjába került. Aztán menj tovább.

## A második kör

royals-lesson-first-draw-title = Kétféle húzás
royals-lesson-first-draw-why = Mostantól három országkártyát húzol, vagy csak egyet, és mellé egy cselszövéskártyát.
royals-lesson-first-draw-what = Válaszd azt, hogy három országkártyát húzol.
royals-lesson-first-draw-what-2 = Vedd el a kínálatból a három francia lapot, egyiket a másik után.
royals-lesson-first-draw-instead = Három francia lap fekszik nyitva: éppen egy grófnő ára.
royals-lesson-first-countess-title = Grófnő Lyonban
royals-lesson-first-countess-why = A pozíció befolyása a körében áll, Lyon pedig most { $points } pontot ad.
royals-lesson-first-countess-what = Fizess a három francia lapoddal: { $device ->
        [touch] koppints
       *[other] kattints
    } a lyoni grófnőre.
royals-lesson-first-countess-instead = Lyon { $points } pontot ad az elsőnek, többet bármely más elérhető városnál.
royals-lesson-first-influence-title = Befolyás egy országban
royals-lesson-first-influence-why = Korszak végén az ország két legbefolyásosabb játékosa itt { $first } és { $second } pontot kap.
royals-lesson-first-influence-what = Neked és Aldricnak 1-1 befolyásotok van, de grófnőd rangosabb a bárójánál: { $device ->
        [touch] koppints
       *[other] kattints
    } Franciaországra.
royals-lesson-first-influence-elsewhere = A befolyás országonként adódik össze: nézd meg Franciaország táblácskáját.

## Cselszövés

royals-lesson-first-intrigue-title = Egy cselszövéskártya
royals-lesson-first-intrigue-why = Az ellenfeleidnek is vannak pozícióik: cselszövéskártyával átvehetsz egyet.
royals-lesson-first-intrigue-why-3 = A cselszövéskártyád a Német államok és Spanyolország pozícióit nyitja meg.
royals-lesson-first-intrigue-what = Ezúttal azt válaszd, hogy mindkét fajtából egyet húzol.
royals-lesson-first-intrigue-what-2 = Húzz egyet a cselszövéskártyák paklijából.
royals-lesson-first-intrigue-what-3 = Húzz egyet az országkártyák paklijából: hátha német lap jön.
royals-lesson-first-intrigue-instead = Húzz mindkét fajtából egyet: a cselszövéskártya megnyitja majd egy ellenfeled pozícióját.
royals-lesson-first-intrigue-instead-3 = A kínálatban nincs német lap, a pakliban viszont lehet.
royals-lesson-first-nothing-title = Most semmit sem vehetsz
royals-lesson-first-nothing-why = A pakliból brit lapot kaptál; Britanniában minden szabad pozíció legalább két lapba kerül.
royals-lesson-first-nothing-what = Egyetlen brit lap még semmire sem elég, ezért fejezd be a körödet.
royals-lesson-first-nothing-instead = Egyetlen brit lapod semmire sem elég, így mást most nem tehetsz.
royals-lesson-first-wild-title = Bármely három egyért
royals-lesson-first-wild-why = Bármely három országkártya helyettesít egy hiányzót: így München is a tiéd lehet.
royals-lesson-first-wild-what = Most megint azt válaszd, hogy három országkártyát húzol.
royals-lesson-first-wild-what-2 = Vedd el mindhárom lapot a kínálatból, egyiket a másik után.
royals-lesson-first-wild-what-3 = Foglald el a müncheni báró pozícióját: egy német lap, a másik helyett bármely három.
royals-lesson-first-wild-what-4 = Egy német lapod van: a másodikat három másik lappal helyettesítsd.
royals-lesson-first-wild-instead = München szabad: a nyílt lapok elegendők, és az első { $points } pontot kap.
royals-lesson-first-wild-instead-3 = Minden megvan hozzá: a müncheni báró { $points } pontot ad.
royals-lesson-first-takeover-title = Pozíció átvétele
royals-lesson-first-takeover-why = Az ellenfél pozíciója a szokásos áron felül az ország egy cselszövéskártyájába kerül.
royals-lesson-first-takeover-why-3 = A kockája száműzött lesz. Befolyást már nem ad, de a városánál és a címénél számít.
royals-lesson-first-takeover-what = Most is azt válaszd, hogy három országkártyát húzol.
royals-lesson-first-takeover-what-2 = Vedd el mindhárom lapot a kínálatból: kettő közülük német.
royals-lesson-first-takeover-what-3 = Vedd át Beatrix kölni báróját: ára két német lap és a cselszövéskártyád.
royals-lesson-first-takeover-instead = A nyílt lapok biztosak, kettő német, és a báró rangosabb a marsallnál.
royals-lesson-first-takeover-instead-2 = E lapok közül kettő német: velük kifizethetsz egy bárót.
royals-lesson-first-takeover-instead-3 = Minden megvan hozzá: két német lap és a cselszövéskártya.

## A korszak és a célok

royals-lesson-first-period-title = Véget ér egy korszak
royals-lesson-first-period-why = Továbbjátszottam; végül a kínálatot már nem lehetett feltölteni: ezzel véget ér a korszak.
royals-lesson-first-period-what = London, Bécs és a befolyás révén { $score } pontnál tartasz: { $device ->
        [touch] koppints
       *[other] kattints
    } a pontjaidra.
royals-lesson-first-period-elsewhere = A pontjaid a neved mellett állnak.
royals-lesson-first-aims-title = Hosszú távú célok
royals-lesson-first-aims-why = Akinek elsőként van kockája minden német városban, { $bonus } pontot kap.
royals-lesson-first-aims-what = Már csak Berlin hiányzik: { $device ->
        [touch] koppints
       *[other] kattints
    } rá.
royals-lesson-first-aims-elsewhere = Berlin az a német város, ahol még nincs kockád.
royals-lesson-first-yours-title = Hét cím
royals-lesson-first-yours-why = Pontot kapsz azért is, ha mind a hét címen van kockád. Ezek a hosszú távú céljaid.
royals-lesson-first-yours-what = Húzz három országkártyát; innentől már te döntesz.

## Ami a lecke után fordul elő először

royals-lesson-first-met-hand-limit = A kézlimit 12 országkártya és 4 cselszövéskártya.
royals-lesson-first-met-intrigue-pair = Bármely két cselszövéskártya egyet helyettesít; egy király átvételéhez kettő kell.
royals-lesson-first-met-banished = A száműzött kocka nem ad befolyást, de a városánál és a címénél számít.
royals-lesson-first-met-country-bonus = Akinek egy ország minden városában van kockája, a legjobb megmaradt országbónuszt kapja. A száműzött kocka is számít.
royals-lesson-first-met-noble-house = Akinek mind a hét címen van kockája, a legjobb megmaradt nemesi ház bónuszt kapja.
royals-lesson-first-met-last-round = Mindenki ugyanannyi kört kap; utána a harmadik korszak és a címek pontozása következik.
