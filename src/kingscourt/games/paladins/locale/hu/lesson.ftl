### A Nyugati Királyság Lovagjai: amit Odo mond az első játékban

paladins-lesson-first-hire-title = Egy város, hét forduló
paladins-lesson-first-hire-why = Egy várost vezetsz hét fordulón át; az nyer, akinek a legtöbb győzelmi pontja van.
paladins-lesson-first-hire-what = A városlakók végig segítenek: fogadd fel az oltárszolgát, aki minden beavatásért fizet.
paladins-lesson-first-hire-instead = Az oltárszolga most is ad ezüstöt, és minden beavatásnál újra.

paladins-lesson-first-order-title = A királyi parancs
paladins-lesson-first-order-why = Beavatáskor szerzetest küldesz az országba; a király öt beavatást kér, 4 győzelmi pontért.
paladins-lesson-first-order-what =
    { $device ->
        [touch] Koppints a parancsra.
       *[other] Kattints a parancsra vagy a tábládon a Beavatásra.
    }
paladins-lesson-first-order-elsewhere = Amit a király kér, az a parancsán áll; teljesíteni a Beavatással tudod.

paladins-lesson-first-paladins-title = Válassz három lovag közül
paladins-lesson-first-paladins-why = Egy lovag most segít, a felső a következő fordulóban visszajön, a harmadik alulra kerül.
paladins-lesson-first-paladins-what = Válaszd Ivont: hitet ad, és a beavatáshoz nem kell ellátmány.
paladins-lesson-first-paladins-what-2 = Gérier kerüljön felülre: a következő fordulóban újra kihúzod.
paladins-lesson-first-paladins-instead = Ivonnal most ellátmányt takarítasz meg, Gérier hite pedig majd a térítéshez kell.
paladins-lesson-first-paladins-instead-2 = Ha Gérier kerül felülre, a következő fordulóban tiéd a hite.

paladins-lesson-first-tavern-title = Munkások egy kocsmából
paladins-lesson-first-tavern-why = A munkásoknak színük van, és a színes mező csak a maga színét fogadja.
paladins-lesson-first-tavern-what = Válaszd a két kereskedőt, a felderítőt és a földművest: beavatáshoz és kereskedelemhez jók.
paladins-lesson-first-tavern-instead = A kereskedelemhez majd két kereskedő kell, és csak a kiemelt kocsmában van annyi.

paladins-lesson-first-commission-title = Szerzetes a 2. területre
paladins-lesson-first-commission-why = A 2. területhez 2 hit kell; Ivon ebben a fordulóban { $n } hitet ad.
paladins-lesson-first-commission-what = Válaszd a Beavatást: egy felderítő, egy pap és egy tetszőleges munkás kell hozzá.
paladins-lesson-first-commission-what-2 = Tedd rá a földművesedet; ide bármelyik munkás jó.
paladins-lesson-first-commission-what-3 = Tedd a szerzetest a központi tábla 2. területére, a felderítőt adó mezőre.
paladins-lesson-first-commission-instead = Ivon hite egy fordulóig tart, ezért használd beavatásra.
paladins-lesson-first-commission-instead-2 = Bármelyik munkás jó: azokat tartsd meg, akiknek a színére szükséged van.
paladins-lesson-first-commission-instead-3 = A hited elég a 2. területhez, ott pedig egy felderítő vár.

paladins-lesson-first-wheel-title = Egyik tulajdonság növeli a másikat
paladins-lesson-first-wheel-why = A tulajdonságok egymást segítik: a beavatáshoz hit kell, és nő tőle a befolyás.
paladins-lesson-first-wheel-what =
    { $device ->
        [touch] Koppints
       *[other] Kattints
    } a befolyásra, amely most { $n }: a Megerősítéshez és a Feloldozáshoz kell.
paladins-lesson-first-wheel-elsewhere = A befolyás a harmadik tulajdonságod, zöld színnel.

paladins-lesson-first-trade-title = Kereskedelem két munkással
paladins-lesson-first-trade-why = Egy munkás egyedül 1 ezüstöt szerez kereskedéssel, egy kereskedővel együtt 3-at.
paladins-lesson-first-trade-what = Válaszd a Kereskedelmet két munkással; később már senki sem állhat melléjük.
paladins-lesson-first-trade-what-2 = Tedd le mindkét kereskedődet.
paladins-lesson-first-trade-instead = Két kereskedőd van, és a Kereskedelem velük fizet a legjobban.

paladins-lesson-first-conspire-title = Egy bűnöző, egy gyanú
paladins-lesson-first-conspire-why = A bűnöző minden mezőre jó, de gyanúkártyát hoz, gyakran ezüst adóval.
paladins-lesson-first-conspire-what =
    { $device ->
        [touch] Koppints
       *[other] Kattints
    } az adókészletre: ha az utolsó { $n } ezüst elfogy, az inkvizíció a leggyanúsabbat bünteti.
paladins-lesson-first-conspire-elsewhere = Az adókészlet a királyság része; azt is mutatja, kire esik a legtöbb gyanú.
paladins-lesson-first-conspire-what-2 = Válaszd az Összeesküvést: egy munkásodba kerül.
paladins-lesson-first-conspire-instead = Aldricnak több gyanúkártyája van, mint neked: jöjjön csak az inkvizíció.

paladins-lesson-first-inquisition-title = Az inkvizíció
paladins-lesson-first-inquisition-why = A gyanúkártyád az utolsó ezüst adót is elvitte, ezért eljött az inkvizíció.
paladins-lesson-first-inquisition-what =
    { $device ->
        [touch] Koppints
       *[other] Kattints
    } Aldric gyanúkártyáira: neki volt a legtöbb; a felét eldobta, és adósságot kapott.
paladins-lesson-first-inquisition-elsewhere = A szemek a gyanúkártyák: Aldricéit nézd.

paladins-lesson-first-pass-title = Passz
paladins-lesson-first-pass-why = Passzoláskor kiürül a táblád; legfeljebb három szabad munkásod veled marad.
paladins-lesson-first-pass-what = Passzolj: a felderítőd és a bűnöződ veled marad.
paladins-lesson-first-pass-instead = A két megtartott munkás a következő fordulóban, Gérier mellett többet ér.

paladins-lesson-first-return-title = A második forduló
paladins-lesson-first-return-why = A felülre tett lovagod visszajött, és két újat is húztál mellé.
paladins-lesson-first-return-what = Most Gérier segítsen: a hite majd a térítéshez kell.
paladins-lesson-first-return-what-2 = Olivér kerüljön felülre: a harmadik fordulóban hitet ad.
paladins-lesson-first-return-instead = Gérier hitével már ebben a fordulóban téríthetsz, Olivér pedig később ad hitet.

paladins-lesson-first-develop-title = Műhely, amely megmarad
paladins-lesson-first-develop-why = 4 ezüstért egy műhely lefed egy mezőt: minden fordulóban eggyel kevesebb munkás kell oda.
paladins-lesson-first-develop-why-4 = A végén 3 ezüst vagy ellátmány 1 pontot ér. A műhely viszont munkásokat takarít meg.
paladins-lesson-first-develop-what = A műhelyhez két munkás kell: válaszd azt a kocsmát, ahol két földműves van.
paladins-lesson-first-develop-what-2 = Válaszd a tábládon a Fejlesztést.
paladins-lesson-first-develop-what-3 = Tedd le mindkét földművesedet.
paladins-lesson-first-develop-what-4 = Tedd a műhelyt a Beavatás első mezőjére; kapsz egy felderítőt.
paladins-lesson-first-develop-instead = A fejlesztéshez elég két földműves, a többi munkásod pedig szabad marad.
paladins-lesson-first-develop-instead-4 = A parancs öt beavatást kér: ezt a mezőt használod majd a legtöbbet.

paladins-lesson-first-convert-title = Térítés vagy támadás
paladins-lesson-first-convert-why = A megtámadott betolakodó most ad jutalmat, a megtérített a végén pontot.
paladins-lesson-first-convert-what = Válaszd a Térítést; az első térítés ingyenes.
paladins-lesson-first-convert-what-2 = Tedd le előbb a harcosodat, aztán a kereskedődet és a papodat.
paladins-lesson-first-convert-what-3 = Térítsd meg a kalandort: a beavatásaid után hoz pontot.

paladins-lesson-first-scoring-title = Ami a végén számít
paladins-lesson-first-scoring-why = A tulajdonságok, a parancsok, a gyakori akciók és a megtérített betolakodók pontot érnek. Egy kifizetetlen adósság 3 pontba kerül. A pontok piros alapon állnak.
paladins-lesson-first-scoring-what =
    { $device ->
        [touch] Koppints
       *[other] Kattints
    } arra, amire törekszel; innentől te döntesz.
paladins-lesson-first-scoring-elsewhere = A kiemeltek közül válassz: kezdetnek azok mind jó célok.

## Ami a lecke után kerül elő

paladins-lesson-first-met-favour = Egy királyi kegyhez egy munkás kell, és fordulónként csak egyvalaki használhatja.
paladins-lesson-first-met-recruit = Egy munkással eldobsz egy városlakót a jutalmáért; harcossal együtt felfogadod.
paladins-lesson-first-met-attack = A hiányzó erő ezüstbe kerül: minden 2 után 1, felfelé kerekítve.
paladins-lesson-first-met-pray = Az imádkozás kiüríti a táblád egy akcióját, így újra használhatod.
paladins-lesson-first-met-absolve = A korsó jutalmat és hitet ad, és egy gyanúkártyát is eldobhatsz.
paladins-lesson-first-met-debt = Az adósság a végén 3 pontot visz; ha kifizeted, 1 pontot hoz.
