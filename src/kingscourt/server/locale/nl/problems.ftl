### What the service says no to, told to the person who asked

## Who asks

service-no-name = Vul eerst je naam in.
service-unknown-here = Deze browser is hier niet bekend. Vul je naam opnieuw in.
service-long-away = Je bent hier lang niet geweest. Vul je naam opnieuw in.
service-signed-out = Je bent hier afgemeld. Vul je naam in om je weer aan te melden.
service-banned = Je mag je hier niet aanmelden. Denk je dat dit een vergissing is, schrijf dan naar de beheerders.
service-confirm-name = Vul ter bevestiging je naam in, precies zoals die er staat.
service-nobody-there = Zo iemand is er hier niet.
service-wrong-code = Op het scherm staat een andere code.
service-wrong-link = Dit is niet de link op het scherm.
service-other-site = Deze pagina hoort bij een andere site. Open Kingscourt zelf.

## When it is too much, or something is away

service-too-fast = Dat was veel tegelijk. Wacht even en probeer het dan opnieuw.
service-too-many-windows = Er staan hier te veel vensters open. Sluit er eerst een.
service-many-open-tables = Er mogen hoogstens { $n } van je tafels tegelijk op spelers wachten. Verlaat er een, of wacht tot er een begint.
service-list-full = Er staan al { $n } mensen op deze lijst. Haal er eerst iemand af.
service-many-checks = Er worden nu veel verslagen gecontroleerd. Probeer het zo meteen opnieuw.
service-too-much-check = Dit verslag controleren is hier te veel werk. `kingscourt verify` op je eigen computer controleert elk verslag.
service-too-much-components = Dit materiaalbestand lezen is te veel werk. Maak het kleiner of eenvoudiger.
service-too-much-totals = Het puntenverloop nagaan is bij dit spel te veel werk.
service-too-much-review = Dit spel analyseren is te veel werk.
service-many-reviews = Er worden al twee analyses voor je gemaakt. Wacht tot er een klaar is.
service-child-lost = Het proces dat hiermee bezig was, is onderbroken. Probeer het zo meteen opnieuw.
service-away = De tafels zijn nu niet bereikbaar. Probeer het zo meteen opnieuw.
service-no-names = Namen en lijsten zijn nu niet beschikbaar. Probeer het zo meteen opnieuw.
service-too-busy = Er gebeurt nu te veel aan deze tafel. Probeer het opnieuw.
service-cannot-open = Deze tafel kan niet worden geopend. De beheerders zijn op de hoogte.
service-newer-rules = Deze tafel gebruikt regels die hier net worden geïnstalleerd. Probeer het zo meteen opnieuw.
service-internal = Er ging bij ons iets mis. Het is genoteerd; probeer het opnieuw.

## Tables, seats and invitations

service-no-table = Deze tafel bestaat niet of is privé.
service-no-invitation = Dit is geen uitnodiging. Vraag om een nieuwe link.
service-other-invitation = Deze uitnodiging is voor een andere tafel of is ingetrokken. Vraag om een nieuwe link.
service-old-invitation = Deze uitnodiging is verlopen. Vraag om een nieuwe link.
service-no-such-code = Er is geen uitnodiging met deze code. Controleer de code of vraag om een nieuwe.
service-private = Deze tafel is privé. Je hebt een uitnodiging voor een plaats nodig.
service-blocked = Iemand aan deze tafel wil niet met je spelen.
service-sent-away = Degene die deze tafel heeft aangemaakt, heeft je weggestuurd.
service-not-yours-to-remove = Alleen wie de tafel heeft aangemaakt, kan toeschouwers wegsturen.
service-sits-here = Wie aan de tafel zit, kan niet worden weggestuurd.
service-needs-person = Een tafel heeft minstens één mens nodig.
service-undo-with-bots = Onbeperkt terugnemen kan alleen als je in je eentje met bots speelt.
service-not-waiting = Deze tafel wacht niet meer op spelers.
service-seated = Je zit al aan deze tafel.
service-not-seated = Je zit niet aan deze tafel.
service-seat-taken = Deze plaats is bezet.
service-seat-kept = Deze plaats is voor iemand anders gereserveerd.
service-no-seat-free = Er is geen plaats vrij.
service-not-your-seat = Dit is niet jouw plaats.
service-seats-empty = Sommige plaatsen zijn nog leeg.
service-not-yours-to-start = Alleen wie de tafel heeft aangemaakt, kan het spel starten.
service-not-yours-to-fill = Alleen wie de tafel heeft aangemaakt, kan een plaats aan een bot geven.
service-not-yours-to-invite = Alleen wie bij de tafel hoort, kan anderen uitnodigen.
service-not-yours-to-end = Alleen wie de tafel heeft aangemaakt, kan uitnodigingen intrekken.
service-not-yours-to-repeat = Alleen wie heeft meegespeeld, kan een revanche starten.
service-empty-text = Schrijf iets met letters of cijfers.

## While a game runs, and after it

service-not-begun = Het spel is nog niet begonnen.
service-not-over = Het spel is nog niet afgelopen.
service-over = Het spel is afgelopen.
service-paused = Het spel is gepauzeerd.
service-not-paused = Het spel is niet gepauzeerd.
service-no-look = Er is nu geen stap van een les waarin je ergens naar moet kijken.
service-held = Deze tafel ligt stil tot iemand naar de regels heeft gekeken.
service-held-error = Deze tafel ligt stil door een fout in de regels. Alle klokken staan stil. De beheerders zijn op de hoogte.
service-held-work = Deze tafel ligt stil omdat een stap veel meer werk op gang bracht dan de regels ooit nodig zouden moeten hebben. Alle klokken staan stil. De beheerders zijn op de hoogte.
service-held-components = Deze tafel ligt stil omdat het materiaalbestand niet meer wordt geaccepteerd. { $problem }
service-held-silent = Deze tafel ligt stil omdat het werk eraan meermaals werd onderbroken. Alle klokken staan stil. De beheerders zijn op de hoogte.
service-bad-box = Het materiaalbestand van deze tafel kan hier niet meer worden gelezen.
service-closed = De beheerders hebben deze tafel gesloten.
service-rules-gone = Dit spel is gespeeld met regels die hier niet zijn geïnstalleerd. Het verslag kan nog worden gedownload.
service-bot-plays = Op deze plaats speelt een bot voor jou. Neem je plaats eerst weer in.
service-no-takeover = Er speelt geen bot op jouw plaats.
service-resigned = Je hebt al opgegeven.
service-proposed = Dit is al voorgesteld.
service-not-proposed = Niemand stelt dit nog voor.
service-other-offer = Het voorstel waarop je antwoordde, geldt niet meer; er is een ander voor in de plaats gekomen.
service-not-asked = Dit wordt jou niet gevraagd.
service-no-say = Wie heeft opgegeven of door een bot wordt vervangen, heeft hier geen stem in.
service-nobody-to-remove = Er is niemand die verwijderd kan worden.
service-nothing-missed = Deze speler heeft geen deadline gemist.
service-only-watching = Je kijkt hier alleen mee.
service-no-hints = Tips zijn er alleen aan tafels waar alle anderen bots zijn.
service-no-entry = Zo’n stap is er in dit spel niet.
service-open-later = Aan het einde van het spel ligt alles open.
service-record-later = Het verslag komt beschikbaar als het spel is afgelopen.
service-review-later = De analyse komt beschikbaar als het spel is afgelopen.
service-no-review = Dit spel kan niet worden geanalyseerd: er is hier niets dat kan zeggen hoe goed een stand is.
service-no-review-of-lesson = Een les kan niet worden geanalyseerd: de trekkingen en een deel van de zetten waren voorbereid.
service-no-review-yet = Dit spel is nog niet geanalyseerd.
service-practice-later = Je kunt vanaf hier verder spelen als het spel is afgelopen.
service-practice-over = Hier is het spel al afgelopen. Kies een eerder moment.
service-practice-draw = Hier wordt getrokken voordat iemand kiest. Ga één stap terug of verder.
service-practice-deep = Er kunnen hooguit { $n } oefenpartijen op elkaar volgen. Speel verder vanuit een eerdere.

## Days off

service-no-such-day = { $day } is geen datum op de kalender.
service-days-off-spent = Je mag { $n } losse vrije dagen per jaar nemen; hiermee zou je de grens voor { $year } overschrijden.
service-weekdays-later = Je vaste vrije weekdagen kun je pas dertig dagen na de laatste wijziging weer veranderen.
