### Kingsburg: wat de heraut zegt in het eerste spel

## Lente

kingsburg-lesson-first-goal-title = Vijf jaar, één provincie
kingsburg-lesson-first-goal-why = Vijf jaar lang is deze grensprovincie van jou; wie de meeste punten heeft, wint.
kingsburg-lesson-first-goal-what = De koning geeft ieder van jullie één grondstof: neem de steen.
kingsburg-lesson-first-goal-instead = Adviseurs komen later. Neem eerst de steen: die heb je nodig voor een kapel van 5 punten.
kingsburg-lesson-first-order-title = Wie begint
kingsburg-lesson-first-order-why = Wie met de dobbelstenen de laagste som gooit, kiest als eerste een adviseur.
kingsburg-lesson-first-order-what = Jij hebt { $mine }, Beatrix { $beatrix }, Aldric { $aldric }: { $device ->
        [touch] tik
       *[other] klik
    } op wie begint.
kingsburg-lesson-first-order-elsewhere = We vergelijken de dobbelstenen van alle drie de spelers: de laagste som begint.
kingsburg-lesson-first-one-die-title = Eén dobbelsteen alleen
kingsburg-lesson-first-one-die-why = Eén dobbelsteen gaat naar de adviseur wiens nummer hij toont.
kingsburg-lesson-first-one-die-what = Stuur je 2 naar de landjonker, die 1 goud geeft.
kingsburg-lesson-first-one-die-instead = De 3 en de 5 leveren samen 2 goud op: bewaar ze nog even.
kingsburg-lesson-first-taken-title = Wie het eerst komt
kingsburg-lesson-first-taken-why = Een bezochte adviseur ontvangt dit seizoen niemand anders meer.
kingsburg-lesson-first-taken-what = Generaal en kampioen zijn bezet: { $device ->
        [touch] tik
       *[other] klik
    } op een van beiden en zie door wie.
kingsburg-lesson-first-taken-elsewhere = Zoek een adviseur met dobbelstenen van een rivaal op het portret: die is bezet.
kingsburg-lesson-first-adding-title = Dobbelstenen optellen
kingsburg-lesson-first-adding-why = Bij meerdere dobbelstenen moet de som precies het nummer van de adviseur zijn.
kingsburg-lesson-first-adding-what = 3 en 5 is 8: stuur ze samen naar de schatbewaarder voor 2 goud.
kingsburg-lesson-first-adding-instead = De schatbewaarder geeft 2 goud, genoeg voor een standbeeld dit seizoen.
kingsburg-lesson-first-help-title = Gaven van het hof
kingsburg-lesson-first-help-why = Als alle dobbelstenen liggen, helpen de adviseurs, van 1 tot en met 18.
kingsburg-lesson-first-help-what =
    { $device ->
        [touch] Tik
       *[other] Klik
    } op je grondstoffen. Landjonker en schatbewaarder gaven je { $gold } goud, de koning { $stone } steen.
kingsburg-lesson-first-help-elsewhere = Je grondstoffen staan naast je dobbelstenen.
kingsburg-lesson-first-building-title = Een gebouw neerzetten
kingsburg-lesson-first-building-why = De meeste punten komen van gebouwen, en elk seizoen mag je er één bouwen.
kingsburg-lesson-first-building-what = Bouw het standbeeld: voor 2 goud krijg je meteen 3 punten.
kingsburg-lesson-first-building-instead = Geen ander gebouw dat je nu kunt betalen, levert zoveel punten op.

## Zomer

kingsburg-lesson-first-reward-title = Beloning van de koning
kingsburg-lesson-first-reward-why = Na de lente: 1 punt voor de meeste gebouwen, ook bij gelijke stand.
kingsburg-lesson-first-reward-what = Jij en Aldric hebben er elk één: { $device ->
        [touch] tik
       *[other] klik
    } op je score, nu { $score }.
kingsburg-lesson-first-reward-elsewhere = Je score staat in de gouden rand.
kingsburg-lesson-first-choice-title = Gaven naar keuze
kingsburg-lesson-first-choice-why = De koopman geeft goud of hout. De sterrenkundige geeft een grondstof naar keuze en een ‘+2’-fiche.
kingsburg-lesson-first-choice-what = Stuur 1 en 6 naar de sterrenkundige: samen is dat 7.
kingsburg-lesson-first-choice-what-2 = Stuur je 4 naar de koopman.
kingsburg-lesson-first-choice-what-3 = Neem goud van de koopman: een kapel kost 3 goud en 1 steen.
kingsburg-lesson-first-choice-what-4 = Neem ook goud van de sterrenkundige: dat maakt 3.
kingsburg-lesson-first-choice-instead = Beiden kunnen goud geven, en een kapel kost 3 goud en 1 steen.
kingsburg-lesson-first-choice-instead-2 = De koopman kan je goud geven, en dat heb je nodig voor de kapel.
kingsburg-lesson-first-choice-instead-3 = Voor de kapel mis je alleen goud; die kost 3 goud en 1 steen.
kingsburg-lesson-first-rows-title = Het ene na het andere
kingsburg-lesson-first-rows-why = Bouw de vier gebouwen van een rij op volgorde; sla er geen over.
kingsburg-lesson-first-rows-what =
    { $device ->
        [touch] Tik
       *[other] Klik
    } op de kerk: die is de derde van de rij en moet wachten.
kingsburg-lesson-first-rows-elsewhere = Kijk naar de kerk, de derde in de rij ‘Geloof’.
kingsburg-lesson-first-rows-what-2 = Bouw de kapel, de tweede van de rij.
kingsburg-lesson-first-rows-instead = De kapel levert 5 punten op en maakt de weg naar de kerk vrij.

## Herfst

kingsburg-lesson-first-plus-two-title = Een ‘+2’-fiche gebruiken
kingsburg-lesson-first-plus-two-why = Het is herfst. Een ‘+2’-fiche verhoogt een som met 2, hooguit één per dobbelsteen.
kingsburg-lesson-first-plus-two-what = Stuur 5, 3 en ‘+2’ naar de generaal: samen is dat 10.
kingsburg-lesson-first-plus-two-what-2 = Stuur je laatste dobbelsteen, de 3, naar de bouwmeester voor 1 hout.
kingsburg-lesson-first-plus-two-instead = De generaal geeft 2 soldaten en toont je de vijand.
kingsburg-lesson-first-plus-two-instead-2 = Met hout van de bouwmeester kun je een barricade bouwen.
kingsburg-lesson-first-preparing-title = De goblins komen
kingsburg-lesson-first-preparing-why = De generaal toonde je de vijand van deze winter: goblins met kracht { $strength }.
kingsburg-lesson-first-preparing-why-2 = Je kracht moet hoger zijn dan die van de vijand. De koningsdobbelsteen helpt een beetje.
kingsburg-lesson-first-preparing-what =
    { $device ->
        [touch] Tik
       *[other] Klik
    } op de vijand en bekijk hem nog eens.
kingsburg-lesson-first-preparing-elsewhere = Dat is de vijand niet: die wacht onder ‘Winterslag’.
kingsburg-lesson-first-preparing-what-2 = Bouw de barricade: die maakt je 1 sterker tegen goblins.
kingsburg-lesson-first-preparing-instead = Met 1 hout krijg je geen soldaat, maar de barricade maakt je 1 sterker.

## Winter

kingsburg-lesson-first-soldiers-title = Soldaten rekruteren
kingsburg-lesson-first-soldiers-why = Vóór de winter kun je per 2 grondstoffen een soldaat rekruteren.
kingsburg-lesson-first-soldiers-what = Je grondstoffen zijn op, maar de generaal gaf je { $soldiers } soldaten: { $device ->
        [touch] tik
       *[other] klik
    } erop.
kingsburg-lesson-first-soldiers-elsewhere = Je soldaten staan bij je grondstoffen, aan het einde van de rij.
kingsburg-lesson-first-winter-title = De winterslag
kingsburg-lesson-first-winter-why = Soldaten en gebouwen tellen, en de dobbelsteen van de koning geeft iedereen 1 extra.
kingsburg-lesson-first-winter-what =
    { $device ->
        [touch] Tik
       *[other] Klik
    } op de vijand: jouw { $mine } verslaat zijn { $against }. Dat levert 1 steen op, en 1 punt als sterkste.
kingsburg-lesson-first-winter-elsewhere = De vijand en zijn kracht staan bovenaan bij ‘Winterslag’.

## Wat pas later voorkomt

kingsburg-lesson-first-met-recruiting = De versterking van de koning is 1 tot 6; een soldaat geeft meer zekerheid.
kingsburg-lesson-first-met-lost-building = Een verloren gebouw neemt zijn punten mee, maar mag opnieuw gebouwd worden.
kingsburg-lesson-first-met-soldiers-home = Na de slag gaan alle soldaten naar huis; volgende winter heb je nieuwe nodig.
kingsburg-lesson-first-met-white-die = Hulp van de koning: een witte dobbelsteen in de lente voor de minste gebouwen.
kingsburg-lesson-first-met-envoy = De gezant helpt wie de minste gebouwen heeft: een bezette adviseur of tweede gebouw.
kingsburg-lesson-first-met-re-roll = Al je dobbelstenen tonen hetzelfde getal, dus je mag er één opnieuw gooien.
