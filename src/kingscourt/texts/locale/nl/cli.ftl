### Wat de tafel in de terminal zelf zegt

## Begin en vertrek

cli-default-name = Speler
cli-welcome = { $player } tegen { $others }
cli-alone = { $player } speelt alleen.
cli-commitment = De dobbelstenen en kaarten van dit spel liggen al vast; hun zegel is { $hash }.
cli-hint = Typ het nummer van je keuze. h laat zien wat je nog meer kunt typen.
cli-nobody-asks = De tafel wacht op anderen; kom later terug.
cli-left = Je verlaat de tafel. Er is geen verslag bewaard.
cli-record-kept = Je verlaat de tafel. Het verslag tot nu toe staat in { $file }.
cli-record-done = Het verslag staat in { $file }. Controleer het met: kingscourt verify { $file }
cli-record-none = Er is geen verslag bewaard. De volgende keer bewaart --record BESTAND er een.

## Kiezen

cli-final-all = Geen van deze keuzes kun je terugnemen.
cli-final-some = Keuzes met een ! kun je niet terugnemen.
cli-sealed = Deze keuze blijft geheim tot iedereen heeft gekozen.
cli-matches =
    { $n ->
        [one] { $n } keuze past.
       *[other] { $n } keuzes passen. Typ een nummer, of meer van de tekst.
    }
cli-overview = Dit zijn { $n } keuzes. Typ een naam uit de lijst om die van één plaats te zien.
cli-hidden = Deze bevatten { $n }. Typ het nog eens om keuze { $n } zelf te nemen.
cli-no-match = Geen keuze bevat ‘{ $text }’. Vraag waarom met: ? { $text }
cli-no-number = Er is geen keuze { $n }; de laatste is { $last }.
cli-tried = Geprobeerd, nog niet verstuurd: { $steps }
cli-try-open = Een nummer gaat verder, s verstuurt, b gaat een stap terug.
cli-try-send = s verstuurt, b gaat terug.
cli-try-ready = De laatste stap kun je niet terugnemen en gebeurt daarom pas bij het versturen: s verstuurt, b gaat terug.
cli-try-usage = Typ p en het nummer van een keuze om te zien waar ze toe leidt zonder haar uit te voeren.
cli-final-inside = Na stap { $n } kan in dezelfde invoer niets meer volgen. Kies die stap eerst apart en ga dan verder.
cli-nothing-tried = Er is niets geprobeerd. p en een nummer probeert een keuze zonder haar uit te voeren.
cli-undo-beyond = Verder terug kan alleen in een spel dat met --free-undo begint; het verslag zegt dat.

## Regels en redenen

cli-refused = Niet mogelijk ({ $rule }): { $reason }
cli-see-rule = r { $rule } laat de regel zien.
cli-why-usage = Typ ? en een plaats of naam, bijvoorbeeld een uit de stand hierboven.
cli-why-possible = Dit is nu mogelijk:
cli-why-more =
    { $n ->
        [one] Er is nog { $n } reden; typ meer woorden om de vraag in te perken.
       *[other] Er zijn nog { $n } redenen; typ meer woorden om de vraag in te perken.
    }
cli-why-nothing = Hier heet niets ‘{ $text }’, of deze vraag gaat er niet over. o laat alle plaatsen zien.
cli-no-place = Geen plaats heet ‘{ $text }’. o laat ze allemaal zien.
cli-no-rule = Er is geen regel ‘{ $text }’.
cli-near-rules = Regels die erop lijken: { $list }

## Het einde

cli-end = Het spel is afgelopen
cli-ranking = Eindstand
cli-rank = Plaats
cli-player = Speler
cli-score = Punten
cli-score-sheet = Punten per categorie
cli-category = Categorie
cli-total = Totaal

## Hulp

cli-help-number = neemt keuze 3
cli-help-numbers = neemt keuze 3, daarna keuze 1 uit de lijst die volgt, alles of niets
cli-help-text = toont de keuzes met deze woorden; is er maar één, dan wordt die genomen
cli-help-slash = hetzelfde voor getallen: keuzes die 8 bevatten
cli-help-try = probeert keuze 3: laat zien waar ze toe leidt, doet nog niets
cli-help-send = verstuurt wat geprobeerd is
cli-help-back = laat de laatst geprobeerde stap vallen
cli-help-undo = neemt je laatste stap terug, zolang er sindsdien niets is onthuld (met --free-undo altijd)
cli-help-why = waarom kan dit niet?
cli-help-rule = toont een regel op nummer
cli-help-outline = toont de stand opnieuw
cli-help-part = toont het deel van de stand met deze woorden
cli-help-log = toont alles wat tot nu toe is gebeurd
cli-help-quit = verlaat de tafel
