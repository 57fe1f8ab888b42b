### Rival Kings: a szabályok szám szerint

## Előkészületek

rival-kings-rule-1-1 = 2–4 játékos játszhat. A 32 épületet megkeverjük, és két 8 lapos paklit teszünk belőlük képpel felfelé az asztal közepére; ugyanígy járunk el a 32 alattvalóval. Egy pakliból csak a legfelső lap látszik. A többi 16 épület és 16 alattvaló a hátlapja szerint pénz: egy alattvaló 1 érmét ér, egy épület 2-t.
    .title = Paklik és pénz
    .ruling = A szabályfüzetek csak annyit mondanak, hogy a hátlapokon 1 vagy 2 érme látható; hogy melyik lapon mennyi, az két független ismertetőből derül ki.
rival-kings-rule-1-2 = A négy pakli mindegyikénél kezdetben 2 érme van. Minden játékos kap 5 érmét, két címert és egy konfliktusjelzőt. Ami a 48 érméből és a 30 jelzőből megmarad, az a készlet.
    .title = Érmék és jelzők kezdetben
    .ruling = A pénz szabadon felváltható, ezért csak az összegek számítanak.
rival-kings-rule-1-3 = Minden forduló elején megkeverjük a 12 karaktert, és minden játékos hármat kap. Három játékosnál a maradék hármat látatlanul félretesszük; két játékosnál a maradék hat képpel lefelé egy paklit alkot.
    .title = A karakterek kiosztása

## Forduló és szakasz

rival-kings-rule-2-1 = Egy forduló két szakaszból áll. Mindkettőben mindenki kijátszik egy karaktert, így a háromból egy felhasználatlan marad. Ezután minden karaktert újra megkeverünk.
    .title = Fordulónként két szakasz
rival-kings-rule-2-2 = Egy szakasz három részből áll: mindenki titokban választ egy karaktert, és egyszerre fedik fel; azután jönnek a konfliktusok; végül a játékosok rang szerint, A-tól F-ig végrehajtják az akcióikat.
    .title = A szakasz menete
rival-kings-rule-2-3 = Mindenki látja az érméket, a jelzőket, a lapok sorait, a paklik méretét és a kijátszott karaktereket. A játék végéig, mérkőzésnél annak végéig rejtve maradnak a kézben tartott lapok, a felhasználatlan karakter, a félretett karakterek, a képpel lefelé fekvő pakli, a paklik legfelső lapja alatti lapok és a pénz előlapja. Az látszik, hogy valaki választott, de az nem, hogy mit; a választás addig változtatható, amíg az utolsó játékos nem választott.
    .title = Ami nyílt és ami rejtett
    .ruling = A szabályfüzetek nem mondják meg, mi nyílt. Mi megmutatjuk, ami mindenki előtt fekszik, a többit elrejtjük.

## Konfliktusok

rival-kings-rule-3-1 = Előbb az azonos rangok: az a két játékos, akinek a karaktere azonos rangú, kap egy-egy jelzőt. Ebben a szakaszban nem lophatnak, és mindkettő csak egyetlen le nem takart akciót hajthat végre a saját karakteréről, amelyet akkor választ ki, amikor sorra kerül; az alattvaló képessége ezen felül jár. Egyszerre két ilyen pár is lehet, de egy rangból sohasem lehet három karakter.
    .title = Azonos rangok
rival-kings-rule-3-2 = Azután a lopások: az A rang a D-től, a B a C-től, a C az F-től, a D az E-től, az E az F-től lop. Az F senkitől sem lop, és az A-tól meg a B-től senki sem lop. Akit meglopnak, minden tolvaj után kap egy jelzőt. Amelyik rang azonos rangúak konfliktusában vesz részt, nem lop, és így jelzőt sem okoz.
    .title = Ki kitől lop
rival-kings-rule-3-3 = A tolvaj a saját körében, még a saját akciói előtt, egy címerrel letakar egy akciót az áldozat karakterén, és azonnal végre is hajtja. A címert kötelező letenni; az akcióról le lehet mondani, de letakarva marad. Két áldozat esetén mindkettő egy-egy akciót veszít, a tolvaj által választott sorrendben. Ami le van takarva, nem lopható el újra, és egy akció mindig megmarad. Ilyenkor a tolvaj jelzői, pénze és sora számít, és ő fizeti az árat.
    .title = Egy akció ellopása
    .ruling = Két áldozatnál az első ellopott akciót előbb végre kell hajtani, vagy le kell mondani róla, csak azután takarható le a második.
rival-kings-rule-3-4 = Egy rangon belül az kezd, akinek kevesebb jelzője van abban a pillanatban, amikor ez a rang sorra kerül. Ha ugyanannyi van, az a karakter kezd, amelyen az elsőbbség szimbóluma látható.
    .title = Sorrend egy rangon belül
rival-kings-rule-3-5 = Két játékosnál a felfedés után, minden kertész előtt fel kell fordítani a karakterpakli legfelső lapját; ez nem cserélhető el. A többi konfliktus után össze kell vetni mindkét játékossal: akivel azonos rangú, vagy akinek a rangjától lop, az a játékos kap egy jelzőt. Más hatása nincs, és nyitva marad a pakli mellett; a második szakaszban a következő lap kerül sorra.
    .title = A felfordított lap két játékosnál
    .ruling = Ahol a szabályfüzetek magasabb rangról beszélnek, azon olyan rangot értünk, amely a játékos rangjától lop (RK-3.2).
rival-kings-rule-3-6 = Ha a készletből elfogytak a jelzők, senki sem vesz el. A kiosztás sorrendje az RK-3.7 szerinti, egy páron belül pedig az RK-3.4 szerinti.
    .title = Ha elfogynak a jelzők
    .ruling = A szabályfüzetek erre nem térnek ki.
rival-kings-rule-3-7 = A sorrend: kertészek; azonos rangok A-tól F-ig; lopások A-tól E-ig a városőrök döntéseivel; a felfordított lap. Minden jelzőt az első kör előtt kell kiosztani; címert a tolvajok csak a saját körükben tesznek le.
    .title = A konfliktusok sorrendje

## Akciók

rival-kings-rule-4 = Egy karakter akcióit balról jobbra kell végrehajtani, ahogy a lapon állnak. Amelyik akcióról lemondanak, az elveszett; visszalépni nem lehet.
    .title = Balról jobbra
rival-kings-rule-4-1 = Tedd vissza egy jelződet a készletbe. Jelző nélkül nem történik semmi.
    .title = Konfliktus kezelése
rival-kings-rule-4-2 = Add át egy jelződet bármelyik riválisodnak. Jelző nélkül nem történik semmi.
    .title = Konfliktusjelző átadása
rival-kings-rule-4-3 = Vedd el a négy pakli egyikénél lévő összes pénzt. Ha mind a négynél üres a hely, előbb a készletből mindegyikhez 2 érme kerül, amíg a készlet tart: a két épületpaklihoz, azután a két alattvalópaklihoz; az utolsónak talán csak egy érme jut. Az elfogyott pakli pénze ott marad, és el lehet venni.
    .title = Pénz elvétele
    .ruling = Az összegeket nem szabad megszámolni, de aki követte a fizetéseket, ismeri őket; ezért az asztal megmutatja őket, hacsak egy beállítás el nem rejti. A paklik pénzét csak akkor kell feltölteni, ha az akciót valóban végrehajtják.
rival-kings-rule-4-4 = Fizesd ki egy pakli tetején fekvő alattvaló teljes árát annak a paklinak a pénzéhez. Az alattvaló a sorod végére kerül, és mostantól aktív. Eladósodni nem lehet.
    .title = Alattvaló toborzása
rival-kings-rule-4-5 = Fizesd ki egy pakli tetején fekvő épület teljes árát annak a paklinak a pénzéhez. Az épület a sorod végére kerül. Eladósodni nem lehet.
    .title = Épület vásárlása
rival-kings-rule-4-6 = Minden akcióról le lehet mondani.
    .title = Lemondás egy akcióról
    .ruling = Akkor is, ha végre lehetne hajtani.

## Alattvalók

rival-kings-rule-5-1 = Szakaszonként egyszer használhatod aktív alattvalód, a sorod utolsó lapjának képességét, a saját köröd bármely pillanatában: az első lopás előtt, közben vagy az utolsó akció után. Ez szakaszonként összesen egy képesség; az ebben a körben toborzott alattvaló is használható, ha előtte még egyet sem használtál. A kertész és a városőr csak a konfliktusok előtt vagy közben működik.
    .title = Szakaszonként egy képesség
    .ruling = Azt a képességet, amellyel semmit sem lehetne tenni, az asztal fel sem kínálja, így tévedésből senki sem használja el.
rival-kings-rule-5-2 = Egy tulajdonos azonos szimbólumú épülete és alattvalója tökéletes pár; a püspök és az udvarhölgy nem veheti el és nem is adhatja oda őket. Egy lap csak addig szabad, amíg a tulajdonosának több van belőle, mint a párjából, a csere előtt számolva. Ha valamelyik oldalon nincs szabad lap, a képesség nem használható.
    .title = A tökéletes párok együtt maradnak
    .ruling = A második példányokról a szabályfüzetek nem szólnak; a darabszámok összevetése pontosan a párokat védi.
rival-kings-rule-5-3 = Aki ebben a szakaszban már használt egy képességet, a becserélt alattvalótól nem kap másodikat. Az a rivális, akinek a sorát egy püspök megváltoztatta, a saját körében azt használja, ami akkor aktív.
    .title = Gazdát cserélő alattvalók
    .ruling = A szabályfüzetek hallgatnak; ez a szakaszonkénti egy képességből következik.

## A játék vége és a pontozás

rival-kings-rule-6-1 = Ha a négy pakli egyike elfogy, a szakaszt végig kell játszani, minden kört teljesen; ezután a játék véget ér, akár egy forduló első szakasza után is.
    .title = A játék vége
rival-kings-rule-6-2 = Először a lehető legtöbb tökéletes párt kell összerakni; ezeknél mindkét lap értéke számít. A maradék lapokból az azonos színű épületek és alattvalók párjait úgy kell kialakítani, hogy a legtöbbet érjék; egy ilyen pár a nagyobb értéket hozza. A pár nélküli lap 1 pontot ér, minden 3 érme 1-et, és minden jelző 2 pontba kerül. Az összeg negatív is lehet.
    .title = Pontozás
    .ruling = Színpár csak ott jön létre, ahol legalább annyit ér, mint két pár nélküli lap.
rival-kings-rule-6-3 = Pontegyenlőségnél a kevesebb jelző, azután a több érme dönt; ha ez is egyenlő, a győzelem közös.
    .title = Holtverseny
    .ruling = A holtversenyt egyik szabályfüzet sem dönti el.
rival-kings-rule-6-4 = Választható, hogy több parti kövesse egymást, adott számú parti végéig vagy adott pontszámig; a pontok összeadódnak. A pontra menő mérkőzés az után a parti után ér véget, amelyben valaki eléri a határt, legkésőbb 20 parti után. Az nyer, akinek összesen a legtöbb pontja van; holtversenynél a győzelem közös.
    .title = Mérkőzések
    .ruling = A 20 partis határ és a közös győzelem a mi döntésünk.
rival-kings-rule-6-5 = Ha 10 egymást követő fordulóban egyik pakli sem lett kisebb, a játék véget ér. A trubadúr cseréje nem számít.
    .title = Patthelyzet
    .ruling = Mivel az akciókról le lehet mondani, egy parti különben örökké tarthatna.

## A szabályfüzetek

rival-kings-rule-9 = Ahol a szabályfüzetek ellentmondanak egymásnak, az ötnyelvű érvényes. Így a lovag toboroz, egy képesség szakaszonként egyszer használható, a borász és a bányász egyetlen paklit néz át, a négy üres pakli 2-2 érme értékben töltődik fel, a tengerész pedig kétszer is cselekedhet, de nem köteles.
    .title = Ahol a szabályfüzetek eltérnek
