### Wat de tafel in de terminal zelf zegt

## Begin en vertrek

cli-default-name = Speler
cli-bot-random = Zorgeloos
cli-bot-squire = Schildknaap
cli-bot-knight = Ridder
cli-bot-lord = Heer
cli-bot-king = Koning
cli-welcome = { $player } tegen { $others }
cli-alone = { $player } speelt alleen.
cli-commitment = De dobbelstenen en kaarten van dit spel liggen al vast; hun zegel is { $hash }.
cli-hint = Typ het nummer van je keuze. o toont de tafel, h wat je nog meer kunt typen.
cli-wait = — Enter: verder lezen —
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
cli-overview = Er zijn { $n } keuzes. Typ een naam uit de lijst om alleen die van één plaats te zien.
cli-changed-more = Er is meer veranderd: o toont de hele tafel.
cli-choice-page = Bladzijde { $page } van { $pages }: Enter toont de volgende, een woord zoekt.
cli-hidden = Deze bevatten { $n }. Typ het nog eens om keuze { $n } zelf te nemen.
cli-no-match = Geen keuze bevat ‘{ $text }’. Vraag waarom met: ? { $text }
cli-no-number = Er is geen keuze { $n }; de laatste is { $last }.
cli-tried = Geprobeerd, nog niet verstuurd: { $steps }
cli-try-open = Met een nummer ga je verder, s verstuurt, b gaat een stap terug.
cli-sealed-open = Met een nummer ga je verder, b gaat een stap terug.
cli-try-send = De volgende vraag komt als dit verstuurd is: s verstuurt, b gaat een stap terug.
cli-try-ready = De laatste stap is niet terug te nemen en gebeurt daarom pas bij het versturen: s verstuurt, b gaat terug.
cli-try-usage = Typ p en het nummer van een keuze om te zien waar die toe leidt zonder hem uit te voeren.
cli-final-inside = Na stap { $n } kan in dezelfde invoer niets meer volgen. Kies die stap eerst apart en ga dan verder.
cli-nothing-tried = Er is niets geprobeerd. Met p en een nummer probeer je een keuze zonder hem uit te voeren.
cli-undo-beyond = Verder terug kan alleen in een spel dat met --free-undo begint; het verslag vermeldt dat.
cli-hints = Wat je zou kunnen doen:
cli-hints-warnings = Denk twee keer na over:
cli-hints-none = Hier zijn geen tips.

## Regels en redenen

cli-refused = Niet mogelijk ({ $rule }): { $reason }
cli-see-rule = r { $rule } laat de regel zien.
cli-see-also = Zie { $rule }: { $title }
cli-why-usage = Typ ? en een naam of plaats om te horen waarom iets niet kan, bijvoorbeeld: ? { $name }
cli-why-possible = Dit is nu mogelijk:
cli-why-not = Kan nu niet: { $choice }
cli-why-more =
    { $n ->
        [one] Er is nog { $n } keuze met andere redenen; typ meer woorden.
       *[other] Er zijn nog { $n } keuzes met andere redenen; typ meer woorden.
    }
cli-why-nothing = Hier heet niets ‘{ $text }’, of deze vraag gaat er niet over. o laat alle plaatsen zien.
cli-why-elsewhere = Deze vraag gaat niet over ‘{ $text }’. De kaart ervan: r { $text }
cli-no-place = Geen plaats heet ‘{ $text }’. o laat ze allemaal zien.
cli-part-usage = Alles wat op een ding staat: o en de naam, bijvoorbeeld: o { $name }
cli-log-page = l { $n } toont wat er daarvoor gebeurde.
cli-no-rule = Er is geen regel ‘{ $text }’.
cli-rule-usage = Typ r en het nummer van een regel of de naam van een ding: r { $rule } of r { $name }. De hoofdstukken van dit spel:
cli-near-rules = ‘{ $text }’ kan een van deze zijn; typ r en het nummer:

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
cli-help-final = keuze 3 kan niet worden teruggenomen
cli-help-numbers = neemt keuze 3, daarna keuze 1 uit de lijst die volgt, alles of niets
cli-help-text = toont de keuzes met deze woorden; is er maar één, dan wordt die genomen
cli-help-slash = hetzelfde voor getallen: keuzes die 8 bevatten
cli-help-try = probeert keuze 3: laat zien waar die toe leidt, doet nog niets
cli-help-send = verstuurt wat geprobeerd is
cli-help-back = laat de laatst geprobeerde stap vallen
cli-help-undo = neemt je laatste stap terug, zolang er sindsdien niets is onthuld (met --free-undo altijd)
cli-help-hint = wat zou ik kunnen doen? een paar zinnige keuzes en waarom
cli-help-why = waarom kan dit niet?
cli-help-rule = toont een regel op nummer; r alleen noemt de hoofdstukken
cli-help-card = toont de kaart van een ding: prijs, punten, werking
cli-help-outline = toont de hele tafel
cli-help-part = toont een deel van de tafel met alles wat erop staat
cli-help-log = toont wat er het laatst gebeurde; l 2 wat er daarvoor gebeurde
cli-help-quit = verlaat de tafel
