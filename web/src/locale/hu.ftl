### Amit maga a kliens mond

web-plain = { $name }

## Kezdőlap

web-title = Négy udvar, egy asztal.
web-subtitle = Játssz rögtön botok ellen, vagy hívd meg a barátaidat egy linkkel: élőben vagy napi egy lépéssel. Fiók nem kell hozzá.
web-games = Játékok
web-players = Játékosok
web-areas = Az asztal részei
web-play-now = Játék most
web-new-table = Új asztal
web-my-tables = Asztalaim
web-open-tables = Nyitott asztalok
web-no-tables = Még nincs asztalod. A „Játék most” gombbal indul egy.
web-no-open-tables = Most senki sem vár játékosokra.
web-watch-tables = Nézhető játszmák
web-nothing-to-watch = Most nem folyik nyilvános játék.
web-watch = Nézem
web-find-table = Asztal keresése
web-any-game = Bármelyik játék
web-any-pace = Bármilyen tempó
web-any-language = Bármelyik nyelv
web-no-such-tables = Ilyen asztal most nem vár játékosokra.
web-more-tables = További asztalok
web-your-turn = Te jössz
web-next = Te jössz: { $game }
web-status-open = Játékosokra vár
web-status-running = Folyamatban
web-status-over = Befejezve
web-status-held = Felfüggesztve
web-status-closed = Bezárva
web-closed-because = Az üzemeltetők bezárták az asztalt: { $reason }
web-free = { $n } szabad hely
web-guest = { $n }. vendég
web-credits = Köszönet
web-credits-icons = Ikonok: game-icons.net, Lorc, Delapouite és mások, CC BY 3.0; csak méretük és színük más.
web-credits-fonts = Betűk: Cinzel (Natanael Gama) és Alegreya Sans (Juan Pablo del Peral), SIL Open Font License.
web-credits-games = A játékok a szerzőiké és a kiadóiké. A szabályokat itt saját szavainkkal mondjuk el; képet, szöveget, emblémát nem vettünk át.
web-home = Kezdőlap

## Egy játék megtanulása

web-learn-pages = Oldalak
web-learn-to-play = Játék
web-learn = Tanulás
web-learn-to-tables = Asztalok
web-learn-title = Ülj le. Rögtön kezdünk.
web-learn-subtitle = Odo, a herold végigjátssza veled az első játszmádat: tíz perc, szabályfüzet nélkül.
web-learn-courts = { $all } udvarból { $n } megvan.
web-learn-first = Első játszma · { $n } perc
web-learn-go-on = Folytatom · még { $n } perc
web-learn-again = Első játszma újra
web-learn-new = Új
web-learn-step = { $n }. lépés, összesen { $all }
web-learn-done = Kész
web-learn-newcomer = Először jársz itt? Odo tíz perc alatt megtanít egy játékra.
web-learn-how = Így zajlik az első játszma
web-learn-how-act = Rögtön játszol
    .about = Odo elmondja, mit és miért tegyél, a táblán pedig fény mutatja, hová kattints.
web-learn-how-wrong = Tévedni szabad
    .about = Ha máshová kattintasz, Odo a szabállyal válaszol. Lépést sosem veszítesz vele.
web-learn-how-keep = Bármikor elmehetsz
    .about = Az asztal annál a lépésnél vár, ahol abbahagytad.
web-learn-how-on = Utána a játszma a tiéd
    .about = Az utolsó lépés után ugyanaz a játszma folytatódik, szelíd botok ellen.
web-goal = Cél
web-goal-pins = a számok a táblán is ott vannak
web-goal-scores = Ami pontot ér
web-goal-hurts = Ami fáj
web-goal-never = { $game }: többé ne jelenjen meg
web-goal-teach = Taníts meg, { $n } perc
web-goal-got-it = Értem
web-goal-players = { $n } játékos
web-goal-minutes = { $n } perc
web-key-goal = a játék célja
web-key-hints = mit tehetnék?

## Új asztal, meghívás, várakozás

web-seats = Helyek
web-seat = { $n }. hely
web-seat-me = Én
web-seat-device = Ezen az eszközön
web-seat-invited = Meghívó linkkel
web-seat-open = Bárki leülhet
web-seat-bot = Bot
web-seat-person = Játékos
web-level = Szint
web-level-random = Udvari bolond
    .about = Azt lépi, amit a kocka mond.
web-level-squire = Fegyvernök
    .about = Józanul játszik, és gyakran beéri a második legjobbal. Jó társ az első játszmához.
web-level-knight = Lovag
    .about = Megbízhatóan játszik, apró pontatlanságokkal.
web-level-lord = Főúr
    .about = Ritkán téved. Aki le akarja győzni, tervezzen előre.
web-level-king = Király
    .about = Minden ötletet fejben továbbjátszik, mielőtt választ. A legerősebb, akink van.
web-name = Név
web-pace = Tempó
web-pace-none = Óra nélkül
    .about = Mindenki annyit gondolkodik, amennyit akar.
web-pace-live = Élő
    .about = Fejenként 15 perc, minden válasz után 15 másodperc ráadás.
web-pace-days = Napi egy lépés
    .about = Minden válaszra legfeljebb egy nap van.
web-public = Mások is megtalálhatják és nézhetik ezt az asztalt
web-free-undo = Bármit visszavonhatok; ez a jegyzőkönyvbe is bekerül
web-bots-pause = A botok válasz előtt szünetet tartanak, ahogy az emberek
web-edition = Kiadás
web-variants = Szabályváltozatok
web-reconstructed = Rekonstruált értékek a táblán és a lapokon: { $all } közül { $n }
web-make-table = Asztal létrehozása
web-unknown-game = Ez a játék itt nincs telepítve.
web-join = Csatlakozás
web-invited = Meghívtak egy asztalhoz
web-invited-to-watch = Meghívtak, hogy nézz egy játékot
web-at-table = Az asztalnál
web-join-forbidden = Ez a meghívó már nem érvényes. Kérj új linket.
web-join-wrong = Ez a link nem nyit meg asztalt: talán hiányzik belőle egy darab. Kérj újat.
web-join-not-found = Ez az asztal már nem létezik.
web-join-wrong-moment = Ez a hely már foglalt, vagy elkezdődött a játék.
web-door = A szoba kódja
web-door-about = A házigazda képernyőjén látható, a cím mellett.
web-door-code = Kód
web-door-wrong = A házigazda képernyőjén más kód látható.
web-door-open = Belépek
web-sit-down = Leülök
web-sit-last = Ez az utolsó szabad hely: a játék azonnal elkezdődik.
web-lobby = Játékosokra vár
web-ready = Kész
web-waiting = Még nincs itt
web-invite = Meghívás
web-link = Ennek a helynek a linkje
web-link-copied = A link a vágólapon van; küldd el a barátodnak.
web-seal = A kockák pecsétje:
web-seal-about = A szerver lepecsételt egy véletlen számot, és mindenki, aki leül, hozzáad egy sajátot. A játék után ellenőrizhető, hogy minden húzás ezekből következik.
web-leave = Elhagyom az asztalt
web-close-table = Bezárom az asztalt
web-start = Indítás

## Barátok

web-name-ask = Hogyan szólítsanak a többiek?
web-name-ask-about = A neved a meghívón és a helyeden látszik.
web-invited-by = { $host } meghívott az asztalához
web-invited-to-watch-by = Meghívtak, hogy nézz egy játékot { $host } asztalánál
web-code-have = Kaptál egy kódot?
web-code-open = Belépek
web-code-where = A kezdőlapon kell beírni: { $address }
web-invite-title = Meghívás: { $n }. hely
web-invite-until = Érvényes eddig: { $time }; egy embernek szól.
web-link-copy = A link másolása
web-link-share = Megosztás
web-qr = A link QR-kódja
web-bot-title = Bot: { $n }. hely
web-bot-instead = Inkább bot
web-bot-seat = Leültetem a botot
web-bot-starts = Nincs több üres hely: a játék azonnal elkezdődik.
web-missing-players =
    { $n ->
        [one] Még egy játékos hiányzik
       *[other] Még { $n } játékos hiányzik
    }
web-you = te
web-leave-about = A helyed felszabadul valaki más számára.
web-leave-sure = Igen, elhagyom
web-close-table-about = Az asztal mindenki számára bezárul, és a meghívók sem érvényesek többé.
web-close-table-sure = Igen, bezárom
web-rematch-offered = { $name } szeretne még egyet játszani.
web-rematch-waits = A visszavágó játékosokra vár.
web-rematch-join = Csatlakozom a visszavágóhoz
web-resigned = feladta
web-told-to = Csak { $name } tudta meg: „{ $text }”
web-end-now = Befejezem a játékot
web-end-now-about = Senki másnak nem kell beleegyeznie: a játék azonnal véget ér, és senki sem nyer.
web-end-now-sure = Igen, befejezem
web-offer-remove = Javaslom, hogy { $name } helyén bot játsszon

## Beállítások

web-settings = Beállítások
web-language = Nyelv
web-theme = Megjelenés
web-theme-system = A rendszer szerint
web-theme-dark = Sötét
web-theme-light = Világos
web-theme-to-light = Váltás világosra
web-theme-to-dark = Váltás sötétre
web-motion = Animáció
web-motion-full = Teljes
web-motion-fast = Gyors
web-motion-none = Nincs
web-telling-pace = A többiek lépései
web-telling-pace-slow = Lassan
web-telling-pace-normal = Közepesen
web-telling-pace-fast = Gyorsan
web-telling-pace-at-once = Azonnal
web-telling = Mi történt
web-telling-at = { $n }/{ $count }
web-telling-back = Egy eseménnyel vissza
web-telling-on = Egy eseménnyel tovább
web-telling-stop = Megállítás
web-telling-resume = Folytatás
web-telling-skip = Átugrás
web-telling-skip-over = Ugrás az eredményhez
web-telling-then = Aztán te:
web-telling-again = Mi történt? Mutasd újra
web-key-skip = a többiek lépéseinek átugrása
web-key-card = a kijelölt dolog kártyájának nyitva tartása
web-card-rule = Szabály: { $name }
web-read-rule = A szabály
web-key-events = egy eseménnyel vissza vagy tovább, amíg az asztal mutatja, mi történt
web-days-off = Szabadnapok
    .about = Azoknál az asztaloknál, ahol egy lépésre napok jutnak, ezeken a napokon áll az órád: a hét legfeljebb két napján, és évente { $days } külön napon. Ha módosítod a heti napokat, harminc nap múlva változtathatsz rajtuk újra.
    .left = Ebben az évben még kivehető napok: { $left }
web-days-off-date = Egy nap
web-days-off-add = Hozzáadás
web-sound = Hang
web-sound-turn = Hangjelzés, ha én jövök
web-hints = Tippek
web-hints-turn = Odo megmondja, mit tehetnék, és figyelmeztet
web-shared-device = Közös eszköz
    .about = Ilyenkor az eszköz nem őrzi meg az asztalaid állását kapcsolat nélküli olvasásra.
web-shared-device-turn = Mások is használják ezt az eszközt
web-save = Mentés
web-saved = Elmentve.
web-my-data = Az adataim
    .about = A vendéget csak ez a böngésző ismeri: ha kijelentkezel, új vendégként térsz vissza.
web-my-data-download = Letöltés
web-sign-out = Kijelentkezés
web-signed-out = Kijelentkeztél.
web-sign-out-elsewhere = Kijelentkezés mindenhol máshol
web-signed-out-elsewhere =
    { $n ->
        [one] Egy másik böngészőből kijelentkeztél.
       *[other] { $n } másik böngészőből kijelentkeztél.
    }
web-erase = Adataim törlése
    .about = A neved és minden, amit írtál, eltűnik az összes asztaltól; a folyamatban lévő játékokban bot veszi át a helyed. A befejezett játékok megmaradnak, a neved nélkül. Ezt nem lehet visszavonni.
web-erase-confirm = A megerősítéshez írd be a neved: { $name }
web-erase-now = Végleges törlés
web-erased = Az adataidat töröltük. A neved egy-két percen belül eltűnik az asztaloktól.

## Az asztalnál

web-loading = Az asztal betöltése…
web-no-entry = Ez az asztal nem nyitható meg
web-prompt = A kérdés
web-your-turn-name = Te jössz, { $name }.
web-choosing =
    { $count ->
        [one] { $names } választ…
       *[other] { $names } választ…
    }
web-sealed-done = A választásod titokban marad. Akire még várunk: { $names }.
web-wait = Egy pillanat…
web-sending = Küldés…
web-aimed = Választásod: { $action }. Az Enter elküldi, az Escape elveti.
web-aimed-final = Választásod: { $action }. Az Enter elküldi, és utána nem vonható vissza; az Escape elveti.
web-you-watch = Nézőként vagy itt.
web-paused = A játék szünetel.
web-held-rules = Ez az asztal fel van függesztve, amíg valaki át nem nézi a szabályait.
web-held-error = Ez az asztal fel van függesztve, mert hiba történt a szabályaiban. Minden óra áll, és az üzemeltetők már tudnak róla.
web-held-work = Ez az asztal fel van függesztve, mert egy lépés jóval több munkát indított el, mint amennyi a szabályokhoz valaha is kellhet. Minden óra áll, és az üzemeltetők már tudnak róla.
web-held-components = Ez az asztal fel van függesztve, mert a játékelemfájlját már nem fogadjuk el. { $problem }
web-held-silent = Ez az asztal fel van függesztve, mert többször is megszakadt a feldolgozása. Minden óra áll, és az üzemeltetők már tudnak róla.
web-back = Vissza
web-send = Küldés
web-time-then = Ha lejár az idő: { $action }
web-undo = Visszavonás
web-answer = { $label }: { $terms }
web-answer-final = { $name }, nem vonható vissza
web-take-back = Visszavonom: { $step }
web-steps = Eddigi választásaid
web-so-far = Eddig: { $terms }
web-choices = { $n } lehetőség
web-all-choices = Összes lehetőség ({ $n })
web-choices-hint = Amit itt választasz, még nem megy el: utána erősíted meg.
web-hints-ask = Mit tehetnék?
web-hints-thinking = Odo gondolkodik…
web-hints-found = Odo { $n } lehetőséget lát.
web-hints-none = Itt nincs mit mérlegelni.
web-find = Keresés
web-which = Melyiket?
web-can-choose = választható
web-chosen = kiválasztva
web-out-of-reach = nem érhető el
web-to-move = soron van
web-why-not = Miért nem?
web-not-your-turn = Nem te jössz.
web-amount = Mennyiség
web-less = Kevesebb
web-more = Több
web-more-of = még { $n }
web-fewer = Kevesebb
web-log = Napló
web-log-empty = Itt jelenik meg sorra minden, ami történik.
web-earlier-lines = { $n } korábbi sor a naplóban olvasható.
web-chat = Chat
web-chat-new = Chat, { $n } új üzenet
web-chat-none = Még senki sem írt semmit.
web-people = Jelenlévők
web-people-none = Rajtad kívül nincs itt senki.
web-mute = Némítás
    .about = Némítva: nem látod, amit ír.
web-block = Letiltás
    .about = Letiltva: nem látod, amit ír; nem nézheti a játékodat, és nem ülhet le olyan asztalhoz, ahol ülsz, vagy amelyet te hoztál létre.
web-send-away = Elküldés
    .about = Elküldve: nem jöhet vissza ehhez az asztalhoz.
web-chat-say = Írj valamit
web-bot = bot
web-away = nincs itt
web-days = { $n } nap
web-close = Bezárás
web-curtain = Add át az eszközt: { $name }
web-curtain-open = Itt vagyok
web-go-on = Tovább

## A vége

web-over = A játék véget ért.
web-winner = győztes
web-score-sheet = Pontozólap
web-total = Összesen
web-chart = Pontok a játék során
web-chart-about = Minden játékos pontjai a játék során; egy gomb táblázatként is megmutatja.
web-chart-as-table = Táblázatként
web-chart-as-lines = Vonalakkal
web-rematch = Játsszunk még egyet
web-record = A jegyzőkönyv letöltése
web-verify = A kockák ellenőrzése
web-verified = A szerver minden húzást ({ $draws }) újraszámolt: a jegyzőkönyvben álló kiinduló számból következnek.
web-verified-prepared = További { $draws } húzást a lecke készített elő; a jegyzőkönyv ezeket megnevezi.
web-not-verified = A jegyzőkönyv nem érvényes:

## Billentyűk

web-keys = Billentyűk
web-key-walk = lépkedés a lehetőségek között
web-key-pick = választás; még egyszer: küldés
web-key-back = vissza egy lépést
web-key-answer = ugrás a válaszokhoz
web-key-undo = visszavonás
web-key-find = minden lehetőség listája
web-key-help = ez a lista
web-keys-reader = Képernyőolvasóval a Tab, a Shift+Tab és az Enter mindig működik. A nyilak és a betűk csak fókuszmódban jutnak el a játékhoz: Insert+Szóköz az NVDA-ban, Insert+Z a JAWS-ban.

## A vonal

web-offline = A szolgáltatás nem érhető el.
web-service-down = A szolgáltatás nem érhető el. Az oldal magától újrapróbálja.
web-line-down = Megszakadt a kapcsolat: amit látsz, lehet, hogy már nem friss. Újracsatlakozás…
web-line-down-sending = Megszakadt a kapcsolat: a válaszodat megőrizzük, és elküldjük, amint helyreáll.
web-outdated = Van újabb változata ennek az oldalnak.
web-reload = Újratöltés
web-problem = Valami hiba történt. Próbáld újra egy kis idő múlva.
web-try-again = Újra
web-trying-again = Gyenge a kapcsolat. Újabb próbálkozás…
web-load-failed = Ezt nem sikerült betölteni.
web-page-failed = Itt valami hiba történt
web-page-failed-about = Amit elküldtél, nem veszett el. Próbáld újra, vagy menj vissza a kezdőlapra.
web-line-slow = Lassú a kapcsolat: egy válasz { $seconds } másodpercig tart.
web-language-failed = Ezt a nyelvet nem sikerült betölteni. Az oldal nyelve marad a régi.
web-not-found = Itt nincs semmi
web-not-found-about = Ezen a címen nincs oldal. Lehet, hogy a link régi vagy hiányos.

## Kapcsolat nélkül

web-offline-title = Nincs kapcsolat
web-offline-about = Kapcsolat nélkül az asztalaid utolsó állását és a szabályokat olvashatod. A játékhoz kapcsolat kell.
web-offline-kept = Ezen az eszközön megőrizve
web-offline-nothing = Ezen az eszközön nincs semmi megőrizve.
web-offline-no-table = Ez az asztal nincs megőrizve ezen az eszközön.
web-offline-position = Nincs kapcsolat. Ez volt az állás ekkor: { $time }; a játékhoz kapcsolat kell.
web-offline-forget = Mindez törlődjön az eszközről
web-offline-forgotten = Törölve erről az eszközről.

## Az asztal dolgai

web-menu = Asztal
web-share = Az asztal linkjének másolása
web-watch-link-copied = A link a vágólapon van; aki megnyitja, nézheti a játékot.
web-link-for-seated = Ez az asztal nem nyilvános, és te nem ülsz itt: linket csak az adhat, aki itt ül.
web-return = Visszaveszem a helyem
web-resume = Játsszunk tovább
web-offer-pause = Szünetet javaslok
web-offer-undo = Visszavonnám az utolsó lépésemet
web-offer-end = Befejezést javaslok
web-offer-end-about = A játék győztes nélkül ér véget, amint mindenki más beleegyezik.
web-offer-end-sure = Igen, javaslom
web-resign = Feladom
web-resign-about = Bot játszik tovább helyetted, és akárhány pontot szerez, utolsó leszel. A helyedet nem veheted vissza.
web-resign-two-about = A játék azonnal véget ér, és a másik játékos nyer.
web-resign-sure = Igen, feladom
web-offered-pause = { $name } szünetet javasol.
web-offered-end = { $name } azt javasolja, hogy itt fejezzük be.
web-offered-undo = { $name } vissza szeretne vonni egy lépést.
web-offered-remove = { $name } botra bízná egy távol lévő játékos helyét.
web-yes = Rendben
web-no = Nem
web-no-rule = Ehhez a szabályhoz nincs szöveg.
web-rules = Szabályok
web-rules-all = Minden szabály
web-rules-find = Keresés a szabályokban
web-rules-none = Erről nem szól szabály.
web-rules-pieces = Kártyák és játékelemek
web-rules-contents = Tartalom
web-rules-count = { $n } szabály
web-rules-show = Mutasd meg
web-rules-read-on = Tovább a szabályokban
web-rules-print = Nyomtatás
web-rules-numbers-exact = Számai biztosak
web-rules-numbers-derived = Néhány száma más számokból következik

## Practice

web-practice = Gyakorlás
web-practice-here = Továbbjátszom innen
web-practice-about = Egyedül játszol tovább, a többi helyen botok ülnek. Amit a helyedről nem láthattál, azt újra kihúzzuk, és bármit visszavonhatsz.
web-practice-not-here = Itt senkinek sincs miről döntenie. Lépj egyet vissza vagy előre.
web-practice-seat = A helyed
web-practice-again = Még egyszer onnan
web-practice-origin = Vissza a kiindulóponthoz

## Replay

web-replay = Visszajátszás
web-replay-first = Az elejére
web-replay-back = Egy lépést vissza
web-replay-play = Lejátszás
web-replay-pause = Megállítás
web-replay-on = Egy lépést előre
web-replay-last = A végére
web-replay-moment = A játék pillanata
web-move-of = { $n }. lépés, összesen { $last }
web-eyes = Kinek a szemével
web-eyes-watcher = Néző
web-eyes-open = Minden nyíltan
web-secrets = Amit ki-ki egyedül látott
web-secrets-none = Itt senki sem tudott többet a többieknél.
web-to-table = Az asztalhoz
web-past = Állás: { $n }. lépés
web-now = Vissza a jelenbe

## Royals

web-royals-influence = Befolyás
web-royals-price = Ára országkártyában
web-royals-payment = Fizetés
web-royals-take-back = Visszaveszem: { $card }
web-royals-give-for = Adj egy kiemelt lapot: { $office }
web-royals-discard = Dobj el kiemelt lapokat a kézlimitig

## Kingsburg

web-kingsburg-reachable =
    { $n ->
        [one] elérhető ezzel a kockával: { $group }
       *[other] elérhető ezekkel a kockákkal: { $group }
    }
web-kingsburg-more-ways = vagy { $n } más módon
web-kingsburg-free = szabad
web-kingsburg-aimed =
    { $n ->
        [one] kiválasztva ezzel a kockával: { $group }
       *[other] kiválasztva ezekkel a kockákkal: { $group }
    }
web-kingsburg-taken =
    { $n ->
        [one] { $taken }, kocka: { $group }
       *[other] { $taken }, kockák: { $group }
    }
web-kingsburg-hand = Kockáim és nyersanyagaim
web-kingsburg-province = Tartományom
web-kingsburg-provinces = Tartományok
web-kingsburg-can-build = felépíthető
web-kingsburg-needs = előbb { $building_acc } kell felépíteni
web-kingsburg-dice = Kockák: { $dice }
web-kingsburg-row = { $n }. sor
web-kingsburg-column = { $n }. oszlop
web-kingsburg-costs = ára { $price }
web-kingsburg-affordable = telik rá
web-kingsburg-missing = hiányzik: { $goods }
web-kingsburg-strength = Haderőd a király erősítése nélkül: { $low }
web-kingsburg-strength-range = Haderőd a király erősítése nélkül: { $low }–{ $high }
web-kingsburg-strength-now = Haderőd: { $n }
web-kingsburg-phase = { $n }. szakasz, összesen { $all }
web-kingsburg-order = Sorrend: { $players }.
web-kingsburg-turn = Soron van: { $player }.
web-kingsburg-turn-next = Soron van: { $player }, utána { $next }.

## A táblák jelei

web-legend = Jelmagyarázat
web-legend-can = aranyszín: itt léphetsz

## Egy befejezett játszma elemzése

web-review = Elemzés
web-percent = { $n }%

web-lesson = Lecke
web-lesson-odo = Odo
web-lesson-step = { $n }/{ $count }. lépés
web-lesson-show = Mutasd meg
web-lesson-skip = Kihagyom
web-lesson-on = Tovább
web-lesson-path = Minden lépés
web-lesson-done = Kész:
web-lesson-rule = Szabály: { $name }
web-lesson-leave = Kilépek a leckéből, a játszma megmarad
web-lesson-estimates = A ≈ jel olyan szám előtt áll, amelyet a szabályfüzet nem közöl; mi gondosan rekonstruáltuk.
web-lesson-then = Az utolsó lépés után a játszma a tiéd. Odo onnantól csak akkor szól, ha kérdezed.
web-lesson-not-that = Ez is szabályos, de most más lépés következik.
web-lesson-look-there = A lépésed arany keretben van.
web-lesson-nothing-there = Ott most nincs teendőd.
web-lesson-is-yours = Az csak azt mutatja, mid van.
web-lesson-is-theirs = Az { $player } holmija.
web-lesson-clicked = „{ $name }”? { $text }
web-lesson-farewell = Mostantól a tiéd a játszma
web-lesson-farewell-text = Már tudod, hogyan megy. Játssz tovább kedved szerint; én csak akkor szólok, ha kérdezel. Fent az arcképemmel hívhatsz: „{ $ask }”
web-lesson-play-on = Játszom tovább
web-lesson-ask = Odo, segíts!
web-lesson-learnt = Amit Odo elmondott
web-lesson-tell-hint = A nyilakkal lépésenként nézheted meg, mit tesznek az ellenfeleid.
web-lesson-look = Odo mutat valamit.
web-lesson-send = Most erősítsd meg fent az arany gombbal.
web-lesson-send-again = Erősítsd meg az arany gombbal.
