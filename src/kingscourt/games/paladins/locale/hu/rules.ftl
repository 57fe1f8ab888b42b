### A Nyugati Királyság Lovagjai: a szabályok szám szerint

## Előkészületek

paladins-rule-1-1 = 1–4 játékos játszhat; aki egyedül van, a mesterséges ellenféllel méri össze az erejét. A központi tábla fölött öt városlakó, alatta hat betolakodó fekszik; a falak, a gyanúkártyák és a kocsmák megkeverve, az adósságok kifizetetlen oldalukkal felfelé várnak. Az adókészlet két játékosnál 5, háromnál 6, négynél 8 ezüsttel indul.
    .title = A központi tábla
    .ruling = Egy játékosnál az adókészlet 5 ezüst; erről egyik forrás sem szól.
paladins-rule-1-2 = Három véletlenszerű királyi parancs és öt véletlenszerű királyi kegy kerül lefordítva a táblára. A többi anélkül kerül ki a játékból, hogy bárki megnézné.
    .title = Királyi parancsok és kegyek
paladins-rule-1-3 = Minden játékosnak 8 műhelye, 7 szerzetese, 7 előőrse és 7 korsója van, tulajdonságai (hit, erő és befolyás) 0-ról indulnak, továbbá van 3 ezüstje, 1 ellátmánya és a tizenkét lovagból álló saját, megkevert paklija.
    .title = Amivel mindenki kezd
paladins-rule-1-4 = A kezdőjátékost sorsolás dönti el. Fordított sorrendben, a kezdőjátékossal a végén, mindenki ingyen felfogad egy városlakót a sorból; azonnali jutalma érvényes, és közben nincs feltöltés. Ezután a sor jobbra csúszik, és bal oldalt feltöltődik.
    .title = Kezdőjátékos és az első városlakók
paladins-rule-1-5 = A gyanúkártyák, a megtámadott betolakodók és népük, az erőforrások és a két sor mindenki számára nyílt. Titkos minden kihúzott lovag a felfedésig, a saját pakli tetejére és aljára tett lapok, valamint minden, ami lefordítva fekszik.
    .title = Mi nyílt és mi titkos

## A forduló

paladins-rule-2-1 = A játék hét fordulón át tart. A másodiktól kezdve a kezdőjátékos-jelölő először a bal oldali szomszédhoz kerül.
    .title = A kezdőjátékos-jelölő
paladins-rule-2-2 = Az 1. és a 2. fordulóban egy királyi parancsot kell felfedni, a 3.-ban egy parancsot és egy királyi kegyet, a 4–7. fordulóban egy-egy kegyet.
    .title = Parancsok és kegyek felfedése
paladins-rule-2-3 = Eggyel több kocsmát kell felfedni, mint ahány játékos van. Az eldobott kocsmákat csak akkor kell megkeverni, ha kártya kell, és a pakli üres.
    .title = Kocsmák
paladins-rule-2-4 = Egyszerre és titokban mindenki három lovagot húz a saját paklijából. Egyet ebben a fordulóban használ, egyet a pakli tetejére, egyet az aljára tesz.
    .title = A lovag kiválasztása
    .ruling = A használt lovagok kikerülnek a játékból. Amennyivel egy lovag a tulajdonságokat növeli, az a forduló végéig tart.
paladins-rule-2-5 = A kezdőjátékostól sorban mindenki felfedi a lovagját, és elveszi annak két munkását. Azután, ismét a kezdőjátékostól, mindenki választ egy kocsmát a négy munkásával együtt; a vele járó gyanúkártyák és az általuk kiváltott inkvizíciók még a következő választás előtt lezajlanak. Egy kocsma kimarad.
    .title = Munkások a lovagoktól és a kocsmákból
paladins-rule-2-6 = A kezdőjátékostól, körről körre, mindenki egy akciót hajt végre vagy passzol, egészen addig, amíg mindenki passzol. Aki passzolt, az kiszállt a fordulóból.
    .title = Körök
paladins-rule-2-7 = Passzolnia kell annak, akinek nincs munkása, vagy egyetlen akciót sem tud végrehajtani. Passzoláskor a saját tábla minden munkása visszakerül a közös készletbe, a királyi kegyeken állók nem, és legfeljebb három megmaradt munkást lehet megtartani, tetszés szerint választva.
    .title = Passzolás
    .ruling = A hármas korlátot csak passzoláskor vizsgáljuk; a később szerzett munkások megmaradnak.
paladins-rule-2-8 = A forduló végén a jobb szélső oszlop városlakóját, ha van, el kell dobni, a többi jobbra csúszik, a szabad oszlopok feltöltődnek. A bal szélső oszlop betolakodóját, ha van, el kell dobni, a többi balra csúszik, a szabad oszlopok feltöltődnek. Az eldobott lapokat sohasem keverjük vissza; üres paklinál az oszlopok üresen maradnak. A kocsmák a dobópakliba kerülnek, a királyi kegyekről a munkások visszatérnek, a kegyek felfedve maradnak. A forduló közben a hézagok megmaradnak, a költség és a feltétel pedig az oszlophoz tartozik.
    .title = A forduló vége
paladins-rule-2-9 = Minden megszerzett bűnöző azonnal egy gyanúkártyát is hoz, a kocsmákból és a lovagoktól kapott is.
    .title = A bűnöző gyanút hoz
paladins-rule-2-10 = Egy tulajdonság annyit ér, amennyit a jelölője mutat, plusz amennyivel a forduló lovagja növeli.
    .title = Tulajdonságok
    .ruling = A jelölők 12-nél megállnak, a további növekedés elvész; a lovaggal együtt egy tulajdonság 12-nél több is lehet.
paladins-rule-2-11 = A közös készlet munkásai, ezüstje és ellátmánya sohasem fogy el.
    .title = A közös készlet
    .ruling = A szabályfüzet nem mondja meg, mi történik, ha elfogynak, ezért nem fogynak el.
paladins-rule-2-12 = A hetedik forduló utolsó passzolása után a játék azonnal véget ér.
    .title = A játék vége

## Akciók

paladins-rule-3-0 = Egy akció csak akkor hajtható végre, ha minden műhely nélküli mezője üres. Az átlátszó mezőre bármilyen munkás állhat, a színesre csak ugyanolyan színű munkás vagy bűnöző, a bűnözőmezőre csak bűnöző. A sorrend: mezők, feltétel és költség vizsgálata; a munkások lehelyezése; fizetés; a figura mozgatása vagy a kártya elvétele; a jutalmak a nyomtatott sorrendben; az akció tulajdonságnövelése; a feloldozásnál megengedett eldobás; a lovag képessége; a segítő városlakók. Gyanúkártya vagy inkvizíció két jutalom közé is beékelődik.
    .title = Egy akció menete
    .ruling = Ahol a szabályfüzet hallgat a sorrendről, ez érvényes. Amit egy akció ad, az a saját feltételéhez, költségéhez és munkásaihoz nem számít.
paladins-rule-3-1 = A fejlesztéshez két tetszőleges munkás és 4 ezüst kell. A bal szélső műhely egy jobb oldali akció első két mezőjének egyikére kerül, akciónként legfeljebb kettő, és onnantól végleg munkást helyettesít. Az ott álló munkás visszakerül a közös készletbe, a többi ott marad, és továbbra is foglalja a mezőjét. A műhely alól előkerülő munkás a tiéd.
    .title = Fejlesztés
paladins-rule-3-2 = Toborzás egy tetszőleges munkással: a sor egyik városlakóját el kell dobni a sarkában látható jutalomért. Második munkással, egy harcossal: a városlakó az alsó részéért felfogadható. Mindkét esetben ki kell fizetni az oszlop árát, balról 3 ezüst vagy adósság, 2 ezüst vagy adósság, 2, 1 és 0 ezüst. Az egy vagy két munkásról egyetlen akcióban kell dönteni; a második később nem csatlakozhat.
    .title = Toborzás
    .ruling = Eldobásért is lehet adóssággal fizetni, és az adósság a jutalom előtt jön.
paladins-rule-3-3 = A vadászat egy munkásért 1, felderítővel kiegészítve 3 ellátmányt ad. A kereskedelem egy munkásért 1, kereskedővel kiegészítve 3 ezüstöt ad. Az egy vagy két munkásról egyetlen akcióban kell dönteni.
    .title = Vadászat és kereskedelem
paladins-rule-3-4 = Az imádkozáshoz egy pap és 2 ezüst kell: a saját tábla egyik akciójáról, akár a bal, akár a jobb oldalon, minden munkás távozik. A királyi kegyeken álló munkások és a műhelyek maradnak. A jutalomként kapott imádkozáshoz sem pap, sem ezüst, sem mező nem kell.
    .title = Imádkozás
    .ruling = Az imádkozás önmagát is kiürítheti.
paladins-rule-3-5 = Az összeesküvéshez egy tetszőleges munkás kell, és egy bűnözőt ad, vele egy gyanúkártyát.
    .title = Összeesküvés
paladins-rule-3-6 = A jobb oldal hat akciójához három-három munkás kell, és egy játékban legfeljebb hétszer hajthatók végre; csak a támadásnak nincs korlátja. A beavatáshoz a területen előírt hit, az elszállásoláshoz az ott előírt erő kell; mindkettő sorban 1, 1, 1, 2, 2, 3, 3 ellátmányba kerül, figurát tesz a központi tábla egy szabad mezőjére annak jutalmáért, és növeli a befolyást, illetve a hitet. A megerősítéshez 0, 1, 3, 5, 7, 9, 11 befolyás kell, szintén 1, 1, 1, 2, 2, 3, 3 ellátmányba kerül, és a falpakli felső lapját adja. A feloldozáshoz a korsón álló befolyás kell, 1, 2, 2, 2, 3, 3, 3 ezüstbe kerül, a korsó egy szabad korsómezőre kerül annak jutalmáért, nő a hit, és eldobható egy gyanúkártya. A támadáshoz az oszlopnál előírt erő kell, vagy minden hiányzó 2 erőért 1 ezüst, felfelé kerekítve; a betolakodó sarkában látható jutalmakat adja. A térítéshez az oszlopnál előírt hit kell, 0, 1, 2, 2, 2, 3, 3 ezüstbe kerül, és a betolakodó kártyáján látható erőt, a játék végén pedig a pontjait adja. A területekhez és oszlopokhoz 0, 2, 4, 6, 8, 10 hit és 1, 3, 5, 7, 9, 11 erő kell. A 3+ vagy 4+ jelű mezők kevesebb játékosnál zárva vannak.
    .title = Akciók a királyságban
    .ruling = A korsókhoz 0, 2, 4, 6, 8, 10, 12 befolyás kell; biztosan csak az elsőt tudjuk.
paladins-rule-3-7 = Akcióként egy megfelelő munkás állítható egy felfedett és szabad királyi kegyre. Mindegyik fordulónként egyszer használható az egész asztalnál. A költségét előbb teljesen ki kell fizetni, ha az adósság, annak vállalásával; több lehetőség közül egyet kell választani.
    .title = Királyi kegyek
paladins-rule-3-8 = A jutalmakról le lehet mondani, a bűnözőről is, és akkor gyanúkártya sem jár vele. Csak az adó, a gyanúkártya és az adósság kötelező. A lovagok és a kocsmák munkásai, valamint az összeesküvés bűnözője nem jutalom, ezeket hiánytalanul el kell venni.
    .title = Jutalmak
    .ruling = Ingyenes toborzással a sor bármelyik lapja felfogadható vagy eldobható munkás, ezüst és adósság nélkül. Az ingyenes műhelyhez sem munkás, sem ezüst nem kell, és fejlesztésnek számít. A fel nem használható jutalom elvész. Egy kártya összes adóikonja egyetlen összegnek számít. Amit soha senki nem utasítana vissza, azt kérdés nélkül megkapod.
paladins-rule-3-9 = Az akcióknál segítő városlakók minden alkalommal megadják a jutalmukat, az akció saját hatásai után, a gazdájuk által választott sorrendben. Ha több van, mindegyik ad. Akit az akció közben fogadtál fel, ennél az akciónál még nem segít.
    .title = Segítő városlakók
paladins-rule-3-10 = Falkártya nélkül nincs megerősítés, betolakodó nélkül sem támadás, sem térítés, városlakó nélkül nincs toborzás, műhely nélkül nincs fejlesztés, elérhető szabad mező nélkül sem beavatás, sem elszállásolás.
    .title = Ha valami elfogyott
    .ruling = A szabályfüzet ezekre az esetekre nem tér ki.
paladins-rule-3-11 = A lovag képessége ebben a fordulóban a saját akciójára érvényes. A „nem kell ellátmányt fizetni” és a „nem kell ezüstöt fizetni” képesség eltörli az ilyen költséget, toborzásnál az adósságot is, de a támadás ezüstjét soha. A ráadás a költség után a közös készletből jön, egy munkásnál is. A fejlesztés a saját lovagjával 2 ezüstbe kerül.
    .title = A lovagok képességei
    .ruling = A képességek az ingyenes jutalmakra nem érvényesek.

## Adó, gyanú, adósság, inkvizíció

paladins-rule-4-1 = Az adót kötelező elvenni, ezüstként az adókészletből. Ami az adókészletből hiányzik, az a közös készletből jön.
    .title = Adó
paladins-rule-5-1 = A gyanúkártya a pakli felső lapja, képpel felfelé a saját kupacra kerül; utána el kell venni a rajta lévő 0, 1 vagy 2 ezüst adót, így az általa kiváltott inkvizícióban már számít. Több lapot egyesével kell elvenni.
    .title = Gyanú
paladins-rule-5-2 = Ha üres a gyanúpakli, az eldobott lapokat kell megkeverni. Ha mindkettő üres, azonnal inkvizíció következik, utána jön a húzás.
    .title = Ha nincs több gyanúkártya
paladins-rule-5-3 = Amikor valaki az adókészlet utolsó ezüstjét veszi el, azonnal inkvizícióra kerül sor. Minden inkvizíció után az adókészlet a kezdeti összegre töltődik fel.
    .title = Mikor jön az inkvizíció
paladins-rule-5-4 = Először minden olyan városlakót fel kell használni, aki inkvizíciókor segít, egyszer-egyszer, a gazdája által választott sorrendben; a feltételüket a használatkor kell vizsgálni. Ezután mindenki, akinek a legtöbb, de legalább egy gyanúkártyája van, kap egy kifizetetlen adósságot, és eldobja a kupaca felét, lefelé kerekítve. Eldobáskor mindig a legújabb gyanúkártya megy először. Aki passzolt, az is részt vesz.
    .title = Az inkvizíció
    .ruling = A játékosok az aktív játékostól kezdve, körsorrendben következnek. A cselszövő eldobásáról le lehet mondani.
paladins-rule-5-5 = A játék végén egy kifizetetlen adósság 3 győzelmi pontba kerül, egy kifizetett 1 pontot ér. A kifizetés megfordítja az adósságot, az elpusztítás visszateszi a pakliba. A behajtó minden megfordított adósság után azonnal segít.
    .title = Adósságok
    .ruling = Üres adósságpakliból is jár adósság.
paladins-rule-5-6 = Egyik inkvizíció sem kezdődik egy másik közben: az inkvizíciókor segítő városlakók nem adnak sem adót, sem bűnözőt.
    .title = Egyszerre egy inkvizíció

## Pontozás

paladins-rule-6-1 = Egy királyi parancshoz az akcióját legalább ötször kell végrehajtani; támadásnál a megtámadott betolakodók számítanak. A parancsok helyük szerint 4, 6 és 8 győzelmi pontot érnek. Minden tulajdonság a jelölője szerint ér pontot, lovag nélkül: 0-tól 12-ig 0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20.
    .title = Parancsok és tulajdonságok
paladins-rule-6-2 = 6, 7 vagy 8 műhely összesen 1, 3 vagy 6 győzelmi pontot ér; 5, 6 vagy 7 szerzetes összesen 2, 5 vagy 9 pontot, ugyanígy az előőrsök; 5, 6 vagy 7 fal összesen 1, 3 vagy 6 pontot, ugyanígy a korsók. Hozzájönnek a falakra nyomtatott pontok, a megtérített betolakodók, az adósságok, és 1 pont minden 3 ezüst és ellátmány után együttvéve. Minden osztásnál lefelé kell kerekíteni.
    .title = Figurák, adósságok, erőforrások
paladins-rule-6-3 = A megtérített betolakodók a nevük szerint érnek pontot: egy akció minden 2 végrehajtása, egy tulajdonság minden 4 szintje, egy nép minden megtámadott tagja, teljesített parancsok, megtérített zsoldosok, kifizetett adósságok vagy megmaradt gyanúkártyák után; az áruló olcsóbbá teszi a kifizetetlen adósságokat.
    .title = Megtérített betolakodók
    .ruling = A vadász a tábla mellett fekvő városlakókat számolja, bárhogyan lettek is felfogadva. Minden zsoldos az összes után ér pontot, hacsak az asztal másként nem dönt. Akárhány áruló hatása ugyanannyi, mint egyé.
paladins-rule-6-4 = Döntetlennél a királyi parancsokból szerzett több pont dönt, utána a kevesebb gyanúkártya, végül a győzelem közös.
    .title = Döntetlen

## Egyszemélyes játék

paladins-rule-7-1 = A mesterséges ellenfél tábláján 7 szerzetes, előőrs és korsó van, tulajdonságjelölői egymásra rakva állnak, alul a befolyás, középen a hit, felül az erő, erőforrás-jelölője pedig az öt mező közül az elsőn. Öt „Királyi kegy” tervkártyája félre van téve, a többi tizenkettő a paklija. Az előkészületekkor te felfogadsz egy városlakót, az ellenfél nem.
    .title = A mesterséges ellenfél
    .ruling = A pakliban minden jobb oldali akcióból egy terv és hat „Királyi parancsok” van. A két játékosnál nyitott mezők használhatók.
paladins-rule-7-2 = Nehézség szerint 1, 3 vagy 5 királyi parancsot kell felfedni, és mindegyik akciójára az ellenfél egy műhelye kerül; utána visszakeverjük őket. Minden parancson egy műhelye, minden királyi kegyen egy „Királyi kegy” tervkártya fekszik: felfedéskor a műhely arra az akcióra, a tervkártya a dobópaklijába kerül.
    .title = Nehézség
paladins-rule-7-3 = Mindig te kezdesz, a körök váltakoznak; ha az egyik fél kiszállt, a másik egyedül folytatja. Az ellenfélnek nincs lovagja. Két kocsmát kell felfedni: az egyiket te választod, a másik minden bűnözőjéért az ellenfél gyanúkártyát kap, munkást nem.
    .title = Körök az ellenféllel
paladins-rule-7-4 = Az ellenfélnek minden fordulóban a forduló számánál hárommal több munkása van, mind egyforma, és egyet sem tart meg. Az ezüst- és ellátmányköltségekkel nem törődik. A bűnöző nála közönséges munkás, de gyanúkártyát hoz. Minden erőforrás, amelyet kapna, egy mezővel jobbra lépteti a jelölőjét; az utolsó mező után elölről kezdi, és a legalacsonyabb, 12 alatti tulajdonsága 1-gyel nő. Ha több is azonos szinten áll, a legfelső nő, és amelyik nő, az kerül felülre. Az adói a közös készletbe kerülnek, és léptetik a jelölőt.
    .title = Munkások és erőforrássáv
paladins-rule-7-5 = A jelölő mutatja, melyik lapot választja az ellenfél a városlakók, a királyi kegyek vagy a betolakodók sorában. Ha az nem elérhető, jobbra halad tovább, majd elölről; az ötödik betolakodó után a hatodik jön.
    .title = Amire a jelölő mutat
paladins-rule-7-6 = Amikor az ellenfélre kerül a sor, felfed egy tervkártyát, amely azonnal a dobópakliba kerül. Ha munkásai, szabad mezői, a végrehajtások száma és a tulajdonsága engedi, elvégzi az akciót; különben az első lehetségeset ezek közül: toborzás, imádkozás, kereskedelem, összeesküvés, pihenés, egy-egy munkásért, fordulónként egyszer-egyszer. A jutalomként kapott imádkozás vagy toborzás ebben a sorban nem foglal mezőt. Munkás nélkül kiszáll a fordulóból.
    .title = Az ellenfél köre
    .ruling = Az üres tervpaklit az eldobott tervkártyákból keverjük újra. A szabályfüzet nem mondja meg, hány munkást kíván a sor egy akciója; nálunk egyet.
paladins-rule-7-7 = A toborzás eldob egy városlakót. Az imádkozás kiüríti a jobb oldalát, vagy ha az üres, munkást ad, és megkeveri az összes tervet. A kereskedelem 1-gyel lépteti a jelölőt. Az összeesküvés gyanúkártyát és két munkást ad. A pihenés 1-gyel és a megmaradt munkások számával lépteti a jelölőt, azután az ellenfél kiszáll.
    .title = Az ellenfél akciósora
paladins-rule-7-8 = Beavatásnál és elszállásolásnál az elérhető mezők közül választ: ingyenes toborzás, meglévő adósság kifizetése, imádkozás, két munkás, egy munkás, ezüst, gyanúkártya eldobása, nem létező adósság kifizetése; egyformák közül az elsőt. Feloldozáskor helyben megfordítja a következő korsót, nő a hite, és adósságot fizet, különben gyanúkártyát dob el. A falaknál a bal oldali lehetőséget választja, ha lehet. Támadni és téríteni csak a tulajdonságain belül tud. A „Királyi parancsok” terv a még nem teljesített parancsokat próbálja jobbról balra; a teljesítetteket csak akkor, ha mind teljesült.
    .title = Az ellenfél akciói
    .ruling = Hogy feloldozáskor eggyel több gyanúkártyát dob-e el, az asztalnál beállítható.
paladins-rule-7-9 = Minden gyanúkártyáért vagy kifizetetlen adósságért, amelytől meg kellene válnia, de nincs neki, az adókészletből 1 ezüst a közös készletbe kerül; a jelölő nem mozdul, és az utolsó ezüst itt is inkvizíciót hoz.
    .title = Amije nincs az ellenfélnek
paladins-rule-7-10 = A forduló végén a városlakók két jobb szélső oszlopának és a betolakodók két bal szélső oszlopának lapjait kell eldobni; üres oszlop helyett más lapot nem kell eldobni. A tervkártyákat csak imádkozáskor és üres paklinál keverjük.
    .title = A forduló vége egyedül
paladins-rule-7-11 = Az ellenfél ugyanúgy szerez pontokat, mint egy játékos, minden megtérített betolakodóért legalább 1 pontot kap, de műhelyekért és erőforrásokért semmit; az őrző a műhelyeit is számolja.
    .title = Az ellenfél pontjai
    .ruling = Az áruló az adósságokra gyakorolt hatása mellett 1 pontot ér.
paladins-rule-7-12 = A „Királyi kegy” terv egy munkást küld arra a kegyre, amelyre a jelölő mutat, különben a következő felfedett és szabad kegyre; ha nincs ilyen, az akciósora segít.
    .title = Az ellenfél és a királyi kegyek
    .ruling = Az adósságot, amelybe egy királyi kegy kerül, az ellenfél is vállalja.
paladins-rule-7-13 = Az ellenfél a bal oldali lehetőséget választja, ha lehet, vagyis ha van hozzá adóssága vagy gyanúkártyája; ha egyik sem lehetséges, akkor is a bal oldalit. Fejleszteni nem tud, a másik lehetőséget választja. A tulajdonságok közül az elsőként nyomtatottat növeli.
    .title = Az ellenfél döntései
paladins-rule-7-14 = Az ellenfél minden inkvizícióban úgy vesz részt, mint egy játékos, akkor is, ha már kiszállt a fordulóból.
    .title = Az ellenfél az inkvizícióban
    .ruling = A szabályfüzet nem mondja meg, részt vesz-e, miután kiszállt a fordulóból.
paladins-rule-7-15 = Bárhogyan toboroz, mindig eldob egy városlakót, a jelölő szerint. A jutalmak a nyomtatott sorrendben jönnek, és amelyik lépteti a jelölőt, az a következőnél már számít.
    .title = Az ellenfél toboroz
paladins-rule-7-16 = Akkor nyersz, ha több győzelmi pontod van, mint az ellenfélnek; az egyenlőség nem elég.
    .title = Győzelem egyedül
