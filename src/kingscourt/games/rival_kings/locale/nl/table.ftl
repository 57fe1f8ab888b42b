### Rival Kings: wat de tafel zegt

## Vragen

rival-kings-prompt-choose = Kies in het geheim een karakter.
rival-kings-prompt-gardener = Ruil je jouw karakter met dat van een andere speler?
rival-kings-prompt-watchman = { $player } besteelt je. Neemt de dief de marker in jouw plaats?
rival-kings-prompt-watchman-card = Van de stapel besteelt { $character_the } je. Weer je de marker af?
rival-kings-prompt-theft = Welke actie steel je? Leg er een wapenschild op.
rival-kings-prompt-action = { $kind }: uitvoeren of ervan afzien.
rival-kings-prompt-stolen = Van { $player } gestolen: { $kind }. Uitvoeren of ervan afzien.
rival-kings-prompt-one-action = Gelijke rangen: welke ene actie van je karakter voer je uit?
rival-kings-prompt-end = Je acties zijn gedaan. Gebruik je onderdaan of beëindig je beurt.
rival-kings-prompt-swap-rival = Welke kaart pak je voor { $card_acc }?
rival-kings-prompt-swap-middle = Welke open kaart pak je voor { $card_acc }?
rival-kings-prompt-pick = Je bekijkt { $pile_acc }. Welke kaart pak je?

## Antwoorden

rival-kings-action-play = Speel { $character_acc } uit
rival-kings-action-cover = Steel { $kind_acc } van { $player }
rival-kings-action-settle = Leg een marker terug
rival-kings-action-give = Geef { $player } een marker
rival-kings-action-money = Pak het geld { $pile_at }
rival-kings-action-recruit = Neem de onderdaan { $pile_from } in dienst
rival-kings-action-buy = Koop het gebouw { $pile_from }
rival-kings-action-decline = Zie ervan af
rival-kings-action-end = Beëindig de beurt
rival-kings-action-take = Pak { $card_acc } van { $player }
rival-kings-action-take-older = Pak { $card_acc } van { $player }, het oudste exemplaar in de rij
rival-kings-action-for = Pak de kaart { $pile_from }
rival-kings-action-pick = Pak { $card_acc }, nummer { $position } van boven
rival-kings-action-leave = Pak niets
rival-kings-action-use = Gebruik { $subject_acc }
rival-kings-action-use-player = Gebruik { $subject_acc }: { $player }
rival-kings-action-use-pile = Gebruik { $subject_acc } { $pile_at }
rival-kings-action-use-kind = Gebruik { $subject_acc }: { $kind }
rival-kings-action-use-card = Gebruik { $subject_acc } en bied { $card_acc } aan
rival-kings-action-use-older = Gebruik { $subject_acc } en bied { $card_acc } aan, het oudste exemplaar in de rij

## Wat een antwoord kost en oplevert

rival-kings-thing-card =
    { $n ->
        [1] { $card }
       *[other] { $n } × { $card }
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
rival-kings-terms-tie-symbol = draagt het voorrangssymbool
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
rival-kings-event-turned-up = Van de stapel komt open te liggen: { $character }.
rival-kings-event-turn = { $who } is met rang { $rank } aan de beurt.
rival-kings-event-turn-markers = { $who } is vóór { $player } aan de beurt: beiden hebben rang { $rank }, maar { $who } heeft minder markers.
rival-kings-event-turn-symbol = { $who } is vóór { $player } aan de beurt: beiden hebben rang { $rank } en evenveel markers, maar { $who } heeft het voorrangssymbool.
rival-kings-event-cycle-ends = De cyclus is voorbij; de wapenschilden gaan terug, de karakters worden weggelegd.
rival-kings-event-hand-returned =
    { $n ->
        [one] Je draait je ongespeelde karakter om: { $cards }.
       *[other] Je draait je ongespeelde karakters om: { $cards }.
    }
rival-kings-event-collected = De ronde is voorbij; alle karakters worden ingezameld.
rival-kings-event-forgotten = De kaarten die je had gezien, worden met de andere geschud ({ $pile }).
rival-kings-event-top = Nieuw { $pile_on }: { $card }.
rival-kings-event-ran-out = Er ligt geen kaart meer { $pile_on }. Het spel eindigt na deze cyclus.
rival-kings-event-standstill = Tien rondes op rij is geen stapel kleiner geworden. Het spel is afgelopen.

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

rival-kings-event-perfect-pair = { $who }: { $building } en { $subject } zijn een perfect paar: { $n }.
rival-kings-event-colour-pair = { $who }: { $building } en { $subject } hebben dezelfde kleur: { $n }.
rival-kings-event-rest = { $who }: enkele kaarten { $singles }, munten { $coins }, markers { $markers }: { $n }.
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
rival-kings-refusal-wrong-pile = Niet dit soort stapel.
rival-kings-refusal-needs-a-rival = Daarvoor heb je een andere speler nodig.

## De tafel in woorden

rival-kings-outline-round = Ronde { $n }, cyclus { $cycle }
rival-kings-outline-round-of-match = Spel { $game }, ronde { $n }, cyclus { $cycle }
rival-kings-outline-middle = Midden van de tafel
rival-kings-outline-pile =
    { $n ->
        [one] { $pile }, { $n } kaart: { $card }, prijs { $price }
       *[other] { $pile }, { $n } kaarten: { $card }, prijs { $price }
    }
rival-kings-outline-unseen-pile =
    { $n ->
        [one] { $pile }, { $n } kaart
       *[other] { $pile }, { $n } kaarten
    }
rival-kings-outline-empty-pile = { $pile }: leeg
rival-kings-outline-money =
    { $n ->
        [one] { $n } munt
       *[other] { $n } munten
    }
rival-kings-outline-money-hidden = Geld dat niet getoond wordt
rival-kings-outline-below = { $n }: { $card }, prijs { $price }
rival-kings-outline-supply = Voorraad
rival-kings-outline-coins =
    { $n ->
        [one] { $n } munt
       *[other] { $n } munten
    }
rival-kings-outline-markers =
    { $n ->
        [one] { $n } conflictmarker
       *[other] { $n } conflictmarkers
    }
rival-kings-outline-turned-up = Omgedraaid: { $character }
rival-kings-outline-out = Deze ronde al uitgespeeld
rival-kings-outline-look = In je handen: { $pile }
rival-kings-outline-hand =
    { $n ->
        [one] In de hand: { $n } karakter
       *[other] In de hand: { $n } karakters
    }
rival-kings-outline-chosen = { $character }, gekozen
rival-kings-outline-player = { $player }
rival-kings-outline-player-turn = { $player }, aan de beurt
rival-kings-outline-player-decided = { $player }, heeft gekozen
rival-kings-outline-character = { $character }
rival-kings-outline-limited-character = { $character }, maar één actie
rival-kings-outline-covered = { $kind }, bedekt door { $player }
rival-kings-outline-copies = { $card }, { $n } keer
rival-kings-outline-row-order = De rij vanaf het begin: { $cards }
rival-kings-outline-active = Actief: { $subject }
rival-kings-outline-used = Actief: { $subject }; deze cyclus is al een functie gebruikt
rival-kings-outline-earlier =
    { $n ->
        [one] Eerdere spellen: { $n } punt
       *[other] Eerdere spellen: { $n } punten
    }

## Punten

rival-kings-score-perfect-pairs = Perfecte paren
rival-kings-score-colour-pairs = Kleurparen
rival-kings-score-single-cards = Losse kaarten
rival-kings-score-coins = Munten
rival-kings-score-markers = Conflictmarkers
rival-kings-score-earlier-games = Eerdere spellen
rival-kings-outcome-points = { $who } wint met { $n } punten.
rival-kings-outcome-markers = { $who } wint: { $n } punten net als anderen, maar minder markers.
rival-kings-outcome-coins = { $who } wint: gelijke punten ({ $n }) en markers, maar meer munten.
rival-kings-outcome-shared = Gedeelde overwinning voor { $who }: punten ({ $n }), markers en munten zijn gelijk.
rival-kings-outcome-match-points = { $who } wint de wedstrijd met { $n } punten.
rival-kings-outcome-match-shared = Gedeelde overwinning in de wedstrijd voor { $who } met { $n } punten.
