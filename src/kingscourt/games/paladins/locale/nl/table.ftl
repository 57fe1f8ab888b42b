### Paladijnen van het Westelijk Koninkrijk: wat de tafel zegt

## Vragen

paladins-prompt-hire-free = Welke inwoner huur je gratis in?
paladins-prompt-use = Welke paladijn rijdt deze ronde met je mee?
paladins-prompt-top = Welke paladijn komt boven op je stapel? De andere komt onderop.
paladins-prompt-tavern = Welke taveerne neem je?
paladins-prompt-turn = Kies een actie, of pas.
paladins-prompt-place = { $deed }: welke arbeider plaats je?
paladins-prompt-favour = { $favour }: welke arbeider stuur je?
paladins-prompt-hire = Welke inwoner huur je in?
paladins-prompt-dismiss = Welke inwoner stuur je weg?
paladins-prompt-payment = Betaal je { $n } zilver, of neem je een schuld?
paladins-prompt-attack = Welke buitenstaander val je aan?
paladins-prompt-convert = Welke buitenstaander bekeer je?
paladins-prompt-commission = Waar gaat je monnik heen?
paladins-prompt-garrison = Waar komt je buitenpost?
paladins-prompt-absolve = Op welk vak zet je je pot?
paladins-prompt-develop = Waar komt je werkplaats?
paladins-prompt-pray = Van welke actie vertrekken alle arbeiders?
paladins-prompt-recruit-free = Welke inwoner huur je gratis in of stuur je gratis weg?
paladins-prompt-option = Welke mogelijkheid kies je?
paladins-prompt-reaction = Welke van je inwoners reageert eerst?
paladins-prompt-inquisition = Inquisitie: welke van je inwoners gebruik je?
paladins-prompt-return =
    { $n ->
        [one] Je mag drie arbeiders houden; er moet er { $n } terug. Welke?
       *[other] Je mag drie arbeiders houden; er moeten er { $n } terug. Welke eerst?
    }
paladins-prompt-reward-criminal = Neem je een crimineel, en daarmee een verdenking?
paladins-prompt-reward-discard-suspicion = Leg je een verdenking af?
paladins-prompt-reward-pay-debt = Los je een schuld af?
paladins-prompt-reward-destroy-debt = Vernietig je een schuld?

## Antwoorden

paladins-deed-develop = Ontwikkelen
    .name = { paladins-deed-develop }
paladins-deed-dismiss = Rekruteren met één arbeider: wegsturen
    .name = { paladins-deed-dismiss }
paladins-deed-hire = Rekruteren met twee arbeiders: inhuren
    .name = { paladins-deed-hire }
paladins-deed-hunt-1 = Jagen met één arbeider
    .name = { paladins-deed-hunt-1 }
paladins-deed-hunt-2 = Jagen met twee arbeiders
    .name = { paladins-deed-hunt-2 }
paladins-deed-trade-1 = Handelen met één arbeider
    .name = { paladins-deed-trade-1 }
paladins-deed-trade-2 = Handelen met twee arbeiders
    .name = { paladins-deed-trade-2 }
paladins-deed-pray = Bidden
    .name = { paladins-deed-pray }
paladins-deed-conspire = Samenzweren
    .name = { paladins-deed-conspire }
paladins-deed-commission = Uitzenden
    .name = { paladins-deed-commission }
paladins-deed-fortify = Versterken
    .name = { paladins-deed-fortify }
paladins-deed-garrison = Stationeren
    .name = { paladins-deed-garrison }
paladins-deed-absolve = Vergeven
    .name = { paladins-deed-absolve }
paladins-deed-attack = Aanvallen
    .name = { paladins-deed-attack }
paladins-deed-convert = Bekeren
    .name = { paladins-deed-convert }
paladins-action-pass = Passen
paladins-action-favour = Gunst van de koning gebruiken: { $favour }
paladins-action-place = Plaatsen: { $worker }
paladins-action-place-favour = Sturen: { $worker }
paladins-action-hire = Inhuren: { $townsfolk }
paladins-action-dismiss = Wegsturen: { $townsfolk } ({ $rewards })
paladins-action-react = Gebruiken: { $townsfolk } ({ $rewards })
paladins-action-attack = Aanvallen: { $outsider } ({ $people })
paladins-action-convert = Bekeren: { $outsider } ({ $people })
paladins-action-use = Gebruiken: { $paladin }
paladins-action-top = Bovenop leggen: { $paladin }
paladins-action-monk = Naar gebied { $area } gaan ({ $rewards })
paladins-action-outpost = In gebied { $area } zetten ({ $rewards })
paladins-action-jar = Pot hier zetten: { $rewards }
paladins-action-workshop = Werkplaats op vak { $n } van ‘{ $task }’ zetten
paladins-action-clear = Vrijmaken: ‘{ $task }’
paladins-action-choose = Kiezen: { $rewards }
paladins-action-tavern = { $workers } nemen
paladins-action-return = Teruggeven: { $worker }
paladins-action-pay-silver = Zilver betalen
paladins-action-pay-with-debt = Een schuld nemen
paladins-action-take-criminal = De crimineel nemen
paladins-action-discard-suspicion = Een verdenking afleggen
paladins-action-pay-debt = Een schuld aflossen
paladins-action-destroy-debt = Een schuld vernietigen
paladins-action-decline = Ervan afzien

## Wat een keuze kost en oplevert

paladins-thing-paid-debt =
    { $n ->
        [one] { $n } afgeloste schuld
       *[other] { $n } afgeloste schulden
    }
paladins-thing-worker =
    { $n ->
        [one] { $n } arbeider
       *[other] { $n } arbeiders
    }
paladins-thing-suspicion =
    { $n ->
        [one] { $n } verdenking
       *[other] { $n } verdenkingen
    }
paladins-terms-spaces = vakken: { $workers }
paladins-terms-debt =
    { $n ->
        [one] een openstaande schuld kost aan het eind { $n } overwinningspunt
       *[other] een openstaande schuld kost aan het eind { $n } overwinningspunten
    }
paladins-terms-short = je hebt te weinig zilver en neemt dus een schuld
paladins-terms-lost = gaat verloren, want je kunt het niet gebruiken: { $rewards }
paladins-terms-pray-self = maakt alleen zijn eigen vak vrij
paladins-terms-worth =
    { $n ->
        [one] nu { $n } overwinningspunt waard
       *[other] nu { $n } overwinningspunten waard
    }
paladins-terms-reaction = { $reaction }
paladins-terms-paladin = zodra alle paladijnen open liggen: { $workers }
paladins-terms-boosts = deze ronde: { $boosts }
paladins-terms-ability = { $ability }
paladins-terms-suspicion =
    { $n ->
        [one] daarbij komt { $n } verdenking
       *[other] daarbij komen { $n } verdenkingen
    }
paladins-terms-opponent-suspicion =
    { $n ->
        [one] de tegenstander neemt { $n } verdenking
       *[other] de tegenstander neemt { $n } verdenkingen
    }
paladins-terms-inquisition = de belastingvoorraad kan opraken, en dan komt de inquisitie
paladins-terms-go-back =
    { $n ->
        [one] { $n } arbeider naar keuze gaat terug
       *[other] { $n } arbeiders naar keuze gaan terug
    }
paladins-terms-pass = je stapt uit de ronde

## Het verslag: ronden

paladins-event-start = { $player } begint.
paladins-event-round = Ronde { $n } begint.
    .heading = Ronde { $n }
paladins-event-marker = { $player } heeft nu de startspelermarker.
paladins-event-townsfolk = Nieuw in de stad: { $townsfolk }.
paladins-event-outsider = Aan de grens: { $outsider }.
paladins-event-townsfolk-leaves = Verlaat de stad: { $townsfolk }.
paladins-event-outsider-leaves = Trekt verder: { $outsider }.
paladins-event-order = Het bevel van de koning wordt opengelegd: { $order }, { $times } keer voor { $points } overwinningspunten.
paladins-event-favour-revealed = De gunst van de koning wordt opengelegd: { $favour }.
paladins-event-tavern = Een taveerne wordt opengelegd: { $workers }.
paladins-event-taverns-shuffled = De afgelegde taveernes worden geschud.
paladins-event-draw = Je trekt { $paladin }.
paladins-event-draws = { $player } trekt een paladijn.
paladins-event-put = Je legt { $top } boven op je stapel en { $bottom } onderop.
paladins-event-puts = { $player } legt twee paladijnen terug.
paladins-event-reveal = { $player } onthult { $paladin }: { $workers }.
paladins-event-tavern-taken = { $player } neemt een taveerne: { $workers }.
paladins-event-turn = { $player } is aan de beurt.
paladins-event-pass = { $player } past.
paladins-event-pass-forced = { $player } kan niets meer doen en past.
paladins-event-pass-idle = { $player } heeft geen arbeiders meer en past.
paladins-event-return = { $player } geeft terug: { $worker }.
paladins-event-round-end = Ronde { $n } is voorbij.
paladins-event-end = Het spel is afgelopen.
paladins-event-score =
    { $n ->
        [one] { $player }: { $n } overwinningspunt.
       *[other] { $player }: { $n } overwinningspunten.
    }

## Het verslag: acties

paladins-event-place = { $player } plaatst een arbeider op ‘{ $task }’: { $worker }.
paladins-event-favour = { $player } stuurt een arbeider naar de gunst van de koning ‘{ $favour }’: { $worker }.
paladins-event-pay-silver = { $player } betaalt { $n } zilver.
paladins-event-pay-provisions = { $player } betaalt { $n } proviand.
paladins-event-develop = { $player } zet een werkplaats op ‘{ $task }’.
paladins-event-hire = { $player } huurt in: { $townsfolk }.
paladins-event-dismiss = { $player } stuurt weg: { $townsfolk }.
paladins-event-clear = { $player } haalt alle arbeiders van ‘{ $task }’.
paladins-event-commission = { $player } zendt een monnik uit naar gebied { $area }.
paladins-event-garrison = { $player } stationeert een buitenpost in gebied { $area }.
paladins-event-fortify = { $player } bouwt muur nummer { $n }.
paladins-event-absolve = { $player } schenkt vergeving met pot nummer { $n }.
paladins-event-attack = { $player } valt aan: { $outsider }.
paladins-event-convert = { $player } bekeert: { $outsider }.
paladins-event-react = Een inwoner van { $player } reageert: { $townsfolk }.

## Het verslag: winst en verlies

paladins-event-gain = { $player } krijgt { $reward_acc }.
paladins-event-lost = { $player } kan een beloning niet gebruiken: { $reward }.
paladins-event-decline = { $player } ziet hiervan af: { $reward }.
paladins-event-decline-reactions = { $player } gebruikt geen inwoners meer tegen de inquisitie.
paladins-event-top = { $player }: { $attribute } kan niet verder stijgen.
paladins-event-debt = { $player } neemt een schuld.
paladins-event-debt-paid = { $player } lost een schuld af.
paladins-event-debt-destroyed = { $player } vernietigt een schuld.
paladins-event-tax = { $player } neemt { $n } zilver als belasting.
paladins-event-suspicion =
    { $n ->
        [0] { $player } komt onder verdenking te staan, zonder belasting.
       *[other] { $player } komt onder verdenking te staan, met { $n } zilver belasting.
    }
paladins-event-discard =
    { $n ->
        [one] { $player } legt { $n } verdenking af.
       *[other] { $player } legt { $n } verdenkingen af.
    }
paladins-event-suspicions-shuffled = De afgelegde verdenkingen worden geschud.
paladins-event-inquisition = De inquisitie komt.
paladins-event-inquisition-nobody = Niemand staat onder verdenking, dus niemand neemt een schuld.
paladins-event-accused =
    { $n ->
        [one] { $player } heeft de meeste verdenkingen ({ $n }), neemt een schuld en legt er geen af.
       *[other] { $player } heeft de meeste verdenkingen ({ $n }), neemt een schuld en legt de helft af, naar beneden afgerond.
    }
paladins-event-tax-refilled = Er gaat { $n } zilver terug naar de belastingvoorraad.

## Het verslag: de kunstmatige tegenstander

paladins-event-scheme = De tegenstander onthult een plan: { $scheme }.
paladins-event-schemes-shuffled = De plannen van de tegenstander worden geschud.
paladins-event-scheme-freed = Een plan ‘Gunst’ komt op de aflegstapel van de tegenstander.
paladins-event-opponent-workers = De tegenstander heeft deze ronde { $n } arbeiders.
paladins-event-opponent-workshop = De tegenstander heeft een werkplaats op ‘{ $task }’.
paladins-event-opponent-places =
    { $n ->
        [one] De tegenstander plaatst { $n } arbeider op ‘{ $task }’.
       *[other] De tegenstander plaatst { $n } arbeiders op ‘{ $task }’.
    }
paladins-event-opponent-recruits = De tegenstander zet in zijn rij een arbeider op ‘Rekruteren’.
paladins-event-opponent-prays-free = De tegenstander bidt.
paladins-event-opponent-prays = De tegenstander zet in zijn rij een arbeider op ‘Bidden’.
paladins-event-opponent-trades = De tegenstander zet in zijn rij een arbeider op ‘Handelen’.
paladins-event-opponent-conspires = De tegenstander zet in zijn rij een arbeider op ‘Samenzweren’ en krijgt { $n } arbeiders.
paladins-event-opponent-rests = De tegenstander geeft een arbeider terug en rust uit.
paladins-event-opponent-out = De tegenstander stapt uit de ronde.
paladins-event-opponent-idle = De tegenstander heeft geen arbeiders meer en stapt uit de ronde.
paladins-event-scheme-fails = De tegenstander kan zijn plan niet uitvoeren: { $reason }. Hij gebruikt in plaats daarvan zijn rij.
paladins-event-marker-points = Zijn grondstoffenmarker brengt de tegenstander bij kolom { $n }.
paladins-event-space-preferred = Van de vakken binnen bereik kiest de tegenstander het liefst dit: { $rewards }.
paladins-reason-occupied = er staan al arbeiders
paladins-reason-workers = hij heeft te weinig arbeiders
paladins-reason-limit = vaker kan niet
paladins-reason-reach = er is niets binnen zijn bereik
paladins-reason-orders = geen enkel bevel is uit te voeren
paladins-reason-favour = er is geen gunst vrij
paladins-event-opponent-cleared = Alle arbeiders van de tegenstander gaan terug naar de algemene voorraad.
paladins-event-opponent-absolve = De tegenstander schenkt vergeving en keert pot nummer { $n } om.
paladins-event-opponent-tax = Belasting van de tegenstander: { $n } zilver gaat van de belastingvoorraad naar de algemene voorraad.
paladins-event-track =
    { $n ->
        [one] De grondstoffenmarker schuift { $n } vak op.
       *[other] De grondstoffenmarker schuift { $n } vakken op.
    }
paladins-event-track-round = De grondstoffenmarker begint opnieuw: bij de tegenstander stijgt { $attribute }.
paladins-event-tax-removed = De tegenstander heeft zo’n kaart niet: 1 zilver uit de belastingvoorraad gaat naar de algemene voorraad.

## Waarom niet

paladins-refusal-occupied = Op de vakken van ‘{ $task }’ staan al arbeiders.
paladins-refusal-one-go = Je hebt ‘{ $task }’ deze ronde al met één arbeider gebruikt; een tweede kan er later niet bij.
paladins-refusal-workers = Met jouw arbeiders zijn de vakken van ‘{ $task }’ niet te vullen.
paladins-missing-worker =
    { $n ->
        [1] { $worker_a } voor het eerste vak
        [2] { $worker_a } voor het tweede vak
       *[other] { $worker_a } voor het derde vak
    }
paladins-refusal-no-worker = Zo’n arbeider heb je niet: { $worker }.
paladins-refusal-kind = Dit vak is niet voor zo’n arbeider: { $worker }.
paladins-refusal-needed = Deze arbeider heb je nodig voor een later vak: { $worker }.
paladins-refusal-silver = Dat kost { $n } zilver; jij hebt er { $has }.
paladins-refusal-provisions = Dat kost { $n } proviand; jij hebt er { $has }.
paladins-refusal-limit = ‘{ $task }’ heb je { $n } keer gedaan, vaker kan niet.
paladins-refusal-level = Dat vergt { $need }; jij hebt { $has }.
paladins-refusal-no-workshop = Je hebt geen werkplaats meer.
paladins-refusal-no-townsfolk = Er ligt geen inwoner in de rij.
paladins-refusal-no-wall = Er zijn geen muurkaarten meer.
paladins-refusal-no-outsider = Er ligt geen buitenstaander in de rij.
paladins-refusal-no-space = Er is geen vrij vak binnen je bereik.
paladins-refusal-row = Die kaart ligt niet in de rij.
paladins-refusal-space-taken = Daar staat al een monnik of een buitenpost.
paladins-refusal-space-closed = Dit vak is pas open vanaf { $n } spelers.
paladins-refusal-jar-taken = Daar staat al een pot.
paladins-refusal-workshop-there = Daar staat al een werkplaats.
paladins-refusal-nobody-there = Op ‘{ $task }’ staat geen arbeider.
paladins-refusal-favour-hidden = Deze gunst ligt nog dicht.
paladins-refusal-favour-taken = Deze gunst is deze ronde al gebruikt.
paladins-refusal-favour-worker = Deze gunst is alleen voor deze arbeider: { $worker }.
paladins-refusal-option = Dit kun je niet gebruiken, een andere mogelijkheid wel.
paladins-refusal-tavern = Iemand heeft deze taveerne al genomen.
paladins-refusal-hand = Deze paladijn hoort niet bij de kaarten die je nog kunt kiezen.
paladins-refusal-return = Zo’n arbeider kun je niet teruggeven: { $worker }.
paladins-refusal-react = Deze inwoner reageert nu niet.
paladins-refusal-condition = Aan de voorwaarde van deze inwoner is nu niet voldaan.

## De tafel in woorden

paladins-outline-title-setup = Voorbereiding
paladins-outline-title-paladins = Ronde { $n } van 7: paladijnen kiezen
paladins-outline-title-taverns = Ronde { $n } van 7: taveernes kiezen
paladins-outline-title-turns = Ronde { $n } van 7
paladins-outline-title-over = Het spel is afgelopen
paladins-outline-orders = Bevelen van de koning
paladins-outline-order-hidden = Bevel { $n }
paladins-outline-favours = Gunsten van de koning
paladins-outline-favour-hidden = Gunst { $n }
paladins-outline-supply = Algemene voorraad
paladins-outline-tax = Belastingvoorraad
paladins-outline-suspicions = Verdenkingsstapel
paladins-outline-debts = Schuldenstapel
paladins-outline-walls = Muurstapel
paladins-outline-townsfolk-row = Inwoners
paladins-outline-outsider-row = Buitenstaanders
paladins-outline-column-empty = Kolom { $n }
paladins-outline-areas = Gebieden
paladins-outline-area = Gebied { $n }
paladins-outline-taverns = Taveernes
paladins-outline-silver = Zilver
paladins-outline-provisions = Proviand
paladins-outline-workers = Arbeiders
paladins-outline-own-suspicions = Verdenkingen
paladins-outline-hired = Ingehuurde inwoners
paladins-outline-attacked = Aangevallen buitenstaanders
paladins-outline-workshops = Werkplaatsen over
paladins-outline-jars = Vrije potvakken
paladins-outline-jar = Potvak { $n }
paladins-outline-boosted = { $n } + { $boost }
paladins-outline-tavern = Taveerne
paladins-outline-space = Vak { $n }
paladins-outline-column = { $n }. { $card }
paladins-outline-outsider-deck = Buitenstaandersstapel
paladins-outline-townsfolk-deck = Inwonersstapel
paladins-outline-deck = Paladijnstapel
paladins-outline-deck-top = Bovenop: { $cards }
paladins-outline-deck-bottom = Onderop, de onderste als laatste: { $cards }
paladins-line-spaces = Vakken: { $workers }
paladins-line-need = Vergt { $need }
paladins-line-cost = Kosten: { $cost }
paladins-line-cost-none = Gratis
paladins-line-cost-or-debt = Kosten: { $cost } of een schuld
paladins-line-needs-by-use = { $attribute } nodig, keer voor keer: { $levels }
paladins-line-silver-by-use = Zilver, keer voor keer: { $levels }
paladins-line-provisions-by-use = Proviand, keer voor keer: { $levels }
paladins-line-gives = Beloning: { $rewards }
paladins-line-gives-with = Met { $n } arbeiders: { $rewards }
paladins-line-options = Daarna naar keuze: { $options }
paladins-line-limit = Hoogstens { $n } keer per spel
paladins-line-points = { $n } keer: in totaal { $points }
paladins-line-dismissed = Weggestuurd: { $rewards }
paladins-line-hired = Ingehuurd, meteen: { $rewards }
paladins-line-reaction = Ingehuurd, { $reaction }
paladins-line-attack = Voor een aanval: { $need }, of 1 zilver voor elke 2 die ontbreken
paladins-line-attacked = Aangevallen: { $rewards }
paladins-line-convert = Voor een bekering: { $need }
paladins-line-converted = Bekeerd: { $rewards }
paladins-line-takes = Plaats voor: { $worker }
paladins-line-order = Vervuld met minstens { $n } keer ‘{ $task }’
paladins-line-copies = { $n } in de stapel
paladins-line-workers = Arbeiders: { $workers }
paladins-line-boosts = Voor de ronde: { $boosts }
paladins-line-open = Open vanaf { $n } spelers
paladins-line-area-faith = Monniken: { $need }
paladins-line-area-strength = Buitenposten: { $need }
paladins-line-full = Vol met { $n } zilver
paladins-line-last-silver = Het laatste zilver brengt de inquisitie
paladins-line-each = aan het eind elk { $points }
paladins-line-suspicions = { $n } met { $tax } zilver belasting
paladins-line-under = De volgende geeft: { $rewards }
paladins-line-full-for = Vol met { $n } zilver ({ $seats })
paladins-line-unpaid = Openstaand: { $points } aan het eind
paladins-line-paid = Afgelost: { $points } aan het eind
paladins-line-under-all = Onder de werkplaatsen, van links: { $workers }
paladins-line-seats =
    { $n ->
        [one] { $n } speler
       *[other] { $n } spelers
    }
paladins-line-amount = { $n }
paladins-state-free = vrij
paladins-state-taken = genomen door { $player }
paladins-state-used = gebruikt door { $player }: { $worker }
paladins-state-face-down = dicht
paladins-state-passed = heeft gepast
paladins-state-start = heeft de startspelermarker
paladins-state-hand = in de hand
paladins-state-round = deze ronde in gebruik
paladins-state-progress = { $player }: { $n } van { $times }
paladins-state-monk = monnik ({ $player })
paladins-state-outpost = buitenpost ({ $player })
paladins-state-discarded = afgelegd
paladins-state-empty = leeg
paladins-outline-solitaire = Plannen van de tegenstander
paladins-outline-track = Grondstoffenmarker op vak
paladins-outline-stack = Markers, van boven af
paladins-outline-row = Gebruikt uit zijn rij
paladins-outline-schemes = Plannenstapel

## Het scoreblad

paladins-score-orders = Bevelen van de koning
paladins-score-faith = Geloof
paladins-score-strength = Kracht
paladins-score-influence = Invloed
paladins-score-develop = Werkplaatsen
paladins-score-commission = Monniken
paladins-score-garrison = Buitenposten
paladins-score-fortify = Gebouwde muren
paladins-score-walls = Punten op muren
paladins-score-absolve = Potten
paladins-score-outsiders = Bekeerde buitenstaanders
paladins-score-paid-debts = Afgeloste schulden
paladins-score-unpaid-debts = Openstaande schulden
paladins-score-resources = Zilver en proviand

## Het einde

paladins-outcome-points = { $winner } wint met de meeste overwinningspunten: { $n }.
paladins-outcome-orders = { $winner } wint bij een gelijke stand van { $n } overwinningspunten met meer punten uit bevelen van de koning.
paladins-outcome-suspicions = { $winner } wint bij een gelijke stand van { $n } overwinningspunten, ook in punten uit bevelen, met minder verdenkingen.
paladins-outcome-shared = { $winners } delen de overwinning met elk { $n } overwinningspunten.
paladins-outcome-solo-won = { $player } verslaat de tegenstander, { $n } tegen { $other }.
paladins-outcome-solo-lost = { $player } verslaat de tegenstander niet: { $n } tegen { $other }.

## The drawn board

paladins-board-kingdom = Het koninkrijk
paladins-board-board = Mijn bord
paladins-board-rivals = Rivalen
paladins-board-town = In de stad
paladins-board-realm = In het koninkrijk
paladins-board-free = gratis
paladins-board-occupied = bezet
paladins-board-workers = arbeiders ontbreken
paladins-board-nothing-left = niets binnen bereik
paladins-board-limit = alle { $n } gedaan
paladins-board-have = je hebt
paladins-board-dismiss = wegsturen
paladins-board-hire = inhuren
paladins-board-clear = een actie vrijmaken
paladins-board-points = punten
paladins-board-points-of =
    { $n ->
        [one] punt
       *[other] punten
    }
paladins-board-hand = Paladijnen om uit te kiezen
paladins-board-hired = Ingehuurd
paladins-board-jars = Potvakken
paladins-board-debts = schuld, elk { $points }
paladins-board-paid = afgelost, elk { $points }
paladins-board-debts-short = schulden { $points }
paladins-board-paid-short = afgelost { $points }
paladins-board-tax-left = { $n } van { $full } zilver
paladins-board-tax-end = bij 0: inquisitie
paladins-board-most = Meeste verdenkingen
paladins-board-start = eerste
paladins-board-open = Het hele bord tonen
paladins-board-close = Het bord verbergen
paladins-board-back = Terug naar mijn bord
paladins-board-row = Zijn rij acties
paladins-board-last-turn = Zijn laatste beurt
paladins-board-criminal = crimineel: vervangt elke soort
paladins-board-holdings = Wat een speler heeft
paladins-board-rewards = Beloningen
paladins-board-actions = Acties
paladins-board-decks = Stapels
paladins-board-inquisition = Inquisitie

## Wat een analyse noemt

paladins-topic-points = Punten op het bord
paladins-topic-attributes = Eigenschappen
paladins-topic-orders = Bevelen van de koning
paladins-topic-people = Inwoners en buitenstaanders
paladins-topic-workshops = Werkplaatsen
paladins-topic-workers = Arbeiders
paladins-topic-resources = Zilver en proviand
paladins-topic-suspicion = Verdenkingen en schulden
