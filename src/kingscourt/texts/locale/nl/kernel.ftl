### Wat elke tafel zegt, wat er ook gespeeld wordt

## Personen en opsommingen

kernel-seat = speler { $n }
kernel-list-none = niets
    .acc = niets
kernel-list-next = { $list }, { $item }
kernel-list-last = { $list } en { $item }
    .before-i = { $list } en { $item }

## Soorten vragen

kernel-question-pick-one = Kies er een
kernel-question-pick-several = Kies er meerdere
kernel-question-pick-place = Kies een plaats
kernel-question-pick-amount = Kies een aantal
kernel-question-confirm = Bevestig
kernel-question-order = Bepaal de volgorde

## Wat een keuze kost en oplevert

kernel-terms-both = { $takes } voor { $gives }
kernel-terms-takes = kost { $takes }
kernel-terms-gives = levert { $gives } op
kernel-terms-may-take = kan tot { $takes } kosten
kernel-terms-may-give = kan tot { $gives } opleveren
kernel-terms-draw = daarna beslist het toeval
kernel-terms-next = { $list }; { $item }

## Waarom de tafel nee zegt

kernel-refusal-turn = Je bent niet aan de beurt.
kernel-refusal-question = Dat is geen antwoord op de vraag die de tafel stelt.
kernel-refusal-over = Het spel is afgelopen.
kernel-refusal-barrier = Deze stap onthult iets en kan daarom alleen de laatste van een opdracht zijn.
kernel-refusal-unknown = Geen enkele actie van dit spel luidt ‘{ $text }’.
kernel-refusal-stale = Het spel is intussen verdergegaan. Kijk nog eens naar de tafel en beslis dan.
kernel-refusal-sealed = Een geheime keuze moet volledig zijn wanneer je die inlevert.
kernel-refusal-undo = Je kunt niets terugnemen: de vorige stap was niet van jou, heeft iets onthuld, of een bot heeft sindsdien een plaats overgenomen.
kernel-refusal-consent = Nog niet iedereen die moet instemmen, heeft ingestemd.
kernel-refusal-lesson = Deze stap van de les wacht op iets anders. Odo zegt waarop.

## De regels van de tafel op nummer

kernel-rule-1 = Alleen spelers op wie het spel wacht, kunnen iets doen. Kiezen er meerdere tegelijk, dan kan ieder van hen dat.
    .title = Wie aan de beurt is
kernel-rule-2 = Een actie telt alleen als die antwoord geeft op de vraag die de tafel op dat moment stelt.
    .title = Antwoord op de vraag
kernel-rule-3 = Na het einde van het spel kan er niets meer gedaan worden; alles wat verborgen was, ligt dan open voor iedereen.
    .title = Na het einde
kernel-rule-4 = Een opdracht kan uit meerdere stappen bestaan; ze worden allemaal uitgevoerd of geen enkele. Een stap die iets onthult, zoals dobbelstenen of een kaart, kan alleen de laatste zijn: zou een latere stap worden geweigerd, dan wist de speler al wat er kwam.
    .title = Onthullen komt het laatst
kernel-rule-5 = Elke actie heeft in een spel precies één tekst. Een andere tekst neemt de tafel niet aan.
    .title = Tekst van acties
kernel-rule-6 = Een opdracht hoort bij de stand waarvoor die is gegeven. Is de vraag aan die speler sindsdien veranderd, dan wordt de opdracht niet uitgevoerd.
    .title = Opdrachten die te laat komen
kernel-rule-7 = Kiezen spelers in het geheim en tegelijk, dan levert ieder de hele keuze in één keer in. Die kan worden vervangen tot de laatste speler heeft gekozen; eerder krijgt niemand de keuze te zien.
    .title = Geheime keuzes
kernel-rule-8 = In de eigen beurt mag een speler stappen terugnemen, tot aan de laatste die iets onthulde, door het toeval werd beslist of van iemand anders was. Terugnemen staat altijd in het logboek. Aan een tafel kunnen in totaal hoogstens 2000 stappen worden teruggenomen. Niemand kan terugnemen wat er gebeurde voordat een bot de plaats van een mens overnam. Waar één mens met bots speelt, kan de tafel toestaan dat die alles terugneemt; het verslag vermeldt dat.
    .title = Terugnemen
kernel-rule-9 = Om meer dan dat terug te nemen of het spel eerder te beëindigen, moeten alle anderen die niet hebben opgegeven, instemmen, aanwezig of niet: wie zwijgt, stemt niet in. Wat getrokken en teruggenomen is, wordt opnieuw getrokken.
    .title = Instemming van de tafel
kernel-rule-10 = Een les is een voorbereid spel. Tot de laatste stap neemt ze alleen de zet aan die de stap leert; stappen die andere zetten toelaten, zeggen dat. Voorbereide trekkingen worden in het verslag genoemd, en zo’n spel telt verder nergens voor mee.
    .title = Lessen

## Wat er aan tafel gebeurt

kernel-event-undo = { $player } neemt een zet terug.
kernel-event-resign = { $player } geeft op.
kernel-event-timeout = De tijd van { $player } is om; de tafel antwoordt nu zelf.
kernel-event-takeover = Voor { $player } speelt nu een bot ({ $bot }).
kernel-event-return = { $player } is terug aan tafel.
kernel-event-end = De spelers spreken af het spel hier te beëindigen.
kernel-event-upgrade = De regels van deze tafel zijn bijgewerkt naar versie { $version }; aan de stand verandert niets.

## Hoe een spel verder kan eindigen

kernel-outcome-agreed = De spelers hebben afgesproken te stoppen; er is geen rangschikking.
kernel-outcome-resigned = Het spel is geëindigd doordat een speler heeft opgegeven.
kernel-outcome-resigned-last = Wie heeft opgegeven, staat laatste, ongeacht de punten.

## De regels op een rij

kernel-reference-title = { $game }: de regels op nummer
kernel-reference-table = De tafel: regels voor elk spel
kernel-reference-rules = Regels
kernel-reference-components = Spelmateriaal
kernel-reference-ruling = Onze uitleg
kernel-reference-see = Zie
kernel-reference-refusable = De tafel kan een zet weigeren op grond van deze regel.

kernel-card-reconstructed = ≈ staat voor een gereconstrueerd getal: verbeter het met je eigen doos.
kernel-missing = Er ontbreekt: { $list }
