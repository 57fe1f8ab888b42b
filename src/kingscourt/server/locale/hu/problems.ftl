### What the service says no to, told to the person who asked

## Who asks

service-no-name = Előbb add meg a neved.
service-unknown-here = Ezt a böngészőt itt nem ismerjük. Add meg újra a neved.
service-long-away = Rég jártál itt. Add meg újra a neved.
service-signed-out = Itt ki vagy jelentkezve. Add meg a neved, ha újra be akarsz lépni.
service-banned = Ide nem léphetsz be. Ha szerinted ez tévedés, írj az üzemeltetőknek.
service-confirm-name = A megerősítéshez írd be a neved pontosan úgy, ahogy itt látod.
service-nobody-there = Nincs itt ilyen ember.
service-wrong-code = A képernyőn más kód látható.
service-wrong-link = Ez nem a képernyőn látható link.
service-other-site = Ez az oldal egy másik webhelyhez tartozik. Nyisd meg közvetlenül a Kingscourtot.

## When it is too much, or something is away

service-too-fast = Ez egyszerre túl sok volt. Várj egy kicsit, aztán próbáld újra.
service-too-many-windows = Túl sok ablak van nyitva. Előbb zárj be egyet.
service-many-open-tables = Egyszerre legfeljebb { $n } asztalod várhat játékosokra. Hagyd el az egyiket, vagy várd meg, amíg valamelyiknél elkezdődik a játék.
service-list-full = Ezen a listán már { $n } ember van. Előbb vegyél le róla valakit.
service-many-checks = Éppen sok jegyzőkönyvet ellenőrzünk. Próbáld újra egy kis idő múlva.
service-too-much-check = Ezt a jegyzőkönyvet itt túl nagy munka lenne ellenőrizni. A saját gépeden a `kingscourt verify` bármelyiket ellenőrzi.
service-too-much-components = Ezt a játékelemfájlt túl nagy munka lenne beolvasni. Legyen kisebb vagy egyszerűbb.
service-too-much-totals = Ennél a játszmánál túl nagy munka lenne kiszámolni, hogyan alakultak a pontok.
service-too-much-review = Ennek a játszmának az elemzése túl nagy munka lenne.
service-many-reviews = Már két elemzésed készül. Várd meg, amíg az egyik elkészül.
service-child-lost = Megszakadt a folyamat, amely ezen dolgozott. Próbáld újra egy kis idő múlva.
service-away = Az asztalok most nem érhetők el. Próbáld újra egy kis idő múlva.
service-no-names = A nevek és listák most nem érhetők el. Próbáld újra egy kis idő múlva.
service-too-busy = Ennél az asztalnál most túl sok minden történik. Próbáld újra.
service-cannot-open = Ez az asztal nem nyitható meg. Az üzemeltetők már tudnak róla.
service-newer-rules = Ennek az asztalnak a szabályait itt épp most telepítjük. Próbáld újra egy kis idő múlva.
service-internal = Hiba történt nálunk. Feljegyeztük; próbáld újra.

## Tables, seats and invitations

service-no-table = Nincs ilyen asztal, vagy nem nyilvános.
service-no-invitation = Ez nem meghívó. Kérj új linket.
service-other-invitation = Ez a meghívó másik asztalhoz szól, vagy visszavonták. Kérj új linket.
service-old-invitation = Ez a meghívó lejárt. Kérj új linket.
service-no-such-code = Ilyen kódú meghívó nincs. Ellenőrizd a kódot, vagy kérj újat.
service-private = Ez az asztal nem nyilvános. Helyre szóló meghívó kell hozzá.
service-blocked = Valaki ennél az asztalnál nem szeretne veled játszani.
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
service-not-yours-to-start = Csak az asztal létrehozója indíthatja el a játékot.
service-not-yours-to-fill = Csak az asztal létrehozója adhat helyet botnak.
service-not-yours-to-invite = Csak az asztalhoz tartozók hívhatnak meg másokat.
service-not-yours-to-end = Csak az asztal létrehozója vonhatja vissza a meghívókat.
service-not-yours-to-repeat = Új játszmát csak az indíthat, aki ebben is játszott.
service-empty-text = Írj valamit betűkkel vagy számokkal.

## While a game runs, and after it

service-not-begun = A játék még nem kezdődött el.
service-not-over = A játéknak még nincs vége.
service-over = A játéknak vége.
service-paused = A játék szünetel.
service-not-paused = A játék nem szünetel.
service-no-look = A lecke most nem arra vár, hogy megnézz valamit.
service-held = Ez az asztal fel van függesztve, amíg valaki át nem nézi a szabályait.
service-held-error = Ez az asztal fel van függesztve, mert hiba történt a szabályaiban. Minden óra áll. Az üzemeltetők már tudnak róla.
service-held-work = Ez az asztal fel van függesztve, mert egy lépés jóval több munkát indított el, mint amennyi a szabályokhoz valaha is kellhet. Minden óra áll. Az üzemeltetők már tudnak róla.
service-held-components = Ez az asztal fel van függesztve, mert a játékelemfájlját már nem fogadjuk el. { $problem }
service-held-silent = Ez az asztal fel van függesztve, mert többször is megszakadt a feldolgozása. Minden óra áll. Az üzemeltetők már tudnak róla.
service-bad-box = Ennek az asztalnak a játékelemfájlját itt már nem lehet beolvasni.
service-closed = Ezt az asztalt az üzemeltetők bezárták.
service-rules-gone = Ezt a játszmát olyan szabályokkal játszották, amelyek itt nincsenek telepítve. A jegyzőkönyve letölthető.
service-bot-plays = Ezen a helyen most bot játszik helyetted. Előbb vedd vissza a helyed.
service-no-takeover = A helyeden nem játszik bot.
service-resigned = Már feladtad.
service-proposed = Ezt már javasolták.
service-not-proposed = Ezt már senki sem javasolja.
service-other-offer = Az a javaslat, amelyre válaszoltál, már nem él; másik lépett a helyébe.
service-not-asked = Ezt nem tőled kérdezik.
service-no-say = Aki feladta, vagy akinek a helyén bot játszik, ebbe nem szólhat bele.
service-nobody-to-remove = Nincs, akit el lehetne távolítani.
service-nothing-missed = Ez a játékos nem mulasztott el határidőt.
service-only-watching = Itt csak nézel.
service-no-hints = Tipp csak olyan asztalnál jár, ahol mindenki más bot.
service-no-entry = Ebben a játszmában nincs ilyen lépés.
service-open-later = A játék végén minden látható lesz.
service-record-later = A jegyzőkönyv a játék végén lesz letölthető.
service-review-later = Az elemzés a játék végén lesz elérhető.
service-no-review = Ez a játék nem elemezhető: itt semmi sem tudja megmondani, mennyire jók az állásai.
service-no-review-of-lesson = A lecke nem elemezhető: a húzásai és egyes lépései előre készültek.
service-no-review-yet = Ezt a játszmát még nem elemeztük.
service-practice-later = Innen akkor lehet továbbjátszani, ha a játéknak vége.
service-practice-over = Itt már vége a játéknak. Válassz egy korábbi pillanatot.
service-practice-draw = Itt húzás következik, mielőtt bárki dönthetne. Lépj egyet vissza vagy előre.
service-practice-deep = Legfeljebb { $n } gyakorlójátszma követheti egymást. Játssz tovább egy korábbiból.

## Days off

service-no-such-day = { $day }: nincs ilyen nap a naptárban.
service-days-off-spent = Évente { $n } külön szabadnapot vehetsz ki; ezzel túllépnéd a { $year }. évi keretet.
service-weekdays-later = A heti szabadnapjaidat legközelebb harminc nappal a legutóbbi változtatás után módosíthatod.
