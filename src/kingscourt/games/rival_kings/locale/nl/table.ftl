### Rival Kings: wat de tafel zegt

## Vragen

rival-kings-prompt-choose = Kies in het geheim een karakter.
rival-kings-prompt-gardener = Ruil je jouw karakter met dat van een andere speler?
rival-kings-prompt-watchman = { $player } besteelt je. Neemt de dief de marker in jouw plaats?
rival-kings-prompt-watchman-card = De omgedraaide kaart besteelt je: { $character }. Weer je de marker af?
rival-kings-prompt-theft = Welke actie steel je? Leg er een wapenschild op.
rival-kings-prompt-action = { $kind }: { $kind_does }, of ervan afzien.
rival-kings-prompt-stolen = Van { $player } gestolen: { $kind_does }, of ervan afzien.
rival-kings-prompt-one-action = Gelijke rangen: welke ene actie van je karakter voer je uit?
rival-kings-prompt-end = Je acties zijn gedaan. Gebruik je onderdaan of beëindig je beurt.
rival-kings-prompt-swap-rival = Welke kaart pak je voor { $card_acc }?
rival-kings-prompt-swap-middle = Welke open kaart pak je voor { $card_acc }?
rival-kings-prompt-pick = Je bekijkt { $pile_acc }. Welke kaart pak je?

## Antwoorden

rival-kings-action-play = { $character } uitspelen
rival-kings-action-cover = Van { $player } { $kind_acc } stelen
rival-kings-action-settle = Een marker terugleggen
rival-kings-action-give = { $player } een marker geven
rival-kings-action-money = Het geld { $pile_at } pakken
rival-kings-action-recruit = De onderdaan { $pile_from } in dienst nemen
rival-kings-action-buy = Het gebouw { $pile_from } kopen
rival-kings-action-decline = Ervan afzien
rival-kings-action-end = De beurt beëindigen
rival-kings-action-take = { $card } van { $player } pakken
rival-kings-action-take-older = { $card } (de oudste) van { $player } pakken
rival-kings-action-for = De kaart { $pile_from } pakken
rival-kings-action-pick = { $card } pakken, nummer { $position } van boven
rival-kings-action-leave = Niets pakken
rival-kings-action-use = { $subject } gebruiken
rival-kings-action-use-player = { $subject } gebruiken: { $player }
rival-kings-action-use-pile = { $subject } { $pile_at } gebruiken
rival-kings-action-use-kind = { $subject } gebruiken: { $kind }
rival-kings-action-use-card = { $subject } gebruiken, { $card } aanbieden
rival-kings-action-use-older = { $subject } gebruiken, { $card } (de oudste) aanbieden

## Wat een antwoord kost en oplevert

rival-kings-thing-card =
    { $n ->
        [1] { $card }
       *[other] { $n } × { $card }
    }
rival-kings-thing-coin =
    { $n ->
        [one] { $n } munt
       *[other] { $n } munten
    }
rival-kings-thing-marker =
    { $n ->
        [one] { $n } conflictmarker
       *[other] { $n } conflictmarkers
    }
rival-kings-thing-ability =
    { $n ->
        [one] { $n } functie van deze cyclus
       *[other] { $n } functies van deze cyclus
    }
rival-kings-thing-hidden-money =
    { $n ->
        [one] het geld dat daar ligt
       *[other] het geld van { $n } stapels
    }
rival-kings-thing-building =
    { $n ->
        [one] { $n } gebouw
       *[other] { $n } gebouwen
    }
rival-kings-thing-subject =
    { $n ->
        [one] { $n } onderdaan
       *[other] { $n } onderdanen
    }
rival-kings-thing-character =
    { $n ->
        [one] { $n } karakter
       *[other] { $n } karakters
    }
rival-kings-terms-character = rang { $rank }, steelt van rang { $loot }: { $actions }
rival-kings-terms-peaceful-character = rang { $rank }, steelt van niemand: { $actions }
rival-kings-terms-deflects = { $player } neemt de marker; je actie wordt toch gestolen
rival-kings-terms-idle-theft = je zou die nu niet kunnen uitvoeren, alleen bedekken
rival-kings-terms-swap-between = tussendoor kan je onderdaan een kaart ruilen
rival-kings-terms-perfect-pair = perfect paar met { $card_the }
rival-kings-terms-last-card = laatste kaart van de stapel: het spel eindigt na deze cyclus

## Wat er gebeurt: rondes en karakters

rival-kings-event-game = Spel { $n } van de wedstrijd begint.
    .heading = Spel { $n }
rival-kings-event-round = Ronde { $n }: de karakters worden gedeeld.
    .heading = Ronde { $n }
rival-kings-event-dealt = Iedereen heeft { $n } karakters gekregen.
rival-kings-event-cycle = Cyclus { $n }: iedereen kiest een karakter.
    .heading = Cyclus { $n }
rival-kings-event-hand = Je hand: { $cards }.
rival-kings-event-reveal = { $who } speelt { $character_acc } uit.
rival-kings-event-turned-up = Van de stapel wordt omgedraaid: { $character }.
rival-kings-event-turn = { $who } is met rang { $rank } aan de beurt.
rival-kings-event-turn-markers = { $who } is vóór { $player } aan de beurt: beiden hebben rang { $rank }, maar { $who } heeft minder markers.
rival-kings-event-turn-symbol = { $who } is vóór { $player } aan de beurt: beiden hebben rang { $rank } en evenveel markers, maar { $who } heeft het voorrangssymbool.
rival-kings-event-cycle-ends = De cyclus is voorbij; de wapenschilden gaan terug, de karakters worden weggelegd.
rival-kings-event-hand-returned =
    { $n ->
        [one] Je legt je ongebruikte karakter gedekt neer: { $cards }.
       *[other] Je legt je ongebruikte karakters gedekt neer: { $cards }.
    }
rival-kings-event-collected = De ronde is voorbij; alle karakters worden ingezameld.
rival-kings-event-forgotten = De kaarten die je had gezien, worden met de andere geschud ({ $pile }).
rival-kings-event-top = Nieuw { $pile_on }: { $card }.
rival-kings-event-ran-out = Er ligt geen kaart meer { $pile_on }. Het spel eindigt na deze cyclus.
rival-kings-event-standstill = Tien ronden op rij is geen stapel kleiner geworden. Het spel is afgelopen.

## Wat er gebeurt: conflicten

rival-kings-event-keeps-character = { $who } houdt het eigen karakter.
rival-kings-event-swap-characters = { $who } gebruikt { $subject_acc } en ruilt met { $player } { $given_acc } tegen { $taken_acc }.
rival-kings-event-same-rank = { $who } neemt een marker, houdt één actie en mag niet stelen: { $player } heeft ook rang { $rank }.
rival-kings-event-robbed = { $who } neemt een marker: bestolen door { $player }, want rang { $rank } steelt van rang { $loot }.
rival-kings-event-deflected = { $who } gebruikt { $subject_acc }: { $player } neemt de marker.
rival-kings-event-clash-equal = { $who } neemt een marker: { $character_the } van de stapel heeft ook rang { $rank }.
rival-kings-event-clash-robbed = { $who } neemt een marker: { $character_the } van de stapel heeft rang { $rank }, die van rang { $loot } steelt.
rival-kings-event-fended-off = { $who } gebruikt { $subject_acc }: niemand neemt de marker.
rival-kings-event-no-marker-left = Er is geen marker meer voor { $who }.
rival-kings-event-cover = { $who } bedekt { $kind_acc } van { $player } met een wapenschild.
rival-kings-event-last-action-stays = { $who } steelt niets van { $player }: daar is nog maar één actie onbedekt.

## Wat er gebeurt: beurten

rival-kings-event-settle = { $who } legt een marker terug.
rival-kings-event-give = { $who } geeft { $player } een marker.
rival-kings-event-money =
    { $n ->
        [one] { $who } pakt { $n } munt { $pile_from }.
       *[other] { $who } pakt { $n } munten { $pile_from }.
    }
rival-kings-event-refill =
    { $n ->
        [one] Bij geen van de vier stapels lag geld; uit de voorraad komt { $n } munt.
       *[other] Bij geen van de vier stapels lag geld; uit de voorraad komen { $n } munten.
    }
rival-kings-event-recruit =
    { $n ->
        [one] { $who } neemt { $card_acc } { $pile_from } in dienst voor { $n } munt.
       *[other] { $who } neemt { $card_acc } { $pile_from } in dienst voor { $n } munten.
    }
rival-kings-event-buy =
    { $n ->
        [one] { $who } koopt { $card_acc } { $pile_from } voor { $n } munt.
       *[other] { $who } koopt { $card_acc } { $pile_from } voor { $n } munten.
    }
rival-kings-event-decline = { $who } ziet af van { $kind_acc }.
rival-kings-event-decline-stolen = { $who } ziet af van { $kind_acc }, gestolen van { $player }.
rival-kings-event-decline-all = { $who } ziet af van de ene actie die een gelijke rang overlaat.
rival-kings-event-cannot-no-marker = { $who } kan { $kind_acc } niet uitvoeren: er is geen marker om weg te doen.
rival-kings-event-cannot-no-money = { $who } kan { $kind_acc } niet uitvoeren: bij de stapels en in de voorraad ligt geen geld.
rival-kings-event-cannot-no-card = { $who } kan { $kind_acc } niet uitvoeren: op geen enkele stapel ligt zo’n kaart bovenop.
rival-kings-event-cannot-too-dear = { $who } kan { $kind_acc } niet uitvoeren: de munten zijn voor geen enkele bovenste kaart genoeg.
rival-kings-event-cannot-any = { $who } kan geen enkele actie van het karakter uitvoeren.
rival-kings-event-use = { $who } gebruikt { $subject_acc }.
rival-kings-event-coins =
    { $n ->
        [one] { $who } pakt { $n } munt uit de voorraad.
       *[other] { $who } pakt { $n } munten uit de voorraad.
    }
rival-kings-event-twice = { $who } voert { $kind_acc } twee keer uit.
rival-kings-event-again = { $who } voert { $kind_acc } nog een keer uit.
rival-kings-event-recover = { $who } voert { $kind_acc } toch uit, hoewel die gestolen was.
rival-kings-event-swap-cards = { $who } ruilt met { $player } { $given_acc } tegen { $taken_acc }.
rival-kings-event-swap-middle = { $who } legt { $given_acc } { $pile_on } en pakt { $taken_acc }.
rival-kings-event-look = { $who } bekijkt { $pile_acc }.
rival-kings-event-seen = Je bekijkt { $pile_acc }; van boven af: { $cards }.
rival-kings-event-leave = { $who } bekijkt { $pile_acc } en pakt geen kaart.

## Wat er gebeurt: het einde

rival-kings-event-perfect-pair = { $who } scoort { $n } voor een perfect paar: { $building } en { $subject }.
rival-kings-event-colour-pair = { $who } scoort { $n } voor een kleurpaar: { $building } en { $subject }.
rival-kings-event-rest = { $who } scoort { $n } voor losse kaarten ({ $singles }), munten ({ $coins }) en markers ({ $markers }).
rival-kings-event-points =
    { $n ->
        [one] { $who } scoort { $n } punt.
       *[other] { $who } scoort { $n } punten.
    }
rival-kings-event-total =
    { $n ->
        [one] { $who } heeft { $n } punt in de wedstrijd.
       *[other] { $who } heeft { $n } punten in de wedstrijd.
    }

## Waarom niet

rival-kings-refusal-not-in-hand = Je hebt { $character_acc } niet in je hand.
rival-kings-refusal-played-before = Deze ronde is { $character_the } al uitgespeeld of omgedraaid.
rival-kings-refusal-equal-steals-nothing = In een conflict van gelijke rangen kun je niet stelen.
rival-kings-refusal-one-action-only = Gelijke rangen laten je maar één actie.
rival-kings-refusal-not-your-victim = Jouw rang steelt niet van { $player }.
rival-kings-refusal-one-crest-a-victim = Je steelt maar één actie van { $player }, vóór je eigen acties.
rival-kings-refusal-stolen-first = Voer eerst de gestolen actie uit of zie ervan af; daarna steel je van { $player }.
rival-kings-refusal-victim-lacks-action = Dat karakter heeft { $kind_acc } niet.
rival-kings-refusal-already-covered = { $kind }: daar ligt een wapenschild op.
rival-kings-refusal-last-action-stays = De laatste onbedekte actie kan niet gestolen worden.
rival-kings-refusal-theft-first = Leg eerst een wapenschild op een actie van je slachtoffer.
rival-kings-refusal-order = Nu is { $kind_the } niet aan de orde: het gaat van links naar rechts, en je kunt niet terug.
rival-kings-refusal-not-printed = Je karakter heeft { $kind_acc } niet.
rival-kings-refusal-no-marker = Je hebt geen marker.
rival-kings-refusal-not-to-yourself = Een marker gaat naar een andere speler.
rival-kings-refusal-no-money = Daar valt geen geld te pakken.
rival-kings-refusal-top-no-subject = Bovenop ligt geen onderdaan.
rival-kings-refusal-top-no-building = Bovenop ligt geen gebouw.
rival-kings-refusal-too-dear =
    { $price ->
        [one] De prijs is { $price } munt; je hebt er { $coins }.
       *[other] De prijs is { $price } munten; je hebt er { $coins }.
    }
rival-kings-refusal-not-active = Je kunt alleen je actieve onderdaan gebruiken, niet { $subject_acc }.
rival-kings-refusal-used-this-cycle = Je hebt deze cyclus al een functie gebruikt.
rival-kings-refusal-only-in-conflicts = Je kunt { $subject_acc } alleen vóór of tijdens de conflicten gebruiken.
rival-kings-refusal-only-on-own-turn = Je kunt { $subject_acc } alleen in je eigen beurt gebruiken.
rival-kings-refusal-paired = Je kunt { $card_acc } niet ruilen: die kaart hoort bij een perfect paar.
rival-kings-refusal-nothing-to-swap-for = Geen rivaal heeft een vrije kaart om te ruilen.
rival-kings-refusal-not-there = Daar ligt { $card_the } niet.
rival-kings-refusal-other-sort = Het moet een kaart van dezelfde soort zijn.
rival-kings-refusal-no-coins = Dat zou je geen munt opleveren.
rival-kings-refusal-not-stolen = Deze actie is niet van jou gestolen.
rival-kings-refusal-no-equal-rank = Dat kan alleen bij de ene actie die gelijke rangen je laten.
rival-kings-refusal-nothing-to-do = Met deze actie valt nu niets te doen.
rival-kings-refusal-empty-pile = Er ligt geen kaart meer.
rival-kings-refusal-only-when-buying = Dat kan alleen als je met een actie een gebouw koopt.
rival-kings-refusal-wrong-pile = Deze functie werkt niet bij dit soort stapel.
rival-kings-refusal-needs-a-rival = Daarvoor heb je een andere speler nodig.

## De tafel in woorden

rival-kings-outline-round = Ronde { $n }
rival-kings-outline-cycle = Cyclus { $n }
rival-kings-outline-game = Spel { $n }
rival-kings-outline-middle = Midden van de tafel
rival-kings-outline-on-top = Bovenop: { $card }
rival-kings-outline-empty = leeg
rival-kings-outline-money = Geld
rival-kings-outline-money-hidden = bedrag niet getoond
rival-kings-outline-position = kaart { $n } van boven
rival-kings-outline-supply = Voorraad
rival-kings-outline-coins = Munten
rival-kings-outline-markers = Conflictmarkers
rival-kings-outline-turned-up = van de stapel omgedraaid
rival-kings-outline-out = Deze ronde al uitgespeeld
rival-kings-outline-look = In je handen
rival-kings-outline-hand = Karakters in de hand
rival-kings-outline-chosen = gekozen
rival-kings-outline-player = { $player }
rival-kings-outline-to-move = aan de beurt
rival-kings-outline-decided = heeft gekozen
rival-kings-outline-one-action = maar één actie
rival-kings-outline-covered = gestolen door { $player }
rival-kings-outline-now = nu
rival-kings-outline-done = gedaan
rival-kings-outline-to-come = komt nog
rival-kings-outline-row-order = Onderdanen vanaf het begin van de rij
rival-kings-outline-active = actief
rival-kings-outline-active-subject = Actieve onderdaan
rival-kings-outline-used = functie van deze cyclus al gebruikt
rival-kings-outline-earlier = Punten van eerdere spellen

## Op de kaarten

rival-kings-printed-rank = Rang { $rank }
rival-kings-printed-steals = Steelt van iedereen met rang { $loot } een actie
rival-kings-printed-peaceful = Steelt van niemand
rival-kings-printed-actions = Acties van links naar rechts: { $actions }
rival-kings-printed-tie = Voorrangssymbool: eerste onder gelijken
rival-kings-printed-tie-about = ≈ Voorrangssymbool: eerste onder gelijken
rival-kings-printed-price =
    { $n ->
        [one] Prijs: { $n } munt
       *[other] Prijs: { $n } munten
    }
rival-kings-printed-points =
    { $n ->
        [one] { $n } punt in een paar
       *[other] { $n } punten in een paar
    }
rival-kings-printed-colour = Kleur: { $colour }
rival-kings-printed-pair = Perfect paar met { $card_the }

## Punten

rival-kings-score-perfect-pairs = Perfecte paren
rival-kings-score-colour-pairs = Kleurparen
rival-kings-score-single-cards = Losse kaarten
rival-kings-score-coins = Munten
rival-kings-score-markers = Conflictmarkers
rival-kings-score-earlier-games = Eerdere spellen
rival-kings-outcome-points =
    { $n ->
        [one] { $who } wint met { $n } punt.
       *[other] { $who } wint met { $n } punten.
    }
rival-kings-outcome-markers = { $who } wint: evenveel punten ({ $n }), maar minder markers.
rival-kings-outcome-coins = { $who } wint: evenveel punten ({ $n }) en markers, maar meer munten.
rival-kings-outcome-shared = Gedeelde overwinning voor { $who }: punten ({ $n }), markers en munten zijn gelijk.
rival-kings-outcome-match-points =
    { $n ->
        [one] { $who } wint de wedstrijd met { $n } punt.
       *[other] { $who } wint de wedstrijd met { $n } punten.
    }
rival-kings-outcome-match-shared = Gedeelde overwinning in de wedstrijd voor { $who } met { $n } punten.

## On the board

rival-kings-board-choose-title = Geheime keuze
rival-kings-board-choose-hint = Alle karakters worden tegelijk omgedraaid. Tot de laatste keuze mag je je bedenken.
rival-kings-board-turns-title = Beurten op rang
rival-kings-board-turns-hint = Pijlen tonen wie wie besteelt; gestippeld: dat komt nog.
rival-kings-board-reveal-title = Het hof onthuld
rival-kings-board-nobody = niemand
rival-kings-board-out = eruit
rival-kings-board-steals = Steelt van rang { $loot }
rival-kings-board-robs = Besteelt { $player }
rival-kings-board-robbed-by = Bestolen door rang { $ranks }
rival-kings-board-robbed-by-nobody = Wordt nooit bestolen
rival-kings-board-who-steals = Welke rang van welke steelt
rival-kings-board-clash = Gelijke rangen: elk een marker, geen diefstal, maar één actie
rival-kings-board-acts-now = aan zet
rival-kings-board-acts-later = komt nog
rival-kings-board-has-acted = is geweest
rival-kings-board-choosing = kiest nog…
rival-kings-board-my-choice = Verzegeld: { $character }. Alleen jij weet het.
rival-kings-board-declined = ervan afgezien
rival-kings-board-left = niet uitgevoerd
rival-kings-board-cannot = nu niet mogelijk
rival-kings-board-cannot-no-marker = geen marker
rival-kings-board-cannot-no-money = nergens geld
rival-kings-board-cannot-no-card = geen kaart bovenop
rival-kings-board-cannot-too-dear = te weinig munten
rival-kings-board-short =
    { $n ->
        [one] { $n } munt te weinig
       *[other] { $n } munten te weinig
    }
rival-kings-board-pile-ends = Is een stapel leeg, dan eindigt het spel na die cyclus.
rival-kings-board-pairs-with-yours = Perfect paar met jouw kaart: { $card }
rival-kings-board-score-then = punten dan
rival-kings-board-score-with =
    { $n ->
        [one] Betaal je deze kaart nu, dan heb je { $n } punt.
       *[other] Betaal je deze kaart nu, dan heb je { $n } punten.
    }
rival-kings-board-score = Punten
rival-kings-board-total = Totaal
rival-kings-board-now = nu
rival-kings-board-then = dan
rival-kings-board-perfect-pair = Perfect paar
rival-kings-board-colour-pair = Kleurpaar
rival-kings-board-single = Los
rival-kings-board-waits-for = Wacht op { $card_the }
rival-kings-board-each-marker = Elke marker kost aan het einde 2 punten.
rival-kings-board-empty-row = Nog geen kaarten. Neem onderdanen in dienst en koop gebouwen; wat bij elkaar hoort, levert het meest op.
rival-kings-board-in-hand = In de hand
rival-kings-board-legend-steals = De rang waarvan dit karakter steelt: wie die heeft, neemt een marker en verliest een actie.
rival-kings-board-legend-crest = Een wapenschild op een actie: wie het daar legde, heeft die actie gestolen en voert ze zelf uit.
rival-kings-board-legend-coins = Prijs van een kaart, en geld: elke 3 munten leveren aan het einde 1 punt op.
rival-kings-board-legend-perfect = een gebouw en een onderdaan met hetzelfde symbool leveren beide waarden op.
rival-kings-board-legend-colour = een gebouw en een onderdaan van één kleur leveren de hoogste waarde op.
rival-kings-board-pane-court = Hof
rival-kings-board-pane-piles = Stapels
rival-kings-board-pane-mine = Mijn rij
rival-kings-board-pane-rivals = Rivalen
rival-kings-board-cards =
    { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }
rival-kings-board-crests =
    { $n ->
        [one] { $n } wapenschild vrij
       *[other] { $n } wapenschilden vrij
    }

## Wat een analyse noemt

rival-kings-topic-points = Kaarten in de rij
rival-kings-topic-coins = Munten
rival-kings-topic-markers = Markers
rival-kings-topic-offers = Aangeboden kaarten
rival-kings-topic-actions = Gestolen of verloren acties
rival-kings-topic-abilities = Functies van onderdanen
