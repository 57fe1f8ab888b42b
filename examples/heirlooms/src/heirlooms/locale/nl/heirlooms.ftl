### Erfstukken: alles wat het spel zegt

## Het spel

heirlooms-game = Erfstukken
    .about = Een erfenis wordt verdeeld met geheime biedingen, en de oude rentmeester biedt mee.
    .length = 10 tot 15 minuten
    .weight = Licht
heirlooms-edition-cottage = Het huisje
    .about = Drie erfstukken: een korte erfenis.
heirlooms-edition-manor = Het landhuis
    .about = Zes erfstukken: een lange erfenis, en de laatste stukken beslissen.
heirlooms-option-losers = Kaarten van biedingen die niet winnen
    .discard = Ze gaan uit het spel.
    .keep = Hun bezitters nemen ze open terug.
heirlooms-steward = De rentmeester

## De erfstukken

heirlooms-heirloom-teapot = Theepot
    .acc = de theepot
heirlooms-heirloom-mirror = Spiegel
    .acc = de spiegel
heirlooms-heirloom-clock = Klok
    .acc = de klok
heirlooms-heirloom-portrait = Portret
    .acc = het portret
heirlooms-heirloom-violin = Viool
    .acc = de viool
heirlooms-heirloom-ring = Zegelring
    .acc = de zegelring
heirlooms-card-heirloom = { $heirloom }
    .rule = Een erfstuk: de hoogste kaart van de ronde wint het.
heirlooms-line-worth = Waarde: { $n }
heirlooms-components-heirloom = Erfstukken

## Vragen en antwoorden

heirlooms-prompt-turn = Jij zit aan het hoofd van de tafel. Wat doe je vóór het bieden op { $heirloom_acc }?
heirlooms-prompt-answer = { $player } vraagt je opzij te gaan. Laat je { $heirloom_acc } aan de anderen?
heirlooms-prompt-bidding = Welke kaart bied je op { $heirloom_acc }?
heirlooms-action-look = De kaart van de rentmeester bekijken
heirlooms-action-ask = { $player } vragen opzij te gaan
heirlooms-action-wait = Niets doen
heirlooms-action-agree = Opzijgaan en kijken
heirlooms-action-decline = Meebieden
heirlooms-action-bid = { $card } bieden
heirlooms-terms-bid = de hoogste kaart wint { $heirloom_acc }, waarde { $worth }
heirlooms-terms-aside = geen bod op { $heirloom_acc }
heirlooms-thing-card = kaart { $card }
heirlooms-thing-heirloom = { $heirloom }

## Wat er gebeurt

heirlooms-event-dealt = Je krijgt de { $card }.
heirlooms-event-dealt-other = { $player } krijgt een kaart.
heirlooms-event-offered = Er wordt geboden op: { $heirloom }.
heirlooms-event-looked = { $player } bekijkt de kaart van de rentmeester.
heirlooms-event-asked = { $player } vraagt { $other } opzij te gaan.
heirlooms-event-agree = { $player } gaat opzij en bekijkt de kaart van de rentmeester.
heirlooms-event-decline = { $player } biedt mee.
heirlooms-event-steward = De kaart van de rentmeester is de { $card }.
heirlooms-event-bid = { $player } biedt { $card }.
heirlooms-event-won = { $player } wint { $heirloom_acc }.
heirlooms-event-spent = De { $card } verdwijnt uit het spel.
heirlooms-event-kept = { $player } wordt overboden en neemt de { $card } terug.

## Waarom niet

heirlooms-refusal-looked = Je hebt de kaart van de rentmeester al bekeken.
heirlooms-refusal-yourself = Je kunt dit alleen aan iemand anders vragen.
heirlooms-refusal-hand = Deze kaart heb je niet in je hand.

## De tafel in woorden

heirlooms-outline-table = Ronde { $round }
heirlooms-outline-offer = Er wordt geboden op: { $heirloom }
heirlooms-outline-cards =
    { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }
heirlooms-outline-card = Kaart { $card }
heirlooms-score-heirlooms = Erfstukken
heirlooms-outcome-worth = Wie wint, heeft de erfstukken met de meeste waarde.

## De regels op nummer

heirlooms-rule-1-1 = Er spelen twee tot vier erfgenamen. De doos moet genoeg kaarten bevatten voor hen en voor de rentmeester, voor ieder één per erfstuk. De kaarten dragen de getallen vanaf 1, elk één keer.
    .title = Erfgenamen en kaarten
heirlooms-rule-1-2 = Elke erfgenaam krijgt één kaart per erfstuk en laat die aan niemand zien.
    .title = De hand
heirlooms-rule-1-3 = De rentmeester heeft een gedekte stapel van één kaart per erfstuk. Niemand kent daarvan een kaart voordat iemand die bekijkt.
    .title = De rol van de rentmeester
heirlooms-rule-2-1 = In elke ronde wordt op het volgende erfstuk geboden. Eerst is het hoofd van de tafel aan de beurt, dan biedt iedereen. In de volgende ronde is de erfgenaam links daarvan het hoofd.
    .title = Ronden
heirlooms-rule-2-2 = Het hoofd mag één keer per ronde de bovenste kaart van de rentmeester bekijken. De anderen zien dat die bekeken is, niet welke het is.
    .title = Een blik
heirlooms-rule-2-3 = Daarna mag het hoofd één andere erfgenaam vragen opzij te gaan. Daarmee eindigt de beurt, net als door te wachten.
    .title = Een verzoek
heirlooms-rule-2-4 = Wie gevraagd wordt, antwoordt meteen. Wie instemt, biedt in deze ronde niet en bekijkt in plaats daarvan de kaart van de rentmeester.
    .title = Het antwoord
heirlooms-rule-3-1 = Iedereen die niet opzijgaat, kiest in het geheim een kaart uit de eigen hand als bod.
    .title = Biedingen
heirlooms-rule-3-2 = Alle biedingen worden samen met de bovenste kaart van de rentmeester opengelegd. De hoogste kaart wint het erfstuk; ook de rentmeester kan winnen.
    .title = De hoogste kaart
heirlooms-rule-3-3 = De geboden kaarten gaan uit het spel. Met de optie ‘houden’ alleen de winnende: de andere erfgenamen nemen hun kaart terug, en iedereen kent die.
    .title = Kaarten na het bod
heirlooms-rule-4-1 = Na het laatste erfstuk eindigt het spel. Wie de erfstukken met de meeste waarde heeft, wint, al is het de rentmeester; wie evenveel waarde heeft, deelt de plaats.
    .title = Het einde
