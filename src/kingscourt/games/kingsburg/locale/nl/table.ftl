### Kingsburg: wat de tafel zegt

## Delen van een groep dobbelstenen

kingsburg-group-dice = { $dice }
kingsburg-group-white = wit { $dice }
kingsburg-group-tokens =
    { $n ->
        [one] { $n } fiche
       *[other] { $n } fiches
    }
kingsburg-group-market-higher = markt +1
kingsburg-group-market-lower = markt −1
kingsburg-order-sum = { $player }: { $n }
kingsburg-strength-help = versterking van de koning +{ $n }
kingsburg-strength-building = { $building } { $change }
kingsburg-strength-buildings = gebouwen { $change }
kingsburg-defence = Je kracht zonder de versterking van de koning: { $strength } ({ $parts }). Vijand: { $range }.
kingsburg-gift-alike =
    { $n ->
        [one] { $n } grondstof
       *[other] { $n } grondstoffen van dezelfde soort
    }
kingsburg-gift-or = ofwel { $first }, ofwel { $second }
kingsburg-gift-turn = desgewenst 1 grondstof geruild voor 1 van elk van de twee andere
kingsburg-gift-buy = desgewenst { $goods } voor { $price }
kingsburg-gift-look = een geheime blik op de vijand
kingsburg-promise-advisor = { $gifts }, later dit seizoen
kingsburg-terms-pass = dit seizoen plaats je niets meer
kingsburg-terms-reroll = maar één keer dit seizoen
kingsburg-thing-envoy =
    { $n ->
        [1] de gezant van de koning
       *[other] { $n } gezanten van de koning
    }
kingsburg-thing-market = { $n } keer de markt

## Vragen

kingsburg-prompt-take-aid = Hulp van de koning: welke grondstof neem je?
kingsburg-prompt-take-advisor =
    { $n ->
        [one] { $giver }: welke grondstof neem je?
       *[other] { $giver }: van welke soort neem je { $n } grondstoffen?
    }
kingsburg-prompt-take-enemy = Beloning voor de overwinning: welke grondstof neem je?
kingsburg-prompt-turn-good = { $giver }: welke grondstof ruil je voor 1 van elk van de twee andere soorten?
kingsburg-prompt-buy-goods =
    { $n ->
        [one] { $giver }: betaal je { $price } voor { $n } grondstof naar keuze?
       *[other] { $giver }: betaal je { $price } voor { $n } grondstoffen naar keuze?
    }
kingsburg-prompt-roll-white =
    { $n ->
        [one] Gooi je je witte dobbelsteen mee met je eigen dobbelstenen?
       *[other] Je hebt { $n } witte dobbelstenen. Hoeveel gooi je er mee met je eigen dobbelstenen?
    }
kingsburg-prompt-reroll = Gooi je opnieuw?
kingsburg-prompt-set-aside = Welke dobbelsteen leg je dit seizoen opzij?
kingsburg-prompt-envoy = Waarvoor dient de gezant van de koning deze herfst?
kingsburg-prompt-influence = Plaats dobbelstenen op een adviseur, of pas.
kingsburg-prompt-build = Bouw een gebouw, of pas.
kingsburg-prompt-second-build = De gezant staat een tweede gebouw toe. Bouw het, of zie ervan af.
kingsburg-prompt-trade = { $giver }: wat ruil je voor { $points }?
kingsburg-prompt-token-or-trade = { $giver }: neem je { $amount }, of ruil je in plaats daarvan 1 grondstof voor { $points }?
kingsburg-prompt-recruit =
    { $n ->
        [one] Rekruteer soldaten voor { $n } grondstof per stuk, of stop. { $defence }
       *[other] Rekruteer soldaten voor { $n } grondstoffen per stuk, of stop. { $defence }
    }
kingsburg-prompt-give =
    { $n ->
        [one] De vijand neemt nog { $n } grondstof. Welke geef je af?
       *[other] De vijand neemt nog { $n } grondstoffen. Welke geef je het eerst af?
    }
kingsburg-prompt-lose-building = Welk gebouw verlies je?
kingsburg-prompt-exchange =
    { $n ->
        [one] Elke grondstof levert { $points } op. Hoeveel ruil je er?
       *[other] Elke { $n } grondstoffen leveren { $points } op. Hoe vaak ruil je?
    }

## Antwoorden

kingsburg-action-place = { $group } op { $advisor_the } plaatsen
kingsburg-action-place-long = { $advisor }: { $group }
kingsburg-action-pass = Passen
kingsburg-action-decline = Ervan afzien
kingsburg-action-done = Stoppen met rekruteren
kingsburg-action-take = { $amount } nemen
kingsburg-action-turn = { $amount } ruilen voor { $gained }
kingsburg-action-smuggle = Betalen en grondstoffen kiezen
kingsburg-action-roll-white =
    { $n ->
        [0] Geen witte dobbelsteen gooien
        [one] { $n } witte dobbelsteen meegooien
       *[other] { $n } witte dobbelstenen meegooien
    }
kingsburg-action-give = { $amount } afgeven
kingsburg-action-trade = { $amount } ruilen
kingsburg-action-recruit = Rekruteren voor { $price }
kingsburg-action-exchange =
    { $n ->
        [0] Niets ruilen
        [one] Eén keer ruilen
       *[other] { $n } keer ruilen
    }
kingsburg-action-reroll = De { $n } opnieuw gooien
kingsburg-action-reroll-white = De witte { $n } opnieuw gooien
kingsburg-action-reroll-all = Alle dobbelstenen opnieuw gooien
kingsburg-action-set-aside = De { $n } opzijleggen
kingsburg-action-set-aside-white = De witte { $n } opzijleggen
kingsburg-action-envoy-influence = Voor een bezette adviseur gebruiken
kingsburg-action-envoy-build = Voor een tweede gebouw gebruiken
kingsburg-action-envoy-unused = Ongebruikt laten
kingsburg-action-build = { $building } bouwen
kingsburg-action-lose = { $building } verliezen

## Logboek: kalender en speelvolgorde

kingsburg-event-start = Het spel begint.
kingsburg-event-first-order = De speelvolgorde is geloot: { $players }.
kingsburg-event-year = Jaar { $n } begint.
    .heading = Jaar { $n }
kingsburg-event-phase = { $phase }
    .heading = { $phase }
kingsburg-event-order = De speelvolgorde volgt de dobbelstenen, de laagste som eerst: { $players }.
kingsburg-event-order-tied = Bij een gelijke som ({ $n }) blijft de eerdere volgorde: { $players }.
kingsburg-event-turn = { $player } is aan de beurt.
kingsburg-event-over = Het spel is afgelopen.

## Logboek: hulp, beloning en gezant van de koning

kingsburg-event-aid-die = { $player } heeft de minste gebouwen en krijgt de hulp van de koning: een witte dobbelsteen voor de lente.
kingsburg-event-aid-die-goods = { $player } heeft van de spelers met de minste gebouwen de minste grondstoffen en krijgt de hulp van de koning: een witte dobbelsteen voor de lente.
kingsburg-event-aid-tied = Gelijke stand bij de hulp van de koning, in gebouwen en in grondstoffen; ieder neemt één grondstof naar keuze: { $players }.
kingsburg-event-take-aid = { $player } krijgt { $amount } als hulp van de koning.
kingsburg-event-reward = { $player } krijgt 1 overwinningspunt, de beloning van de koning voor de meeste gebouwen.
kingsburg-event-reward-nobody = Niemand heeft een gebouw, dus niemand krijgt de beloning van de koning.
kingsburg-event-envoy = { $player } heeft de minste gebouwen en krijgt de gezant van de koning.
kingsburg-event-envoy-goods = { $player } heeft van de spelers met de minste gebouwen de minste grondstoffen en krijgt de gezant van de koning.
kingsburg-event-envoy-nobody = Niemand krijgt de gezant van de koning, want in gebouwen en grondstoffen staan gelijk: { $players }.
kingsburg-event-envoy-influence = { $player } bestemt de gezant voor een bezette adviseur.
kingsburg-event-envoy-build = { $player } bestemt de gezant voor een tweede gebouw.
kingsburg-event-envoy-unused = { $player } laat de gezant ongebruikt.
kingsburg-event-envoy-spent = { $player } heeft de gezant voor deze herfst gebruikt.
kingsburg-event-envoy-back = De gezant verlaat { $player } en keert terug naar de koning.

## Logboek: dobbelstenen

kingsburg-event-roll = { $player } gooit { $dice }.
kingsburg-event-roll-white = { $player } gooit met wit { $dice }.
kingsburg-event-white-left =
    { $n ->
        [one] { $player } laat een witte dobbelsteen liggen.
       *[other] { $player } laat { $n } witte dobbelstenen liggen.
    }
kingsburg-event-reroll = { $player } gooit een { $before } opnieuw en krijgt { $after }.
kingsburg-event-reroll-white = { $player } gooit een witte { $before } opnieuw en krijgt { $after }.
kingsburg-event-reroll-all = { $player } gooit alle dobbelstenen opnieuw.
kingsburg-event-reroll-declined = { $player } gooit niet opnieuw.
kingsburg-event-neutral = Er komen neutrale dobbelstenen op { $advisor_the }: { $group }.
kingsburg-event-neutral-out = Een neutrale { $n } vindt geen eigen plaats en valt af.
kingsburg-event-set-aside = { $player } legt een { $n } opzij.
kingsburg-event-set-aside-white = { $player } legt een witte { $n } opzij.
kingsburg-event-place = { $player } plaatst { $group } op { $advisor_the }.
kingsburg-event-place-envoy = { $player } plaatst dankzij de gezant { $group } op { $advisor_the }, naast de dobbelstenen die er al liggen.
kingsburg-event-pass = { $player } past.
kingsburg-event-pass-forced = { $player } past, want de overige dobbelstenen bereiken geen vrije adviseur.
kingsburg-event-pass-only-white = { $player } heeft alleen nog witte dobbelstenen, kan niets plaatsen en past dus.
kingsburg-event-dice-home = Iedereen neemt zijn dobbelstenen terug.
kingsburg-event-market-ready = { $player } kan de markt weer gebruiken.
kingsburg-event-neutral-gone = De neutrale dobbelstenen verlaten het hof.

## Logboek: grondstoffen en gebouwen

kingsburg-event-gain-advisor = { $player } krijgt { $gains } van { $giver_the }.
kingsburg-event-take-advisor = { $player } krijgt { $amount } van { $giver_the }.
kingsburg-event-gain-building = { $player } krijgt { $gains } dankzij { $giver_the }.
kingsburg-event-gain-enemy = { $player } krijgt { $gains } voor de overwinning op { $giver_the }.
kingsburg-event-take-enemy = { $player } krijgt { $amount } voor de overwinning op { $giver_the }.
kingsburg-event-declined = { $player } maakt geen gebruik van { $giver_the }.
kingsburg-event-nothing-to-turn = { $player } heeft geen grondstoffen, dus { $giver_the } kan niets ruilen.
kingsburg-event-turn-good = { $player } ruilt bij { $giver_the } { $amount } voor { $gains }.
kingsburg-event-points-paid = { $player } betaalt { $amount } aan { $giver_the }.
kingsburg-event-look = { $player } werpt dankzij { $giver_the } een geheime blik op de vijand.
kingsburg-event-look-seen = Je ziet de vijand: { $card }. Een nederlaag kost { $loss }; een overwinning levert { $reward } op.
kingsburg-event-build = { $player } bouwt { $building_acc } voor { $price } en krijgt { $points }.
kingsburg-event-build-free = { $player } bouwt { $building_acc } gratis en krijgt { $points }.
kingsburg-event-no-building = { $player } bouwt niets.
kingsburg-event-no-second-building = { $player } ziet af van een tweede gebouw.
kingsburg-event-cannot-build = { $player } kan niet bouwen: de grondstoffen zijn voor geen van de mogelijke gebouwen genoeg.
kingsburg-event-all-built = { $player } heeft alle gebouwen al en bouwt dus niets.
kingsburg-event-cannot-build-second = { $player } kan geen tweede gebouw bouwen: de grondstoffen zijn voor geen enkel gebouw genoeg.
kingsburg-event-trade = { $player } ruilt bij { $giver_the } { $amount } voor { $points }.
kingsburg-event-nothing-to-trade = { $player } heeft niets om bij { $giver_the } te ruilen.
kingsburg-event-recruit = { $player } rekruteert 1 soldaat voor { $price }.
kingsburg-event-no-soldier = { $player } rekruteert geen soldaten.
kingsburg-event-no-more-soldiers = { $player } rekruteert geen soldaten meer.
kingsburg-event-cannot-recruit =
    { $n ->
        [one] { $player } kan niet rekruteren: een soldaat kost { $n } grondstof.
       *[other] { $player } kan niet rekruteren: een soldaat kost { $n } grondstoffen.
    }
kingsburg-event-exchange = { $player } ruilt dankzij { $giver_the } { $price } voor { $points }.
kingsburg-event-no-exchange = { $player } ruilt geen grondstoffen.
kingsburg-event-too-few-goods = { $player } heeft te weinig grondstoffen ({ $n }) voor punten van { $giver_the }.
kingsburg-event-goods-counted = { $player } krijgt { $points } voor de bewaarde grondstoffen, dankzij { $giver_the }.

## Logboek: winter

kingsburg-event-enemy = De vijand is er: { $card }. Een nederlaag kost { $loss }; een overwinning levert { $reward } op.
kingsburg-event-kings-help = { $player } gooit { $n }: dat is de versterking van de koning voor iedereen.
kingsburg-event-battle-won = { $player } wint met kracht { $n } ({ $parts }) tegen { $strength }.
kingsburg-event-battle-drawn = { $player } speelt gelijk met kracht { $n } ({ $parts }) tegen { $strength }: geen winst, geen verlies.
kingsburg-event-battle-lost = { $player } verliest met kracht { $n } ({ $parts }) tegen { $strength }.
kingsburg-event-draw-wins = { $player } heeft { $giver_the }, dus het gelijkspel telt als overwinning.
kingsburg-event-lose-goods = { $player } verliest { $losses }.
kingsburg-event-goods-short = { $player } heeft te weinig, dus dit verlies vervalt: { $losses }.
kingsburg-event-no-goods-lost = { $player } heeft geen grondstoffen te verliezen.
kingsburg-event-lose-building = { $player } verliest { $building_acc } en daarmee { $points }.
kingsburg-event-no-building-lost = { $player } heeft geen gebouw te verliezen.
kingsburg-event-lose-points = { $player } verliest { $amount }.
kingsburg-event-strongest = { $player } krijgt 1 overwinningspunt als sterkste winnaar.
kingsburg-event-no-winner = Niemand heeft gewonnen, dus vervalt het punt voor de sterkste winnaar.
kingsburg-event-enemy-leaves = De soldaten gaan naar huis, en { $foe_the } verlaten het spel.

## Waarom niet: dobbelstenen en adviseurs

kingsburg-refusal-dice-missing = Deze dobbelstenen heb je niet om te plaatsen: { $group }.
kingsburg-refusal-sum = { $group }: deze groep telt als { $n }, maar { $advisor_the } vraagt precies { $number }.
kingsburg-refusal-occupied = Er liggen dit seizoen al dobbelstenen op { $advisor_the }.
kingsburg-refusal-neutral = Er liggen neutrale dobbelstenen op { $advisor_the }; alleen met de gezant mag je er eigen dobbelstenen bij plaatsen.
kingsburg-refusal-only-white = Een groep heeft ten minste één dobbelsteen in je eigen kleur nodig.
kingsburg-refusal-token-limit =
    { $limit ->
        [one] Deze groep mag maar { $limit } fiche hebben.
       *[other] Deze groep mag hoogstens { $limit } fiches hebben.
    }
kingsburg-refusal-tokens-missing =
    { $owned ->
        [0] Je hebt geen ‘+2’-fiche.
        [one] Je hebt maar { $owned } ‘+2’-fiche.
       *[other] Je hebt maar { $owned } ‘+2’-fiches.
    }
kingsburg-refusal-no-market = Om een groep 1 hoger of lager te tellen, heb je een markt nodig.
kingsburg-refusal-market-used = Je markt is dit seizoen al gebruikt.
kingsburg-refusal-die-missing = Je hebt geen dobbelsteen van die soort die { $n } toont.
kingsburg-refusal-white-dice =
    { $n ->
        [one] Je hebt dit seizoen maar { $n } witte dobbelsteen.
       *[other] Je hebt dit seizoen maar { $n } witte dobbelstenen.
    }
kingsburg-refusal-no-reroll = Geen van je gebouwen staat deze nieuwe worp toe.
kingsburg-refusal-reroll-used = Deze nieuwe worp is dit seizoen al gebruikt.
kingsburg-refusal-dice-differ = Je dobbelstenen tonen niet allemaal hetzelfde getal.
kingsburg-refusal-sum-too-high = De som van je dobbelstenen is { $n }; voor deze nieuwe worp mag die hoogstens { $limit } zijn.

## Waarom niet: grondstoffen en gebouwen

kingsburg-refusal-already-built = { $building }: dit gebouw heb je al.
kingsburg-refusal-left-missing = { $building }: eerst heb je links ervan { $needed_the } nodig.
kingsburg-refusal-building-price = { $building }: je komt { $missing } tekort.
kingsburg-refusal-soldier-price =
    { $n ->
        [one] Een soldaat kost je precies { $n } grondstof.
       *[other] Een soldaat kost je precies { $n } grondstoffen.
    }
kingsburg-refusal-soldier-goods = Dit heb je niet: { $price }.
kingsburg-refusal-not-offered = { $giver }: { $amount } hoort niet bij het aanbod.
kingsburg-refusal-good-missing = Dit heb je niet: { $amount }.
kingsburg-refusal-not-traded = { $giver }: { $amount } kun je hier niet ruilen.
kingsburg-refusal-building-missing = { $building }: dit gebouw heb je niet.
kingsburg-refusal-not-rightmost = { $building }: verliezen beginnen in de meest rechtse kolom waarin je een gebouw hebt.
kingsburg-refusal-too-few-goods =
    { $owned ->
        [one] Je hebt maar { $owned } grondstof.
       *[other] Je hebt maar { $owned } grondstoffen.
    }
kingsburg-lacking-die = een { $n }
kingsburg-lacking-white-die = een witte { $n }
kingsburg-lacking-own-die = een dobbelsteen in je eigen kleur
kingsburg-lacking-sum = nog { $n }

## De tafel in woorden

kingsburg-outline-start = Vóór het eerste jaar
kingsburg-outline-year = Jaar { $n } van { $years }
kingsburg-outline-over = Het spel is afgelopen
kingsburg-outline-order = Speelvolgorde
kingsburg-outline-players = { $players }
kingsburg-outline-foe = Vijand
kingsburg-outline-foe-unknown = onbekend, kracht { $low } tot { $high }
kingsburg-outline-looked = gezien door { $players }
kingsburg-outline-kings-help = Versterking van de koning
kingsburg-outline-court = Hof
kingsburg-outline-taken =
    { $n ->
        [0] alle adviseurs zijn vrij
        [one] { $n } adviseur is bezet
       *[other] { $n } adviseurs zijn bezet
    }
kingsburg-outline-taken-by = bezet door { $player }
kingsburg-outline-taken-neutral = bezet door neutrale dobbelstenen
kingsburg-outline-advisor = { $n }. { $advisor }
kingsburg-outline-neutral = Neutrale dobbelstenen
kingsburg-outline-group = { $group }
kingsburg-outline-province = Provincie van { $player }
kingsburg-outline-vp = Overwinningspunten
kingsburg-outline-goods = Grondstoffen
kingsburg-outline-gold = Goud
kingsburg-outline-wood = Hout
kingsburg-outline-stone = Steen
kingsburg-outline-tokens = ‘+2’-fiches
kingsburg-outline-soldiers = Soldaten
kingsburg-outline-strength = Kracht
kingsburg-outline-defence = Kracht zonder de versterking van de koning
kingsburg-outline-span = { $span }
kingsburg-outline-result-won = overwinning
kingsburg-outline-result-drawn = gelijkspel
kingsburg-outline-result-lost = nederlaag
kingsburg-outline-aid = Hulp van de koning
kingsburg-outline-aid-die = een witte dobbelsteen in de lente
kingsburg-outline-envoy = Gezant van de koning
kingsburg-outline-envoy-waiting = nog niet gebruikt
kingsburg-outline-envoy-spent = deze herfst niet meer bruikbaar
kingsburg-outline-envoy-influence = voor een bezette adviseur
kingsburg-outline-envoy-build = voor een tweede gebouw
kingsburg-outline-envoy-influence-build = voor een bezette adviseur of een tweede gebouw
kingsburg-outline-market = Markt
kingsburg-outline-market-ready = dit seizoen nog niet gebruikt
kingsburg-outline-market-used = dit seizoen gebruikt
kingsburg-outline-passed = heeft gepast
kingsburg-outline-die = Dobbelsteen
kingsburg-outline-die-white = Witte dobbelsteen
kingsburg-outline-times = { $n } × { $face }
kingsburg-outline-aside = Opzijgelegd
kingsburg-outline-buildings = Gebouwen
kingsburg-outline-built = gebouwd
kingsburg-outline-next = nu mogelijk
kingsburg-outline-supply = Voorraad

## De puntentelling

kingsburg-score-buildings = Gebouwen
kingsburg-score-advisors = Adviseurs
kingsburg-score-kings-reward = Beloning van de koning
kingsburg-score-seasons = Stadhuis en ambassade
kingsburg-score-battles = Gewonnen slagen
kingsburg-score-losses = Verloren slagen
kingsburg-score-final-goods = Kathedraal

## Het einde

kingsburg-outcome-points = Overwinning voor { $players }: de meeste overwinningspunten ({ $n }).
kingsburg-outcome-goods = Overwinning voor { $players }: gelijk in overwinningspunten ({ $n }), maar meer grondstoffen over.
kingsburg-outcome-buildings = Overwinning voor { $players }: gelijk in overwinningspunten en grondstoffen, maar meer gebouwen.
kingsburg-outcome-shared = Gedeelde overwinning: { $players }, gelijk in overwinningspunten, grondstoffen en gebouwen.

## Het bord

kingsburg-board-dice = Mijn dobbelstenen
kingsburg-board-sum = Som: { $n }
kingsburg-board-no-dice = Geen dobbelstenen over
kingsburg-board-not-rolled = Nu geen dobbelstenen
kingsburg-board-sum-needed = { $n } nodig
kingsburg-board-row-1 = Geloof
kingsburg-board-row-2 = Handel
kingsburg-board-row-3 = Wapens
kingsburg-board-row-4 = Muren
kingsburg-board-row-5 = Raad
kingsburg-board-strongest = grootste kracht
kingsburg-board-no-change = niets gewonnen of verloren

## Wat een analyse noemt

kingsburg-topic-points = Overwinningspunten
kingsburg-topic-goods = Grondstoffen
kingsburg-topic-buildings = Volgende gebouwen
kingsburg-topic-battles = Winterslagen
kingsburg-topic-dice = Dobbelstenen en fiches
kingsburg-topic-envoy = Gezant van de koning
kingsburg-topic-favour = Hulp van de koning en zijn beloning
