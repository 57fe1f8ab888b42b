### Amit minden asztal mond, bármit játszanak is rajta

## Emberek és felsorolások

kernel-seat = { $n }. játékos
kernel-list-none = semmi
    .acc = semmit
kernel-list-next = { $list }, { $item }
kernel-list-last = { $list } és { $item }
    .before-i = { $list } és { $item }

## A kérdések fajtái

kernel-question-pick-one = Válassz egyet
kernel-question-pick-several = Válassz néhányat
kernel-question-pick-place = Válassz helyet
kernel-question-pick-amount = Válassz mennyiséget
kernel-question-confirm = Erősítsd meg
kernel-question-order = Állítsd sorrendbe

## Mibe kerül és mit hoz egy választás

kernel-terms-both = { $takes } fejében { $gives }
kernel-terms-takes = ára: { $takes }
kernel-terms-gives = kapsz: { $gives }
kernel-terms-may-take = legfeljebb ennyibe kerülhet: { $takes }
kernel-terms-may-give = legfeljebb ennyit hozhat: { $gives }
kernel-terms-draw = aztán a véletlen dönt
kernel-terms-next = { $list }; { $item }

## Miért mond nemet az asztal

kernel-refusal-turn = Nem te következel.
kernel-refusal-question = Ez nem válasz arra, amit az asztal kérdez.
kernel-refusal-over = A játék véget ért.
kernel-refusal-barrier = Ez a lépés felfed valamit, ezért csak a parancs utolsó lépése lehet.
kernel-refusal-unknown = Ebben a játékban nincs ilyen szövegű akció: „{ $text }”.
kernel-refusal-stale = Közben továbbhaladt a játék. Nézd meg újra az asztalt, és csak utána dönts.
kernel-refusal-sealed = Titkos választást csak teljes egészében lehet leadni.
kernel-refusal-undo = Nincs mit visszavonnod: az előző lépés nem a tiéd volt, felfedett valamit, vagy azóta bot vett át egy helyet.
kernel-refusal-consent = Még nem egyezett bele mindenki, akinek bele kell egyeznie.
kernel-refusal-lesson = A lecke most másra vár: Odo megmondja, mire.

## Az asztal szabályai szám szerint

kernel-rule-1 = Csak az a játékos cselekedhet, akire a játék vár. Ha egyszerre többen választanak, bármelyikük.
    .title = Ki következik
kernel-rule-2 = Egy akció csak akkor érvényes, ha arra válaszol, amit az asztal éppen kérdez.
    .title = Válasz a kérdésre
kernel-rule-3 = A játék vége után már semmit sem lehet tenni; ekkor mindaz, ami rejtett volt, mindenki számára látható.
    .title = A játék vége után
kernel-rule-4 = Egy parancs több lépésből is állhat; ezek mind megtörténnek, vagy egyik sem. Olyan lépés, amely felfed valamit, például kockadobást vagy kártyát, csak az utolsó lehet: ha az asztal egy későbbi lépést utasítana el, a játékos már tudná, mi derült ki.
    .title = A felfedés az utolsó
kernel-rule-5 = Minden akciónak játékonként egyetlen pontos szövege van. Az asztal mást nem fogad el.
    .title = Az akciók szövege
kernel-rule-6 = A parancs ahhoz az álláshoz tartozik, amelyre kiadták. Ha azóta megváltozott, amit az asztal attól a játékostól kérdez, az asztal nem hajtja végre.
    .title = Elkésett parancsok
kernel-rule-7 = Ha a játékosok titokban, egyszerre választanak, mindenki egyben adja le a teljes választását. Ezt addig lehet kicserélni, amíg az utolsó játékos nem választott; előtte senki sem látja.
    .title = Titkos választás
kernel-rule-8 = A játékos a saját körében visszavonhatja a lépéseit egészen az utolsó olyanig, amely felfedett valamit, a véletlenen múlt, vagy valaki másé volt. A visszavonás mindig megjelenik a naplóban. Egy asztalnál összesen legfeljebb 2000 bejegyzés vonható vissza. Senki sem vonhatja vissza azt, ami azelőtt történt, hogy egy ember helyét bot vette át. Ahol egyetlen ember játszik botokkal, az asztal megengedheti neki, hogy bármit visszavonjon; ez a jegyzőkönyvben is szerepel.
    .title = Visszavonás
kernel-rule-9 = Ennél többet visszavonni vagy a játékot idő előtt befejezni csak akkor lehet, ha mindenki más is beleegyezik, aki nem adta fel, akár jelen van, akár nincs: a hallgatás nem beleegyezés. Amit húztak és visszavontak, azt újra húzzák.
    .title = Az asztal beleegyezése
kernel-rule-10 = A lecke előkészített játszma. Az utolsó lépéséig csak azt a lépést fogadja el, amelyet éppen tanít; ahol mást is lehet lépni, ott ezt jelzi. A lecke előre beállított húzásait a jegyzőkönyv megnevezi, és az ilyen játszma semmi másba nem számít bele.
    .title = Leckék

## Ami az asztalnál történik

kernel-event-undo = { $player } visszavon egy lépést.
kernel-event-resign = { $player } feladja a játékot.
kernel-event-timeout = { $player } ideje lejárt; helyette az asztal dönt.
kernel-event-takeover = { $player } helyett mostantól bot játszik ({ $bot }).
kernel-event-return = { $player } visszatért az asztalhoz.
kernel-event-end = A játékosok megegyeznek, hogy a játék itt véget ér.
kernel-event-upgrade = Frissültek az asztal szabályai (új változat: { $version }); az állás nem változik.

## Hogyan érhet még véget egy játék

kernel-outcome-agreed = A játékosok megegyeztek a játék befejezésében; nincs rangsor.
kernel-outcome-resigned = A játék azért ért véget, mert egy játékos feladta.
kernel-outcome-resigned-last = Aki feladta, a pontjaitól függetlenül az utolsó.

## A szabálygyűjtemény

kernel-reference-title = { $game }: a szabályok szám szerint
kernel-reference-table = Az asztal: minden játékra érvényes szabályok
kernel-reference-rules = Szabályok
kernel-reference-components = Játékelemek
kernel-reference-ruling = Döntésünk
kernel-reference-see = Lásd
kernel-reference-refusable = Az asztal erre a szabályra hivatkozva visszautasíthat egy lépést.

kernel-card-reconstructed = A ≈ jelű számok rekonstruáltak: javítsd őket a saját dobozod alapján.
kernel-missing = Hiányzik: { $list }
