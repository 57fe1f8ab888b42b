### Rival Kings: az első parti, Odo szavaival

## Lépések

rival-kings-lesson-first-choose-title = Titkos választás
rival-kings-lesson-first-choose-why = Üres a trón: azé lesz, akinek az udvara a legtöbb pontot éri.
rival-kings-lesson-first-choose-what = Mindenki titokban játszik ki egy karaktert: válaszd a Lord Protectort.
rival-kings-lesson-first-choose-instead = Az A rangot senki sem lopja meg, és elsőként lép: válaszd a Lord Protectort.

rival-kings-lesson-first-rank-title = A-tól F-ig sorban
rival-kings-lesson-first-rank-why = A felfedett karakterek rang szerint lépnek: elsőként az A, utolsóként az F.
rival-kings-lesson-first-rank-what =
    { $device ->
        [touch] Koppints
       *[other] Kattints
    } arra, aki elsőként lép: a Lord Protectorodra.
rival-kings-lesson-first-rank-elsewhere = Mindenki előtt az A rang lép, az pedig a te Lord Protectorod.

rival-kings-lesson-first-rob-title = Lopás rang szerint
rival-kings-lesson-first-rob-why = Az A rang a D-t lopja meg: Aldric jelzőt kapott, és elveszít egy akciót.
rival-kings-lesson-first-rob-what = Tedd a címeredet Aldric „Pénz elvétele” akciójára.
rival-kings-lesson-first-rob-what-2 = Az ellopott akciót te hajtod végre: vedd el a szőlőskert érméit.
rival-kings-lesson-first-rob-instead = Pénz kell: vedd el a szőlőskertnél lévőt, mielőtt te magad fizetsz oda.
rival-kings-lesson-first-rob-instead-2 = Azt vedd el, ami a szőlőskertnél van: utána te fizetsz oda.

rival-kings-lesson-first-money-title = Egy pakli minden pénze
rival-kings-lesson-first-money-why = Aki pénzt vesz el, egy pakli összes érméjét elveszi.
rival-kings-lesson-first-money-what = Most { $coins } érméd van: { $device ->
        [touch] koppints
       *[other] kattints
    } a szőlőskert kiürült pénzhelyére.
rival-kings-lesson-first-money-elsewhere = Az érmék a szőlőskert mellett voltak, ahol már egy sem maradt.

rival-kings-lesson-first-buy-title = Az első épületed
rival-kings-lesson-first-buy-why = Egy lap ára egyben az értéke is, ha párt alkot.
rival-kings-lesson-first-buy-what = Vedd meg a szőlőskertet { $price } érméért; az érmék ott maradnak, bárki elviheti őket.
rival-kings-lesson-first-buy-instead = A szőlőskertet vedd meg: párja, a borász is nyitva fekszik.

rival-kings-lesson-first-watch-title = A meglopott is lop
rival-kings-lesson-first-watch-why = Aldric (D) meglopja Beatrixot (E), és elviszi a 3 érmét, amelyet fizettél.
rival-kings-lesson-first-watch-what =
    { $device ->
        [touch] Koppints
       *[other] Kattints
    } Aldric címerére Beatrix lapján: ellopta a „Pénz elvétele” akciót.
rival-kings-lesson-first-watch-elsewhere = Az ellopott akción a tolvaj címere van: keresd Aldricét Beatrix lapján.

rival-kings-lesson-first-trader-title = A második szakasz
rival-kings-lesson-first-trader-why = Egy forduló két szakasz; három karaktered közül egy kimarad.
rival-kings-lesson-first-trader-what = Játszd ki a kereskedőt: négy akció, de a C és az E rang meglopja.
rival-kings-lesson-first-trader-instead = A pap nem toboroz, neked pedig a borász kell.

rival-kings-lesson-first-settle-title = Konfliktus kezelése
rival-kings-lesson-first-settle-why = Beatrix meglopott: ezért kaptál egy jelzőt, és az 2 pontodba kerül.
rival-kings-lesson-first-settle-what =
    { $markers ->
        [one] { $markers } jelződ van: tedd vissza a „Konfliktus kezelése” akcióval.
       *[other] { $markers } jelződ van: egyet tegyél vissza a „Konfliktus kezelése” akcióval.
    }
rival-kings-lesson-first-settle-instead = A saját akcióid a kereskedőd lapján vannak; amelyikről lemondasz, az elvész.

rival-kings-lesson-first-pair-title = Tökéletes pár
rival-kings-lesson-first-pair-why = Azonos szimbólumú épület és alattvaló tökéletes pár: mindkettő értéke számít.
rival-kings-lesson-first-pair-what = Toborozd a borászt { $price } érméért a szőlőskerted mellé.
rival-kings-lesson-first-pair-instead = A szőlőskerteddel csak a borász alkot tökéletes párt.

rival-kings-lesson-first-ability-title = Az aktív alattvalód
rival-kings-lesson-first-ability-why = A gyógyfüves mező nyitva van, a párja viszont egy pakliban rejtőzik.
rival-kings-lesson-first-ability-why-2 = A legújabb alattvalód aktív: a borász szakaszonként egyszer átnéz egy paklit.
rival-kings-lesson-first-ability-why-3 = A kezedben az egész paklit látod, és egy lapot meg is vehetsz belőle.
rival-kings-lesson-first-ability-what = A következő pár egyik lapja a gyógyfüves mező lehet: { $device ->
        [touch] koppints
       *[other] kattints
    } rá.
rival-kings-lesson-first-ability-what-2 = Használd a borászt: keresd a füvészt az udvarhölgy paklijában.
rival-kings-lesson-first-ability-what-3 = Vedd el a füvészt: ha megveszed a gyógyfüves mezőt is, tökéletes párt alkotnak.
rival-kings-lesson-first-ability-elsewhere = A gyógyfüves mező nyitva fekszik az épületek első pakliján.

rival-kings-lesson-first-end-title = A játék vége
rival-kings-lesson-first-end-why = Amelyik szakaszban elfogy egy pakli, az az utolsó; utána mindez számít.
rival-kings-lesson-first-end-what =
    { $device ->
        [touch] Koppints
       *[other] Kattints
    } a pontjaidra. Számítanak a párok, a pár nélküli lapok, minden 3 érme, mínusz jelzőnként 2.
rival-kings-lesson-first-end-elsewhere = A kártyáid melletti táblázat adja össze a pontjaidat.

## Ami később jön elő

rival-kings-lesson-first-met-round = Minden forduló három új karakterrel kezdődik; a tieidet senki más nem látja.
rival-kings-lesson-first-met-equal-ranks = Azonos rangok: mindketten jelzőt kapnak, nem lopnak, és egy-egy akciójuk marad.
rival-kings-lesson-first-met-give = Az átadott jelző a végén már az új gazdájának kerül 2 pontjába.
rival-kings-lesson-first-met-gardener = A kertész rögtön a felfedés után karaktert cserél; ezt nem lehet visszautasítani.
rival-kings-lesson-first-met-watchman = A városőr a tolvajnak adja a jelzőt; az akciót így is ellopják.
rival-kings-lesson-first-met-last-card = Elfogyott egy pakli: a szakaszt még végigjátsszátok, aztán jön a pontozás.
