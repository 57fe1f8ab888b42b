### Rival Kings: a szabálykönyv

## Fejezetek

rival-kings-chapter-start = Cél és kezdés
    .about = Üres a trón, és a legfényesebb udvaré lesz: az összeillő épületek és alattvalók hozzák a pontokat. Itt olvashatod, mi van kezdetben az asztalon.
rival-kings-chapter-round = Forduló és szakasz
    .about = Ugyanazt a rövid szakaszt játszod újra meg újra, fordulónként kétszer. Itt olvashatod, mi történik benne, és mit láthat mindenki.
rival-kings-chapter-conflicts = Konfliktusok
    .about = Amint felfeditek a karaktereket, kiderül, ki kinek keresztezi az útját. Ez konfliktusjelzőkkel jár, azokra pedig senki sem vágyik.
rival-kings-chapter-theft = Sorrend és lopás
    .about = A tolvaj a körét valaki más akciójával kezdi. Itt olvashatod, ki lép előbb, és hogyan lehet ellopni egy akciót.
rival-kings-chapter-actions = Az akciók
    .about = A karaktereken ötféle akció szerepel. Itt olvashatod, hogyan működnek, akár a sajátod az akció, akár lopott.
rival-kings-chapter-subjects = Alattvalók és képességeik
    .about = Az alattvalók nem csak pontot érnek: egyikük minden szakaszban segíthet neked. Hogy melyik mit tud, a lapján olvasható.
rival-kings-chapter-end = A játék vége, pontozás
    .about = Kezdetben senki sem tudja, meddig tart egy parti. Itt olvashatod, mikor ér véget, és mi számít akkor; jó minél előbb tudni, mi illik össze.
rival-kings-chapter-two-players = Két játékos
    .about = Kettesben ritkán ütköznének a rangok, ezért a karakterpakli egyik lapja is beleszól. Ha többen vagytok, ezt a fejezetet kihagyhatod.
rival-kings-chapter-rare = Mérkőzések, ritka esetek
    .about = Több parti egymás után, az elfogyó készletek, és mindaz, ami akkor érvényes, ha a szabályfüzetek nem értenek egyet. Ritkán lesz rá szükséged.

## Játékelemek fajtánként

rival-kings-components-character = Karakterek
rival-kings-components-building = Épületek
rival-kings-components-subject = Alattvalók

## Állások, amelyek megmutatnak egy szabályt

rival-kings-position-second-cycle = A forduló első szakasza véget ért, és a királynőd már nem választható: egy fordulóban senki sem játszik ki kétszer egy karaktert. Most a grófot vagy a grófnőt játszhatod ki. A másik felhasználatlan marad, azután minden karaktert újra megkeverünk.
rival-kings-position-equal-ranks = A kincstárnokod és az egyik riválisod lovagja is D rangú, ezért mindketten kaptatok egy jelzőt. A diplomatát nem lophatod meg, és csak egy akciód van: vagy pénzt veszel el, vagy épületet vásárolsz. Te kezdesz, mert kevesebb jelződ van.
rival-kings-position-whom-to-rob = A királynőd A rangú, és a D-től lop, vagyis a lovagtól. A grófnőnek három akciója van, de E rangú: őt csak a D lopja meg. Ha az „Alattvaló toborzása” akciót lopod el, ebben a körben kétszer is toborozhatsz.
rival-kings-position-deny-action = A hercegednek le kell takarnia egy címerrel az udvaronc egyik akcióját, és azon a lapon csak kettő van. A „Pénz elvétele” érméket hoz neked. A „Konfliktusjelző átadása” neked semmit sem hoz, mert nincs jelződ, de letakarva marad: az udvaronc a három jelzőjéből egyet sem adhat át.
rival-kings-position-left-to-right = A kincstárnokod akciói balról jobbra jönnek: előbb pénzt veszel el, azután vásárolsz épületet. Így amit az épületért fizetsz, a paklijánál marad, a többieknek. Ha most lemondasz a pénzről, visszalépni már nem lehet.
rival-kings-position-no-money = Két paklinál nincs pénz, ezért onnan nem vehetsz el semmit. Új érmék csak akkor jönnek, ha mind a négynél üres a hely. A „Konfliktusjelző átadása” kimaradt, mert nincs jelződ.
rival-kings-position-mixed-pile = Egy trubadúr egy alattvalópaklin hagyta a szőlőskertet, és ott is megveheted: csak az számít, hogy épület van legfelül. A kert 4 érmébe kerül, neked 3 van, eladósodni pedig nem lehet. A fogadós nem épület.
rival-kings-position-newcomer = A tudósod aktív, és 3 érmét hozna neked, ami még a püspökre is elég. Használd, mielőtt toborzol: az új alattvaló a sorod végére kerül, és onnantól ő az aktív. Szakaszonként csak egy képességet használhatsz.
rival-kings-position-own-pair = Az udvarhölgyed elcserélhet egy épületet. A kert nem szabad: tökéletes párt alkot a kertészeddel. A bánya szabad, és megkaphatod érte a pavilont, amely az udvarhölgyhöz illik; a szőlőskert biztonságban van a borásza mellett.
rival-kings-position-last-card = Az első alattvalópaklin egyetlen lap maradt. Ha toborzod, ez az utolsó szakasz: a többiek még sorra kerülnek, azután jön a pontozás, pedig a fordulóban lenne még egy szakasz. Ha több időre van szükséged, hagyd ott.
rival-kings-position-best-pair = A szőlőskert tökéletes párt alkot a borászoddal: 3 meg 1, az 4 pont. A kertnek csak a színe egyezik a városőrödével; az ilyen pár a nagyobb értéket hozza, vagyis szintén 4 pontot. A szőlőskert viszont 1 érmével olcsóbb, és a megmaradó 3 érme még egy pontot ér.
rival-kings-position-turned-up = A felfordított lovag rangja D, mint a tiéd, ezért kaptál egy jelzőt. A grófnő kettőt kapott: egyet, mert te meglopod, és egyet, mert a lovag is meglopná. Mást nem tesz ez a lap: lophatsz, és minden akciódat végrehajthatod.
