### Paladijnen van het Westelijk Koninkrijk: wat Odo zegt in het eerste spel

paladins-lesson-first-hire-title = Eén stad, zeven ronden
paladins-lesson-first-hire-why = Je leidt een stad zeven ronden lang; wie de meeste overwinningspunten heeft, wint.
paladins-lesson-first-hire-what = Inwoners helpen je het hele spel: huur de misdienaar in, die ‘Uitzenden’ telkens beloont.
paladins-lesson-first-hire-instead = De misdienaar geeft meteen zilver, en bij elke uitgezonden monnik opnieuw.

paladins-lesson-first-order-title = Het bevel van de koning
paladins-lesson-first-order-why = ‘Uitzenden’ stuurt monniken het land in; de koning wil er vijf, voor 4 overwinningspunten.
paladins-lesson-first-order-what =
    { $device ->
        [touch] Tik op zijn bevel.
       *[other] Klik op zijn bevel, of op ‘Uitzenden’ op je bord.
    }
paladins-lesson-first-order-elsewhere = Wat de koning wil, staat op zijn bevel; je doet het met ‘Uitzenden’.

paladins-lesson-first-paladins-title = Kies uit drie paladijnen
paladins-lesson-first-paladins-why = Eén helpt nu, één gaat bovenop voor de volgende ronde, één gaat onderop.
paladins-lesson-first-paladins-what = Neem Ivon: hij brengt geloof, en uitzenden kost dan geen proviand.
paladins-lesson-first-paladins-what-2 = Leg Gérier bovenop: volgende ronde trek je hem weer.
paladins-lesson-first-paladins-instead = Ivon bespaart je nu proviand; Gériers geloof helpt je straks bij het bekeren.
paladins-lesson-first-paladins-instead-2 = Met Gérier bovenop heb je volgende ronde zijn geloof.

paladins-lesson-first-tavern-title = Arbeiders uit een taveerne
paladins-lesson-first-tavern-why = Arbeiders hebben kleuren, en een gekleurd vak is alleen voor zijn eigen kleur.
paladins-lesson-first-tavern-what = Neem twee handelaars, een verkenner en een dagloner: die passen bij ‘Uitzenden’ en ‘Handelen’.
paladins-lesson-first-tavern-instead = ‘Handelen’ vraagt straks twee handelaars, en die heeft alleen de taveerne die oplicht.

paladins-lesson-first-commission-title = Een monnik voor gebied 2
paladins-lesson-first-commission-why = Gebied 2 vraagt 2 geloof, en Ivon leent je er deze ronde { $n }.
paladins-lesson-first-commission-what = Kies ‘Uitzenden’: dat vraagt een verkenner, een priester en nog een arbeider naar keuze.
paladins-lesson-first-commission-what-2 = Plaats daar je dagloner; elke arbeider is goed.
paladins-lesson-first-commission-what-3 = Stuur je monnik het koninkrijk in: naar gebied 2, waar je een verkenner krijgt.
paladins-lesson-first-commission-instead = Ivons geloof geldt maar één ronde: gebruik het voor ‘Uitzenden’.
paladins-lesson-first-commission-instead-2 = Elke arbeider is goed: bewaar die waarvan je de kleur nodig hebt.
paladins-lesson-first-commission-instead-3 = Je geloof reikt tot gebied 2, en daar wacht een verkenner.

paladins-lesson-first-wheel-title = Eigenschappen helpen elkaar
paladins-lesson-first-wheel-why = De ene eigenschap helpt de andere: uitzenden vraagt geloof en verhoogt invloed.
paladins-lesson-first-wheel-what =
    { $device ->
        [touch] Tik
       *[other] Klik
    } op invloed, nu { $n }: die heb je nodig voor ‘Versterken’ en ‘Vergeven’.
paladins-lesson-first-wheel-elsewhere = Invloed is de derde van je eigenschappen, in het groen.

paladins-lesson-first-trade-title = Handelen met twee arbeiders
paladins-lesson-first-trade-why = In zijn eentje handelt een arbeider voor 1 zilver, met een handelaar voor 3.
paladins-lesson-first-trade-what = Kies ‘Handelen’ met twee arbeiders; later mag er niemand meer bij.
paladins-lesson-first-trade-what-2 = Plaats beide handelaars.
paladins-lesson-first-trade-instead = Je hebt twee handelaars, en met hen levert ‘Handelen’ het meest op.

paladins-lesson-first-conspire-title = Een crimineel, een verdenking
paladins-lesson-first-conspire-why = Een crimineel past op elk vak. Hij brengt wel een verdenkingskaart mee, vaak met zilver uit de belasting.
paladins-lesson-first-conspire-what =
    { $device ->
        [touch] Tik
       *[other] Klik
    } op de belastingvoorraad. Zijn de laatste { $n } zilver weg, dan straft de inquisitie de meest verdachte.
paladins-lesson-first-conspire-elsewhere = De belastingvoorraad ligt bij het koninkrijk en toont ook wie het meest verdacht is.
paladins-lesson-first-conspire-what-2 = Kies ‘Samenzweren’: dat kost één arbeider.
paladins-lesson-first-conspire-instead = Aldric heeft meer verdenkingen dan jij: laat de inquisitie maar komen.

paladins-lesson-first-inquisition-title = De inquisitie
paladins-lesson-first-inquisition-why = Je verdenkingskaart haalde het laatste zilver uit de belastingvoorraad, dus kwam de inquisitie.
paladins-lesson-first-inquisition-what =
    { $device ->
        [touch] Tik
       *[other] Klik
    } op Aldrics verdenkingen. Hij had de meeste, kreeg een schuld en verloor de helft.
paladins-lesson-first-inquisition-elsewhere = De ogen zijn verdenkingen: kijk naar die van Aldric.

paladins-lesson-first-pass-title = Passen
paladins-lesson-first-pass-why = Als je past, wordt je bord leeg; hoogstens drie ongebruikte arbeiders blijven bij je.
paladins-lesson-first-pass-what = Pas: je verkenner en je crimineel blijven bij je.
paladins-lesson-first-pass-instead = De twee arbeiders die je houdt, doen volgende ronde meer, naast Gérier.

paladins-lesson-first-return-title = De tweede ronde
paladins-lesson-first-return-why = De paladijn die je bovenop legde, is terug, met twee nieuwe.
paladins-lesson-first-return-what = Neem Gérier: zijn geloof helpt je bij het bekeren.
paladins-lesson-first-return-what-2 = Leg Olivier bovenop: hij brengt geloof in de derde ronde.
paladins-lesson-first-return-instead = Met Gériers geloof kun je deze ronde bekeren, en Olivier brengt straks geloof.

paladins-lesson-first-develop-title = Een werkplaats voor altijd
paladins-lesson-first-develop-why = Voor 4 zilver bedekt een werkplaats een vak: dat bespaart elke ronde een arbeider.
paladins-lesson-first-develop-why-4 = Aan het eind geven 3 zilver of proviand 1 punt. Een werkplaats bespaart je arbeiders.
paladins-lesson-first-develop-what = Een werkplaats vraagt twee arbeiders: neem de taveerne met twee dagloners.
paladins-lesson-first-develop-what-2 = Kies ‘Ontwikkelen’ op je bord.
paladins-lesson-first-develop-what-3 = Plaats beide dagloners.
paladins-lesson-first-develop-what-4 = Zet de werkplaats op het eerste vak van ‘Uitzenden’; je krijgt een verkenner.
paladins-lesson-first-develop-instead = Twee dagloners volstaan om te ontwikkelen, en de andere arbeiders blijven vrij.
paladins-lesson-first-develop-instead-4 = Het bevel vraagt vijfmaal ‘Uitzenden’: dat vak gebruik je het vaakst.

paladins-lesson-first-convert-title = Bekeren of aanvallen
paladins-lesson-first-convert-why = Een buitenstaander aanvallen geeft nu beloningen; hem bekeren geeft punten aan het eind.
paladins-lesson-first-convert-what = Kies ‘Bekeren’; de eerste bekering is gratis.
paladins-lesson-first-convert-what-2 = Plaats eerst je strijder, dan je handelaar en je priester.
paladins-lesson-first-convert-what-3 = Bekeer de avonturier: hij geeft punten voor je uitgezonden monniken.

paladins-lesson-first-scoring-title = Wat aan het eind telt
paladins-lesson-first-scoring-why = Eigenschappen, bevelen, veelgebruikte acties en bekeerde buitenstaanders geven punten; een openstaande schuld kost 3. Punten staan op een rode ondergrond.
paladins-lesson-first-scoring-what =
    { $device ->
        [touch] Tik
       *[other] Klik
    } op wat je doel is; vanaf nu beslis jij.
paladins-lesson-first-scoring-elsewhere = Kies iets van wat oplicht: dat zijn goede doelen om mee te beginnen.

## Wat na de les opduikt

paladins-lesson-first-met-favour = Een gunst van de koning vraagt één arbeider en helpt één speler per ronde.
paladins-lesson-first-met-recruit = Eén arbeider: stuur een inwoner weg voor de beloning; met een strijder erbij: inhuren.
paladins-lesson-first-met-attack = Ontbrekende kracht kost zilver: 1 voor elke 2, naar boven afgerond.
paladins-lesson-first-met-pray = Bidden maakt één actie op je bord vrij, zodat je die weer kunt gebruiken.
paladins-lesson-first-met-absolve = Een pot geeft zijn beloning en geloof, en je mag een verdenking afleggen.
paladins-lesson-first-met-debt = Een schuld kost aan het eind 3 punten; afgelost levert die er 1 op.
