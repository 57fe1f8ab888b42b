### Amit a terminálbeli asztal maga mond

## Kezdés és távozás

cli-default-name = Játékos
cli-bot-random = Szeleburdi
cli-bot-squire = Fegyvernök
cli-bot-knight = Lovag
cli-bot-lord = Főúr
cli-bot-king = Király
cli-welcome = { $player } ellenfelei: { $others }
cli-alone = { $player } egyedül játszik.
cli-commitment = A játék kockái és kártyái már rögzítve vannak; a pecsétjük: { $hash }.
cli-hint = Írd be a választásod számát. Az o megmutatja az asztalt, a h azt, mi mást írhatsz be.
cli-wait = — Enter: tovább —
cli-nobody-asks = Az asztal most másokra vár; nézz vissza később.
cli-left = Elhagyod az asztalt. Jegyzőkönyv nem készült.
cli-record-kept = Elhagyod az asztalt. Az eddigi jegyzőkönyv itt van: { $file }.
cli-record-done = A jegyzőkönyv itt van: { $file }. Így ellenőrizheted: kingscourt verify { $file }
cli-record-none = Jegyzőkönyv nem készült. Legközelebb a --record FÁJL kapcsolóval készíthetsz.

## Választás

cli-final-all = Ezek közül egyik választás sem vonható vissza.
cli-final-some = A felkiáltójellel (!) jelölt választások nem vonhatók vissza.
cli-sealed = Ez a választás titokban marad, amíg nem választott mindenki.
cli-matches =
    { $n ->
        [one] { $n } választás illik rá.
       *[other] { $n } választás illik rá. Írj be egy számot, vagy többet a szövegből.
    }
cli-overview = Összesen { $n } választás van. Írj be egy nevet a listából, és csak annak a helynek a választásait látod.
cli-changed-more = Más is változott: az o megmutatja az egész asztalt.
cli-choice-page = { $page }. lap ({ $pages } lapból): az Enter a következőt mutatja, szót beírva kereshetsz.
cli-hidden = Ezekben szerepel: { $n }. Ha magát az ilyen sorszámú választást akarod, írd be újra.
cli-no-match = Egyik választás sem hasonlít erre: „{ $text }”. Az okát így kérdezheted meg: ? { $text }
cli-no-number = Nincs { $n }. választás; az utolsó száma: { $last }.
cli-tried = Kipróbálva, de még nem elküldve: { $steps }
cli-try-open = Egy számmal folytatod, az s elküldi, a b egy lépést visszalép.
cli-sealed-open = Egy számmal folytatod, a b visszalép.
cli-try-send = A következő kérdés akkor jön, ha ezt elküldöd: az s elküldi, a b visszalép.
cli-try-ready = Az utolsó lépés nem vonható vissza, ezért csak akkor történik meg, ha elküldöd: az s elküldi, a b visszalép.
cli-try-usage = Írd be: p és egy választás száma; így meglátod, hová vezet, de még nem történik meg.
cli-final-inside = Egy menetben semmi sem követheti ezt a lépést ({ $n }.). Előbb csak ezt válaszd, aztán folytasd.
cli-nothing-tried = Még semmit sem próbáltál ki. A p és egy szám kipróbál egy választást anélkül, hogy megtenné.
cli-undo-beyond = Messzebbre csak --free-undo kapcsolóval indított játékban léphetsz vissza; ez a jegyzőkönyvben is szerepel.
cli-hints = Mit tehetnél:
cli-hints-warnings = Gondold meg kétszer:
cli-hints-none = Itt nincs tipp.

## Szabályok és okok

cli-refused = Nem lehetséges ({ $rule }): { $reason }
cli-see-rule = Az r { $rule } megmutatja a szabályt.
cli-see-also = Lásd: { $rule }, { $title }
cli-why-usage = Írd be: ? és egy név vagy hely; megtudod, valami miért nem lehetséges. Például: ? { $name }
cli-why-possible = Ez most lehetséges:
cli-why-not = Most nem lehetséges: { $choice }
cli-why-more =
    { $n ->
        [one] Van még { $n } választás, amely más okból nem lehetséges; írj be több szót.
       *[other] Van még { $n } választás, amely más okból nem lehetséges; írj be több szót.
    }
cli-why-nothing = Itt semminek sem „{ $text }” a neve, vagy ez a kérdés nem erről szól. Az o minden helyet megmutat.
cli-why-elsewhere = Ez a kérdés nem erről szól: „{ $text }”. A kártyája: r { $text }
cli-no-place = Egyik helynek sem „{ $text }” a neve. Az o mindet megmutatja.
cli-part-usage = Minden, ami egy dologra rá van nyomtatva: o és a neve, például: o { $name }
cli-log-page = Az l { $n } megmutatja, mi történt előtte.
cli-no-rule = Nincs ilyen szabály: „{ $text }”.
cli-rule-usage = Írd be: r és egy szabály száma vagy egy dolog neve: r { $rule } vagy r { $name }. A játék fejezetei:
cli-near-rules = „{ $text }”: ezek valamelyikére gondolhatsz; írd be: r és a szám.

## A játék vége

cli-end = A játék véget ért
cli-ranking = Végeredmény
cli-rank = Hely
cli-player = Játékos
cli-score = Pont
cli-score-sheet = Pontok forrás szerint
cli-category = Forrás
cli-total = Összesen

## Súgó

cli-help-number = a 3. lehetőséget választja
cli-help-final = a 3. választás nem vonható vissza
cli-help-numbers = a 3. lehetőséget választja, majd az ezután következő lista 1. elemét; vagy mindkettőt, vagy egyiket sem
cli-help-text = megmutatja azokat a választásokat, amelyekben ezek a szavak szerepelnek; ha csak egy van, azt választja
cli-help-slash = ugyanez számokra: amelyekben szerepel a 8
cli-help-try = kipróbálja a 3. választást: megmutatja, hová vezet, de még nem teszi meg
cli-help-send = elküldi, amit kipróbáltál
cli-help-back = elveti az utoljára kipróbált lépést
cli-help-undo = visszavonja az utolsó lépésedet, ha azóta semmi sem derült ki (--free-undo mellett mindig)
cli-help-hint = mit tehetnék? néhány értelmes választás, és hogy miért
cli-help-why = miért nem lehetséges ez?
cli-help-rule = megmutat egy szabályt a száma alapján; az r magában a fejezeteket sorolja fel
cli-help-card = megmutatja egy dolog kártyáját: az árát, a pontjait és a hatását
cli-help-outline = megmutatja az egész asztalt
cli-help-part = megmutatja az asztal egy részét mindazzal, ami rá van nyomtatva
cli-help-log = megmutatja, mi történt legutóbb; az l 2 azt, ami előtte
cli-help-quit = elhagyja az asztalt
