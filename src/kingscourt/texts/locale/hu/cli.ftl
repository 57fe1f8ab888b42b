### Amit a terminálbeli asztal maga mond

## Kezdés és távozás

cli-default-name = Játékos
cli-welcome = { $player } ellenfelei: { $others }
cli-alone = { $player } egyedül játszik.
cli-commitment = A játék kockái és kártyái már rögzítve vannak; a pecsétjük: { $hash }.
cli-hint = Írd be a választásod számát. A h megmutatja, mi mást írhatsz be.
cli-nobody-asks = Az asztal most másokra vár; nézz vissza később.
cli-left = Felállsz az asztaltól. Jegyzőkönyv nem készült.
cli-record-kept = Felállsz az asztaltól. Az eddigi jegyzőkönyv itt van: { $file }.
cli-record-done = A jegyzőkönyv itt van: { $file }. Így ellenőrizheted: kingscourt verify { $file }
cli-record-none = Jegyzőkönyv nem készült. Legközelebb a --record FÁJL megőrzi.

## Választás

cli-final-all = Ezek közül egyik választás sem vonható vissza.
cli-final-some = A !-jellel jelölt választás nem vonható vissza.
cli-sealed = Ez a választás titokban marad, amíg mindenki nem választott.
cli-matches =
    { $n ->
        [one] { $n } választás illik rá.
       *[other] { $n } választás illik rá. Írj be egy számot, vagy többet a szövegből.
    }
cli-overview = Összesen { $n } választás. Írj be egy nevet a listából, hogy az egyik hely választásait lásd.
cli-hidden = Ezekben szerepel: { $n }. Ha magát az ilyen számú választást akarod, írd be újra.
cli-no-match = Egyik választás sem hasonlít erre: „{ $text }”. Az okát így kérdezheted meg: ? { $text }
cli-no-number = Nincs { $n }. választás; az utolsó száma: { $last }.
cli-tried = Kipróbálva, de még nem elküldve: { $steps }
cli-try-open = Egy számmal folytatod, s elküldi, b egy lépést visszalép.
cli-try-send = s elküldi, b visszalép.
cli-try-ready = Az utolsó lépés nem vonható vissza, ezért csak akkor történik meg, ha elküldöd: s elküldi, b visszalép.
cli-try-usage = Írd be: p és egy választás száma; így meglátod, hová vezet, de még nem történik meg.
cli-final-inside = Egy menetben semmi sem követheti ezt a lépést ({ $n }.). Válaszd előbb egyedül, aztán folytasd.
cli-nothing-tried = Még semmit sem próbáltál ki. A p és egy szám kipróbál egy választást anélkül, hogy megtenné.
cli-undo-beyond = Messzebbre csak --free-undo kapcsolóval indított játékban léphetsz vissza; a jegyzőkönyv ezt megmondja.

## Szabályok és okok

cli-refused = Nem lehetséges ({ $rule }): { $reason }
cli-see-rule = r { $rule } megmutatja a szabályt.
cli-why-usage = Írd be: ? és egy hely vagy név, például valami a fenti állásból.
cli-why-possible = Ez most lehetséges:
cli-why-more =
    { $n ->
        [one] Van még { $n } ok; több szóval szűkítheted a kérdést.
       *[other] Van még { $n } ok; több szóval szűkítheted a kérdést.
    }
cli-why-nothing = Itt semminek sem „{ $text }” a neve, vagy ez a kérdés nem erről szól. Az o minden helyet megmutat.
cli-no-place = Egyik helynek sem „{ $text }” a neve. Az o mindet megmutatja.
cli-no-rule = Nincs ilyen szabály: „{ $text }”.
cli-near-rules = Hasonló számú szabályok: { $list }

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

cli-help-number = a 3. választás
cli-help-numbers = a 3. választás, majd az ezután következő lista 1. választása, mind vagy egyik sem
cli-help-text = azok a választások, amelyekben ezek a szavak szerepelnek; ha csak egy van, megteszi
cli-help-slash = ugyanez számokra: amelyekben szerepel a 8
cli-help-try = kipróbálja a 3. választást: megmutatja, hová vezet, de még nem teszi meg
cli-help-send = elküldi, amit kipróbáltál
cli-help-back = elveti az utoljára kipróbált lépést
cli-help-undo = visszavonja az utolsó lépésedet, ha azóta semmi sem derült ki (--free-undo mellett mindig)
cli-help-why = miért nem lehetséges ez?
cli-help-rule = megmutat egy szabályt a száma alapján
cli-help-outline = újra megmutatja az állást
cli-help-part = az állásnak azt a részét mutatja, amelyben ezek a szavak szerepelnek
cli-help-log = mindent megmutat, ami eddig történt
cli-help-quit = felállsz az asztaltól
