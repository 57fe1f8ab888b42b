### What the service says no to, told to the person who asked

## Who asks

service-no-name = Zeg eerst je naam.
service-unknown-here = Deze browser is hier niet bekend. Zeg je naam opnieuw.
service-long-away = Je bent hier lang niet geweest. Zeg je naam opnieuw.
service-signed-out = Je bent hier afgemeld. Zeg je naam om weer binnen te komen.
service-banned = Je mag hier niet binnen. Denk je dat dit een vergissing is, schrijf dan naar de beheerders.
service-confirm-name = Schrijf ter bevestiging je naam precies zoals die er staat.
service-nobody-there = Zo iemand is er hier niet voor jou.
service-wrong-code = Op het scherm staat een andere code.
service-wrong-link = Dit is niet de link op het scherm.
service-other-site = Deze pagina hoort bij een andere site. Open Kingscourt zelf.

## When it is too much, or something is away

service-too-fast = Dat was veel tegelijk. Wacht even en probeer het dan opnieuw.
service-too-many-windows = Er staan hier te veel vensters open. Sluit er eerst een.
service-many-open-tables = Sommige van je tafels wachten nog op spelers, en meer dan { $n } tegelijk is te veel. Verlaat er een, of wacht tot er een begint.
service-list-full = Er staan al { $n } mensen op deze lijst. Haal er eerst iemand af.
service-many-checks = Er worden veel verslagen gecontroleerd. Probeer het zo meteen opnieuw.
service-too-much-check = Dit verslag controleren is hier te veel werk. `kingscourt verify` op je eigen computer neemt elk verslag aan.
service-too-much-components = Dit materiaalbestand lezen is te veel werk. Maak het kleiner of eenvoudiger.
service-too-much-totals = Nagaan hoe de punten verliepen is bij dit spel te veel werk.
service-child-lost = Het hulpproces dat hiermee bezig was, is afgebroken. Probeer het zo meteen opnieuw.
service-away = De tafels zijn nu niet bereikbaar. Probeer het zo meteen opnieuw.
service-no-names = Namen en lijsten zijn nu niet beschikbaar. Probeer het zo meteen opnieuw.
service-too-busy = Er gebeurt nu te veel aan deze tafel. Probeer het opnieuw.
service-cannot-open = Deze tafel kan niet worden geopend. De beheerders zijn op de hoogte.
service-newer-rules = Deze tafel speelt met regels die hier net aankomen. Probeer het zo meteen opnieuw.
service-internal = Er ging bij ons iets mis. Het is genoteerd; probeer het opnieuw.

## Tables, seats and invitations

service-no-table = Deze tafel bestaat niet, of ze is privé.
service-no-invitation = Dit is geen uitnodiging. Vraag om een nieuwe link.
service-other-invitation = Deze uitnodiging is voor een andere tafel of is ingetrokken. Vraag om een nieuwe link.
service-old-invitation = Deze uitnodiging is verlopen. Vraag om een nieuwe link.
service-private = Deze tafel is privé. Je hebt een uitnodiging voor een plaats nodig.
service-blocked = Iemand aan deze tafel houdt jou er weg.
service-sent-away = Wie deze tafel heeft gemaakt, heeft je weggestuurd.
service-not-yours-to-remove = Alleen wie de tafel heeft gemaakt, kan kijkers wegsturen.
service-sits-here = Wie aan de tafel zit, kan niet worden weggestuurd.
service-needs-person = Een tafel heeft minstens één mens nodig.
service-undo-with-bots = Onbeperkt terugnemen kan alleen wie in zijn eentje met bots speelt.
service-not-waiting = Deze tafel wacht niet meer op spelers.
service-seated = Je zit al aan deze tafel.
service-not-seated = Je zit niet aan deze tafel.
service-seat-taken = Deze plaats is bezet.
service-seat-kept = Deze plaats is voor iemand anders bestemd.
service-no-seat-free = Er is geen plaats vrij.
service-not-your-seat = Dit is niet jouw plaats.
service-seats-empty = Sommige plaatsen zijn nog leeg.
service-not-yours-to-start = Alleen wie de tafel heeft gemaakt, kan beginnen.
service-not-yours-to-invite = Alleen wie bij de tafel hoort, kan uitnodigen.
service-not-yours-to-end = Alleen wie de tafel heeft gemaakt, kan uitnodigingen intrekken.
service-not-yours-to-repeat = Alleen wie meespeelde, kan opnieuw spelen.
service-empty-text = Schrijf iets met letters of cijfers.

## While a game runs, and after it

service-not-begun = Het spel is nog niet begonnen.
service-not-over = Het spel is nog niet afgelopen.
service-over = Het spel is afgelopen.
service-paused = Het spel is gepauzeerd.
service-not-paused = Het spel is niet gepauzeerd.
service-held = Deze tafel ligt stil tot iemand naar de regels heeft gekeken.
service-held-error = Deze tafel ligt stil: de regels maakten hier een fout. Alle klokken staan stil. De beheerders zijn op de hoogte.
service-held-work = Deze tafel ligt stil: een stap bracht meer op gang dan de regels ooit nodig hebben. Alle klokken staan stil. De beheerders zijn op de hoogte.
service-held-components = Deze tafel ligt stil: het materiaalbestand wordt niet meer aanvaard. { $problem }
service-held-silent = Deze tafel ligt stil: het werk eraan brak meermaals af. Alle klokken staan stil. De beheerders zijn op de hoogte.
service-bad-box = Het materiaalbestand van deze tafel kan hier niet meer worden gelezen.
service-closed = De beheerders hebben deze tafel gesloten.
service-rules-gone = Dit spel is gespeeld met regels die hier niet zijn geïnstalleerd. Het verslag kan nog worden gedownload.
service-bot-plays = Een bot speelt deze plaats voor jou. Kom eerst terug.
service-no-takeover = Er speelt geen bot op jouw plaats.
service-resigned = Je hebt al opgegeven.
service-proposed = Dit is al voorgesteld.
service-not-proposed = Niemand stelt dit nog voor.
service-other-offer = Het voorstel waarop je antwoordde is weg; er staat een ander voor in de plaats.
service-not-asked = Dit wordt jou niet gevraagd.
service-no-say = Wie heeft opgegeven, of wiens plaats een bot speelt, beslist hier niet over.
service-nobody-to-remove = Er is niemand die verwijderd kan worden.
service-nothing-missed = Deze speler heeft geen termijn gemist.
service-only-watching = Je kijkt hier alleen.
service-no-entry = Zo’n stap heeft het spel niet.
service-open-later = Aan het einde van het spel ligt alles open.
service-record-later = Het verslag komt vrij als het spel is afgelopen.

## Days off

service-no-such-day = { $day } is geen dag van de kalender.
service-days-off-spent = Er zijn { $n } losse vrije dagen per jaar, en { $year } zou er meer hebben.
service-weekdays-later = Andere weekdagen kunnen dertig dagen na de laatste wijziging vrije dagen zijn.
