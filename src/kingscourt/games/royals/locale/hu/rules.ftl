### Royals: a szabályok szám szerint

## Előkészületek

royals-rule-1-1 = 2–5 játékos játszhat, mindenki egy-egy szín kockáival: feketéből és fehérből 46, szürkéből, lilából és narancsból 36 van. Két játékos a feketét és a fehéret használja, hárman vagy többen bármelyik színnel játszhatnak. Pozíció elfoglalásához vagy átvételéhez két kockának kell lennie a játékos készletében. A száműzött és a címjelzőkön lévő kockák sohasem kerülnek vissza.
    .title = Játékosok és kockák
    .ruling = A szabályfüzet nem mondja meg, mi történik, ha fogytán a kocka; kettőnél kevesebbel semmi sem foglalható el. A színeket ülésrend szerint kapják a játékosok (szürke, lila, narancs, fekete, fehér; két játékosnál fekete, fehér), hacsak az asztal nem engedi a választást.
royals-rule-1-2 = A 99 országkártyából 31 Franciaországé, 26 a Német államoké, 22 Britanniáé, 20 Spanyolországé. Keverés előtt néhány visszakerül a dobozba, az országok e sorrendjében: két játékosnál 11, 9, 8 és 6, háromnál 9, 8, 7 és 6, négynél 6, 5, 5 és 4, ötnél egy sem. A megkevert lapok alkotják az országkártyák húzópakliját; a felső hármat képpel felfelé ki kell tenni kínálatnak.
    .title = Országkártyák
    .arcane-2016 = Britanniának 25 kártyája van, így összesen 102 a lapok száma. A kivett kártyák száma nálunk ugyanannyi.
royals-rule-1-3 = 24 cselszövéskártya van, a hat országpár mindegyikéből négy. Képpel lefelé fordított húzópaklit alkotnak, saját dobópaklival.
    .title = Cselszövéskártyák
    .ruling = A párok felsorolása a szabályfüzetben hibás; a dobozban minden pár négyszer szerepel.
royals-rule-1-4 = A táblán ezek a jelzők fekszenek: 16 városbónusz (öt Franciaországban, négy-négy a Német államokban és Spanyolországban, három Britanniában), országonként két országbónusz, a 16, 12 és 8 pontos nemesi ház bónuszok (két játékosnál csak a 8-as), országonként két-két korszakjelző az 1648-as, 1680-as és 1714-es korszakhoz, valamint hét címjelző, mindegyik két egyforma értékű félből összerakva.
    .title = Jelzők
    .arcane-2016 = Három játékosnál a nemesi ház bónuszok 12 és 8 pontosak.
royals-rule-1-5 = A kezdőjátékost sorsolás dönti el; utána az óramutató járását követve kerül sorra mindenki.
    .title = Kezdőjátékos
    .ruling = A szabályfüzet szerint a legfiatalabb kezd; a sorsolás senkitől sem kérdezi meg a korát.

## Egy kör

royals-rule-2 = Egy kör részei: kártyahúzás, kártyák kijátszása, a kör vége. Húzni kötelező, teli kézzel is, és a húzást be kell fejezni az első kártya kijátszása előtt. A kijátszás nem kötelező.
    .title = Egy kör
royals-rule-2-1 = Az első körében minden játékos csak országkártyát húz, és hogy hányat, az a kezdőjátékostól számított helyétől függ: két játékosnál 2 és 3, háromnál 1, 2 és 3, négynél 1, 1, 2 és 3, ötnél 1, 1, 2, 2 és 3. Egyébként ez a kör is olyan, mint a többi.
    .title = Az első kör
royals-rule-2-2 = A második körtől a játékos vagy három országkártyát húz, vagy egy országkártyát és egy cselszövéskártyát, tetszőleges sorrendben.
    .title = Mit kell húzni
    .ruling = Hogy a kettő közül melyik lesz, azt az első lap előtt kell megmondani.
royals-rule-2-3 = Minden országkártya a húzópakli tetejéről vagy a kínálatból származik. A kínálat üres helyei a kör végéig üresek maradnak.
    .title = Húzópakli vagy kínálat
    .ruling = A lapokat egyesével kell elvenni, és mindegyiket látni lehet, mielőtt a következő sorra kerül.
royals-rule-2-4 = Ha cselszövéskártyát kellene húzni, de a húzópakli üres, a dobópaklit meg kell keverni, és az lesz az új pakli. Mindig van benne elég lap.
    .title = Elfogy a cselszövéskártyák paklija
royals-rule-2-5 = Az országkártyák üres húzópaklijából nem lehet húzni. A lapok ilyenkor a kínálatból jönnek, ahol mindig van elég.
    .title = Elfogy az országkártyák paklija
    .arcane-2016 = Ha valaki üres húzópakliból kér lapot, a dobópakliból azonnal új paklit kell keverni. A korszak e kör után véget ér; ekkor a kínálatot már csak ki kell egészíteni, újabb keverés nélkül.
royals-rule-2-6 = A játékos annyiszor játszhat ki kártyát, ahányszor a lapjai engedik, bármilyen sorrendben: szabad pozíciókat foglalhat el, és átveheti a másokét.
    .title = Kártyák kijátszása
royals-rule-2-6a = Szabad pozíció elfoglalásához a játékos annyi kártyát dob el az adott országból, amennyibe a cím kerül, majd egy kockát tesz a pozícióra, egyet pedig a címjelzőre. Egy pozíción sohasem lehet egynél több kocka. Egy város mindkét pozíciója lehet ugyanazé a játékosé.
    .title = Pozíció elfoglalása
    .ruling = A fizetés pontos; senki sem dobhat el többet, mint amennyi kell.
royals-rule-2-6b = Bármely három országkártya egy tetszőleges országkártyának felel meg, egyazon fizetésen belül akárhányszor.
    .title = Dzsókerkártya
    .ruling = A szabályfüzet olyan játékosról beszél, akinek hiányzik egy lapja. Nálunk a dzsókerkártya mindenkinek megengedett, és a kívánt ország lapjai is lehetnek a három között.
royals-rule-2-6c = Más játékos pozíciója átvehető, a saját soha. El kell dobni egy cselszövéskártyát, amelyen az adott ország látható, a királyért kettőt, azután a pozíciót a szokott módon kell elfoglalni. Aki nem tudja mindkettőt kifizetni, nem is kezdhet bele. A régi kockát az adott város mezőjére kell száműzni, párja a címjelzőn marad. Bármely két cselszövéskártya egy tetszőlegesnek felel meg, minden szükséges lapnál külön-külön; a királyhoz tehát kettő, három vagy négy lap kell.
    .title = Pozíció átvétele
    .ruling = A szabályfüzet olyan játékosról beszél, akinek hiányzik a cselszövéskártyája. Az országkártyákhoz hasonlóan ez a csere nálunk mindenkinek megengedett, és a két lapon a kívánt ország is szerepelhet.
royals-rule-2-7 = A kézlimitet a kör közben túl lehet lépni. A kör végén pontosan azt kell eldobni, ami 12 országkártya és 4 cselszövéskártya fölött van; hogy melyik lapokat, azt a játékos dönti el. Ezután a kínálatot három lapra kell feltölteni, majd megnézni, véget ér-e a korszak.
    .title = A kör vége
royals-rule-2-8 = A kézben tartott lapok titkosak, a számuk nem. Mindenki látja, mit vesznek el a kínálatból és mit dobnak el; a pakliból húzott lapot csak az látja, aki húzta. A játék vége után minden lap nyílt.
    .title = Titkos lapok
    .ruling = A szabályfüzet ezt magától értetődőnek veszi, de nem mondja ki.

## Bónuszok

royals-rule-3 = Aki teljesíti egy bónusz feltételét, azonnal elveszi a jelzőjét, és a játék végéig képpel lefelé megtartja.
    .title = Bónuszok
    .ruling = Hogy ki melyik jelzőt vette el, nem titok. Csak a többiek aktuális pontszáma nem látszik, hacsak az asztal másként nem dönt.
royals-rule-3-1 = Az a játékos kapja a városbónuszt, aki a városban a játék során elsőként foglal el pozíciót. Átvétellel ezért sohasem jár.
    .title = Városbónusz
royals-rule-3-2 = Akinek egy ország minden városában van legalább egy kockája, megkapja ott a legmagasabb, még elérhető országbónuszt; a száműzött kockák is számítanak. Ha már mindkettő elfogyott, semmi sem jár, és egy országban senki sem kaphat kettőt.
    .title = Országbónusz
royals-rule-3-3 = Akinek mind a hét címjelzőn van legalább egy kockája, megkapja a legmagasabb, még elérhető nemesi ház bónuszt. Ha már elfogytak, semmi sem jár, és senki sem kaphat kettőt.
    .title = Nemesi ház bónusz
royals-rule-3-4 = Egyetlen elfoglalás mindhárom fajta bónuszt meghozhatja, de csak annak a játékosnak, aki éppen soron van.
    .title = Több bónusz egyszerre
    .ruling = A sorrend ez: város, ország, nemesi ház.

## Korszakok és a játék vége

royals-rule-4-1 = Egy korszak akkor ér véget, amikor egy kör végén a kínálatot nem lehet három lapra feltölteni. (Három lap a kínálatban és üres húzópakli még nem vet véget neki.) A kínálatot fel kell tölteni, amennyire lehet, a dobópakliból új húzópaklit kell keverni, a kínálatot ki kell egészíteni, majd pontozni kell a korszakot. A soron következő játékos folytatja.
    .title = Egy korszak vége
royals-rule-4-2 = A harmadik korszakban a húzópakli és a kínálat ugyanígy megújul, de a pontozás előtt teljes körökkel be kell fejezni a fordulót, hogy mindenkinek ugyanannyi köre legyen. A korszakot a kezdőjátékostól jobbra ülő játékos köre után kell pontozni; azonnal, ha éppen ő vetett véget neki.
    .title = Az utolsó forduló
    .ruling = A szabályfüzet balra ülőt mond, de akkor nem jutna mindenkinek ugyanannyi kör.
royals-rule-4-3 = Minden országban minden játékos összeadja az éppen általa tartott pozíciók befolyását. A száműzött kockák nem adnak befolyást. Akinek van befolyása, rangsorba kerül: az első a korszak magasabb jelzőjét kapja, a második az alacsonyabbat. Ha csak egy játékosnak van befolyása, a második jelző kikerül a játékból, ha senkinek sincs, mindkettő.
    .title = Korszakpontozás
    .ruling = Országonként egyetlen rangsor dönt az első helyen, a második helyen és három játékos között kialakuló holtversenyben is.
royals-rule-4-4 = Holtversenyben az áll előrébb, aki abban az országban a legmagasabb címet tartja. Ha ez is egyenlő, az a város dönt, amelyben a cím van: a magasabb nyomtatott városbónuszú számít, bárki vette is el a jelzőjét. Aki kétszer tartja a címet, annak a jobbik város számít.
    .title = Holtverseny a befolyásban
royals-rule-4-5 = A harmadik korszak után a címek pontozása következik, a legalacsonyabbal kezdve. Akinek a legtöbb kockája van egy címjelzőn, a jelző teljes értékét kapja. Ha pontosan ketten állnak holtversenyben, mindketten a felét kapják; ha többen, senki sem kap semmit.
    .title = Címpontozás
    .ruling = Akinek nincs ott kockája, sohasem áll holtversenyben, és az üres címjelző kikerül a játékból.
royals-rule-4-6 = Az nyer, akinek a legtöbb győzelmi pontja van. Holtversenyben a legnagyobb egyetlen jelző dönt, bármilyen fajta is; ha ez is egyenlő, a győzelem közös.
    .title = Győzelem
    .ruling = A fél címjelző annyit számít, amennyit a fele ér.
