### Wat de client zelf zegt

web-plain = { $name }

## Begin

web-title = Vier hoven, één tafel.
web-subtitle = Speel meteen tegen bots of, via een link, met vrienden: live of één zet per dag. Zonder account.
web-games = Spellen
web-players = Spelers
web-areas = Delen van de tafel
web-play-now = Nu spelen
web-new-table = Nieuwe tafel
web-my-tables = Mijn tafels
web-open-tables = Open tafels
web-no-tables = Nog geen tafel. ‘Nu spelen’ begint er een.
web-no-open-tables = Op dit moment wacht niemand op spelers.
web-watch-tables = Meekijken met een spel
web-nothing-to-watch = Er is nu geen openbaar spel bezig.
web-watch = Meekijken
web-find-table = Tafel zoeken
web-any-game = Elk spel
web-any-pace = Elk tempo
web-any-language = Elke taal
web-no-such-tables = Er wacht nu geen tafel van dit soort op spelers.
web-more-tables = Meer tafels
web-your-turn = Jij bent aan de beurt
web-next = Jij bent aan de beurt: { $game }
web-status-open = Wacht op spelers
web-status-running = Bezig
web-status-over = Afgelopen
web-status-held = Ligt stil
web-status-closed = Gesloten
web-closed-because = De beheerders hebben de tafel gesloten: { $reason }
web-free =
    { $n ->
        [one] { $n } plaats vrij
       *[other] { $n } plaatsen vrij
    }
web-guest = Gast { $n }
web-credits = Colofon
web-credits-icons = Pictogrammen: game-icons.net van Lorc, Delapouite en anderen, CC BY 3.0; alleen grootte en kleur zijn anders.
web-credits-fonts = Lettertypen: Cinzel van Natanael Gama en Alegreya Sans van Juan Pablo del Peral, SIL Open Font License.
web-credits-games = De spellen zijn van hun auteurs en uitgevers. De regels staan hier in onze eigen woorden; beeld, tekst en logo’s van hen gebruiken we niet.
web-home = Startpagina

## Een spel leren

web-learn-pages = Pagina’s
web-learn-to-play = Spelen
web-learn = Leren
web-learn-to-tables = Tafels
web-learn-title = Ga zitten. We beginnen meteen.
web-learn-subtitle = Odo de heraut speelt je eerste spel met je mee: tien minuten, zonder spelregelboekje.
web-learn-courts = { $n } van de { $all } hoven geleerd.
web-learn-first = Eerste spel · { $n } min
web-learn-go-on = Verder · nog { $n } min
web-learn-again = Eerste spel opnieuw
web-learn-new = Nieuw
web-learn-step = Stap { $n } van { $all }
web-learn-done = Klaar
web-learn-newcomer = Nieuw hier? Odo leert je een spel in tien minuten.
web-learn-how = Zo gaat een eerste spel
web-learn-how-act = Je speelt meteen
    .about = Odo zegt wat je doet en waarom, en op het bord licht op waar je moet klikken.
web-learn-how-wrong = Een fout is een vraag
    .about = Klik je iets anders aan, dan krijg je de regel erachter te zien. Het kost je nooit een zet.
web-learn-how-keep = Vertrek wanneer je wilt
    .about = De tafel wacht op je bij de stap waar je was.
web-learn-how-on = Daarna is het jouw spel
    .about = Na de laatste stap gaat hetzelfde spel verder, tegen milde bots.
web-goal = Doel
web-goal-pins = de nummers staan ook op het bord
web-goal-scores = Wat punten geeft
web-goal-hurts = Wat pijn doet
web-goal-never = Niet meer tonen voor { $game }
web-goal-teach = Leren, { $n } min
web-goal-got-it = Begrepen
web-goal-players =
    { $n ->
        [one] { $n } speler
       *[other] { $n } spelers
    }
web-goal-minutes = { $n } min
web-key-goal = het doel van het spel tonen
web-key-hints = vragen wat ik zou kunnen doen

## Nieuwe tafel, uitnodiging, wachten

web-seats = Plaatsen
web-seat = Plaats { $n }
web-seat-me = Ik
web-seat-device = Op dit apparaat
web-seat-invited = Uitnodigen via link
web-seat-open = Open voor iedereen
web-seat-bot = Bot
web-seat-person = Speler
web-level = Niveau
web-level-random = Nar
    .about = Speelt wat de dobbelsteen zegt.
web-level-squire = Schildknaap
    .about = Speelt verstandig en neemt vaak genoegen met het op één na beste. Fijn gezelschap voor een eerste spel.
web-level-knight = Ridder
    .about = Speelt degelijk, met kleine foutjes.
web-level-lord = Heer
    .about = Vergist zich zelden. Wie wil winnen, moet vooruitdenken.
web-level-king = Koning
    .about = Speelt elk idee in gedachten verder voordat hij kiest. De sterkste die we hebben.
web-name = Naam
web-pace = Tempo
web-pace-none = Zonder klok
    .about = Iedereen neemt de tijd die nodig is.
web-pace-live = Live
    .about = 15 minuten elk, 15 seconden erbij voor elk antwoord.
web-pace-days = Eén zet per dag
    .about = Hoogstens een dag voor elk antwoord.
web-public = Anderen kunnen deze tafel vinden en meekijken
web-free-undo = Ik kan alles terugnemen; het verslag vermeldt het
web-bots-pause = Bots wachten even voor ze antwoorden, zoals mensen doen
web-edition = Editie
web-variants = Regelvarianten
web-reconstructed = Gereconstrueerde waarden op bord en kaarten: { $n } van { $all }
web-make-table = Tafel aanmaken
web-unknown-game = Dit spel is hier niet geïnstalleerd.
web-join = Aanschuiven
web-invited = Je bent uitgenodigd aan een tafel
web-invited-to-watch = Je bent uitgenodigd om mee te kijken
web-at-table = Aan tafel
web-join-forbidden = Deze uitnodiging geldt niet meer. Vraag om een nieuwe link.
web-join-wrong = Deze link opent geen tafel: misschien ontbreekt er een stuk. Vraag om een nieuwe.
web-join-not-found = Deze tafel bestaat niet meer.
web-join-wrong-moment = Deze plaats is al bezet, of het spel is begonnen.
web-door = Kamercode
web-door-about = Die staat op het scherm van de gastheer, naast het adres.
web-door-code = Code
web-door-wrong = Op het scherm van de gastheer staat een andere code.
web-door-open = Binnenkomen
web-sit-down = Plaatsnemen
web-sit-last = Je neemt de laatste plaats: het spel begint meteen.
web-lobby = Wacht op spelers
web-ready = Klaar
web-waiting = Nog niet hier
web-invite = Uitnodigen
web-link = Link voor deze plaats
web-link-copied = De link is gekopieerd; stuur hem door.
web-seal = Zegel van de dobbelstenen:
web-seal-about = De server heeft een willekeurig getal verzegeld; wie gaat zitten, voegt er een van zichzelf aan toe. Na het spel is na te gaan dat alle trekkingen daaruit volgen.
web-leave = Tafel verlaten
web-close-table = Tafel sluiten
web-start = Starten

## Vrienden

web-name-ask = Hoe moeten de anderen je noemen?
web-name-ask-about = Je naam staat op de uitnodiging en bij je plaats.
web-invited-by = Je bent uitgenodigd aan de tafel van { $host }
web-invited-to-watch-by = Je bent uitgenodigd om mee te kijken aan de tafel van { $host }
web-code-have = Heb je een code gekregen?
web-code-open = Meedoen
web-code-where = In te voeren op de startpagina van { $address }
web-invite-title = Uitnodiging voor plaats { $n }
web-invite-until = Geldig tot { $time }, voor één persoon.
web-link-copy = Link kopiëren
web-link-share = Delen
web-qr = QR-code van de link
web-bot-title = Een bot voor plaats { $n }
web-bot-instead = Liever een bot
web-bot-seat = Bot plaatsen
web-bot-starts = Geen andere plaats is leeg: het spel begint meteen.
web-missing-players =
    { $n ->
        [one] Er ontbreekt nog één speler
       *[other] Er ontbreken nog { $n } spelers
    }
web-you = jij
web-leave-about = Je plaats komt vrij voor iemand anders.
web-leave-sure = Ja, verlaten
web-close-table-about = De tafel sluit voor iedereen en de uitnodigingen gelden niet meer.
web-close-table-sure = Ja, sluiten
web-rematch-offered = { $name } wil nog een keer spelen.
web-rematch-waits = De revanche wacht op spelers.
web-rematch-join = Naar de revanche
web-resigned = heeft opgegeven
web-told-to = Alleen { $name } kreeg te horen: ‘{ $text }’
web-end-now = Het spel beëindigen
web-end-now-about = Niemand anders hoeft akkoord te gaan: het spel eindigt meteen en niemand wint.
web-end-now-sure = Ja, beëindigen
web-offer-remove = Voorstellen de plaats van { $name } aan een bot te geven

## Instellingen

web-settings = Instellingen
web-language = Taal
web-theme = Thema
web-theme-system = Zoals het systeem
web-theme-dark = Donker
web-theme-light = Licht
web-theme-to-light = Naar het lichte thema
web-theme-to-dark = Naar het donkere thema
web-motion = Animaties
web-motion-full = Volledig
web-motion-fast = Snel
web-motion-none = Geen
web-telling-pace = Wat anderen doen
web-telling-pace-slow = Langzaam
web-telling-pace-normal = Normaal
web-telling-pace-fast = Snel
web-telling-pace-at-once = Meteen
web-telling = Wat er gebeurde
web-telling-at = { $n } van { $count }
web-telling-back = Eén gebeurtenis terug
web-telling-on = Eén gebeurtenis verder
web-telling-stop = Stoppen
web-telling-resume = Verder
web-telling-skip = Naar je beurt
web-telling-skip-over = Naar de uitslag
web-telling-then = Daarna jij:
web-telling-again = Nog eens zien wat er gebeurde
web-key-skip = overslaan wat anderen deden
web-key-card = de kaart van het geselecteerde ding openhouden
web-card-rule = Regel: { $name }
web-read-rule = Regel lezen
web-key-events = één gebeurtenis terug of verder, terwijl je ziet wat er gebeurde
web-days-off = Vrije dagen
    .about = Aan tafels waar een zet dagen mag duren, staat je klok op deze dagen stil: op hoogstens twee weekdagen en op { $days } losse dagen per jaar. Heb je de weekdagen gewijzigd, dan kan dat na dertig dagen opnieuw.
    .left = Losse dagen die je dit jaar nog hebt: { $left }
web-days-off-date = Een losse dag
web-days-off-add = Toevoegen
web-sound = Geluid
web-sound-turn = Een geluidje als ik aan de beurt ben
web-hints = Tips
web-hints-turn = Odo zegt wat ik zou kunnen doen en waarschuwt me
web-shared-device = Gedeeld apparaat
    .about = Het apparaat bewaart dan geen standen van je tafels om zonder verbinding te lezen.
web-shared-device-turn = Anderen gebruiken dit apparaat ook
web-save = Opslaan
web-saved = Opgeslagen.
web-my-data = Mijn gegevens
    .about = Alleen deze browser kent een gast: als je je afmeldt, kom je terug als iemand anders.
web-my-data-download = Downloaden
web-sign-out = Afmelden
web-signed-out = Je bent afgemeld.
web-sign-out-elsewhere = Overal elders afmelden
web-signed-out-elsewhere =
    { $n ->
        [one] Eén andere browser is afgemeld.
       *[other] { $n } andere browsers zijn afgemeld.
    }
web-erase = Mijn gegevens wissen
    .about = Je naam en alles wat je hebt geschreven, verdwijnen van alle tafels; in lopende spellen neemt een bot je plaats in. Afgelopen spellen blijven, zonder je naam. Dit kan niet ongedaan worden gemaakt.
web-erase-confirm = Vul ter bevestiging je naam in: { $name }
web-erase-now = Voorgoed wissen
web-erased = Je gegevens zijn gewist. Je naam verdwijnt binnen een paar minuten van de tafels.

## Aan tafel

web-loading = Tafel laden…
web-no-entry = Deze tafel kan niet worden geopend
web-prompt = De vraag
web-your-turn-name = Jij bent aan de beurt, { $name }.
web-choosing =
    { $count ->
        [one] { $names } kiest…
       *[other] { $names } kiezen…
    }
web-sealed-done = Je keuze is verzegeld. De tafel wacht op { $names }.
web-wait = Een ogenblik…
web-sending = Versturen…
web-aimed = Gekozen: { $action }. Enter verstuurt het, Escape annuleert het.
web-aimed-final = Gekozen: { $action }. Enter verstuurt het, daarna kan het niet worden teruggenomen; Escape annuleert het.
web-you-watch = Je kijkt mee.
web-paused = Het spel is gepauzeerd.
web-held-rules = Deze tafel ligt stil tot iemand naar de regels heeft gekeken.
web-held-error = Deze tafel ligt stil door een fout in de regels. Alle klokken staan stil en de beheerders zijn op de hoogte.
web-held-work = Deze tafel ligt stil omdat een stap veel meer werk op gang bracht dan de regels ooit nodig zouden moeten hebben. Alle klokken staan stil en de beheerders zijn op de hoogte.
web-held-components = Deze tafel ligt stil omdat het materiaalbestand niet meer wordt geaccepteerd. { $problem }
web-held-silent = Deze tafel ligt stil omdat het werk eraan meermaals werd onderbroken. Alle klokken staan stil en de beheerders zijn op de hoogte.
web-back = Terug
web-send = Versturen
web-time-then = Als de tijd om is: { $action }
web-undo = Terugnemen
web-answer = { $label }: { $terms }
web-answer-final = { $name }, kan niet worden teruggenomen
web-take-back = Terugnemen: { $step }
web-steps = Tot nu toe gekozen
web-so-far = Tot nu toe: { $terms }
web-choices =
    { $n ->
        [one] { $n } keuze
       *[other] { $n } keuzes
    }
web-all-choices = Alle keuzes ({ $n })
web-choices-hint = Wat je hier kiest, wordt nog niet verstuurd: je bevestigt het daarna.
web-hints-ask = Wat zou ik kunnen doen?
web-hints-thinking = Odo denkt na…
web-hints-found =
    { $n ->
        [one] Odo ziet { $n } mogelijkheid.
       *[other] Odo ziet { $n } mogelijkheden.
    }
web-hints-none = Hier valt niets af te wegen.
web-find = Zoeken
web-which = Welke?
web-can-choose = te kiezen
web-chosen = gekozen
web-out-of-reach = buiten bereik
web-to-move = aan de beurt
web-why-not = Waarom niet?
web-not-your-turn = Je bent niet aan de beurt.
web-amount = Aantal
web-less = Minder
web-more = Meer
web-more-of = nog { $n }
web-fewer = Minder tonen
web-log = Logboek
web-log-empty = Hier komt te staan wat er gebeurt.
web-earlier-lines =
    { $n ->
        [one] { $n } eerdere regel staat in het logboek.
       *[other] { $n } eerdere regels staan in het logboek.
    }
web-chat = Chat
web-chat-new =
    { $n ->
        [one] Chat, { $n } nieuw bericht
       *[other] Chat, { $n } nieuwe berichten
    }
web-chat-none = Nog niemand heeft iets geschreven.
web-people = Mensen
web-people-none = Er is verder niemand.
web-mute = Dempen
    .about = Gedempt: je ziet niet meer wat deze persoon schrijft.
web-block = Blokkeren
    .about = Geblokkeerd: je ziet niet meer wat deze persoon schrijft, en die kan niet meekijken of aanschuiven aan tafels waar je zit of die je hebt aangemaakt.
web-send-away = Wegsturen
    .about = Weggestuurd: deze persoon kan niet terug naar deze tafel.
web-chat-say = Schrijf iets
web-bot = bot
web-away = afwezig
web-days =
    { $n ->
        [one] { $n } dag
       *[other] { $n } dagen
    }
web-close = Sluiten
web-curtain = Geef het apparaat aan { $name }
web-curtain-open = Ik ben er
web-go-on = Verder

## Het einde

web-over = Het spel is afgelopen.
web-winner = winnaar
web-score-sheet = Scoreblad
web-total = Totaal
web-chart = Punten in de loop van het spel
web-chart-about = Punten van iedereen in de loop van het spel; met een knop ook als tabel.
web-chart-as-table = Als tabel
web-chart-as-lines = Als lijnen
web-rematch = Nog een keer spelen
web-record = Verslag downloaden
web-verify = Dobbelstenen controleren
web-verified = De server heeft alle { $draws } trekkingen nagerekend: ze volgen uit de startwaarde in het verslag.
web-verified-prepared = De les had er nog { $draws } voorbereid; het verslag noemt ze.
web-not-verified = Het verslag klopt niet:

## Toetsen

web-keys = Toetsen
web-key-walk = van keuze naar keuze gaan
web-key-pick = kiezen; nog een keer: versturen
web-key-back = een stap terug
web-key-answer = naar de antwoorden
web-key-undo = terugnemen
web-key-find = alle keuzes tonen
web-key-help = deze lijst
web-keys-reader = Met een schermlezer werken Tab, Shift+Tab en Enter altijd. Pijltjes en letters bereiken het spel alleen in de focusmodus: Insert+Spatie in NVDA, Insert+Z in JAWS.

## De lijn

web-offline = De dienst is niet bereikbaar.
web-service-down = De dienst is niet bereikbaar. Deze pagina probeert het vanzelf opnieuw.
web-line-down = Verbinding verbroken: wat je ziet, kan verouderd zijn. Opnieuw verbinden…
web-line-down-sending = Verbinding verbroken: je antwoord is bewaard en wordt verstuurd zodra de verbinding er weer is.
web-outdated = Er is een nieuwere versie van deze pagina.
web-reload = Opnieuw laden
web-problem = Er ging iets mis. Probeer het zo meteen opnieuw.
web-try-again = Opnieuw proberen
web-trying-again = De verbinding is slecht. Nieuwe poging…
web-load-failed = Dit kon niet worden geladen.
web-page-failed = Hier ging iets mis
web-page-failed-about = Niets van wat je hebt verstuurd, is verloren. Probeer het opnieuw of ga terug naar de startpagina.
web-line-slow = De verbinding is traag: een antwoord duurt { $seconds } s.
web-language-failed = Deze taal kon niet worden geladen. De pagina blijft zoals ze is.
web-not-found = Hier is niets
web-not-found-about = Op dit adres is geen pagina. Misschien is de link oud of onvolledig.

## Zonder verbinding

web-offline-title = Geen verbinding
web-offline-about = Zonder verbinding kun je de laatste standen van je tafels en de regels lezen. Om te spelen heb je verbinding nodig.
web-offline-kept = Op dit apparaat bewaard
web-offline-nothing = Op dit apparaat is niets bewaard.
web-offline-no-table = Deze tafel is niet op dit apparaat bewaard.
web-offline-position = Geen verbinding. Dit was de stand op { $time }; om te spelen heb je verbinding nodig.
web-offline-forget = Alles van dit apparaat verwijderen
web-offline-forgotten = Van dit apparaat verwijderd.

## Zaken van de tafel

web-menu = Tafel
web-share = Link van deze tafel kopiëren
web-watch-link-copied = De link is gekopieerd; wie hem opent, kan meekijken.
web-link-for-seated = Deze tafel is privé en je zit er niet aan: alleen wie hier zit, kan een link geven.
web-return = Mijn plaats weer innemen
web-resume = Verder spelen
web-offer-pause = Een pauze voorstellen
web-offer-undo = Vragen om mijn laatste zet terug te nemen
web-offer-end = Voorstellen om te stoppen
web-offer-end-about = Het spel eindigt zonder winnaar zodra alle anderen akkoord gaan.
web-offer-end-sure = Ja, voorstellen
web-resign = Opgeven
web-resign-about = Een bot speelt voor je verder en je wordt laatste, hoeveel punten hij ook haalt. Je kunt je plaats niet meer terugkrijgen.
web-resign-two-about = Het spel eindigt meteen en de ander wint.
web-resign-sure = Ja, opgeven
web-offered-pause = { $name } stelt een pauze voor.
web-offered-end = { $name } stelt voor hier te stoppen.
web-offered-undo = { $name } wil een zet terugnemen.
web-offered-remove = { $name } wil de plaats van een afwezige speler aan een bot geven.
web-yes = Akkoord
web-no = Nee
web-no-rule = Voor deze regel is er geen tekst.
web-rules = Regels
web-rules-all = Alle regels
web-rules-find = Zoeken in de regels
web-rules-none = Daarover zegt geen regel iets.
web-rules-pieces = Kaarten en spelmateriaal
web-rules-contents = Inhoud
web-rules-count =
    { $n ->
        [one] { $n } regel
       *[other] { $n } regels
    }
web-rules-show = Tonen
web-rules-read-on = Verder lezen in de regels
web-rules-print = Afdrukken
web-rules-numbers-exact = De getallen staan vast
web-rules-numbers-derived = Sommige getallen volgen uit andere

## Practice

web-practice = Oefening
web-practice-here = Vanaf hier verder spelen
web-practice-about = Je speelt in je eentje verder, met bots op de andere plaatsen. Wat jouw plaats niet kon zien, wordt opnieuw getrokken, en je kunt alles terugnemen.
web-practice-not-here = Hier hoeft niemand iets te kiezen. Ga één stap terug of verder.
web-practice-seat = Jouw plaats
web-practice-again = Vanaf daar nog een keer spelen
web-practice-origin = Terug naar het beginpunt

## Replay

web-replay = Terugkijken
web-replay-first = Naar het begin
web-replay-back = Eén stap terug
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-on = Eén stap verder
web-replay-last = Naar het einde
web-replay-moment = Moment van het spel
web-move-of = Zet { $n } van { $last }
web-eyes = Door wiens ogen
web-eyes-watcher = Toeschouwer
web-eyes-open = Alles open
web-secrets = Wat ieder alleen zag
web-secrets-none = Hier wist niemand meer dan de anderen.
web-to-table = Naar de tafel
web-past = Stand bij zet { $n }
web-now = Terug naar nu

## Royals

web-royals-influence = Invloed
web-royals-price = Prijs in landenkaarten
web-royals-payment = Betaling
web-royals-take-back = Terugnemen: { $card }
web-royals-give-for = Geef een opgetilde kaart: { $office }
web-royals-discard = Leg opgetilde kaarten af tot de handlimiet

## Kingsburg

web-kingsburg-reachable =
    { $n ->
        [one] bereikbaar met dobbelsteen { $group }
       *[other] bereikbaar met dobbelstenen { $group }
    }
web-kingsburg-more-ways =
    { $n ->
        [one] of op { $n } andere manier
       *[other] of op { $n } andere manieren
    }
web-kingsburg-free = vrij
web-kingsburg-aimed =
    { $n ->
        [one] gekozen, met dobbelsteen { $group }
       *[other] gekozen, met dobbelstenen { $group }
    }
web-kingsburg-taken =
    { $n ->
        [one] { $taken }, dobbelsteen { $group }
       *[other] { $taken }, dobbelstenen { $group }
    }
web-kingsburg-hand = Mijn dobbelstenen en grondstoffen
web-kingsburg-province = Mijn provincie
web-kingsburg-provinces = Provincies
web-kingsburg-can-build = kan gebouwd worden
web-kingsburg-needs = vereist eerst { $building_acc }
web-kingsburg-dice = Dobbelstenen: { $dice }
web-kingsburg-row = Rij { $n }
web-kingsburg-column = kolom { $n }
web-kingsburg-costs = kost { $price }
web-kingsburg-affordable = betaalbaar
web-kingsburg-missing = { $goods } te weinig
web-kingsburg-strength = Je kracht zonder de versterking van de koning: { $low }
web-kingsburg-strength-range = Je kracht zonder de versterking van de koning: { $low } tot { $high }
web-kingsburg-strength-now = Je kracht: { $n }
web-kingsburg-phase = fase { $n } van { $all }
web-kingsburg-order = Speelvolgorde: { $players }.
web-kingsburg-turn = Aan de beurt: { $player }.
web-kingsburg-turn-next = Aan de beurt: { $player }, daarna { $next }.

## Tekens van een bord

web-legend = Legenda
web-legend-can = goud: hier kun je iets doen

## De analyse van een afgelopen spel

web-review = Analyse
web-percent = { $n }%

web-lesson = Les
web-lesson-odo = Odo
web-lesson-step = Stap { $n } van { $count }
web-lesson-show = Voordoen
web-lesson-skip = Overslaan
web-lesson-on = Verder
web-lesson-path = Alle stappen
web-lesson-done = Klaar:
web-lesson-rule = Regel: { $name }
web-lesson-leave = De les verlaten, het spel houden
web-lesson-estimates = Een getal met ≈ staat niet in het spelregelboekje; we hebben het zorgvuldig gereconstrueerd.
web-lesson-then = Na de laatste stap is het spel van jou. Odo spreekt dan alleen als je hem iets vraagt.
web-lesson-not-that = Dat mag, maar eerst komt een andere zet.
web-lesson-look-there = Je zet heeft een gouden rand.
web-lesson-nothing-there = Daar valt nu niets te doen.
web-lesson-is-yours = Dat laat alleen zien wat je hebt.
web-lesson-is-theirs = Dat is van { $player }.
web-lesson-clicked = ‘{ $name }’? { $text }
web-lesson-farewell = Het spel is nu van jou
web-lesson-farewell-text = Je weet hoe het gaat. Speel verder zoals je wilt; ik spreek alleen als je me iets vraagt. Met mijn portret bovenaan roep je me: ‘{ $ask }’.
web-lesson-play-on = Verder spelen
web-lesson-ask = Odo iets vragen
web-lesson-learnt = Wat Odo je vertelde
web-lesson-tell-hint = Met de pijlen zie je stap voor stap wat je rivalen doen.
web-lesson-look = Odo laat je iets zien.
web-lesson-send = Bevestig het nu met de gouden knop bovenaan.
web-lesson-send-again = Bevestig met de gouden knop.
