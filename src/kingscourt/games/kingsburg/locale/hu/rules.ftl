### Kingsburg: a szabályok szám szerint

## Fogalmak

kingsburg-rule-0-1 = Nyersanyag az arany, a fa és a kő, semmi más. A „+2” jelölő sohasem számít annak: nem vesszük figyelembe, amikor a királyi segítség, a király követe vagy a végső holtverseny miatt nyersanyagokat hasonlítunk össze, nem lehet belőle katonát kiképezni, nem fedez veszteséget, és a katedrális sem fogadja el.
    .title = Mi számít nyersanyagnak

## Előkészületek

kingsburg-rule-1-1 = 2–5 játékos játszhat. Mindenki 3 saját színű kockával kezd, győzelmi pont, katona, nyersanyag, jelölő és épület nélkül. Egy játékosé akár mind a 20 épület is lehet.
    .title = Játékosok és kezdés
    .ruling = A dobozban játékosonként csak 17 épületjelölő van; ezt a készítők takarékosságának vesszük, nem pedig az építkezés korlátjának.
kingsburg-rule-1-2 = Az ellenségkártyák évek szerint vannak szétválogatva: az I–V. év mindegyikéhez öt lap tartozik. Minden évből egy lapot kell húzni úgy, hogy senki se lássa; ez az öt alkotja az ellenségpaklit, legfelül az I., legalul az V. évvel. A maradék 20 lap szintén látatlanul kikerül a játékból. A hátlapról mindenki leolvashatja, milyen erős ellenség várható: az I. évben 2–4, a II.-ban 3–5, a III.-ban 4–6, a IV.-ben 5–7, az V.-ben 7–9.
    .title = Az ellenségpakli
kingsburg-rule-1-3 = A játék eleji sorrendet sorsolás dönti el, ugyanabból a forrásból, amelyből az asztal kockadobásai is származnak.
    .title = Az első sorrend
    .ruling = A szabályfüzet a játékosokra bízza a kezdő helyeket; a sorsolás senkinek sem kedvez.
kingsburg-rule-1-4 = Bármikor mindenki láthatja, hány nyersanyaga és „+2” jelölője van az egyes játékosoknak. A készlet kimeríthetetlen, aranyból, fából és kőből éppúgy, mint jelölőből, és egy játékos akárhány jelölőt megtarthat.
    .title = Nyílt nyersanyagok, kimeríthetetlen készlet
    .ruling = A szabályfüzet nem mondja meg, hogy a nyersanyagok nyíltak-e, ezért az angol kiadást követjük; mivel pedig a nyersanyagok készletét kifogyhatatlannak tekinti, a jelölőkkel is így bánunk.

## Az év

kingsburg-rule-2-1 = 1. szakasz. A legkevesebb épülettel rendelkező játékos fehér kockát kap, amellyel a következő tavasszal a többi kockája mellett dobhat, azután visszaadja. Ha többeknek van ugyanolyan kevés épületük, közülük az kapja, akinek a legkevesebb nyersanyaga van. Ha ebben is egyenlők, senki sem kapja meg a kockát; helyette mindenki, aki mindkét számban holtversenyben áll, kap egy tetszőleges nyersanyagot. Példa: azonos számú épület és 0, 0, illetve 2 nyersanyag esetén csak a két nyersanyag nélküli játékos kap egyet. Az 1. év elején mindenki egyenlő, így mindenki kap egy nyersanyagot.
    .title = A királyi segítség
kingsburg-rule-2-2 = 3. szakasz. A legtöbb épülettel rendelkező játékos 1 győzelmi pontot kap; ha többen állnak az élen, mindegyikük megkapja. Amíg senkinek sincs épülete, senki sem kap pontot.
    .title = Ünnep a királytól
    .ruling = Ha sehol sem állna épület, mindenki holtversenyben vezetne, az üres birtokért járó jutalomnak pedig nincs értelme.
kingsburg-rule-2-3 = 5. szakasz. A király követe ahhoz kerül, akinek a legkevesebb épülete van; egyenlőségnél közülük ahhoz, akinek a legkevesebb nyersanyaga van; ha ebben is egyenlők, ebben az évben senkihez. Csak a közvetlenül következő ősszel szolgál. Ennek az ősznek a kezdetén a birtokosa három lehetőség egyikét jelenti be: befolyásolás, építés vagy felhasználatlan. Ha nincs bejelentés, akár az idő lejárta miatt, a követ felhasználatlan. A bejelentés végleges, és ha nem adódik szabályos felhasználás, a követ elvész. Befolyásolás: a birtokos egyszer olyan tanácsadóra is tehet kockát, aki már foglalt, akár más játékos, akár ő maga foglalta el (ekkor kétszer kap segítséget), akár semleges kocka fekszik ott (ekkor csak ő kap segítséget). A lehelyezés minden egyéb feltételének teljesülnie kell. A követet csak az ilyen lehelyezés használja el, és egy tanácsadón sohasem lehet kettőnél több csoport. Építés: amikor az építkezésben sorra kerül, a birtokos egymás után két építési akciót hajthat végre. Mindkettőért a teljes árat fizeti, a másodikról lemondhat, és ahhoz már az első utáni nyersanyagok és hatások számítanak. Akár felhasználták, akár nem, a követ ennek az ősznek a végén visszakerül a helyére.
    .title = A király követe
    .english-2007 = A követhez nem kell bejelentés, és a következő 5. szakaszig bármelyik termelésszakaszban egyszer felhasználható; foglalt tanácsadóra történő lehelyezés vagy egy kör második építési akciója használja el, és ekkor kerül vissza, legkésőbb pedig abban az 5. szakaszban, mielőtt újra gazdára találna.
kingsburg-rule-2-4 = 7. szakasz, a katonák kiképzése. A sorrend szerint minden játékos akárhány katonát kiképezhet, és mindegyikért 2 tetszőleges nyersanyagot fizet. A kaszárnya birtokosának egy katona csak 1 nyersanyagba kerül.
    .title = Katonák kiképzése
kingsburg-rule-2-5 = Egy év nyolc szakaszból áll: királyi segítség, tavasz, ünnep a királytól, nyár, a király követe, ősz, katonák kiképzése, téli küzdelem. Az évnek a tél elmúltával vége, a játék pedig az 5. évi tél után fejeződik be.
    .title = Öt év, nyolc szakasz
kingsburg-rule-2-6 = Az ősszel kialakult sorrend érvényes a katonák kiképzésére, a téli küzdelemre és a következő királyi segítségre is, és tavasszal ez számít előző sorrendnek. Ha egy lépésben többeknek kell választaniuk, nyíltan, a sorrend szerint egymás után döntenek.
    .title = Meddig érvényes a sorrend

## A termelésszakaszok

kingsburg-rule-3-0 = A tavasz, a nyár és az ősz termelésszakasz. Mindegyik ezekkel a lépésekkel indul, ebben az egymásutánban: ősszel a birtokos bejelenti, mire használja a király követét; az üzletemberek céhének tulajdonosai 1 aranyat kapnak; két játékos esetén sor kerül a semleges kockák dobására; végül a játékosok dobnak a kockáikkal.
    .title = A termelésszakasz kezdete
    .english-2007 = A követet nem kell bejelenteni, így az ősz ugyanúgy kezdődik, mint a többi termelésszakasz.
kingsburg-rule-3-1 = Először az előző sorrend szerint mindenki, akinek a királyi segítségért (tavasszal) vagy a parasztgazdaságért fehér kocka jár, megmondja, hány fehér kockával dob. Ezután minden játékos dob a három saját színű kockájával és velük együtt a választott fehér kockákkal. Utána az előző sorrend szerint mindenki, akinek a szobor vagy a kápolna lehetővé teszi, eldönti, él-e az újradobással. Ekkor alakul ki az új sorrend: ki-ki összeadja minden dobott kockáját, a fehér kockákat is, és a legkisebb összeg lesz az első, a legnagyobb az utolsó. Az egyenlő összegűek megtartják az egymáshoz képesti korábbi helyüket.
    .title = Dobás és sorrend
    .ruling = A szabályfüzet szerint a fehér kockával dobni lehet, de arról nem szól, mikor kell dönteni, és ki dob újra elsőként; nálunk még a dobások előtt kell dönteni, az újradobások rendje pedig az angol kiadásé.
    .english-2007 = A fehér kockákkal mindig dobni kell. A kápolnával az összes kocka újradobható, ha összegük a fehér kockákkal együtt legfeljebb 7; a szobor mellett is használható, bármelyik előbb, mindkettő egyszer, és a második előtt újra meg kell nézni a feltételt.
kingsburg-rule-3-2 = A sorrend szerint, körről körre minden játékos vagy kockákat tesz egy tanácsadóra, vagy passzol. Passzolni mindig szabad. Aki passzolt, ebben az évszakban már nem helyez le kockát, de a segítséget megkapja, építhet, és a termelésszakasz végén is részt vesz. Akinek elfogyott a kockája, az végzett, és a lépés akkor zárul, amikor már senki sincs hátra. Lehelyezni olyan kockacsoportot lehet, amelynek összege pontosan a tanácsadó száma, mégpedig olyan tanácsadóra, akit ebben az évszakban még senki sem befolyásolt.
    .title = A tanácsadók befolyásolása
    .ruling = A szabályfüzet szövege legalább akkora összeget kér, mint a szám, kidolgozott példája azonban csak pontos összeggel jön ki.
kingsburg-rule-3-2a = Minden csoportban kell lennie legalább egy kockának a játékos saját színéből; ugyanabban a csoportban mindkét fehér kocka is szerepelhet. Aki jelölőkkel, a piaccal vagy a bejelentett követtel sem tud már szabályosan lehelyezni kockát, automatikusan passzol.
    .title = Saját kocka minden csoportban
    .ruling = A szabályfüzet csak annyit mond, hogy akinek már csak fehér kockája maradt, passzolni köteles; az angol kiadás minden csoportban saját kockát kíván, és ehhez tartjuk magunkat.
    .english-2007 = Amikor az asztal azt vizsgálja, maradt-e szabályos lehelyezés, a kézben lévő követ bejelentettnek számít.
kingsburg-rule-3-2b = A csoporthoz tett „+2” jelölő 2-vel növeli az összeget. Egy csoporthoz annyi jelölő tehető, ahány kocka van benne, a fehér kockákat is számolva, több nem. A jelölők lehelyezéskor elhasználódnak.
    .title = „+2” jelölők a csoportban
    .english-2007 = Egy csoporthoz csak egyetlen jelölő tehető, akárhány kockából áll.
kingsburg-rule-3-2c = A piac tulajdonosa évszakonként egyszer egy csoportot, a jelölőkkel együtt, 1-gyel többnek vagy 1-gyel kevesebbnek számíthat, ha az eredmény 1 és 18 közötti szám. A piacot csak az a lehelyezés használja el, amelyhez szükség van rá, és a király követével is összekapcsolható.
    .title = A piac használata
kingsburg-rule-3-3 = A tanácsadók egymás után, 1-től 18-ig segítenek, mindegyik annak a játékosnak, akinek kockái nála vannak; ha a király követe miatt két csoport került össze, mindkettő megkapja a segítséget, a sorrend szerint. A segítség magától érkezik; a játékos csak választ, ahol kell, és egy tanácsadó ajándékai a felsorolás rendjében következnek. Amit egy játékos az ellenségből lát, titok marad, amíg azt a lapot fel nem fordítják. A végén mindenki visszaveszi a kockáit, a fehér kockák és az elhasznált jelölők pedig visszakerülnek a készletbe.
    .title = A tanácsadók segítsége
    .ruling = A szabályfüzet szerint egy tanácsadó két játékosnak is segíthet, de nem derül ki, melyiküknek előbb; ezt is a sorrend dönti el, mint mindenütt.
kingsburg-rule-3-4 = A sorrend szerint minden játékos egy épületet épít fel, vagy egyet sem. Az árat kifizeti, az épület győzelmi pontjait azonnal megkapja. Egy épülethez a sorában tőle balra álló összes épület szükséges, és senkinek sem lehet kétszer ugyanaz az épülete. A daruval a 3. és a 4. oszlop épületei 1 arannyal olcsóbbak; a fát és a követ teljes egészében meg kell fizetni. Az épület hatása rögtön életbe lép, amint elkészült: az elsőként felépített daru már olcsóbbá teszi a király követével végzett második építési akciót, egy korábbi lépésre vonatkozó hatás viszont csak a következő évszaktól érződik.
    .title = Épület építése
kingsburg-rule-3-5 = A termelésszakasz zárásaként a sorrend szerint minden játékos megkapja, ami jár neki. Kocsma, csak a nyár végén: egy „+2” jelölő. Városház: egy „+2” jelölő, vagy helyette, ha a tulajdonos úgy dönt, egy nyersanyag beváltása 1 győzelmi pontra, csak egyszer. Nagykövetség: 1 győzelmi pont. Az ugyanebben az évszakban felépített épületek már számítanak.
    .title = A termelésszakasz vége
    .english-2007 = A városház nem ad jelölőt; tulajdonosa évszakonként egyszer egy „+2” jelölőt vagy egy nyersanyagot adhat 1 győzelmi pontért, és erre a kocsmától azon a nyáron kapott jelölő is jó.

## Téli küzdelem

kingsburg-rule-4-1 = Fel kell fordítani az ellenségpakli legfelső lapját. A sorrendben első játékos egy kockával dob a király erősítésére; a szám mindenkire egyformán érvényes.
    .title = Ellenség és erősítés
kingsburg-rule-4-2 = A játékos hadereje a katonáinak száma; ehhez jön a király erősítése, valamint az épületeitől származó többlet vagy levonás. Felső határa nincs; az, hogy a haderő számlálója 9-nél véget ér, nem jelent semmit.
    .title = Haderő a küzdelemben
kingsburg-rule-4-3 = Az ellenségénél nagyobb haderő: a játékos győz, és megkapja a jutalmat. Egyenlő haderő: nem történik semmi, kivéve hogy a kőfal teljes értékű győzelemmé teszi, jutalommal, az erőd győzelmi pontjával és a legerősebb győztes pontjára való eséllyel. Az ellenségénél kisebb haderő: a játékos elszenvedi a veszteségeket. Először minden haderő és eredmény eldől; utána a sorrend szerint ki-ki megkapja a jutalmat vagy elszenvedi a veszteségeket, és megkapja az erőd győzelmi pontját. A közben elvesztett épület ezen a küzdelmen már nem változtat.
    .title = Győzelem, döntetlen, vereség
kingsburg-rule-4-4 = Legvégül a küzdelem győztesei közül a legnagyobb haderejű játékos 1 további győzelmi pontot kap; ha több győztes egyformán erős, mindegyikük megkapja.
    .title = A legerősebb győztes
kingsburg-rule-4-5 = A veszteségek egymásutánja: arany, kő, fa, a játékos által választott nyersanyag, épület, győzelmi pont. Ha a kártya megnevezi a nyersanyag fajtáját, csak abból kell beadni; akinek kevesebb van, odaadja, amije van, és nem marad adós. Az elvesző épület abból a legjobbra eső oszlopból kerül ki, amelyben a játékosnak, az összes sort tekintve, épülete van; ha ott több sorban is van, a tulajdonos választ; akinek nincs épülete, nem veszít egyet sem. Az épülettel győzelmi pontjai és hatása is elvesznek, később azonban teljes áron, pontjaiért újra felépíthető. A pontszám 0 alá is csökkenhet.
    .title = Veszteségek a küzdelemben
    .ruling = A pontszám egy szám, amelyet a számlálósáv csupán mutat, ezért nem áll meg ott, ahol a sáv kezdődik.
    .english-2007 = Ha a legjobbra eső oszlopban több sorban is van épület, közülük a legfelső sorban álló vész el.
kingsburg-rule-4-6 = A küzdelem után minden katona hazatér, vagyis mindenki újra 0-n áll, az ellenségkártya pedig kikerül a játékból.
    .title = A küzdelem után

## A játék vége

kingsburg-rule-5-1 = Az utolsó küzdelem után a még álló katedrálisok tulajdonosai a sorrend szerint eldöntik, hány pár nyersanyagot váltanak be páronként 1 győzelmi pontra, a semennyitől az összesig; amit beváltottak, a holtversenynél már nem számít. Az győz, akinek a legtöbb győzelmi pontja van. Egyenlőségnél a több megmaradt nyersanyag dönt, azután a több épület; akik még ekkor is egyenlők, osztoznak a győzelmen.
    .title = Játék vége és győztes
    .ruling = A szabályfüzet végső esetben a játékosok megegyezésére bízza, ki győzött; az angol kiadás szerint osztoznak a győzelmen, és ehhez nem kell vita.
    .english-2007 = A katedrális magától fizet, minden 2 megmaradt nyersanyag után 1 győzelmi pontot, és ezek a nyersanyagok holtversenynél továbbra is számítanak.

## Két játékos

kingsburg-rule-6-1 = Külön szabályok csak két játékosra vannak. Minden termelésszakasz kezdetén, a játékosok dobása előtt három semleges kockával kell dobni, és ezek az összegüknek megfelelő tanácsadót foglalják el. Azután még kettővel kell dobni, és mindegyik a saját számának megfelelő tanácsadót foglalja el; ha a két szám azonos, csak az egyik kocka kerül fel. Ahol már van semleges kocka, ott egy újabb nem változtat semmin.
    .title = Semleges kockák
    .ruling = A szabályfüzet nem szól arról, mi történik, ha egy semleges kocka egy másikkal találkozik; egy foglalt tanácsadó nem lehet még foglaltabb.
    .english-2007 = A két kocka együtt az összegüknek megfelelő tanácsadóra kerül; csak akkor válnak szét, ha ott már a három semleges kocka fekszik, és két egyforma kocka közül az egyiket ilyenkor félre kell tenni.
kingsburg-rule-6-2 = Két játékos esetén, miután kialakult a sorrend, de még az első lehelyezés előtt, a sorrend szerint mindketten félretesznek egyet a dobott kockáik közül, akár saját színűt, akár fehéret. Ezt a kockát abban az évszakban nem használják, de a sorrendbe beleszámított.
    .title = Egy félretett kocka
    .ruling = A szabályfüzet nem mondja meg, melyik kockáról van szó, és ki választ előbb; bármelyik kockát engedjük, és a sorrend dönt, mint mindenütt.
    .english-2007 = Egyetlen kockát sem kell félretenni.
kingsburg-rule-6-3 = A semleges kockák az évszak végén lekerülnek a tábláról. Addig csak a király követével lehet melléjük kockát helyezni a tanácsadójukra.
    .title = Semleges kockák távozása
