### Kingsburg: a szabályok olvasnivalónak

## Fejezetek

kingsburg-chapter-start = Cél és kezdés
    .about = Öt évig egy tartományt kormányzol, és a végén az győz, akinek a legtöbb győzelmi pontja van. Itt olvashatod, mivel kezd mindenki.
kingsburg-chapter-year = Az év dióhéjban
    .about = Az év ötször halad végig ugyanazon a nyolc szakaszon. Itt láthatod, mikor mi következik; a részleteket a többi fejezet mondja el.
kingsburg-chapter-dice = A dobás
    .about = A tavasz, a nyár és az ősz is dobással indul. Ez adja a kockáidat az évszakra, és ez dönti el, ki kezd.
kingsburg-chapter-advisors = A tanácsadók
    .about = Ez a játék szíve: kockáiddal a király tanácsadóinak segítségét nyered el, és mindenki ugyanazokra vágyik.
kingsburg-chapter-buildings = Az épületek
    .about = Amit az udvartól kapsz, abból épületek lesznek: ezek hozzák a legtöbb győzelmi pontot, és sok közülük a játék végéig segít.
kingsburg-chapter-king = A király kegye
    .about = Az évszakok között a király megnézi, ki mennyit épített. Aki lemaradt, segítséget kap, aki az élen jár, jutalmat.
kingsburg-chapter-soldiers = Tél előtt
    .about = Minden télen ellenség jön, és előre csak annyit tudsz, milyen erős lehet. Leggyorsabban katonákkal készülhetsz fel rá.
kingsburg-chapter-battle = A téli küzdelem
    .about = Mindenki ugyanazzal az ellenséggel néz szembe, de a saját haderejével. A küzdelem lépésről lépésre úgy zajlik, ahogy itt olvasod.
kingsburg-chapter-end = A játék vége
    .about = Egy utolsó döntés vár arra, akinek katedrálisa van; azután kiderül, ki győzött.
kingsburg-chapter-two-players = Két játékos
    .about = Kettesben túl sok hely maradna az udvarban, ezért semleges kockák teszik szűkebbé. Ha többen vagytok, ezt a fejezetet kihagyhatod.

## Játékelemek fajtánként

kingsburg-components-advisor = Tanácsadók
kingsburg-components-building = Épületek
kingsburg-components-enemy = Ellenségek

## Állások, amelyek egy szabályt mutatnak

kingsburg-position-white-die = Tiéd a parasztgazdaság, ezért még a dobás előtt megmondod, hány fehér kockával dobsz: eggyel vagy eggyel sem. Kettőhöz a királyi segítség is kellene, az pedig csak tavasszal számít. Egy további kocka növeli az összegedet, és a legnagyobb összeg kerül a sorrend végére.
kingsburg-position-exact-sum = A 4-esed és az 5-ösöd összege 9, de a vadászmesteren már kockák vannak. Az udvari bolond szabad, ám a túl nagy összeg nem ér semmit: pontosan az ő száma kell. Így csak egy kocka mehet egymagában: a 4-es a kereskedőre vagy az 5-ös a parancsnokra.
kingsburg-position-own-die = Egy saját színű 5-ösöd és egy fehér 4-esed maradt. A fehér kocka egymagában nem mehet a kereskedőre, mert minden csoportba kell egy saját színű kocka. Együtt viszont 9 az összegük, ez pedig a vadászmester száma.
kingsburg-position-tokens = Van egy 3-asod, egy 5-ösöd és két „+2” jelölőd. A két kockához együtt mindkét jelölőt odateheted: ez 12, a nemes kisasszony száma. Az 5-öshöz egymagában csak egy jelölő tehető, ezért abból nem lehet 9.
kingsburg-position-left-to-right = A nyersanyagaid elegendők volnának a templomra, de a sorában hézag van: tőle balra hiányzik a kápolna. Előbb tehát építsd fel a kápolnát, egy későbbi évszakban pedig a templomot.
kingsburg-position-town-hall = Véget ér az évszak, és a városháznál választhatsz: egy „+2” jelölő, vagy egy nyersanyagért 1 győzelmi pont. A meglévő jelölődért itt nem jár pont, mert a jelölő nem nyersanyag. Évszakonként egyszer választasz.
kingsburg-position-tied-aid = Neked és egy másik játékosnak két-két épületetek és egy-egy nyersanyagotok van; a harmadiknak több épülete áll. Ilyen holtversenyben senki sem kapja meg a fehér kockát. Helyette mindketten kaptok egy tetszőleges nyersanyagot.
kingsburg-position-envoy = A főparancsnok foglalt, de nálad van a követ, és befolyásolást jelentettél be. Ezért a 6-osodat és a 4-esedet most az egyszer oda is teheted, és a főparancsnok mindkettőtöknek segít. Ha szabad tanácsadóra helyezel le kockát, a követ nem használódik el.
kingsburg-position-soldiers = Egy katona 2 tetszőleges nyersanyagba kerül: egy arany és egy fa, vagy két fa. Három nyersanyagod egy katonára elég, a megmaradt egyből nem telik másikra. A „+2” jelölő nem számít; kaszárnyával 1 nyersanyag is elég volna.
kingsburg-position-lost-building = A goblinok hadereje 5, a tiéd csak 3: az aranyad már odalett, és most egy épületet is elveszítesz. Legjobbra eső épületeid a 2. oszlopban állnak, ezért a kápolna és a kovácsműhely közül választasz. A szobor az 1. oszlopban biztonságban van.
kingsburg-position-cathedral = Az utolsó küzdelem véget ért, és a katedrális párosával váltja be a nyersanyagot: öt nyersanyag két pár, vagyis 2 győzelmi pont. A harmadik párhoz hiányzik egy nyersanyag, és a „+2” jelölő nem az. Amit megtartasz, holtversenyben számít.
kingsburg-position-neutral-dice = Két játékos esetén a semleges kockák kerülnek fel elsőként: a főépítész, a parancsnok és a csillagász mindkettőtök számára foglalt. Sem a 3-as, sem a 3-as és a 4-es együtt nem mehet oda; ezt csak a követ tenné lehetővé. A 4-es egymagában még mehet a kereskedőre.
