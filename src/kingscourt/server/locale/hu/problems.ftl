### What the service says no to, told to the person who asked

## Who asks

service-no-name = Előbb mondd meg a neved.
service-unknown-here = Ezt a böngészőt itt nem ismerjük. Mondd meg újra a neved.
service-long-away = Rég jártál itt. Mondd meg újra a neved.
service-signed-out = Itt ki vagy jelentkezve. Mondd meg a neved, ha újra be akarsz jönni.
service-banned = Ide nem léphetsz be. Ha szerinted ez tévedés, írj az üzemeltetőknek.
service-confirm-name = Megerősítésül írd be a neved pontosan úgy, ahogy áll.
service-nobody-there = Nincs itt senki, akit így hívnál.
service-wrong-code = A képernyőn más kód áll.
service-wrong-link = Ez nem a képernyőn látható link.
service-other-site = Ez az oldal más webhelyhez tartozik. Nyisd meg magát a Kingscourtot.

## When it is too much, or something is away

service-too-fast = Ez egyszerre sok volt. Várj egy kicsit, és próbáld újra.
service-too-many-windows = Túl sok ablak van nyitva. Előbb zárj be egyet.
service-many-open-tables = Vannak asztalaid, amelyek még játékosra várnak; egyszerre { $n } lehet belőlük. Lépj ki az egyikből, vagy várd meg, amíg valamelyik elindul.
service-list-full = Ezen a listán már { $n } ember van. Előbb vegyél le róla valakit.
service-many-checks = Sok jegyzőkönyv ellenőrzése folyik. Próbáld újra egy kis idő múlva.
service-too-much-check = Ezt a jegyzőkönyvet itt túl sok munka ellenőrizni. A saját gépeden a `kingscourt verify` bármelyiket ellenőrzi.
service-too-much-components = Ezt a játékelemfájlt túl sok munka beolvasni. Legyen kisebb vagy egyszerűbb.
service-too-much-totals = Ennél a játéknál túl sok munka kideríteni, hogyan alakultak a pontok.
service-child-lost = A segédfolyamat, amely ezen dolgozott, megszakadt. Próbáld újra egy kis idő múlva.
service-away = Az asztalok most nem érhetők el. Próbáld újra egy kis idő múlva.
service-no-names = A nevek és listák most nem érhetők el. Próbáld újra egy kis idő múlva.
service-too-busy = Ennél az asztalnál most túl sok minden történik. Próbáld újra.
service-cannot-open = Ez az asztal nem nyitható meg. Az üzemeltetők értesültek róla.
service-newer-rules = Ez az asztal olyan szabályokkal játszik, amelyek épp most érkeznek ide. Próbáld újra egy kis idő múlva.
service-internal = Nálunk hiba történt. Feljegyeztük; próbáld újra.

## Tables, seats and invitations

service-no-table = Nincs ilyen asztal, vagy nem nyilvános.
service-no-invitation = Ez nem meghívó. Kérj új linket.
service-other-invitation = Ez a meghívó másik asztalhoz szól, vagy visszavonták. Kérj új linket.
service-old-invitation = Ez a meghívó lejárt. Kérj új linket.
service-private = Ez az asztal nem nyilvános. Helyre szóló meghívó kell hozzá.
service-blocked = Valaki ennél az asztalnál távol tart téged.
service-sent-away = Az asztal létrehozója elküldött innen.
service-not-yours-to-remove = Nézőt csak az küldhet el, aki az asztalt létrehozta.
service-sits-here = Aki az asztalnál ül, azt nem lehet elküldeni.
service-needs-person = Egy asztalhoz legalább egy ember kell.
service-undo-with-bots = Korlátlanul visszavonni csak az tud, aki egyedül játszik botokkal.
service-not-waiting = Ez az asztal már nem vár játékosokra.
service-seated = Már ennél az asztalnál ülsz.
service-not-seated = Nem ülsz ennél az asztalnál.
service-seat-taken = Ez a hely foglalt.
service-seat-kept = Ez a hely valaki másnak van fenntartva.
service-no-seat-free = Nincs szabad hely.
service-not-your-seat = Ez nem a te helyed.
service-seats-empty = Néhány hely még üres.
service-not-yours-to-start = Csak az asztal létrehozója indíthatja el.
service-not-yours-to-invite = Csak az asztalhoz tartozók hívhatnak meg másokat.
service-not-yours-to-end = Csak az asztal létrehozója vonhatja vissza a meghívókat.
service-not-yours-to-repeat = Csak az játszhat újra, aki játszott.
service-empty-text = Írj valamit betűkkel vagy számokkal.

## While a game runs, and after it

service-not-begun = A játék még nem kezdődött el.
service-not-over = A játéknak még nincs vége.
service-over = A játéknak vége.
service-paused = A játék szünetel.
service-not-paused = A játék nem szünetel.
service-held = Ez az asztal áll, amíg valaki meg nem nézi a szabályait.
service-held-error = Ez az asztal áll, mert a szabályok itt hibáztak. Minden óra áll. Az üzemeltetők értesültek róla.
service-held-work = Ez az asztal áll, mert egy lépés többet indított el, mint amennyi a szabályokhoz valaha is kell. Minden óra áll. Az üzemeltetők értesültek róla.
service-held-components = Ez az asztal áll, mert a játékelemfájlja már nem elfogadott. { $problem }
service-held-silent = Ez az asztal áll, mert a kezelése többször is megszakadt. Minden óra áll. Az üzemeltetők értesültek róla.
service-bad-box = Ennek az asztalnak a játékelemfájlja itt már nem olvasható be.
service-closed = Ezt az asztalt az üzemeltetők bezárták.
service-rules-gone = Ezt a játékot itt nem telepített szabályokkal játszották. A jegyzőkönyve letölthető.
service-bot-plays = Ezen a helyen most bot játszik helyetted. Előbb térj vissza.
service-no-takeover = A helyeden nem játszik bot.
service-resigned = Már feladtad.
service-proposed = Ezt már javasolták.
service-not-proposed = Ezt már senki sem javasolja.
service-other-offer = Az a javaslat, amelyre válaszoltál, már nem él; egy másik áll a helyén.
service-not-asked = Ezt nem tőled kérdezik.
service-no-say = Aki feladta, vagy akinek a helyén bot játszik, erről nem dönt.
service-nobody-to-remove = Nincs, akit el lehetne távolítani.
service-nothing-missed = Ez a játékos nem mulasztott határidőt.
service-only-watching = Itt csak nézel.
service-no-entry = A játéknak nincs ilyen lépése.
service-open-later = A játék végén minden megtekinthető.
service-record-later = A jegyzőkönyv a játék végén tölthető le.

## Days off

service-no-such-day = { $day } nem naptári nap.
service-days-off-spent = Egy évben { $n } egyes szabadnap jár, a { $year }. évben több lenne.
service-weekdays-later = Más napok a legutóbbi változtatás után harminc nappal lehetnek szabadnapok.
