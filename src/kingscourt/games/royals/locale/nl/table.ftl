### Royals: wat de tafel zegt

## Vragen

royals-prompt-colour = Welke kleur kies je?
royals-prompt-draw = Wat trek je?
royals-prompt-take =
    { $n ->
        [one] Trek { $n } landenkaart, uit het aanbod of van de stapel.
       *[other] Trek { $n } landenkaarten, uit het aanbod of van de stapel.
    }
royals-prompt-take-both =
    { $n ->
        [0] Trek een intrigekaart.
       *[other] Trek een landenkaart en een intrigekaart. Welke eerst?
    }
royals-prompt-play = Bezet een positie, neem er een over, of beëindig je beurt.
royals-prompt-wild =
    { $cost ->
        [one] Betaal { $cost } landenkaart ({ $country }). Betaal je die met een joker (3 willekeurige kaarten = 1)?
       *[other] Betaal { $cost } landenkaarten ({ $country }). Hoeveel daarvan betaal je met jokers (3 willekeurige kaarten = 1)?
    }
royals-prompt-wild-intrigue =
    { $cost ->
        [one] Betaal { $cost } intrigekaart ({ $country }). Betaal je die met een jokerpaar (2 willekeurige kaarten = 1)?
       *[other] Betaal { $cost } intrigekaarten ({ $country }). Hoeveel daarvan betaal je met jokerparen (2 willekeurige kaarten = 1)?
    }
royals-prompt-give =
    { $n ->
        [one] Nog { $n } kaart als joker: welke geef je?
       *[other] Nog { $n } kaarten als joker: welke geef je?
    }
royals-prompt-give-intrigue =
    { $n ->
        [one] Nog { $n } intrigekaart ({ $country }): welke geef je?
       *[other] Nog { $n } intrigekaarten ({ $country }): welke geef je?
    }
royals-prompt-give-any-intrigue =
    { $n ->
        [one] Nog { $n } willekeurige intrigekaart: welke geef je?
       *[other] Nog { $n } willekeurige intrigekaarten: welke geef je?
    }
royals-prompt-discard =
    { $n ->
        [one] { $n } kaart boven de handlimiet: welke leg je af?
       *[other] { $n } kaarten boven de handlimiet: welke leg je af?
    }

## Antwoorden

royals-action-colour = Met { $colour } spelen
royals-action-draw-countries =
    { $n ->
        [one] { $n } landenkaart trekken
       *[other] { $n } landenkaarten trekken
    }
royals-action-draw-both = Een landenkaart en een intrigekaart trekken
royals-action-take = Uit het aanbod nemen: { $country }
royals-action-take-deck = Van de landenstapel trekken
royals-action-take-intrigue = Van de intrigestapel trekken
royals-action-occupy = { $title } in { $city } bezetten
royals-action-take-over = { $title } in { $city } overnemen
royals-action-end-turn = Beurt beëindigen
royals-action-wild =
    { $n ->
        [0] Zonder jokers betalen
        [one] Met { $n } joker betalen
       *[other] Met { $n } jokers betalen
    }
royals-action-wild-intrigue =
    { $n ->
        [0] Zonder jokerpaar betalen
        [one] Met { $n } jokerpaar betalen
       *[other] Met { $n } jokerparen betalen
    }
royals-action-give = Landenkaart geven: { $country }
royals-action-give-intrigue = Intrigekaart geven: { $intrigue }
royals-action-discard = Landenkaart afleggen: { $country }
royals-action-discard-intrigue = Intrigekaart afleggen: { $intrigue }

## Wat een keuze kost en oplevert

royals-terms-cards = { $own } van het land zelf ({ $country }) en { $others } willekeurige, drie voor één
royals-terms-cards-choice =
    { $cost ->
        [one] { $cost } kaart van het land ({ $country }), of drie willekeurige ervoor
       *[other] { $cost } kaarten van het land ({ $country }), of voor hoogstens { $n } ervan telkens drie willekeurige
    }
royals-terms-cards-any = { $n } willekeurige landenkaarten
royals-terms-intrigues = intrigekaarten: { $own } met dit land ({ $country }) en { $others } willekeurige, twee voor één
royals-terms-intrigues-choice =
    { $cost ->
        [one] { $cost } intrigekaart met dit land ({ $country }), of twee willekeurige ervoor
       *[other] { $cost } intrigekaarten met dit land ({ $country }), of voor hoogstens { $n } ervan telkens twee willekeurige
    }
royals-terms-intrigues-own =
    { $n ->
        [one] { $n } intrigekaart met dit land ({ $country })
       *[other] { $n } intrigekaarten met dit land ({ $country })
    }
royals-terms-intrigues-any = { $n } willekeurige intrigekaarten
royals-terms-whole-hand = dit kost al je landenkaarten
royals-terms-influence = je invloed ({ $country }): van { $before } naar { $after }
royals-terms-influence-loser = invloed van { $player }: van { $before } naar { $after }
royals-terms-surplus =
    { $n ->
        [one] daarna wordt { $n } kaart boven de handlimiet afgelegd
       *[other] daarna worden { $n } kaarten boven de handlimiet afgelegd
    }
royals-terms-period-ends = de periode { $period } eindigt met deze beurt
royals-thing-country =
    { $n ->
        [one] { $n } kaart ({ $country })
       *[other] { $n } kaarten ({ $country })
    }
royals-thing-intrigue =
    { $n ->
        [one] { $n } intrigekaart ({ $intrigue })
       *[other] { $n } intrigekaarten ({ $intrigue })
    }
royals-thing-any-country =
    { $n ->
        [one] { $n } willekeurige landenkaart
       *[other] { $n } willekeurige landenkaarten
    }
royals-thing-any-intrigue =
    { $n ->
        [one] { $n } willekeurige intrigekaart
       *[other] { $n } willekeurige intrigekaarten
    }
royals-thing-cube =
    { $n ->
        [one] { $n } blokje
       *[other] { $n } blokjes
    }
royals-thing-token-city =
    { $points ->
        [one] de stadsbonus van { $city } ({ $points } punt)
       *[other] de stadsbonus van { $city } ({ $points } punten)
    }
royals-thing-token-country =
    { $points ->
        [one] een landbonus ({ $country }, { $points } punt)
       *[other] een landbonus ({ $country }, { $points } punten)
    }
royals-thing-token-noble-house =
    { $points ->
        [one] een adelshuisbonus ({ $points } punt)
       *[other] een adelshuisbonus ({ $points } punten)
    }

## Verslag: kaarten

royals-event-colour = { $player } speelt met { $colour } ({ $n } blokjes).
royals-event-start = { $player } is startspeler.
royals-event-turn = { $player } is aan de beurt.
royals-event-display = Open in het aanbod: { $country }.
royals-event-plan-countries =
    { $n ->
        [one] { $player } trekt { $n } landenkaart en geen intrigekaart.
       *[other] { $player } trekt { $n } landenkaarten en geen intrigekaart.
    }
royals-event-plan-both = { $player } trekt een landenkaart en een intrigekaart.
royals-event-take = { $player } neemt een kaart uit het aanbod: { $country }.
royals-event-draw = { $player } trekt een kaart van de landenstapel.
royals-event-draw-own = Je trekt een landenkaart: { $country }.
royals-event-draw-intrigue = { $player } trekt een intrigekaart.
royals-event-draw-own-intrigue = Je trekt een intrigekaart: { $intrigue }.
royals-event-no-card = Er is geen kaart meer die { $player } kan trekken.
royals-event-pay =
    { $n ->
        [one] { $player } betaalt { $n } landenkaart: { $country }.
       *[other] { $player } betaalt { $n } landenkaarten: { $country }.
    }
royals-event-give = { $player } geeft een kaart voor een joker: { $country }.
royals-event-give-intrigue = { $player } geeft een intrigekaart: { $intrigue }.
royals-event-discard = { $player } legt een landenkaart af: { $country }.
royals-event-discard-intrigue = { $player } legt een intrigekaart af: { $intrigue }.
royals-event-no-play = { $player } heeft voor geen enkele positie die nog te krijgen is, genoeg kaarten; de beurt eindigt.
royals-event-shuffle = De afgelegde landenkaarten worden tot een nieuwe stapel geschud.
royals-event-shuffle-intrigue = De afgelegde intrigekaarten worden tot een nieuwe stapel geschud.

## Verslag: posities en punten

royals-event-occupy = { $player } bezet een positie: { $title_low } in { $city }.
royals-event-take-over = { $player } neemt een positie over: { $title_low } in { $city } (tot nu toe { $loser }).
royals-event-bonus-city =
    { $points ->
        [one] { $player } neemt de stadsbonus: { $city }, { $points } punt.
       *[other] { $player } neemt de stadsbonus: { $city }, { $points } punten.
    }
royals-event-bonus-country =
    { $points ->
        [one] { $player } neemt een landbonus: { $country }, { $points } punt.
       *[other] { $player } neemt een landbonus: { $country }, { $points } punten.
    }
royals-event-bonus-country-gone = { $player } heeft een blokje in elke stad van het land ({ $country }), maar er is geen landbonus meer.
royals-event-bonus-noble =
    { $points ->
        [one] { $player } neemt een adelshuisbonus: { $points } punt.
       *[other] { $player } neemt een adelshuisbonus: { $points } punten.
    }
royals-event-bonus-noble-gone = { $player } heeft een blokje op elke titelfiche, maar er is geen adelshuisbonus meer.
royals-event-last-round = De derde periode is voorbij. De ronde wordt uitgespeeld, dan volgt de puntentelling.
royals-event-scoring = Puntentelling van de periode { $period }.
    .heading = { $period }
royals-event-token-first =
    { $points ->
        [one] { $country }: { $player } heeft de meeste invloed ({ $influence }), { $points } punt.
       *[other] { $country }: { $player } heeft de meeste invloed ({ $influence }), { $points } punten.
    }
royals-event-token-second =
    { $points ->
        [one] { $country }: { $player } is tweede in invloed ({ $influence }), { $points } punt.
       *[other] { $country }: { $player } is tweede in invloed ({ $influence }), { $points } punten.
    }
royals-event-tie-title = { $country }: { $player } en { $loser } hebben evenveel invloed ({ $influence }); de hogere titel beslist: { $title_low } ({ $player }).
royals-event-tie-city = { $country }: { $player } en { $loser } hebben evenveel invloed ({ $influence }) en dezelfde hoogste titel ({ $title_low }); de hogere stadsbonus beslist: { $city }, { $points } ({ $player }).
royals-event-token-unused = { $country }: de fiche van { $points } gaat naar niemand en verlaat het spel.
royals-event-majority =
    { $points ->
        [one] { $title }: { $player } heeft de meeste blokjes ({ $n }), { $points } punt.
       *[other] { $title }: { $player } heeft de meeste blokjes ({ $n }), { $points } punten.
    }
royals-event-majority-half =
    { $points ->
        [one] { $title }: { $player } heeft samen met een ander de meeste blokjes ({ $n }), halve fiche, { $points } punt.
       *[other] { $title }: { $player } heeft samen met een ander de meeste blokjes ({ $n }), halve fiche, { $points } punten.
    }
royals-event-majority-none = { $title }: niemand heeft daar een blokje, dus de titelfiche gaat naar niemand.
royals-event-majority-tied = { $title }: { $players } staan gelijk met de meeste blokjes ({ $n }); bij meer dan twee gaat de titelfiche naar niemand.
royals-event-tie-end =
    { $points ->
        [one] { $players } staan gelijk met { $points } punt; de hoogste losse fiche beslist.
       *[other] { $players } staan gelijk met { $points } punten; de hoogste losse fiche beslist.
    }

## Waarom niet

royals-refusal-colour = Deze kleur is niet te krijgen: { $colour }.
royals-refusal-cubes = Er zijn twee blokjes nodig, je hebt er nog { $n }.
royals-refusal-draw-first = Eerst moet je je kaarten trekken.
royals-refusal-first-turn = In de eerste beurt trekt niemand een intrigekaart.
royals-refusal-draw = Deze kaart hoort niet of niet meer bij wat je nu trekt.
royals-refusal-display = Zo’n kaart ligt niet in het aanbod: { $country }.
royals-refusal-deck = De landenstapel is leeg; neem een kaart uit het aanbod.
royals-refusal-held = Deze positie is van { $player }: { $title_low } in { $city }. Die kun je alleen overnemen.
royals-refusal-cards =
    { $cost ->
        [one] { $title } in { $city } kost { $cost } landenkaart ({ $country }). Ook met jokers is je hand maar { $n } waard.
       *[other] { $title } in { $city } kost { $cost } landenkaarten ({ $country }). Ook met jokers is je hand maar { $n } waard.
    }
royals-refusal-wild-few = Met zo weinig jokers heb je meer kaarten van het land nodig ({ $country }): { $needed }, je hebt er { $n }.
royals-refusal-wild-many = Met zoveel jokers heb je meer kaarten nodig: { $needed }, je hebt er { $n }.
royals-refusal-hand = Zo’n landenkaart heb je niet: { $country }.
royals-refusal-hand-intrigue = Zo’n intrigekaart heb je niet: { $intrigue }.
royals-refusal-vacant = Deze positie is vrij: { $title_low } in { $city }. Die bezet je; overnemen kan niet.
royals-refusal-own = Deze positie is al van jou: { $title_low } in { $city }.
royals-refusal-intrigue =
    { $needed ->
        [one] De overname kost { $needed } intrigekaart ({ $country }): { $title_low } in { $city }. Ook in paren zijn die van jou maar { $n } waard.
       *[other] De overname kost { $needed } intrigekaarten ({ $country }): { $title_low } in { $city }. Ook in paren zijn die van jou maar { $n } waard.
    }
royals-refusal-wild-intrigue = Je intrigekaarten laten dit aantal paren niet toe ({ $country }).
royals-refusal-not-shown = Eerst komt een intrigekaart waar dit land op staat: { $country }. Op deze staat { $intrigue }.
royals-refusal-limit = Je legt alleen af wat boven de handlimiet uitkomt; van deze kaarten heb je er niet te veel.

## De tafel in woorden

royals-outline-setup = Voorbereiding
royals-outline-over = Het spel is afgelopen
royals-outline-period = Periode
royals-outline-period-name = { $period }
royals-outline-to-move = { $player } aan de beurt
royals-outline-round-ends = laatste ronde
royals-outline-period-ends = eindigt na deze beurt
royals-outline-colours = Kleuren om uit te kiezen
royals-outline-display = Aanbod
royals-outline-display-empty = leeg
royals-outline-decks = Stapels
royals-outline-empty = leeg
royals-outline-deck-name = Landenstapel
royals-outline-deck-name-intrigue = Intrigestapel
royals-outline-discards-name = Afgelegde landenkaarten
royals-outline-discards-name-intrigue = Afgelegde intrigekaarten
royals-outline-influence = Invloed
royals-outline-ahead-title = door de hogere titel ({ $title_low }) vóór { $player }
royals-outline-ahead-city = door de hogere stadsbonus ({ $city }, { $points }) vóór { $player }
royals-outline-realm-bonus = Landbonus
royals-outline-period-tokens = Periodefiches voor invloed
royals-outline-token-first = { $period }, 1e plaats
royals-outline-token-second = { $period }, 2e plaats
royals-outline-city-bonus = Stadsbonus
royals-outline-exiles = Verbannen blokjes
royals-outline-cards =
    { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }
royals-outline-vacant = vrij
royals-outline-held = in handen van { $player }
royals-outline-paying = { $player } betaalt
royals-outline-taken = genomen door { $player }
royals-outline-gone = uit het spel
royals-outline-ladder = Titelfiches
royals-outline-noble-house = Adelshuisbonussen
royals-outline-noble-bonus = Adelshuisbonus
royals-outline-cubes-of = Blokjes van { $player }
royals-outline-cubes-left = Blokjes over
royals-outline-tokens = Genomen fiches
royals-outline-plays-with = speelt met { $colour }
royals-outline-seen = door iedereen gezien
royals-outline-hand-name = Landenkaarten
royals-outline-hand-name-intrigue = Intrigekaarten

## Wat op het spelmateriaal staat

royals-points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
royals-line-box-cards =
    { $n ->
        [one] { $n } kaart in de doos
       *[other] { $n } kaarten in de doos
    }
royals-line-cities = Steden: { $cities }
royals-line-country-bonuses = Landbonussen: { $first } en { $second } punten
royals-line-period = Invloed in { $period }: { $first } en { $second } punten
royals-line-countries = Toont { $countries }
royals-line-price =
    { $n ->
        [one] Prijs: { $n } kaart van het land
       *[other] Prijs: { $n } kaarten van het land
    }
royals-line-price-country =
    { $n ->
        [one] Prijs: { $n } kaart ({ $country })
       *[other] Prijs: { $n } kaarten ({ $country })
    }
royals-line-takeover =
    { $n ->
        [one] Een overname kost bovendien { $n } intrigekaart
       *[other] Een overname kost bovendien { $n } intrigekaarten
    }
royals-line-influence = Invloed: { $n }
royals-line-title-token = Titelfiche: { $points } punten, elke helft { $half }
royals-line-half =
    { $points ->
        [one] Elke helft: { $points } punt
       *[other] Elke helft: { $points } punten
    }
royals-line-country = Land: { $country }
royals-line-positions = Posities: { $titles }
royals-line-city-bonus =
    { $points ->
        [one] Stadsbonus: { $points } punt
       *[other] Stadsbonus: { $points } punten
    }
royals-line-noble-house = Met { $n } spelers: { $bonuses }

## Scoreblad en uitslag

royals-score-city = Stadsbonussen
royals-score-country = Landbonussen
royals-score-noble-house = Adelshuisbonus
royals-score-period = Periodefiches
royals-score-title = Titelfiches
royals-outcome-points =
    { $points ->
        [one] { $player } wint met { $points } overwinningspunt.
       *[other] { $player } wint met { $points } overwinningspunten.
    }
royals-outcome-token =
    { $points ->
        [one] { $player } wint met { $points } overwinningspunt; bij gelijke stand besliste de hoogste losse fiche ({ $best }).
       *[other] { $player } wint met { $points } overwinningspunten; bij gelijke stand besliste de hoogste losse fiche ({ $best }).
    }
royals-outcome-shared =
    { $points ->
        [one] Gedeelde overwinning met { $points } overwinningspunt: { $players }.
       *[other] Gedeelde overwinning met { $points } overwinningspunten: { $players }.
    }

## Het bord

royals-board-have = { $n } van { $all } kaarten
royals-board-have-intrigue = { $n } van { $all } intrigekaarten
royals-board-deck-countries = Landen
royals-board-deck-intrigue = Intrige
royals-board-legend-have = kaarten die je hebt, en kaarten die het kost
royals-board-legend-banished = blokjes naast een stad: verbannen
royals-board-first-place = 1e
royals-board-second-place = 2e

## Wat een analyse noemt

royals-topic-points = Behaalde punten
royals-topic-periods = Periodefiches
royals-topic-titles = Titelfiches
royals-topic-bonuses = Land- en adelshuisbonussen
royals-topic-cards = Landenkaarten
royals-topic-intrigues = Intrigekaarten
royals-topic-positions = Posities binnen bereik
